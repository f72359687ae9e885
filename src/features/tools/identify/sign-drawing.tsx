import type { ReactNode } from 'react';
import {
  accentLine,
  Adapter,
  Cartridge,
  Cells,
  FoldingConsole,
  Lamp,
  Print,
  ClosedConsole,
  sockets,
  UprightConsole,
  WideConsole,
} from './sign-parts';

/** A drawing in words and measures. Widths are in millimetres. */
export type Drawing =
  | readonly ['upright', mark: 'buttons' | 'light' | 'infrared' | 'shell']
  | readonly ['wide', mark: 'buttons' | 'plate' | 'sticks', width?: number]
  | readonly ['folding', mark: 'one' | 'two' | 'slot' | 'cameras' | 'pad' | 'stick']
  | readonly ['shut', width: number]
  | readonly ['wedge']
  | readonly ['slab']
  | readonly ['cells', count: 2 | 4, size: 'AA' | 'AAA']
  | readonly ['label', code: string]
  | readonly ['board', name: string]
  | readonly ['box', text: string]
  | readonly ['lamp', colour: 'none' | 'red']
  | readonly ['cartridge', kind: 'old' | 'advance']
  | readonly ['socket', shape: 'large' | 'small' | 'notch' | 'tiny']
  | readonly ['adapter', centre: 'negative' | 'positive']
  | readonly ['unsure'];

/** Draws lines, with the sign in the accent colour. The text beside the drawing repeats the sign. */
export function SignDrawing({ of: drawing, className = '' }: { of: Drawing; className?: string }) {
  return (
    <svg
      viewBox="0 0 120 90"
      width="120"
      height="90"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      {partsOf(drawing)}
    </svg>
  );
}

function partsOf(drawing: Drawing): ReactNode {
  switch (drawing[0]) {
    case 'upright':
      return <UprightConsole mark={drawing[1]} />;
    case 'wide':
      return <WideConsole mark={drawing[1]} width={drawing[2]} />;
    case 'folding':
      return <FoldingConsole mark={drawing[1]} />;
    case 'shut':
      return <ClosedConsole width={drawing[1]} />;
    case 'cells':
      return <Cells count={drawing[1]} size={drawing[2]} />;
    case 'lamp':
      return <Lamp lit={drawing[1] === 'red'} />;
    case 'cartridge':
      return <Cartridge old={drawing[1] === 'old'} />;
    case 'socket':
      return <path d={sockets[drawing[1]]} className={accentLine} />;
    case 'adapter':
      return <Adapter negative={drawing[1] === 'negative'} />;
    case 'label':
      return (
        <>
          <rect x="12" y="20" width="96" height="50" rx="5" />
          <path d="M22 31h22M22 61h76" className="opacity-60" />
          <Print y={51}>{drawing[1]}</Print>
        </>
      );
    case 'board':
      return (
        <>
          <rect x="8" y="12" width="104" height="66" rx="3" />
          <path d="M16 20h.01M104 20h.01M16 70h.01M104 70h.01" strokeWidth="4" />
          <path d="M45 22h30v24H45zM51 22v-4M60 22v-4M69 22v-4M51 50v-4M60 50v-4M69 50v-4M24 28h12M24 36h8M84 30h12M88 38h8" />
          <Print y={67}>{drawing[1]}</Print>
        </>
      );
    case 'box':
      return (
        <>
          <path d="M16 28h76v50H16zM16 28l14-14h76L92 28M92 78l14-14V14" />
          <Print x={54} y={58}>
            {drawing[1]}
          </Print>
        </>
      );
    case 'wedge':
      return (
        <>
          <rect x="12" y="6" width="68" height="78" rx="6" />
          <path d="M28 14h36v20H28zM31 48h30v22H31zM19 22h.01M72 22h.01" />
          <path d="M94 84V12l12 10v62z" className={accentLine} />
        </>
      );
    case 'slab':
      return (
        <>
          <path d="M32 24h56v42H32zM38 30h44v30H38z" />
          <path
            d="M24 14H16a8 8 0 0 0-8 8v30a8 8 0 0 0 8 8h8zM96 14h8a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8h-8zM16 26h.01M104 44h.01M16 76v-9m-4 4 4-4 4 4M104 76v-9m-4 4 4-4 4 4"
            className={accentLine}
          />
        </>
      );
    case 'unsure':
      return (
        <>
          <rect x="30" y="12" width="60" height="66" rx="8" strokeDasharray="5 6" />
          <Print y={57} size={34}>
            ?
          </Print>
        </>
      );
  }
}
