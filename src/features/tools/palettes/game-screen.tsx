import type { Colours, Palette } from './find-palette';
import { layers, sceneSize } from './scene-art';

const { width, height } = sceneSize;

const greens: Palette = ['#d5dfa0', '#a3b26a', '#5c7038', '#1c2610'];

/** The colours of the first Game Boy for the four shades. */
export const originalColours: Colours = { background: greens, object0: greens, object1: greens };

/** Defines the drawing that all `GameScreen`s of the page show. */
export function SceneArt() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        {layers.map(({ name, paths }) =>
          paths.map((path, index) => <path key={`${name}-${index}`} id={`scene-${name}-${index + 1}`} d={path} />),
        )}
      </defs>
    </svg>
  );
}

interface GameScreenProps {
  colours: Colours;
  label: string;
}

export function GameScreen({ colours, label }: GameScreenProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="block w-full rounded-lg"
    >
      <rect width={width} height={height} fill={colours.background[0]} />
      {/* Lines run through the middle of their pixels. */}
      <g transform="translate(0 .5)">
        {layers.map(({ name }) =>
          [1, 2, 3].map((shade) => <use key={shade} href={`#scene-${name}-${shade}`} stroke={colours[name][shade]} />),
        )}
      </g>
    </svg>
  );
}
