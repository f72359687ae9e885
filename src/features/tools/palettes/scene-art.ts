/** Width and height of the scene in pixels: 10 by 9 tiles. */
export const sceneSize = { width: 80, height: 72 };

/** The shades 1 to 3 of each stamp. A dot means shade 0 in the background, and a transparent pixel in an object. */
const stamps = {
  cat: `
....33....33....
...3113..3113...
...3123333213...
...3111111113...
..311311113113..
..311311113113..
..311111111113..
..312213312213..
...3111111113...
....33222233....
...3222222223...
..312222222213..
..331221122133..
....32222223....
...3113..3113...
...3333..3333...`,
  moth: `
...33......33...
..3113....3113..
.311213..312113.
.31122133122113.
.31222311322213.
..322231132223..
...3333113333...
.....311113.....
....31311313....
....31111113....
.....322223.....
......3333......`,
  cloud: `
........3333............
......331111333.........
....33111111111333......
...3111111111111113.....
.331111111111111111333..
31111112211111111111113.
31112222221112222221113.
.3333333333333333333333.`,
  hill: `
................33333333................
..............331111111133..............
............33111111111111133...........
...........31111111111111111133.........
..........311111111111111111111333......
.........31111221111111111111111113.....
........311112211111111111122111111333..
.......31111111111111111221111221111113.
......3111111111111112211111111111111113
.....31111221111111111111111111111111113
....311112211111111111111111122111111113
...3111111111111111111111111221111111113
..31111111111111112211111111111111111113
.311111111111111122111111111111111111113
3111111122111111111111111111111111111113
3111111221111111111111111111112211111113`,
  tree: `
....3333....
..33222233..
.3222122223.
.3221222223.
322122222223
322222222123
322222221223
.3222222223.
.3322222233.
...332233...
....3223....
....3223....
....3213....
....3213....`,
  grass: `
33333333
22222222
11121121
12111111
11111121
11121111
11111111
33333333`,
  soil: `
21122111
11111112
12111111
11112211
21111111
11211121
11111111
33333333`,
  block: `
33333333
31111123
31222223
31222223
31222223
31222223
32222223
33333333`,
  gem: `
...33...
..3113..
.311223.
31112223
32211123
.322113.
..3213..
...33...`,
};

type Placed = readonly [stamp: keyof typeof stamps, x: number, y: number];

const columns = Array.from({ length: 10 }, (_none, index) => index * 8);

const background: readonly Placed[] = [
  ['cloud', 3, 6],
  ['cloud', 53, 2],
  ['hill', 0, 40],
  ['hill', 28, 40],
  ['tree', 64, 42],
  ...[24, 32, 40].map((x): Placed => ['block', x, 24]),
  ['gem', 32, 14],
  ...columns.map((x): Placed => ['grass', x, 56]),
  ...columns.map((x): Placed => ['soil', x, 64]),
];

/** The layers by palette, from back to front. Each layer has one path for each of the shades 1 to 3. */
export const layers = [
  { name: 'background', paths: pathsOf(background) },
  { name: 'object0', paths: pathsOf([['cat', 12, 40]]) },
  { name: 'object1', paths: pathsOf([['moth', 54, 17]]) },
] as const;

/** Paints stamps in order, so that later stamps cover earlier ones. */
function pathsOf(placed: readonly Placed[]): string[] {
  const pixels = Array.from({ length: sceneSize.height }, () => '.'.repeat(sceneSize.width));
  for (const [stamp, left, top] of placed) {
    for (const [index, row] of stamps[stamp].trim().split('\n').entries()) {
      const before = pixels[top + index] ?? '';
      const under = before.slice(left, left + row.length);
      const over = row.replace(/\./g, (_dot, at: number) => under[at] ?? '.');
      pixels[top + index] = before.slice(0, left) + over + before.slice(left + row.length);
    }
  }
  return ['1', '2', '3'].map((shade) => pathOf(pixels, shade));
}

/**
 * Builds the path of a shade. Each move starts at the end of the last line. Repeated shapes then repeat in the text,
 * which compresses well.
 */
function pathOf(pixels: readonly string[], shade: string): string {
  let path = '';
  let [endX, endY] = [0, 0];
  for (const [y, row] of pixels.entries()) {
    for (const { 0: line, index: x } of row.matchAll(/(.)\1*/g)) {
      if (!line.startsWith(shade)) continue;
      path += `m${x - endX} ${y - endY}h${line.length}`;
      [endX, endY] = [x + line.length, y];
    }
  }
  return path;
}
