import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../tools/art/covers.ts';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'public/images/blog');

/** What the home page can afford for each of its three articles. */
const budget = 4096;

interface Article {
  slug: string;
  image: string;
  published: boolean;
}

/** The articles of the seed: slug, category and image stand in one row, the state two lines further down. */
function seededArticles(): Article[] {
  const seed = readFileSync(path.join(root, 'supabase/seed.sql'), 'utf8');
  const row = /'([a-z0-9-]+)', '(?:history|reviews|collecting|tech)', '([^']*)',\n.*', (true|false),\n/g;
  return [...seed.matchAll(row)].map(([, slug = '', image = '', published]) => ({
    slug,
    image,
    published: published === 'true',
  }));
}

describe('the covers as a set', () => {
  const articles = seededArticles();

  it('give every article of the seed a cover of its own, the drafts too', () => {
    expect(articles.filter((article) => article.published)).toHaveLength(12);
    expect(articles.map((article) => article.image)).toEqual(
      articles.map((article) => `/images/blog/${article.slug}.svg`),
    );
    expect(covers.map((cover) => cover.slug)).toEqual(articles.map((article) => article.slug));
  });

  it('are all there as files, and no other file is left over', () => {
    expect(readdirSync(folder).sort()).toEqual(covers.map((cover) => `${cover.slug}.svg`).sort());
  });

  it('are fourteen different pictures', () => {
    expect(new Set(covers.map((cover) => cover.svg())).size).toBe(covers.length);
  });
});

describe.each(covers)('the cover of $slug', ({ slug, svg }) => {
  const file = readFileSync(path.join(folder, `${slug}.svg`), 'utf8');

  it('is at most 4 kB when it is sent', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
  });

  it('is as wide as a card wants it and says its size', () => {
    expect(/^<svg [^>]*>/.exec(file)?.[0]).toContain('viewBox="0 0 1200 675"');
    expect(/^<svg [^>]*width="1200" height="675"/.test(file)).toBe(true);
  });

  it('holds shapes only: no text, no picture, no script, nothing from elsewhere', () => {
    expect(file).not.toMatch(/<(text|tspan|image|script|foreignObject|style|a)\b/);
    expect(file).not.toMatch(/\b(href|on[a-z]+)=|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
  });

  it('is what the code draws, today as on the day it was written', () => {
    expect(svg()).toBe(file);
  });

  it('has numbers that a browser can read', () => {
    expect(file).not.toMatch(/NaN|undefined|Infinity|-0\b(?!\.)/);
  });

  it('uses every id once and refers to nothing that is missing', () => {
    const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of file.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  });
});
