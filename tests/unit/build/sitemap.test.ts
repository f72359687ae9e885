import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { sitemapFiles } from '../../../build/feeds/sitemap.ts';
import { aConsolePage, aPostPage } from '../../support/builders';
import { aSiteContent } from './feed-content';

const site = 'https://legacy.example';

/** The schema of sitemaps.org, from its copy in the package `sitemap`. */
const schema = readFileSync(
  path.join(path.dirname(createRequire(import.meta.url).resolve('sitemap/package.json')), 'schema/sitemap.xsd'),
  'utf8',
);

/** Returns each error of a text that the schema of sitemaps finds. */
async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

/** Returns the addresses of a sitemap, each with its time. */
async function entriesOf(xml = ''): Promise<(string | undefined)[][]> {
  const items = await parseSitemap(Readable.from([xml]));
  return items.map(({ url, lastmod }) => (lastmod === undefined ? [url] : [url, lastmod]));
}

const content = aSiteContent({
  posts: [
    aPostPage({ slug: 'newer', updated_at: '2025-03-01T12:00:00+00:00' }),
    aPostPage({ slug: 'older-but-changed', updated_at: '2025-06-01T01:30:00.123456+02:00' }),
  ],
  consoles: [
    aConsolePage({ slug: 'game-boy', updated_at: '2025-01-01T00:00:00+00:00' }),
    aConsolePage({ slug: 'ds', updated_at: '2025-07-04T00:00:00+00:00' }),
  ],
});

test('the sitemap has each page with the time of its newest content', async () => {
  const files = sitemapFiles(content, site);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  const xml = files.get('sitemap.xml') ?? '';
  expect(await faultsOf(xml)).toEqual([]);
  expect(await entriesOf(xml)).toEqual([
    [`${site}/`, '2025-07-04T00:00:00.000Z'],
    [`${site}/blog`, '2025-05-31T23:30:00.123Z'],
    [`${site}/consoles`, '2025-07-04T00:00:00.000Z'],
    [`${site}/consoles/compare`, '2025-07-04T00:00:00.000Z'],
    [`${site}/timeline`, '2025-07-04T00:00:00.000Z'],
    [`${site}/console-of-the-month`],
    [`${site}/compatibility`, '2025-07-04T00:00:00.000Z'],
    [`${site}/data`, '2025-07-04T00:00:00.000Z'],
    [`${site}/buying-guide`, '2025-07-04T00:00:00.000Z'],
    [`${site}/editions`, '2025-07-04T00:00:00.000Z'],
    [`${site}/how-we-know`, '2025-07-04T00:00:00.000Z'],
    ...['about', 'charts', 'tools', 'tools/palettes', 'tools/saves', 'tools/identify'].map((page) => [
      `${site}/${page}`,
    ]),
    [`${site}/repair-and-care`],
    [`${site}/links`],
    [`${site}/contact`],
    [`${site}/privacy`],
    [`${site}/blog/newer`, '2025-03-01T12:00:00.000Z'],
    [`${site}/blog/older-but-changed`, '2025-05-31T23:30:00.123Z'],
    [`${site}/consoles/game-boy`, '2025-01-01T00:00:00.000Z'],
    [`${site}/consoles/ds`, '2025-07-04T00:00:00.000Z'],
  ]);
});

test('without content, the sitemap has the fixed pages of the site', async () => {
  const xml = sitemapFiles({ posts: [], consoles: [] }, site).get('sitemap.xml') ?? '';
  expect(await faultsOf(xml)).toEqual([]);
  expect(await entriesOf(xml)).toHaveLength(21);
});

test('faultsOf reports an invalid time and an unknown element', async () => {
  const xml = sitemapFiles(content, site).get('sitemap.xml') ?? '';
  expect(await faultsOf(xml.replace('2025-07-04T00:00:00.000Z', 'yesterday'))).not.toEqual([]);
  expect(await faultsOf(xml.replaceAll('lastmod', 'changed'))).not.toEqual([]);
});

test('a large sitemap becomes several sitemaps and an index', async () => {
  const files = sitemapFiles(content, site, 4);
  const names = [...files.keys()].filter((name) => name !== 'sitemap.xml');
  expect(names.slice(0, 3)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  const parts = names.map((name) => files.get(name) ?? '');
  for (const part of parts) expect(await faultsOf(part)).toEqual([]);
  const inParts = await Promise.all(parts.map((part) => entriesOf(part)));
  const newestIn = (entries: (typeof inParts)[number]) =>
    entries
      .map(([, changed = '']) => changed)
      .sort()
      .at(-1);
  const index = await parseSitemapIndex(Readable.from([files.get('sitemap.xml') ?? '']));
  expect(index.map(({ url, lastmod = '' }) => [url, lastmod])).toEqual(
    names.map((name, place) => [`${site}/${name}`, newestIn(inParts[place] ?? [])]),
  );
  // In one part, no page has a known time of change.
  expect(index.find(({ lastmod }) => lastmod === undefined)).toBeDefined();
  expect(inParts.flat()).toEqual(await entriesOf(sitemapFiles(content, site).get('sitemap.xml')));
});

test('a sitemap holds at most 50,000 pages', async () => {
  const consoles = content.consoles.slice(0, 1);
  const [post = aPostPage()] = content.posts;
  const others = await entriesOf(sitemapFiles({ posts: [], consoles }, site).get('sitemap.xml') ?? '');
  const posts = Array.from({ length: 50_000 - others.length }, () => post);
  expect([...sitemapFiles({ posts, consoles }, site).keys()]).toEqual(['sitemap.xml']);
  const files = sitemapFiles({ posts: [...posts, post], consoles }, site);
  expect([...files.keys()]).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
});
