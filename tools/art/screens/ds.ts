import type { Canvas } from '../canvas.ts';
import { backdrop, boxes, cloud, disc, fill, fineFill, fineLine, fir } from './painting.ts';

/** DS, upper display: mountains of few faces. */
export function mountains(display: Canvas): string {
  return [
    backdrop(display, '#9ad0f5'),
    disc(display, '#fff6c4', 85, 16, 5),
    fineFill(display, '#ffffff', cloud(10, 22, 18), { opacity: 0.8 }),
    fill(display, '#7d8fc4', 'M0 62L24 24L46 62Z'),
    fill(display, '#8b9bd0', 'M34 62L62 14L92 62Z'),
    fill(display, '#6173ab', 'M24 24L46 62H30ZM62 14L92 62H66Z'),
    fill(display, '#ffffff', 'M62 14L53.5 28.5L59 26L64 32L71 28.5Z'),
    fill(display, '#79b86a', 'M0 60H100V100H0Z'),
    fill(display, '#5fa159', 'M0 74L40 60L100 66V100H0Z'),
    fill(display, '#e8d59a', 'M56 60L70 60L50 100H16Z'),
    fineFill(display, '#2e6b46', fir(18, 86, 24) + fir(85, 92, 28) + fir(74, 80, 18) + fir(8, 76, 16)),
    fineFill(display, '#24573a', 'M18 62L23.3 86H18ZM85 64L91 92H85ZM74 62L78 80H74Z'),
  ].join('');
}

/** DS, lower display: a map with a route. */
export function map(display: Canvas): string {
  return [
    backdrop(display, '#e9e3cf'),
    fill(display, '#9fd0e6', 'M0 58L22 50L38 64L60 54L76 70L100 62V100H0Z'),
    fill(display, '#b8d18c', 'M12 18L34 12L42 30L26 42L10 34ZM58 14L88 18L86 40L66 44L54 30Z'),
    fineLine(display, '#6d6a5a', 0.5, 'M20 0V100M40 0V100M60 0V100M80 0V100M0 25H100M0 50H100M0 75H100', {
      opacity: 0.3,
    }),
    display.line('M26 28L46 46L70 30', 2, '#d8574a'),
    display.dots(
      [
        { x: 26, y: 28 },
        { x: 70, y: 30 },
      ],
      6,
      '#d8574a',
    ),
    boxes(display, '#ffffff', '4,84 26x10; 37,84 26x10; 70,84 26x10'),
  ].join('');
}

/** DS Lite, upper display: a bay at sunset. */
export function bay(display: Canvas): string {
  return [
    backdrop(display, '#ffd9c2'),
    disc(display, '#ff9e7a', 50, 52, 17),
    fill(display, '#6d6aa8', 'M0 56L14 38L30 56ZM66 56L84 30L100 52V56Z'),
    fill(display, '#565390', 'M14 38L30 56H16ZM84 30L100 52V56H80Z'),
    fill(display, '#4fa3c7', 'M0 56H100V100H0Z'),
    fineFill(display, '#ffd9c2', 'M34 60H66L63 62H37ZM40 66H60L58 68H42ZM45 72H56L54 73.5H46Z'),
    fill(display, '#6cb87c', 'M38 100L50 76L64 66L80 78L92 100Z'),
    fill(display, '#529c66', 'M64 66L80 78L92 100H66Z'),
    fineFill(display, '#2c6e55', fir(59, 82, 13) + fir(72, 86, 15) + fir(66, 78, 12)),
    fineFill(display, '#ffffff', 'M12 78L22 71V78ZM23 78V73L28 78ZM6 80H30L26 85H10Z'),
  ].join('');
}

/** DS Lite, lower display: coloured tiles over a slider. */
export function tiles(display: Canvas): string {
  const colours = ['#f2786b', '#f6b756', '#6cc08b', '#5aa9e0', '#8f7fd0', '#e58ac0'];
  return [
    backdrop(display, '#f3f5f8'),
    ...colours.map((colour, index) =>
      display.box({ x: 6 + (index % 3) * 31, y: 10 + Math.floor(index / 3) * 33, width: 26, height: 27 }, 2.5, {
        fill: colour,
      }),
    ),
    display.line('M10 84H90', 7, '#c9d0da'),
    display.line('M10 84H52', 7, '#7b8796'),
    disc(display, '#ffffff', 52, 84, 4),
  ].join('');
}

