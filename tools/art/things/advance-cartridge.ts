import { circle, group, line, linearGradient, path, rect } from '../shapes.ts';

export const cartridgePaints = [
  linearGradient('shell', 0.2, 1, '#6d6f86', '#43455a'),
  linearGradient('sky', 0, 1, '#3a7bb5', '#9adbd6'),
];

/** Draws a Game Boy Advance cartridge, 57.5 mm wide at 13 units per millimetre, from 64, 152 to 836, 640. */
export function advanceCartridge(): string {
  const shell =
    'M76 640V560H64V214a34 34 0 0 1 34-34H112V168a16 16 0 0 1 16-16H772a16 16 0 0 1 16 16V180h14a34 34 0 0 1 34 34V560H824v80z';
  return group(
    {},
    path(shell, { fill: 'url(#shell)', stroke: '#23242f', 'stroke-width': 5, 'stroke-linejoin': 'round' }),
    line('M130 158H770M70 236V216a30 30 0 0 1 28-30', '#a9abc2', 5, { opacity: 0.75 }),
    rect(250, 174, 400, 50, { rx: 25, fill: '#3b3d50' }),
    rect(256, 182, 388, 42, { rx: 21, fill: '#5b5d73' }),
    line('M92 290v240M808 290v240', '#33354a', 10, { 'stroke-dasharray': '14 16' }),
    rect(124, 244, 652, 348, { rx: 26, fill: '#2d2e3d' }),
    label(),
    line('M330 640V622H570V640', '#23242f', 5),
  );
}

function label(): string {
  const meadow = 'M134 520C280 480 470 556 766 500V562a20 20 0 0 1-20 20H154a20 20 0 0 1-20-20z';
  return group(
    {},
    rect(134, 254, 632, 328, { rx: 20, fill: 'url(#sky)' }),
    circle(570, 372, 62, { fill: '#fff0bd' }),
    path('M134 512 300 328 424 462 520 384 766 556H134z', { fill: '#2d4f77' }),
    path('M300 328 362 395 322 386 292 412 252 381z', { fill: '#fff' }),
    path(meadow, { fill: '#2e8a72' }),
    path('M134 278h632v28H134z', { fill: '#e9553f' }),
    path('M134 306V274a20 20 0 0 1 20-20H380L200 582H154a20 20 0 0 1-20-20z', { fill: '#fff', opacity: 0.1 }),
  );
}
