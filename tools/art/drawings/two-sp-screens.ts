import { ink } from '../colours.ts';
import { circle, d, group, line, linearGradient, path, rect } from '../shapes.ts';
import { siteColours } from '../site-colours.ts';
import { eye } from '../things/eye.ts';
import { arrowHead, centred, paper, strong, words } from './paper.ts';

const eyeX = 104;

/** Places of the layers, from the eye to the back of the lid. The picture has the same place in both models. */
const places = { front: 330, picture: 496, back: 662 };
const layer = { top: 132, height: 150 };

/** The point where rays meet the mirror, and the point where they meet the eye. */
const source = layer.top + 76;
const target = { x: eyeX + 78, y: layer.top + 104 };

const names = 334;

const light = '#e39a12';

/** Both screens of the Game Boy Advance SP in section. One screen has its light in front, the other behind. */
export function twoSpScreens(): string {
  return paper(
    724,
    `<defs>${linearGradient('lit', 1, 0, '#fff3c4', '#ffd45e')}</defs>`,
    model(
      0,
      'AGS-001: light in front',
      litPlate(places.front, 'clear plate'),
      picture(),
      ray([places.front + 16, source - 44], [places.back - 12, source], 0.76),
      ray([places.back - 12, source], [target.x, target.y], 0.9),
      mirror(),
    ),
    line('M32 360H768', '#dcd5c5', 4),
    model(
      362,
      'AGS-101: light behind',
      litPlate(places.back, 'lit plate'),
      picture(),
      ...[-56, 4, 60].map((down) => ray([places.back - 16, source + down], [target.x, target.y], 0.66)),
    ),
  );
}

function model(top: number, title: string, ...layers: readonly string[]): string {
  return group(
    { transform: `translate(0 ${top})` },
    words(32, 52, title, { ...strong, 'font-size': 34 }),
    ...layers,
    eye(eyeX, target.y, siteColours.accent, 0.72),
    words(eyeX, names, 'your eye', centred),
  );
}

function litPlate(x: number, name: string): string {
  const { top, height } = layer;
  return group(
    {},
    rect(x - 38, top - 10, 76, height + 20, { rx: 38, fill: '#ffd45e', opacity: 0.32 }),
    rect(x - 15, top, 30, height, { fill: 'url(#lit)', stroke: light, 'stroke-width': 4 }),
    circle(x, top - 20, 18, { fill: '#ffd22e', stroke: ink, 'stroke-width': 4 }),
    line(d`M${x - 26} ${top - 34}l-12-8M${x + 26} ${top - 34}l12-8M${x} ${top - 48}v-14`, light, 5, {
      'stroke-linecap': 'round',
    }),
    words(x + 48, top - 22, 'lamp'),
    words(x, names, name, centred),
  );
}

function picture(): string {
  const { top, height } = layer;
  const point = height / 9;
  const colours = ['#d8412f', '#3f9a52', '#2f78c4'];
  return group(
    {},
    ...colours.map((fill, index) =>
      path(
        [0, 3, 6].map((row) => d`M${places.picture - 15} ${top + (row + index) * point}h30v${point}h-30z`).join(''),
        { fill },
      ),
    ),
    rect(places.picture - 15, top, 30, height, { fill: 'none', stroke: ink, 'stroke-width': 4 }),
    words(places.picture, names, 'picture', centred),
  );
}

function mirror(): string {
  const { top, height } = layer;
  let hatching = '';
  for (let y = top + 10; y <= top + height; y += 20) hatching += d`M${places.back + 6} ${y}l16-14`;
  return group(
    {},
    line(hatching, '#7b8790', 4),
    rect(places.back - 10, top, 14, height, { fill: '#c9d3da', stroke: ink, 'stroke-width': 4 }),
    words(places.back, names, 'mirror', centred),
  );
}

/** Draws a ray of light with an arrow at a share of its length. */
function ray([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number], share: number): string {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    line(d`M${x1} ${y1}L${x2} ${y2}`, light, 6) +
    arrowHead(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, angle, light)
  );
}
