import { coloursOf, readTitle, type Colours } from '../src/features/tools/palettes/find-palette.ts';
import { originalColours } from '../src/features/tools/palettes/game-screen.tsx';
import { layers, sceneSize } from '../src/features/tools/palettes/scene-art.ts';
import { element, group, path, rect } from './art/shapes.ts';

const { width, height } = sceneSize;

/** The views of the scene on the home page. The fragment of the picture's address names a view. */
const views: readonly { id: string; colours: Colours }[] = [
  { id: 'original', colours: originalColours },
  { id: 'tetris', colours: coloursOf(readTitle('TETRIS').setup) },
  { id: 'mario', colours: coloursOf(readTitle('SUPER MARIOLAND').setup) },
  { id: 'kirby', colours: coloursOf(readTitle('KIRBY DREAM LAND').setup) },
];

/** Draws one picture that contains the scene once. Each view has its own colours. */
export function toolScenes(): Map<string, string> {
  const shapes = layers.flatMap(({ name, paths }) =>
    paths.map((data, index) => path(data, { id: `${name}-${index + 1}` })),
  );
  const drawn = views.map(({ id, colours }, index) => {
    const y = index * height;
    return element('view', { id, viewBox: `0 ${y} ${width} ${height}` }) + sceneAt(y, colours);
  });
  const size = { width, height, viewBox: `0 0 ${width} ${height}`, 'shape-rendering': 'crispEdges' };
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size },
    element('defs', {}, ...shapes),
    ...drawn,
  );
  return new Map([['public/images/scenes.svg', `${svg}\n`]]);
}

function sceneAt(y: number, colours: Colours): string {
  const [behind = ''] = colours.background;
  const lines = layers.flatMap(({ name }) =>
    [1, 2, 3].map((shade) => element('use', { href: `#${name}-${shade}`, stroke: colours[name][shade] ?? '' })),
  );
  // Lines run through the middle of their pixels.
  return rect(0, y, width, height, { fill: behind }) + group({ transform: `translate(0 ${y + 0.5})` }, ...lines);
}
