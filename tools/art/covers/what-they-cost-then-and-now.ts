import { Canvas } from '../canvas.ts';
import { ink } from '../colours.ts';
import { dotYear } from '../dot-digits.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, line, linearGradient, path } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2.45;

/** American launch prices, and the same prices in dollars of May 2026. */
const gameBoy = { year: 1989, then: 89.99, now: 242, x: 296, top: 28, angle: -3 };
const nintendoSwitch = { year: 2017, then: 299.99, now: 412, x: 812, top: 54, angle: 2 };

/** Width of a tag for one dollar. The area of a tag grows with the price. */
const unit = 11.4;

/** Ratio of a tag's height to its width. */
const form = 1.3;

/** A Game Boy and a Switch, each under the price tags of the launch and of today. Areas are to scale. */
export function whatTheyCostThenAndNow(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#fbdcc0', '#eba679'), linearGradient('new', 0.3, 1, '#d9553b', '#a8321f')],
    'url(#wall)',
    shelf('#8a3a1c', '#ffe3cc', scale),
    shelfShadow(gameBoy.x, 128),
    placeConsole('game-boy', { x: gameBoy.x - 45 * scale, base: ground, scale, detail: 'full' }),
    shelfShadow(nintendoSwitch.x, 310),
    placeConsole('nintendo-switch', { x: nintendoSwitch.x - 119.5 * scale, base: ground, scale, detail: 'full' }),
    tags(gameBoy),
    tags(nintendoSwitch),
  );
}

/** Draws both tags of a console on one string, the smaller tag in front. */
function tags({ year, then, now, x, top, angle }: typeof gameBoy): string {
  const [small, large] = [Math.sqrt(then) * unit, Math.sqrt(now) * unit];
  const canvas = new Canvas({ left: 0, top: 0, scaleX: 1, scaleY: 1, ids: '', detail: 'full' });
  const pitch = small / 18;
  return group(
    {},
    line(d`M${x} 0V${top + 24}`, '#6b2a16', 5),
    group(
      { transform: d`translate(${x} ${top}) rotate(${angle})` },
      path(outline(large), { fill: ink, opacity: 0.18, transform: 'translate(9 12)' }),
      path(outline(large), { fill: 'url(#new)' }),
      dotYear(canvas, 2026, { x: 0, y: (form * (large + small)) / 2 - 12 }, 6, '#ffe3cc'),
      path(outline(small), { fill: ink, opacity: 0.2, transform: 'translate(4 6)' }),
      path(outline(small), { fill: '#fdf3de' }),
      coin(small * 0.26, form * small * 0.48),
      dotYear(canvas, year, { x: 0, y: form * small * 0.76 }, pitch, '#a8321f'),
      circle(0, 24, 9, { fill: '#e2a06c', stroke: '#b98a4a', 'stroke-width': 5 }),
    ),
  );
}

function outline(width: number): string {
  const half = width / 2;
  const cut = width * 0.26;
  return d`M${-half} ${cut}L${cut - half} 0H${half - cut}L${half} ${cut}V${width * form}H${-half}z`;
}

function coin(radius: number, y: number): string {
  return group(
    {},
    circle(0, y, radius, { fill: '#f2b93b', stroke: '#a9741a', 'stroke-width': radius * 0.12 }),
    circle(0, y, radius * 0.7, { fill: 'none', stroke: '#a9741a', 'stroke-width': radius * 0.08 }),
    line(d`M0 ${y - radius * 0.36}v${radius * 0.72}`, '#a9741a', radius * 0.2, { 'stroke-linecap': 'round' }),
  );
}
