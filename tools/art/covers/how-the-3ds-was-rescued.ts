import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, line, linearGradient, path } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.7;

/** A Nintendo 3DS with a price tag on a string; scissors have just cut a third off the tag. */
export function howThe3dsWasRescued(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#f6ac76', '#df6c3d')],
    'url(#wall)',
    line(rays(), '#fbc79a', 60, { opacity: 0.45 }),
    shelf('#9c381d', '#ffdcbc', scale),
    shelfShadow(318, 265),
    placeConsole('nintendo-3ds', { x: 70, base: ground, scale, detail: 'full' }),
    tag(),
    line('M560 170C620 120 650 230 668 350', '#6b2a16', 7, { 'stroke-linecap': 'round' }),
    scissors(),
  );
}

function rays(): string {
  let data = '';
  for (let angle = 0; angle < 360; angle += 20) {
    const radians = (angle * Math.PI) / 180;
    data += d`M318 330L${318 + 1300 * Math.cos(radians)} ${330 + 1300 * Math.sin(radians)}`;
  }
  return data;
}

/** Draws the tag. Two thirds stay on the string, and the last third falls. */
function tag(): string {
  const kept = 'M0 62 62 0H310V220H62L0 158z';
  const cut = 'M0 0H147a8 8 0 0 1 8 8V212a8 8 0 0 1-8 8H0z';
  const shadow = { fill: ink, opacity: 0.2, transform: 'translate(10 14)' };
  return group(
    {},
    group(
      { transform: 'translate(622 250) rotate(5)' },
      path(kept, shadow),
      path(kept, { fill: '#fdf3de' }),
      circle(52, 110, 20, { fill: '#e2784a', stroke: '#b98a4a', 'stroke-width': 9 }),
      line('M112 66H272M112 110H272M112 154H206', '#c9503a', 18, { 'stroke-linecap': 'round' }),
    ),
    group(
      { transform: 'translate(994 318) rotate(27)' },
      path(cut, shadow),
      path(cut, { fill: '#d9553b' }),
      line('M40 66H116M40 110H116', '#fdf3de', 18, { 'stroke-linecap': 'round', opacity: 0.9 }),
    ),
  );
}

function scissors(): string {
  const blade = 'M-11 0C-14-90-12-150 0-210 14-150 14-90 11 0z';
  const half = (angle: number, mirror: number, steel: string): string =>
    group(
      { transform: `rotate(${angle}) scale(${mirror} 1)` },
      path(blade, { fill: steel, stroke: '#5d6470', 'stroke-width': 2, transform: 'rotate(180)' }),
      line('M0 0C0-40-4-60-20-84', '#2c6f7a', 22),
      circle(-46, -128, 44, { fill: 'none', stroke: '#2c6f7a', 'stroke-width': 20 }),
    );
  return group(
    { transform: 'translate(966 142) rotate(7)' },
    half(12, 1, '#dfe3e8'),
    half(-12, -1, '#c3c9d1'),
    circle(0, 0, 9, { fill: '#5d6470' }),
  );
}
