import { placeConsole } from '../place.ts';
import { circle, linearGradient, radialGradient } from '../shapes.ts';
import { cover, ground, shelf, shelfShadow } from './parts/frame.ts';

const scale = 4.1;

/** Middle of the screen of the Game Boy Light. */
const screen = { x: 600, y: 240 };

/** Three Game Boys in a dark room; only the one in the middle shines. */
export function collectingTheGameBoyLight(): string {
  return cover(
    [
      linearGradient('wall', 0, 1, '#7a5a1e', '#8f6a26'),
      radialGradient('halo', ['#7ff0d8', 0.95], ['#2fa892', 0.45], ['#12433d', 0]),
      radialGradient('night', ['#120b02', 0], ['#120b02', 0.68], ['#120b02', 0.86]),
      radialGradient('shine', ['#d8fff4', 0.6], ['#6fe8d0', 0.2], ['#6fe8d0', 0]),
    ],
    'url(#wall)',
    circle(screen.x, screen.y, 470, { fill: 'url(#halo)' }),
    shelf('#3d2a0c', '#f0c96c', scale),
    shelfShadow(204, 200),
    placeConsole('game-boy', { x: 20, base: ground, scale, detail: 'low' }),
    shelfShadow(996, 175),
    placeConsole('game-boy-pocket', { x: 837, base: ground, scale, detail: 'low' }),
    shelfShadow(600, 185),
    placeConsole('game-boy-light', { x: 436, base: ground, scale, detail: 'full' }),
    circle(screen.x, screen.y, 780, { fill: 'url(#night)' }),
    circle(screen.x, screen.y, 300, { fill: 'url(#shine)' }),
  );
}
