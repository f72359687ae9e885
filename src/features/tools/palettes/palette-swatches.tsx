import { paletteAt, startsOf, type Colours } from './find-palette';
import { setups } from './palette-data';

/** Defines the palettes of the page, each once. */
export function SwatchArt() {
  const starts = new Set(setups.flatMap((_setup, index) => Object.values(startsOf(index))));
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <defs>
        {[...starts].map((start) => (
          <g key={start} id={`palette-${start}`}>
            {paletteAt(start).map((colour, index) => (
              <path key={index} d={`M${index} 0h1v1h-1z`} fill={colour} />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  );
}

interface PaletteStripProps {
  setup: number;
  part: keyof Colours;
  /** True when a text elsewhere names the colours. */
  decorative?: boolean;
}

/** Shows the visible colours of a palette side by side. */
export function PaletteStrip({ setup, part, decorative = false }: PaletteStripProps) {
  const start = startsOf(setup)[part];
  const first = part === 'background' ? 0 : 1;
  const labelled = { role: 'img', 'aria-label': paletteAt(start).slice(first).join(' ') } as const;
  return (
    <svg
      viewBox={`${first} 0 ${4 - first} 1`}
      width={(4 - first) * 20}
      height="20"
      shapeRendering="crispEdges"
      className="outline outline-line"
      {...(decorative ? { 'aria-hidden': true } : labelled)}
    >
      <use href={`#palette-${start}`} />
    </svg>
  );
}

interface SwatchProps {
  colour: string;
}

export function Swatch({ colour }: SwatchProps) {
  return (
    <svg
      viewBox="0 0 1 1"
      width="24"
      height="24"
      aria-hidden="true"
      className="shrink-0 rounded-sm outline outline-line"
    >
      <path d="M0 0h1v1H0z" fill={colour} />
    </svg>
  );
}
