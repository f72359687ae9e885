import { d, element, group, linearGradient, path, rect } from '../shapes.ts';
import { cover, shelf } from './parts/frame.ts';
import { gameBoyShowing, shades } from './parts/game-boy.ts';

const scale = 4.1;

/** The wall is 100 dots wide and 50 high. The display shows the dots round the mountain. */
const dot = 12;
const view = { x: 38, y: -1, width: 56.7, height: 51 };

const night = ['#ece4ff', '#a48be6', '#6a4fc2', '#31206e'] as const;

type Shades = readonly [string, string, string, string];

/** An island with an egg on its mountain. The island is large on the wall, as in a dream, and small on a Game Boy. */
export function reviewLinksAwakening(): string {
  const zoom = d`scale(${160 / view.width}) translate(${-view.x} ${-view.y})`;
  return cover(
    [
      linearGradient('wall', 0, 1, '#8f76dc', '#b7a1f0'),
      element('clipPath', { id: 'seen' }, rect(view.x, view.y, view.width, view.height, {})),
    ],
    'url(#wall)',
    group({ transform: `scale(${dot})` }, island(night)),
    shelf('#24165a', '#e6dcff', scale),
    gameBoyShowing(
      58,
      scale,
      rect(0, 0, 160, 144, { fill: shades[1] }),
      group({ transform: zoom }, group({ 'clip-path': 'url(#seen)' }, island(shades))),
    ),
  );
}

/** Draws sea, island, mountain and egg in dots. The background is the sky. */
function island([light, pale, deep, dark]: Shades): string {
  return group(
    {},
    path(
      runs('11,39,45 12,37,49 4,78,90 5,75,94 6,77,96 14,89,98 15,86,100 3,46,53 4,43,57') +
        runs('8,20,30 9,17,33 10,20,33'),
      { fill: light },
    ),
    rect(0, 38, 100, 13, { fill: deep }),
    path(runs('40,0,8 41,36,44 42,90,98 43,48,60 44,76,84 45,38,46 46,62,74 47,88,96 48,50,58'), { fill: pale }),
    path(mound(38, [26, 28, 29, 27]), { fill: light }),
    path(mound(15, slope), { fill: deep }),
    path(shadow(15, slope), { fill: dark }),
    path(runs('21,62,65 22,61,64 26,57,60 27,55,58 31,60,63 32,58,61 33,52,54 29,64,66'), { fill: pale }),
    path(
      mound(
        2,
        egg.map((half) => half + 1),
      ) + runs('1,65,71 15,64,72'),
      { fill: dark },
    ),
    path(mound(2, egg), { fill: light }),
    path(runs('5,66,69 6,66,68 8,71,74 9,71,74 9,63,66 10,63,66 11,64,65 7,73,74'), { fill: pale }),
    path(runs('35,44,50 36,42,53 37,40,55 34,86,91 33,88,90 35,84,93 36,82,95 37,80,96'), {
      fill: dark,
    }),
    path(runs(palm) + 'M45 28h2v4h-1v6h-2v-6h1z', { fill: dark }),
  );
}

const palm =
  '22,41,44 22,47,50 23,39,45 23,46,52 24,38,41 24,42,49 24,50,53 25,37,39 25,41,44 25,45,47 25,48,50 25,52,54 ' +
  '26,40,42 26,44,47 26,49,51 26,53,54 27,40,41 27,44,47 27,50,51';

/** Half the width of each row of the egg and of the mountain, from the top. */
const egg = [3, 4, 5, 5, 6, 6, 7, 7, 7, 7, 7, 6, 5];
const slope = [5, 6, 7, 7, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 16, 16, 18, 19, 20, 21, 22, 23, 24];

const middle = 68;

/** Returns the path of rows on both sides of the middle, from the row `top` downwards. */
function mound(top: number, halves: readonly number[]): string {
  return halves.map((half, row) => d`M${middle - half} ${top + row}h${2 * half}v1h${-2 * half}z`).join('');
}

/** Returns the path of the dark side of a mound, with a ragged edge. */
function shadow(top: number, halves: readonly number[]): string {
  return halves
    .map((half, row) => {
      const from = Math.round(half * 0.25) + ((row * 3) % 4);
      return d`M${middle + from} ${top + row}h${half - from}v1h${from - half}z`;
    })
    .join('');
}

/** Returns the path of rows of dots. Each row is `row,from,to`. */
function runs(list: string): string {
  const data = list.split(' ').map((run) => {
    const [row = 0, from = 0, to = 0] = run.split(',').map(Number);
    return d`M${from} ${row}h${to - from}v1h${from - to}z`;
  });
  return data.join('');
}
