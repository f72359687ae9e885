import type { Canvas } from '../canvas.ts';
import type { Attributes } from '../shapes.ts';
import { backdrop, boxes, cloud, disc, fill, fineFill, fineLine, fir } from './painting.ts';

/** 3DS, upper display: islands in the air. */
export function islands(display: Canvas): string {
  const rock = (x: number, y: number, size: number) =>
    `M${x - size} ${y}Q${x} ${y - size * 0.5} ${x + size} ${y}L${x + size * 0.3} ${y + size * 0.9}L${x} ${y + size * 1.5}L${x - size * 0.5} ${y + size * 0.7}Z`;
  const turf = (x: number, y: number, size: number) =>
    `M${x - size} ${y}Q${x} ${y - size * 0.9} ${x + size} ${y}Q${x} ${y + size * 0.5} ${x - size} ${y}Z`;
  return [
    backdrop(display, '#7fd4f0'),
    disc(display, '#fff6c8', 80, 24, 7),
    fill(display, '#5fb6de', 'M0 78C20 66 36 72 52 80C70 68 86 70 100 78V100H0Z'),
    fill(display, '#8a6a55', rock(66, 46, 10) + rock(32, 48, 19)),
    fineFill(display, '#6d5143', 'M32 76.5L27 64L34 50L42 54L37.7 65ZM66 61L65 50L71 50L69 55Z'),
    fill(display, '#4fae6a', turf(66, 46, 10) + turf(32, 48, 19)),
    fineFill(display, '#24705a', fir(28, 45, 26) + fir(40, 45, 17) + fir(20, 46, 13) + fir(67, 44, 10)),
    fineFill(display, '#ffffff', cloud(46, 96, 28) + cloud(6, 24, 20) + cloud(76, 66, 14), { opacity: 0.85 }),
  ].join('');
}

/** The menu of the 3DS: rows of soft tiles. */
export function menu(background: string) {
  const tiles = {
    '#f2786b': '9,9 16x19; 52,33 16x19',
    '#f6b756': '30,9 16x19; 73,57 16x19',
    '#8f7fd0': '52,9 16x19; 30,33 16x19',
    '#5aa9e0': '73,9 16x19; 9,57 16x19',
    '#ffffff': '9,33 16x19; 73,33 16x19; 30,57 16x19; 52,57 16x19',
  };
  return (display: Canvas): string =>
    [
      backdrop(display, background),
      ...Object.entries(tiles).map(([colour, list]) => boxes(display, colour, list, roundJoin(display, colour))),
      boxes(display, '#000000', '0,85 100x15', { opacity: 0.14 }),
    ].join('');
}

const roundJoin = (display: Canvas, colour: string): Attributes =>
  display.full ? { stroke: colour, 'stroke-width': 2.4, 'stroke-linejoin': 'round' } : {};

/** 3DS XL, upper display: ridges at sunset. */
export function ridges(display: Canvas): string {
  return [
    backdrop(display, '#ffd7a0'),
    disc(display, '#fff4d0', 70, 34, 8),
    fill(display, '#f0907a', 'M0 62C14 42 26 46 38 56C50 34 64 40 78 54C88 46 96 48 100 52V100H0Z'),
    fill(display, '#b8507a', 'M0 76C18 60 34 66 50 72C66 58 84 62 100 70V100H0Z'),
    fill(display, '#5c2d62', 'M0 90C24 78 48 92 66 86C80 80 92 82 100 86V100H0Z'),
    fineFill(display, '#5c2d62', fir(12, 88, 14) + fir(18, 88, 20) + fir(82, 86, 18) + fir(88, 86, 12)),
    fineFill(display, '#ffffff', cloud(10, 29, 22) + cloud(46, 19, 18), { opacity: 0.85 }),
  ].join('');
}

/** 3DS XL, lower display: a list. */
export function list(display: Canvas): string {
  return [
    backdrop(display, '#f4eadb'),
    boxes(display, '#b8507a', '0,0 100x16'),
    boxes(display, '#ffffff', '6,24 88x18; 6,72 88x18'),
    boxes(display, '#ffd9a0', '6,48 88x18'),
    boxes(display, '#f0907a', '9,27 10x12'),
    boxes(display, '#5c2d62', '9,51 10x12'),
    boxes(display, '#f6b756', '9,75 10x12'),
    fineLine(display, '#4a3550', 3, 'M26 33H70M26 57H82M26 81H60M8 8H36', { opacity: 0.35 }),
  ].join('');
}

/** New 3DS, upper display: a lighthouse. */
export function lighthouse(display: Canvas): string {
  return [
    backdrop(display, '#bfe3ff'),
    disc(display, '#ffffff', 28, 36, 8),
    fineFill(display, '#ffffff', cloud(46, 26, 18) + cloud(4, 18, 14), { opacity: 0.8 }),
    fill(display, '#ffffff', 'M70 60L73 20H79L82 60Z'),
    fill(display, '#e0605a', 'M71.5 38H80.5L81.3 50H70.7ZM72 14H80V22H72Z'),
    fill(display, '#6f86a8', 'M56 64C62 54 90 52 100 58V72H56Z'),
    fill(display, '#7fa8ee', 'M0 62C16 56 30 68 46 62C62 56 80 66 100 60V100H0Z'),
    fineFill(display, '#e0605a', 'M38 60H54L51 65H41Z'),
    fineFill(display, '#ffffff', 'M46 58V44L54 58ZM45 58V48L39 58Z'),
    fill(display, '#5a7fd8', 'M0 76C18 70 34 82 52 75C70 69 86 79 100 74V100H0Z'),
    fill(display, '#3f58b0', 'M0 90C20 84 40 94 60 88C76 84 90 91 100 88V100H0Z'),
  ].join('');
}

/** New 3DS, lower display: a treasure map. */
export function chart(display: Canvas): string {
  return [
    backdrop(display, '#bfe0ee'),
    fill(display, '#f2e2b4', 'M10 30L26 14L48 18L52 36L36 48L44 66L26 84L10 68ZM60 58L76 44L92 54L88 80L68 86Z'),
    fill(display, '#8fc27a', 'M18 34L30 24L42 28L38 38L26 42ZM20 66L30 58L34 68L26 76ZM70 62L80 54L86 62L78 72Z'),
    display.line('M30 32C48 58 56 40 78 64', 2, '#d8574a'),
    display.line('M75 60L82 68M82 60L75 68', 2.4, '#2f5fae'),
  ].join('');
}
