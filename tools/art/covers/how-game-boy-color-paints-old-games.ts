import { ink } from '../colours.ts';
import { placeConsole } from '../place.ts';
import { d, ellipse, element, group, linearGradient, path, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 2.5;

/** Side of one square of the picture. The picture is 20 by 18 squares, like the screen with its 160 by 144 points. */
const square = 24;

/** The ten places to fill: four shades of the background, three of each kind of moving figure. */
interface Paint {
  background: readonly [string, string, string, string];
  balloon: readonly [string, string, string];
  flower: readonly [string, string, string];
}

const grey: Paint = {
  background: ['#d3dba6', '#a3b268', '#6b8049', '#34472f'],
  balloon: ['#e3e9bf', '#4f6639', '#34472f'],
  flower: ['#34472f', '#d3dba6', '#34472f'],
};

const colour: Paint = {
  background: ['#f4fdff', '#86d2f0', '#57b35f', '#2f5a86'],
  balloon: ['#ffe27a', '#f5853a', '#93411c'],
  flower: ['#fff0c2', '#e8487a', '#1f6b45'],
};

/** One picture between a Game Boy and a Game Boy Color: half grey, half painted. Below stand ten paint pots. */
export function howGameBoyColorPaintsOldGames(): string {
  return cover(
    [linearGradient('wall', 0.3, 1, '#d8f1e2', '#93cfb0'), element('clipPath', { id: 'painted' }, path(painted(), {}))],
    'url(#wall)',
    shelf('#1c5f4a', '#d3f5e3', scale),
    rect(340, 30, 536, 488, { rx: 26, fill: ink, opacity: 0.2 }),
    rect(332, 20, 536, 488, { rx: 26, fill: '#25262e' }),
    group({ transform: 'translate(360 48)' }, picture(grey), group({ 'clip-path': 'url(#painted)' }, picture(colour))),
    shelfShadow(172, 130),
    placeConsole('game-boy', { x: 60, base: ground, scale, detail: 'full' }),
    shelfShadow(1030, 115),
    placeConsole('game-boy-color', { x: 932, base: ground, scale, detail: 'full' }),
    pots(),
  );
}

/** Returns the path of the coloured part. Its edge climbs in steps from left to right. */
function painted(): string {
  let data = 'M480 0V432';
  for (let row = 17; row >= 0; row--) data += d`H${(4 + Math.floor((17 - row) * 0.45)) * square}v${-square}`;
  return `${data}z`;
}

function picture({ background, balloon, flower }: Paint): string {
  const [light, sky, meadow, dark] = background;
  return group(
    {},
    rect(0, 0, 480, 432, { fill: sky }),
    squares(light, '1,2,4 2,1,3 14,4,5 15,3,3 16,8,3 0,7,2'),
    squares(dark, '0,10,20 1,9,4 2,8,2 12,9,8 13,8,3 0,11,20 0,12,20'),
    squares(light, '2,8,2 13,8,3'),
    squares(meadow, '0,13,20 2,12,5 11,12,6 0,14,20 0,15,20 0,16,20 0,17,20'),
    squares(dark, '0,17,2 4,17,3 9,17,4 15,17,3'),
    squares(balloon[1], '8,1,5 7,2,7 7,3,7 7,4,7 8,5,5 9,6,3'),
    squares(balloon[0], '10,1,1 8,2,1 10,2,1 12,2,1 8,3,1 10,3,1 12,3,1 8,4,1 10,4,1 12,4,1 10,5,1 10,6,1'),
    squares(balloon[2], '9,7,1 11,7,1 9,8,3 9,9,3'),
    squares(flower[1], '2,14,1 1,15,3 2,16,1 8,15,1 7,16,3 8,17,1 13,14,1 12,15,3 13,16,1 17,15,1 16,16,3 17,17,1'),
    squares(flower[0], '2,15,1 8,16,1 13,15,1 17,16,1'),
    squares(flower[2], '2,17,1 13,17,1'),
  );
}

/** Draws runs of squares in one colour. Each run is `column,row,length`. */
function squares(fill: string, runs: string): string {
  const data = runs.split(' ').map((run) => {
    const [column = 0, row = 0, length = 0] = run.split(',').map(Number);
    return d`M${column * square} ${row * square}h${length * square}v${square}h${-length * square}z`;
  });
  return path(data.join(''), { fill });
}

function pots(): string {
  const groups = [colour.background, colour.balloon, colour.flower];
  let x = 306;
  let result = '';
  for (const paints of groups) {
    for (const paint of paints) {
      result += pot(x, paint);
      x += 58;
    }
    x += 14;
  }
  return result;
}

function pot(x: number, paint: string): string {
  return group(
    { transform: `translate(${x} 578)` },
    path('M0 0H50V56a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z', { fill: '#eef3f0' }),
    path('M0 0H50V22q-6 8-12 0t-12 6-12-4-14 2z', { fill: paint }),
    ellipse(25, 0, 25, 8, { fill: paint, stroke: '#b9c9c1', 'stroke-width': 3 }),
    rect(6, 30, 6, 26, { rx: 3, fill: '#fff' }),
  );
}
