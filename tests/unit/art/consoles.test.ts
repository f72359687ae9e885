import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { shapesOf, type Console } from '../../../tools/art/console.ts';
import { consoles } from '../../../tools/art/consoles.ts';
import { drawnFiles } from '../../../tools/art/files.ts';
import { placeConsole } from '../../../tools/art/place.ts';
import { extentOf } from './extent.ts';

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
const models: readonly Console[] = consoles;

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
    const extent = extentOf(shapesOf(model, { x: 0, base: 0, scale: 10, detail, ids: 'test' }));
    expect(Math.abs(extent.width / 10 / width - 1)).toBeLessThan(0.01);
    expect(Math.abs(extent.height / 10 / height - 1)).toBeLessThan(0.01);
  });

  it('is 800 by 600, where the catalogue expects it', () => {
    expect(pictureOf(slug)).toContain('width="800" height="600" viewBox="0 0 800 600"');
    expect(written(`public/images/consoles/${slug}.svg`)).toBe(pictureOf(slug));
  });

  it('holds shapes alone: no words, no pictures, no scripts, nothing from elsewhere', () => {
    const elements = new Set(Array.from(pictureOf(slug).matchAll(/<([a-zA-Z]+)/g), ([, name]) => name));
    const allowed = [
      'svg',
      'defs',
      'linearGradient',
      'radialGradient',
      'stop',
      'g',
      'path',
      'rect',
      'circle',
      'ellipse',
    ];
    expect([...elements].filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
    expect(pictureOf(slug)).not.toMatch(/href|url\((?!#)|NaN|undefined/);
  });

  it('uses only gradients that it defines', () => {
    const picture = pictureOf(slug);
    const used = new Set(Array.from(picture.matchAll(/url\(#([^)]+)\)/g), ([, id]) => id));
    const defined = Array.from(picture.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(defined.toSorted()).toEqual([...used].toSorted());
  });

  it('takes at most 2.4 kB when compressed', () => {
    expect(compressed(pictureOf(slug))).toBeLessThanOrEqual(2400);
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
    const place = { x: 100, base: 700, scale: 2, detail: 'full' } as const;
    const front = /<path d="M([\d.]+) ([\d.]+)/.exec(placeConsole('nintendo-switch-lite', place));
    const shelf = extentOf(placeConsole('game-boy', place) + '<rect x="100" y="0" width="0" height="700"/>');
    expect(Number(front?.[1])).toBeCloseTo(100 + 16 * 2, 0);
    expect(shelf.width).toBeCloseTo(180, -0.5);
    expect(shelf.height).toBeCloseTo(700, -0.5);
  });

  it('casts its shadow only when asked to', () => {
    const place = { x: 0, base: 0, scale: 2, detail: 'low' } as const;
    expect(placeConsole('game-boy', place)).not.toContain('<ellipse');
    expect(placeConsole('game-boy', { ...place, shadow: true })).toContain('<ellipse');
  });
});
