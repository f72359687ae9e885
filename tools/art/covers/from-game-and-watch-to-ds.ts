import { Canvas } from '../canvas.ts';
import { hinge } from '../parts/hinge.ts';
import { bezel } from '../parts/glass.ts';
import { boxShell } from '../parts/shell.ts';
import { dPad } from '../parts/d-pad.ts';
import { pillButtons } from '../parts/pills.ts';
import { roundButtons } from '../parts/buttons.ts';
import { lightOf } from '../light.ts';
import { placeConsole } from '../place.ts';
import { circle, d, group, linearGradient, path, radialGradient, rect } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 3.6;

/** The DS is 148.7 by 160.4 mm; its hinge lies in the middle. */
const ds = { x: 632, width: 148.7, height: 160.4 };
const axis = ground - (ds.height / 2) * scale;

/** The older game stands on a plinth, so that both hinges have the same height. */
const old = { x: 92, width: 118, half: 66 };
const plinth = axis + old.half * scale;

/** A folding LCD game without a brand, and a Nintendo DS. One long pin runs through both hinges. */
export function fromGameAndWatchToDs(): string {
  return cover(
    [
      linearGradient('wall', 0.3, 1, '#f3b184', '#c8613a'),
      radialGradient('light', ['#fff3df', 0.8], ['#fff3df', 0]),
      linearGradient('pin', 0, 1, '#8a5a10', '#fbe09a', '#8a5a10'),
    ],
    'url(#wall)',
    circle(old.x + (old.width / 2) * scale, 340, 400, { fill: 'url(#light)' }),
    circle(ds.x + (ds.width / 2) * scale, 340, 400, { fill: 'url(#light)' }),
    rect(30, axis - 7, 1150, 14, { rx: 7, fill: 'url(#pin)' }),
    circle(34, axis, 15, { fill: '#e9b94e', stroke: '#8a5a10', 'stroke-width': 4 }),
    circle(1176, axis, 15, { fill: '#e9b94e', stroke: '#8a5a10', 'stroke-width': 4 }),
    shelf('#5f2013', '#ffdcbc', scale),
    shelfShadow(old.x + (old.width / 2) * scale, 245),
    rect(old.x - 24, plinth, old.width * scale + 48, ground - plinth, { fill: '#a8502e' }),
    rect(old.x - 34, plinth, old.width * scale + 68, 16, { rx: 3, fill: '#f0b98c' }),
    olderGame(),
    shelfShadow(ds.x + (ds.width / 2) * scale, 290),
    placeConsole('nintendo-ds', { x: ds.x, base: ground, scale, detail: 'full' }),
  );
}

const colours = { case: '#2b5f74', face: '#d9cda6', glass: '#20242c', screen: '#bcc7a8', picture: '#2a3226' };

/** Draws two halves, each with a metal plate and a screen. The pad is on the left, one button on the right. */
function olderGame(): string {
  const { x, width, half } = old;
  const canvas = new Canvas({
    left: x,
    top: axis - half * scale,
    scaleX: scale,
    scaleY: scale,
    ids: 'old',
    detail: 'full',
  });
  const plate = (top: number) =>
    canvas.box({ x: 4, y: top, width: width - 8, height: half - 10 }, 3, { fill: colours.face }) +
    canvas.box({ x: 4, y: top, width: width - 8, height: half - 10 }, 3, { fill: canvas.light('surface') });
  const glass = { x: 24, width: width - 48, height: 46 };
  const shapes = [
    boxShell(canvas, [7, 7, 2, 2], { box: { x: 0, y: 0, width, height: half }, colour: colours.case, side: 0 }),
    boxShell(canvas, [2, 2, 7, 7], { box: { x: 0, y: half, width, height: half }, colour: colours.case, side: 1.4 }),
    plate(4),
    plate(half + 5),
    hinge(canvas, { x: 6, y: half - 3.6, width: width - 12, height: 7.2, colour: colours.case }),
    bezel(canvas, { ...glass, y: 8 }, 3, colours.glass),
    bezel(canvas, { ...glass, y: half + 9.6 }, 3, colours.glass),
    dPad(canvas, { x: 14, y: half + 44, size: 15, colour: '#2c2d33' }),
    roundButtons(canvas, { radius: 5.4, colour: '#a5314a', buttons: [{ x: width - 14, y: half + 45 }] }),
    pillButtons(canvas, {
      height: 2.6,
      colour: '#2c2d33',
      pills: [0, 1, 2].map((place) => ({ x: width - 14, y: half + 13 + place * 6, width: 7 })),
    }),
  ].join('');
  return (
    lightOf(shapes, 'old') +
    shapes +
    lcd(x + 28 * scale, axis - (half - 12) * scale, above) +
    lcd(x + 28 * scale, axis + 13.6 * scale, below)
  );
}

interface Segments {
  /** Segments that are always dark. */
  fixed: string;
  /** Segments that can be dark, and are pale on the cover. */
  resting: string;
  /** Segments that can be dark, and are dark on the cover. */
  shown: string;
}

/** Draws a screen of fixed pictures, 62 by 38 mm. Pale pictures stay visible, as on a real LCD. */
function lcd(x: number, y: number, { fixed, resting, shown }: Segments): string {
  return group(
    { transform: d`translate(${x} ${y}) scale(${scale / 2})` },
    rect(0, 0, 124, 76, { fill: colours.screen }),
    path(resting, { fill: colours.picture, opacity: 0.13 }),
    path(fixed + shown, { fill: colours.picture }),
    path('M0 0H62L30 76H0z', { fill: '#fff', opacity: 0.16 }),
  );
}

const star = (x: number, y: number) => d`M${x} ${y - 6}l1.8 4 4.2.4-3.2 3 1 4.4-3.8-2.3-3.8 2.3 1-4.4-3.2-3 4.2-.4z`;

const catcher = (x: number) =>
  d`M${x - 14} 34h28a14 11 0 0 1-28 0zM${x - 12} 44l6 14h12l6-14 3 2-6 16v5l3 9h-5l-4-8h-6l-4 8h-5l3-9v-5l-6-16z` +
  d`M${x - 5} 51a5 5 0 0 0 10 0 5 5 0 0 0-10 0z`;

const cloud = 'M34 22a8 8 0 0 1 2-15 13 13 0 0 1 24-3 10 10 0 0 1 18 5 7 7 0 0 1 2 13z';

/** Above: a cloud that drops stars. */
const above: Segments = {
  fixed: `${cloud}M0 72h124v4H0z`,
  resting: [star(30, 38), star(22, 60), star(62, 34), star(62, 50), star(94, 38), star(104, 60)].join(''),
  shown: star(46, 50) + star(80, 34) + star(92, 58),
};

/** Below: three places to catch the stars. */
const below: Segments = {
  fixed: 'M0 72h124v4H0z',
  resting: catcher(24) + catcher(100) + star(24, 10) + star(62, 18) + star(100, 24),
  shown: catcher(62) + star(100, 8) + star(24, 24),
};
