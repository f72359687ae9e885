import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSvg } from '../../../build/sharing/render-png.ts';
import type { Console } from '../../../tools/art/console.ts';
import { consoles, type ConsoleSlug } from '../../../tools/art/consoles.ts';
import { covers } from '../../../tools/art/covers.ts';
import { drawnFiles } from '../../../tools/art/files.ts';
import { placeConsole } from '../../../tools/art/place.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');
const seed = readFileSync(path.join(projectRoot, 'supabase/seed.sql'), 'utf8');
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

/** How far the shapes of a piece of SVG reach, in its own units. */
const extentOf = (shapes: string) =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000">${shapes}</svg>`).getBBox();

describe('the list of drawings', () => {
  it('has every console of the catalogue and no other, under its name, year and picture', () => {
    const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
    const drawn = models.map(({ slug, name, year }) => ({ slug, name, year, image: `/images/consoles/${slug}.svg` }));
    const known = facts.map(({ slug, name, year, image }) => ({ slug, name, year, image }));
    expect(drawn.toSorted(bySlug)).toEqual(known.toSorted(bySlug));
  });

  it('runs from the oldest to the newest', () => {
    const years = models.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });
});

describe.each(models)('the drawing of the $name', (model) => {
  const { slug, width, height, hingeInset } = model;
  const fact = facts.find((candidate) => candidate.slug === slug);

  it('has the size of the facts; a clamshell is open round the axis of its hinge', () => {
    expect(width).toBe(fact?.width);
    expect(hingeInset ?? 0).toBeLessThan((fact?.depth ?? 0) / 6);
    expect(height).toBeCloseTo(
      hingeInset === undefined ? (fact?.depth ?? 0) : 2 * ((fact?.depth ?? 0) - hingeInset),
      1,
    );
  });

  it.each(['full', 'low'] as const)('fills that size within one per cent at %s detail', (detail) => {
    const extent = extentOf(placeConsole(slug, { x: 0, base: 5000, scale: 10, detail }));
    expect(Math.abs((extent?.width ?? 0) / 10 / width - 1)).toBeLessThan(0.01);
    expect(Math.abs((extent?.height ?? 0) / 10 / height - 1)).toBeLessThan(0.01);
  });
});

const coverFile = (slug: string) => `public/images/blog/${slug}.svg`;
const pictures = [
  ...models.map(({ slug }) => ({
    ...{ file: `public/images/consoles/${slug}.svg`, drawn: pictureOf(slug), size: [800, 600], most: 2400 },
  })),
  // What the home page can afford for each of its three articles.
  ...covers.map(({ slug, svg }) => ({ file: coverFile(slug), drawn: svg(), size: [1200, 675], most: 4096 })),
];

describe.each(pictures)('$file', ({ file, drawn, size: [width, height], most }) => {
  it('is what the code draws, in its size, at its weight when compressed', () => {
    expect(drawn).toBe(written(file));
    const start = /^<svg [^>]*>/.exec(drawn)?.[0];
    expect(start).toContain(`width="${width}" height="${height}"`);
    expect(start).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(compressed(drawn)).toBeLessThanOrEqual(most);
  });

  it('holds shapes alone: no words, no pictures, no scripts, nothing from elsewhere, and numbers that are some', () => {
    const allowed = 'svg defs linearGradient radialGradient stop g path rect circle ellipse clipPath';
    const elements = new Set(Array.from(drawn.matchAll(/<([a-zA-Z]+)/g), ([, name = '']) => name));
    expect([...elements].filter((name) => !allowed.split(' ').includes(name))).toEqual([]);
    expect(drawn).not.toMatch(/\b(href|on[a-z]+)=|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")|url\((?!#)/);
    expect(drawn).not.toMatch(/NaN|undefined|Infinity|-0\b(?!\.)/);
  });

  it('has every id once, and uses those that it has', () => {
    const ids = Array.from(drawn.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const used = new Set(Array.from(drawn.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id));
    expect(ids.toSorted()).toEqual([...used].toSorted());
  });
});

describe('the covers as a set', () => {
  // Slug, category and image of an article stand in one row of the seed.
  const articles = Array.from(
    seed.matchAll(/'([a-z0-9-]+)', '(?:history|reviews|collecting|tech)', '([^']*)',\n.*', (?:true|false),\n/g),
    ([, slug, image]) => ({ slug, image }),
  );

  it('give every article of the seed a cover of its own, the drafts too, and leave no file over', () => {
    expect(articles).toHaveLength(14);
    expect(articles).toEqual(covers.map(({ slug }) => ({ slug, image: `/images/blog/${slug}.svg` })));
    const files = readdirSync(path.join(projectRoot, 'public/images/blog'));
    expect(files.sort()).toEqual(covers.map(({ slug }) => `${slug}.svg`).sort());
  });

  it('are fourteen different pictures', () => {
    expect(new Set(covers.map(({ svg }) => svg())).size).toBe(covers.length);
  });
});

describe('the pictures together', () => {
  const home = ['public/images/family.svg', 'public/images/family-narrow.svg'];

  it('give every gradient its own id when all of them stand in one page', () => {
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

  it('take at most 38 kB for the consoles and 13 kB for each family picture when compressed', () => {
    const all = models.reduce((sum, { slug }) => sum + compressed(pictureOf(slug)), 0);
    expect(all).toBeLessThanOrEqual(38_000);
    for (const name of home) expect(compressed(files.get(name) ?? '')).toBeLessThanOrEqual(13_000);
  });

  it.each([...home, 'docs/consoles.svg'])('%s is written as it is drawn', (name) => {
    expect(written(name)).toBe(files.get(name));
  });
});

describe('a console in a larger picture', () => {
  it('stands with its left edge and its lower edge where it was told', () => {
    for (const slug of ['game-boy', 'nintendo-switch-lite'] as const) {
      const extent = extentOf(placeConsole(slug, { x: 100, base: 700, scale: 2, detail: 'full' }));
      expect(extent?.x).toBeCloseTo(100, -0.5);
      expect((extent?.y ?? 0) + (extent?.height ?? 0)).toBeCloseTo(700, -0.5);
    }
  });

  it('casts its shadow only when asked to', () => {
    const place = { x: 0, base: 0, scale: 2, detail: 'low' } as const;
    expect(placeConsole('game-boy', place)).not.toContain('<ellipse');
    expect(placeConsole('game-boy', { ...place, shadow: true })).toContain('<ellipse');
  });
});
