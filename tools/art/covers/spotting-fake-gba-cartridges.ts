import { ink } from '../colours.ts';
import { circle, d, element, group, line, linearGradient, path, rect } from '../shapes.ts';
import { advanceCartridge, cartridgePaints } from '../things/advance-cartridge.ts';
import { cover, shelf, shelfShadow } from './parts/frame.ts';

/** Units per millimetre. A Game Boy Advance cartridge is 57.5 mm wide, here 748 units. */
const scale = 13;

const lens = { x: 728, y: 322, radius: 186 };

/** One cartridge, and a magnifier over the flaw of its label. On the wall hangs a checklist for a fake. */
export function spottingFakeGbaCartridges(): string {
  return cover(
    [
      linearGradient('wall', 0.3, 1, '#f6cb62', '#dc9b2c'),
      ...cartridgePaints,
      element('clipPath', { id: 'lens' }, circle(lens.x, lens.y, lens.radius, {})),
    ],
    'url(#wall)',
    tally(),
    shelf('#7d4f12', '#ffe7a8', scale),
    shelfShadow(450, 385),
    advanceCartridge(),
    magnifier(),
  );
}

function closeUp(): string {
  const square = 34;
  let ridge = 'M0 400';
  [7, 6, 5, 4, 3, 3, 4, 5, 6, 6, 7, 8].forEach((row, column) => {
    ridge += d`V${row * square}H${(column + 1) * square}`;
  });
  return group(
    { transform: d`translate(${lens.x - 236} ${lens.y - 150}) rotate(7)` },
    rect(-60, -60, 420, 460, { rx: 34, fill: '#fbf7ec' }),
    rect(-60, -46, 400, 440, { fill: '#6db6cc' }),
    path('M170 34h68v34h34v68h-34v34h-68v-34h-34V68h34z', { fill: '#fff0bd' }),
    path(`${ridge}V400z`, { fill: '#2d4f77' }),
    path('M-60 272H34v34H136v-34H238v34H340V400H-60z', { fill: '#2e8a72' }),
    path('M-60-46H340V-12H272V0H102V-12H-60z', { fill: '#e9553f' }),
  );
}

function magnifier(): string {
  const { x, y, radius } = lens;
  return group(
    {},
    circle(x + 12, y + 20, radius + 16, { fill: ink, opacity: 0.25 }),
    group(
      { 'clip-path': 'url(#lens)' },
      circle(x, y, radius, { fill: '#2d2e3d' }),
      closeUp(),
      path(d`M${x - radius} ${y - radius}h160l-160 300z`, { fill: '#fff', opacity: 0.24 }),
    ),
    circle(x, y, radius + 8, { fill: 'none', stroke: '#4a2d0a', 'stroke-width': 30 }),
    circle(x, y, radius + 8, { fill: 'none', stroke: '#f2c14e', 'stroke-width': 18 }),
    group(
      { transform: d`translate(${x} ${y}) rotate(-52)`, 'stroke-linecap': 'round' },
      line(d`M0 ${radius + 26}v44`, '#4a2d0a', 30),
      line(d`M0 ${radius + 84}v120`, '#4a2d0a', 56),
      line(d`M-10 ${radius + 84}v120`, '#96642a', 14),
    ),
  );
}

function tally(): string {
  const rows = [0, 1, 2, 3].map((index) => 86 + index * 62);
  const marks = rows.map((y, index) => (index === 2 ? d`M958 ${y - 16}l30 30m0-30-30 30` : d`M956 ${y}l12 14 24-30`));
  return group(
    { transform: 'translate(26 4) rotate(4 1040 170)' },
    rect(934, 44, 220, 262, { rx: 6, fill: ink, opacity: 0.16 }),
    rect(926, 34, 220, 262, { rx: 6, fill: '#fff8e6' }),
    line(rows.map((y) => d`M1014 ${y}h${y % 4 === 0 ? 70 : 100}`).join(''), '#d8c79c', 12, {
      'stroke-linecap': 'round',
    }),
    line(marks.filter((_, index) => index !== 2).join(''), '#2e8a72', 9, { 'stroke-linecap': 'round' }),
    line(marks[2] ?? '', '#d8412f', 9, { 'stroke-linecap': 'round' }),
    circle(1036, 36, 10, { fill: '#c8402f' }),
  );
}