/** DSi, upper display: four cubes. */
export function cubes(display: Canvas): string {
  const cube = (x: number, y: number, tall: number, [top, left, right]: readonly [string, string, string]) => [
    fill(display, top, `M${x} ${y}L${x + 14} ${y + 9}L${x} ${y + 18}L${x - 14} ${y + 9}Z`),
    fill(display, left, `M${x - 14} ${y + 9}L${x} ${y + 18}V${y + 18 + tall}L${x - 14} ${y + 9 + tall}Z`),
    fill(display, right, `M${x + 14} ${y + 9}L${x} ${y + 18}V${y + 18 + tall}L${x + 14} ${y + 9 + tall}Z`),
  ];
  return [
    backdrop(display, '#20263c'),
    display.full
      ? display.dots(
          [12, 26, 88, 76, 92, 16, 8].map((x, index) => ({ x, y: [18, 8, 14, 6, 70, 72, 46][index] ?? 0 })),
          1.5,
          '#ffffff',
        )
      : '',
    ...cube(50, 14, 18, ['#8fe3c4', '#4fae95', '#37857a']),
    ...cube(34, 32, 22, ['#ffd58a', '#e2a24f', '#b87c38']),
    ...cube(66, 32, 22, ['#f79aa6', '#d3667c', '#a6475f']),
    ...cube(50, 52, 20, ['#9fc4ff', '#6690dd', '#4a6db4']),
  ].join('');
}

/** DSi, lower display: a page of a drawing pad. */
export function drawing(display: Canvas): string {
  return [
    backdrop(display, '#fbf7ea'),
    fineLine(display, '#c9dbe6', 0.6, 'M0 20H100M0 40H100M0 60H100M0 80H100'),
    disc(display, '#f6c244', 24, 26, 5),
    display.line('M8 70C22 20 34 20 40 50C46 80 58 84 66 48C70 30 84 26 92 40', 3.2, '#e4574c'),
    display.line('M10 86C34 76 60 92 90 78', 2.4, '#3b7fc4'),
    fineFill(display, '#5a5f6b', 'M72 70L88 50L91 54L76 74L71 75Z'),
  ].join('');
}

/** DSi XL, upper display: a canyon. */
export function canyon(display: Canvas): string {
  return [
    backdrop(display, '#f6d7a7'),
    fill(display, '#f0b98a', 'M0 0H100V34H0Z'),
    disc(display, '#fff3d0', 44, 34, 9),
    fill(display, '#c96f4a', 'M0 46L16 30L30 34L36 58L0 66ZM100 40L82 22L66 28L58 58L100 66Z'),
    fill(display, '#a9553b', 'M16 30L30 34L36 58L22 52ZM82 22L100 40V66L86 56Z'),
    fill(display, '#e39a62', 'M0 60L36 54L60 58L100 60V100H0Z'),
    fill(display, '#57a9b8', 'M46 57L54 58L72 100H22Z'),
    fill(display, '#7cc4cc', 'M46 57L50 57.5L40 100H22Z'),
    fineFill(display, '#3d6b4f', fir(14, 82, 20) + fir(88, 86, 22) + fir(80, 74, 13) + fir(24, 72, 12)),
    fineLine(display, '#7a4632', 0.9, 'M56 16L60 19L64 16M66 22L69 24L72 22'),
  ].join('');
}

/** DSi XL, lower display: the lamps of a rhythm machine. */
export function rhythm(display: Canvas): string {
  const colours = ['#f2786b', '#f6b756', '#6cc08b', '#5aa9e0', '#b58ae0'];
  const lamps = Array.from({ length: 15 }, (_, index) => ({
    x: 14 + (index % 5) * 18,
    y: 20 + Math.floor(index / 5) * 24,
    index,
  }));
  const isLit = (index: number) => [0, 2, 4, 5, 6, 9, 11, 13].includes(index);
  return [
    backdrop(display, '#2c2440'),
    display.dots(
      lamps.filter(({ index }) => !isLit(index)),
      11,
      '#4a4064',
    ),
    ...colours.map((colour, column) =>
      display.dots(
        lamps.filter(({ index }) => isLit(index) && index % 5 === column),
        11,
        colour,
      ),
    ),
    boxes(display, '#4a4064', '8,86 84x4'),
    boxes(display, '#f6b756', '8,86 38x4'),
  ].join('');
}
