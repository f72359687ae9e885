import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { readSvg } from '../../../build/sharing/render-png.ts';
import type { Console } from '../../../tools/art/console.ts';
import { consoles, type ConsoleSlug } from '../../../tools/art/consoles.ts';
import { covers } from '../../../tools/art/covers.ts';
import { drawings } from '../../../tools/art/drawings.ts';
import { drawnFiles } from '../../../tools/art/files.ts';
import { placeConsole } from '../../../tools/art/place.ts';
import { allCartridges, isRecorded } from '@/features/tools/saves/cartridges';
import { saveTypes, type outcomes } from '@/features/tools/saves/save-words';
import { paletteFinder } from '../features/tools.json';

const projectRoot = path.join(import.meta.dirname, '../../..');
const seeds = path.join(projectRoot, 'supabase/seeds');
const seed = readdirSync(seeds)
  .filter((name) => /^0[26]_/.test(name))
  .map((name) => readFileSync(path.join(seeds, name), 'utf8'))
  .join('');
const row =
  /'([a-z0-9-]+)', '([^']+)', '(\d{4})', '\w+', '(\/images\/consoles\/[^']+)'[^]*?'([\d.]+) × ([\d.]+) × [\d.]+ mm/g;
const facts = Array.from(seed.matchAll(row), ([, slug = '', name = '', year, image = '', width, depth]) => ({
  slug,
  name,
  image,
  year: Number(year),
  width: Number(width),
  depth: Number(depth),
}));

const files = drawnFiles();
const pictureOf = (slug: string) => files.get(`public/images/consoles/${slug}.svg`) ?? '';
const written = (name: string) => readFileSync(path.join(projectRoot, name), 'utf8');
const compressed = (text: string) => brotliCompressSync(text).length;
const models: readonly Console<ConsoleSlug>[] = consoles;

/** Returns the bounding box of SVG shapes, in the units of the shapes. */
const extentOf = (shapes: string) =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">${shapes}</svg>`).getBBox();

describe('the list of drawings', () => {
  it('holds exactly the consoles of the catalogue, each with name, year and picture', () => {
    const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
    const drawn = models.map(({ slug, name, year }) => ({ slug, name, year, image: `/images/consoles/${slug}.svg` }));
    const catalogued = facts.map(({ slug, name, year, image }) => ({ slug, name, year, image }));
    expect(drawn.toSorted(bySlug)).toEqual(catalogued.toSorted(bySlug));
  });

  it('runs from the oldest to the newest', () => {
    const years = models.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
});

describe.each(models)('the drawing of the $name', (model) => {
  const { slug, width, height, hingeInset } = model;
  const fact = facts.find((candidate) => candidate.slug === slug);

  it('takes the size from the facts, and opens a clamshell around its hinge', () => {
    expect(width).toBe(fact?.width);
    expect(hingeInset ?? 0).toBeLessThan((fact?.depth ?? 0) / 6);
    expect(height).toBeCloseTo(
      hingeInset === undefined ? (fact?.depth ?? 0) : 2 * ((fact?.depth ?? 0) - hingeInset),
      1,
    );
  });

  it.each(['full', 'low'] as const)('fills its size within one per cent at %s detail', (detail) => {
    const extent = extentOf(placeConsole(slug, { x: 0, base: 5000, scale: 10, detail }));
    expect(Math.abs((extent?.width ?? 0) / 10 / width - 1)).toBeLessThan(0.01);
    expect(Math.abs((extent?.height ?? 0) / 10 / height - 1)).toBeLessThan(0.01);
  });
});

const coverFile = (slug: string) => `public/images/blog/${slug}.svg`;
const drawingFile = (name: string) => `public/images/drawings/${name}.svg`;
const drawingHeights: Record<string, number> = {
  'ds-and-lite': 620,
  'light-and-pocket': 690,
  'lock-years': 576,
  'palette-sum': 720,
  'parallax-barrier': 620,
  'pressed-number': 668,
  'screens-counted': 580,
  'save-batteries': 640,
  'serial-number': 620,
  'sixty-hours': 740,
  'switch-and-lite': 790,
  'ten-years': 940,
  'tetris-well': 806,
  'three-ds-by-quarter': 536,
  'two-sp-screens': 724,
  'two-titles': 520,
};
const shapes = 'svg defs linearGradient radialGradient stop g path rect circle ellipse clipPath';
const pictures = [
  ...models.map(({ slug }) => ({
    ...{ file: `public/images/consoles/${slug}.svg`, drawn: pictureOf(slug), size: [800, 600], most: 2400 },
    allowed: shapes,
  })),
  // The home page shows three covers, so each cover has this limit.
  ...covers.map(({ slug, svg }) => ({
    ...{ file: coverFile(slug), drawn: svg(), size: [1200, 675], most: 4096 },
    allowed: shapes,
  })),
  ...drawings.map(({ name, svg }) => ({
    ...{ file: drawingFile(name), drawn: svg(), size: [800, drawingHeights[name]], most: 2048 },
    allowed: `${shapes} text`,
  })),
];

describe.each(pictures)('$file', ({ file, drawn, size: [width, height], most, allowed }) => {
  it('matches the code, has the right size, and stays within its limit of compressed bytes', () => {
    expect(drawn).toBe(written(file));
    const start = /^<svg [^>]*>/.exec(drawn)?.[0];
    expect(start).toContain(`width="${width}" height="${height}"`);
    expect(start).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(compressed(drawn)).toBeLessThanOrEqual(most);
  });

  it('contains only allowed elements, no external address and valid numbers', () => {
    const elements = new Set(Array.from(drawn.matchAll(/<([a-zA-Z]+)/g), ([, name = '']) => name));
    expect([...elements].filter((name) => !allowed.split(' ').includes(name))).toEqual([]);
    expect(drawn).not.toMatch(/\b(href|on[a-z]+)=|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")|url\((?!#)/);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|-0\b(?!\.)/);
  });

  it('declares each id once and uses it', () => {
    const ids = Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const used = new Set(Array.from(drawn.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id));
    expect(ids.toSorted()).toEqual([...used].toSorted());
  });
});

test('every picture of a build appears in the code or in published content', () => {
  const code = readdirSync(path.join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('picture-sizes.ts'))
    .map((name) => written(`src/${name}`));
  const rows = seed.split(/\n(?= {2}\('b0000000-)/).filter((article) => !/^.*\n.*\n.*', false,\n/.test(article));
  const shown = [...code, ...rows].join('');
  const pictures = readdirSync(path.join(projectRoot, 'public/images'), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.extname(name) !== '')
    .map((name) => `/images/${name}`);
  expect(pictures.filter((address) => !shown.includes(address))).toEqual([]);
});

describe('the covers as a set', () => {
  // One row of the seed holds slug, category, image and state of an article.
  const published = Array.from(
    seed.matchAll(/'([a-z0-9-]+)', '(?:history|reviews|collecting|tech)', '([^']*)',\n.*', true,\n/g),
    ([, slug, image]) => ({ slug, image }),
  );

  it('give each published article of the seed one cover', () => {
    const bySlug = (one: { slug?: string }, other: { slug?: string }) =>
      (one.slug ?? '').localeCompare(other.slug ?? '');
    const drawn = covers.map(({ slug }) => ({ slug, image: `/images/blog/${slug}.svg` }));
    expect(drawn.toSorted(bySlug)).toEqual(published.toSorted(bySlug));
  });

  it('match the files in their folder', () => {
    const files = readdirSync(path.join(projectRoot, 'public/images/blog'));
    expect(files.sort()).toEqual(covers.map(({ slug }) => `${slug}.svg`).sort());
  });

  it('show twenty different pictures', () => {
    expect(covers).toHaveLength(20);
    expect(new Set(covers.map(({ svg }) => svg())).size).toBe(covers.length);
  });
});

/** The share of a text to the left of its anchor. */
const beforeAnchor: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

/** Returns the words of a drawing and their places. No group may set a font size or an anchor. */
function wordsIn(svg: string) {
  expect(svg).not.toMatch(/<g[^>]* font-size=|<g[^>]* text-anchor=/);
  return Array.from(svg.matchAll(/<text ([^>]*)>([^<]*)</g), ([, attributes = '', text = '']) => {
    const attribute = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
    return {
      text,
      size: Number(attribute('font-size')),
      anchor: attribute('text-anchor') ?? 'start',
      x: Number(attribute('x')),
    };
  });
}

describe('the drawings that explain', () => {
  it('match the files in their folder', () => {
    const files = readdirSync(path.join(projectRoot, 'public/images/drawings'));
    expect(files.sort()).toEqual(drawings.map(({ name }) => `${name}.svg`).sort());
  });

  it.each(drawings)('$name has letters large enough for a phone, and a wide font stays inside the paper', ({ svg }) => {
    const found = wordsIn(svg());
    expect(found.length).toBeGreaterThan(5);
    for (const { text, size, anchor, x } of found) {
      expect(size, text).toBeGreaterThanOrEqual(26);
      const width = text.length * size * 0.64;
      const left = x - width * (beforeAnchor[anchor] ?? NaN);
      expect(left, text).toBeGreaterThanOrEqual(0);
      expect(left + width, text).toBeLessThanOrEqual(800);
    }
  });

  it('add up the letters of TETRIS to the checksum of the palette finder, and show the same colours', () => {
    const svg = drawings.find(({ name }) => name === 'palette-sum')?.svg() ?? '';
    const texts = wordsIn(svg).map(({ text }) => text);
    const entry = paletteFinder.entries.find(({ headerTitles }) => headerTitles.includes('TETRIS'));
    const stored = paletteFinder.setups.find(({ setup }) => setup === entry?.setup);
    const values = texts.filter((text) => /^\d+$/.test(text)).map(Number);
    expect(texts.filter((text) => /^[A-Z]$/.test(text)).join('')).toBe('TETRIS');
    expect(values).toHaveLength(16);
    const sum = values.reduce((total, value) => total + value, 0);
    expect(`$${(sum % 256).toString(16).toUpperCase()}`).toBe(entry?.checksum);
    expect(texts).toContain(entry?.checksum);
    const colours = Array.from(svg.matchAll(/fill="(#[0-9A-F]{6})"/g), ([, colour]) => colour);
    expect(colours).toEqual(stored?.bg);
    expect(stored?.obj0).toEqual(stored?.bg);
    expect(stored?.obj1).toEqual(stored?.bg);
  });

  it('show the colours that the console stores for TETRIS and for ZELDA', () => {
    const svg = drawings.find(({ name }) => name === 'two-titles')?.svg() ?? '';
    const stored = ['TETRIS', 'ZELDA'].flatMap((title) => {
      const entry = paletteFinder.entries.find(({ headerTitles }) => headerTitles.includes(title));
      expect(svg).toContain(`sum ${entry?.checksum}`);
      const setup = paletteFinder.setups.find((candidate) => candidate.setup === entry?.setup);
      return [setup?.bg, setup?.obj0, setup?.obj1].flat();
    });
    expect(Array.from(svg.matchAll(/fill="(#[0-9A-F]{6})"/g), ([, colour]) => colour)).toEqual(stored);
  });

  it('give opened cartridges the same number of batteries as the save finder', () => {
    const texts = wordsIn(drawings.find(({ name }) => name === 'save-batteries')?.svg() ?? '').map(({ text }) => text);
    const counted = (advance: boolean, outcome: keyof typeof outcomes) =>
      allCartridges.filter(
        (each) =>
          isRecorded(each) && (each.platform === 'gba') === advance && saveTypes[each.save].verdict.outcome === outcome,
      ).length;
    const drawnCounts = texts.flatMap((text) => /^\d+/.exec(text)?.slice(0, 1) ?? []).map(Number);
    expect(drawnCounts).toEqual([
      counted(false, 'lost'),
      counted(false, 'stays'),
      counted(true, 'lost'),
      counted(true, 'clock'),
      counted(true, 'stays'),
    ]);
  });

  it('alternate the columns for the right and the left eye', () => {
    const svg = drawings.find(({ name }) => name === 'parallax-barrier')?.svg() ?? '';
    const letters = wordsIn(svg).filter(({ text }) => /^[LR]$/.test(text));
    const inOrder = letters.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
    expect(inOrder.join('')).toBe('RLRLRLRL');
  });
});

describe('the pictures together', () => {
  const home = ['public/images/family.svg', 'public/images/family-narrow.svg'];

  it('have gradients with unique ids, also together in one page', () => {
    const page = [
      ...models.map(({ slug }) => pictureOf(slug)),
      ...consoles.flatMap(({ slug }) =>
        [10, 400].map((x) => placeConsole(slug, { x, base: 500, scale: 2, detail: 'full' })),
      ),
    ].join('');
    const ids = Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('take at most 38 kB for all consoles and 13 kB for each family picture, compressed', () => {
    const all = models.reduce((sum, { slug }) => sum + compressed(pictureOf(slug)), 0);
    expect(all).toBeLessThanOrEqual(38_000);
    for (const name of home) expect(compressed(files.get(name) ?? '')).toBeLessThanOrEqual(13_000);
  });

  it.each([...home, 'docs/consoles.svg'])('%s matches the drawing', (name) => {
    expect(written(name)).toBe(files.get(name));
  });
});

describe('a console in a larger picture', () => {
  it('stands with its left and lower edge at the given place', () => {
    for (const slug of ['game-boy', 'nintendo-switch-lite'] as const) {
      const extent = extentOf(placeConsole(slug, { x: 100, base: 700, scale: 2, detail: 'full' }));
      expect(extent?.x).toBeCloseTo(100, -0.5);
      expect((extent?.y ?? 0) + (extent?.height ?? 0)).toBeCloseTo(700, -0.5);
    }
  });

  it('casts a shadow only on request', () => {
    const place = { x: 0, base: 0, scale: 2, detail: 'low' } as const;
    expect(placeConsole('game-boy', place)).not.toContain('<ellipse');
    expect(placeConsole('game-boy', { ...place, shadow: true })).toContain('<ellipse');
  });
});
