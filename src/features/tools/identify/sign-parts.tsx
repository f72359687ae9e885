export const accentLine = 'stroke-accent';
const cross = (x: number, y: number) => `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
const dot = (x: number, y: number) => `M${x} ${y}h.01`;

interface PrintProps {
  x?: number;
  y: number;
  size?: number;
  children: string;
}

/** Prints letters in the largest size that fits. */
export function Print({ x = 60, y, size, children }: PrintProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      stroke="none"
      fontSize={size ?? Math.min(17, Math.floor(140 / children.length))}
      className="fill-accent font-mono font-bold"
    >
      {children}
    </text>
  );
}

export function UprightConsole({ mark }: { mark: 'buttons' | 'light' | 'infrared' | 'shell' }) {
  const controls = (
    <>
      <path d={cross(47, 56)} />
      <path d={dot(64, 60) + dot(73, 55)} strokeWidth="7" />
    </>
  );
  return (
    <>
      <path
        d="M42 6h36a5 5 0 0 1 5 5v60a13 13 0 0 1-13 13H42a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z"
        className={mark === 'shell' ? 'fill-accent/25 stroke-accent' : ''}
      />
      <rect x="44" y="13" width="32" height="28" rx="2" />
      {mark === 'buttons' ? <g className={accentLine}>{controls}</g> : controls}
      {mark === 'light' && <path d="M60 20v14M53 27h14M55 22l10 10M65 22 55 32" className={accentLine} />}
      {mark === 'infrared' && <path d="M52 6h16M54 1h12" strokeWidth="5" className={accentLine} />}
    </>
  );
}

interface WideProps {
  mark: 'buttons' | 'plate' | 'sticks';
  /** The width sets the scale and the printed measure. */
  width: number | undefined;
}

export function WideConsole({ mark, width = 208 }: WideProps) {
  const half = width / 4;
  const high = mark === 'plate' ? 25 : 42;
  const top = 42 - high / 2;
  const [left, right] = [60 - half * 0.76, 60 + half * 0.76];
  const controls = (
    <>
      <path d={cross(left, mark === 'sticks' ? 50 : 40)} strokeWidth="2.5" />
      <path d={dot(right - 3, 44) + dot(right + 3, 38)} strokeWidth="5" />
    </>
  );
  return (
    <>
      <rect
        x={60 - half}
        y={top}
        width={half * 2}
        height={high}
        rx={high / 3}
        className={mark === 'plate' ? accentLine : ''}
      />
      <rect x={60 - half * 0.5} y={top + 5} width={half} height={high - 10} rx="2" />
      {mark === 'buttons' ? <g className={accentLine}>{controls}</g> : controls}
      {mark === 'sticks' && (
        <g className={accentLine}>
          <circle cx={left} cy="34" r="5" />
          <circle cx={right} cy="53" r="5" />
        </g>
      )}
      {half < 52 || mark === 'sticks' ? <Measure half={half} text={`${width} mm`} /> : null}
    </>
  );
}

/** Draws a measure below a part of the same width. */
function Measure({ half, text }: { half: number; text: string }) {
  return (
    <>
      <path d={`M${60 - half} 69h${half * 2}M${60 - half} 66v6M${60 + half} 66v6`} className={accentLine} />
      <Print y={86} size={13}>
        {text}
      </Print>
    </>
  );
}

export function ClosedConsole({ width }: { width: number }) {
  const half = width * 0.32;
  return (
    <>
      <rect x={60 - half} y="16" width={half * 2} height="42" rx="6" />
      <path d={`M${60 - half + 12} 16v6h${half * 2 - 24}v-6`} />
      <Measure half={half} text={`${width} mm`} />
    </>
  );
}

const foldingMarks = {
  one: 'M40 9h40v26H40zM32 44h56',
  two: 'M40 9h40v26H40zM43 53h34v23H43z',
  slot: 'M40 84h40',
  cameras: 'M60 44h.01M60 22h.01',
  pad: 'M34 60a4.500 4.500 0 1 0 .1 0zM34 9h52v26H34zM93 14v16',
  stick: 'M83 54a3 3 0 1 0 .1 0zM26 44h8M86 44h8',
};

export function FoldingConsole({ mark }: { mark: keyof typeof foldingMarks }) {
  const narrow = mark === 'one';
  const [x, width] = narrow ? [34, 52] : [24, 72];
  const strong = mark === 'slot' || mark === 'cameras' ? 6 : 2.5;
  return (
    <>
      <rect x={x} y="4" width={width} height="38" rx="5" />
      <rect x={x} y="46" width={width} height="38" rx="5" />
      <path d={`M${x + 6} 44h${width - 12}`} />
      {mark !== 'one' && mark !== 'two' && <path d="M43 53h34v23H43z" />}
      {(mark === 'slot' || mark === 'cameras' || mark === 'stick') && <path d="M40 9h40v26H40z" />}
      <path d={narrow ? cross(46, 66) : cross(33, mark === 'pad' ? 77 : 66)} />
      <path d={narrow ? dot(70, 68) + dot(77, 62) : dot(85, 69) + dot(90, 64)} strokeWidth="5" />
      <path d={foldingMarks[mark]} strokeWidth={strong} className={accentLine} />
    </>
  );
}

export function Cells({ count, size }: { count: 2 | 4; size: 'AA' | 'AAA' }) {
  const [high, long] = size === 'AA' ? [13, 64] : [10, 54];
  return (
    <>
      <rect x="14" y="6" width="92" height="78" rx="6" />
      {Array.from({ length: count }, (_, index) => {
        const y = 45 + (index - count / 2) * (high + 4) + 2;
        return (
          <g key={index} className={accentLine}>
            <rect x={60 - long / 2} y={y} width={long} height={high} rx="2" />
            <path d={`M${60 + long / 2} ${y + high / 2}h3`} strokeWidth="5" />
            <text
              x="60"
              y={y + high - 2.5}
              textAnchor="middle"
              stroke="none"
              fontSize={high - 2}
              className="fill-accent font-mono font-bold"
            >
              {size}
            </text>
          </g>
        );
      })}
    </>
  );
}

export function Lamp({ lit }: { lit: boolean }) {
  return (
    <>
      <path d="M10 90V14a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6v76M46 24h52v50H46z" />
      {lit ? (
        <>
          <circle cx="28" cy="44" r="5" className="fill-accent stroke-accent" />
          <path d="M28 30v4M28 54v4M16 44h2M38 44h2M19 35l2 2M35 51l2 2M37 35l-2 2M21 51l-2 2" className={accentLine} />
        </>
      ) : (
        <circle cx="28" cy="44" r="7" strokeDasharray="3 4" className={accentLine} />
      )}
    </>
  );
}

export function Cartridge({ old }: { old: boolean }) {
  return (
    <>
      <path d={old ? 'M32 10h50v8h6v62H32z' : 'M28 32h64v40H28z'} />
      <path d={old ? 'M40 28h40v30H40z' : 'M36 42h48v18H36z'} className={accentLine} />
      <path d={old ? 'M44 74h32' : 'M38 67h44'} strokeDasharray="3 4" />
    </>
  );
}

export const sockets = {
  large: 'M20 28h80v22L88 64H32L20 50zM36 42h48M36 50h48',
  small: 'M36 34h48v14l-6 8H42l-6-8zM46 45h28',
  notch: 'M36 34h18v5h12v-5h18v14l-6 8H42l-6-8zM46 47h28',
  tiny: 'M44 39h32a6 6 0 0 1 0 12H44a6 6 0 0 1 0-12zM50 45h20',
};

/** Draws the symbol on an adapter that shows the polarity of the plug's centre. */
export function Adapter({ negative }: { negative: boolean }) {
  return (
    <>
      <path d="M71 32a17 17 0 1 0 0 26M60 45H34M77 45h9" />
      <circle cx="60" cy="45" r="4" className="fill-accent stroke-accent" />
      <circle cx="24" cy="45" r="10" className={accentLine} />
      <path d={negative ? 'M20 45h8' : cross(24, 45)} className={accentLine} />
      <circle cx="97" cy="45" r="10" />
      <path d={negative ? cross(97, 45) : 'M93 45h8'} />
    </>
  );
}
