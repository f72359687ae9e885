import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildCache } from '../../build/build-cache.ts';
import { readPublishedContent } from '../../build/prerender/published-content.ts';
import { readDrawing } from '../../build/sharing/render-png.ts';
import { drawPicture } from '../../build/sharing/share-layout.tsx';
import { picturesOf, writeSharePictures } from '../../build/sharing/share-pictures.ts';
import { categoryColumns, linkColumns, postColumns, settingsColumns } from '@/data/rows';
import { consolePageColumns, embeddedPublished } from '@/data/catalogue-rows';
import type { SiteContent } from '@/data/site-content';
import {
  aCategory,
  aConsole,
  aContentVersion,
  aLink,
  aLinkCable,
  aPost,
  aSocialLink,
  someSettings,
} from '../support/builders';
import { selectedColumns } from '../support/network/tables';
import { headerOf } from '../support/png-header';

const projectRoot = path.join(import.meta.dirname, '../..');
const publicFolder = path.join(projectRoot, 'public');
const project = { url: 'https://project.example/', publishableKey: 'sb_publishable_x' };

/** Every request, and what the project answers to it. */
let requests: { address: URL; headers: Headers }[] = [];
let answer: (address: URL) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    requests.push({ address: new URL(address), headers: new Headers(headers) });
    return Promise.resolve(answer(new URL(address)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const version = aContentVersion();

/** A project with these rows, that gives at most `most` of them at once. */
function projectWith(tables: Record<string, unknown[]>, most = 1000): void {
  tables.content_version = [version];
  answer = ({ pathname, searchParams }) => {
    const start = Number(searchParams.get('offset'));
    const size = Math.min(most, Number(searchParams.get('limit')));
    return Response.json((tables[pathname.split('/').at(-1) ?? ''] ?? []).slice(start, start + size));
  };
}

/** A body that stops in the middle. */
function brokenOff(text: string, error: Error): ReadableStream {
  const pieces = [new TextEncoder().encode(text)];
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.error(error);
    },
  });
}

/** Filters of the requests for a table; each is repeated for every page of it. */
function filtersOf(table: string): Record<string, string>[] {
  const asked = requests.filter(({ address }) => address.pathname === `/rest/v1/${table}`);
  return asked.map(({ address: { searchParams } }) => {
    const paging = /(^|[.])(select|order|limit|offset)$/;
    return Object.fromEntries([...searchParams].filter(([name]) => !paging.test(name)));
  });
}

test('a hosted project is read as a visitor, and only what is published is asked for', async () => {
  const settings = someSettings();
  const [post, console, category] = [aPost(), aConsole(), aCategory()];
  const [link, socialLink, cable] = [aLink(), aSocialLink(), aLinkCable(console.id, console.id)];
  projectWith({
    site_settings: [settings],
    blog_posts: [post],
    blog_categories: [category],
    consoles: [console],
    find_consoles: [{ counts: { lit: { yes: 1 } } }],
    console_of_today: [{ id: 'featured', console }],
    past_consoles_of_month: [{ id: 'past', start_date: '2025-01-01', end_date: '2025-01-31', console }],
    link_cables: [cable],
    links: [link],
    social_media_links: [socialLink],
  });
  expect(await readPublishedContent(projectRoot, project)).toEqual({
    version,
    settings,
    posts: [post],
    categories: [category],
    consoles: [console],
    consoleCounts: { lit: { yes: 1 } },
    featured: { id: 'featured', console },
    pastConsoles: [{ id: 'past', start_date: '2025-01-01', end_date: '2025-01-31', console }],
    linkCables: [cable],
    links: [link],
    socialLinks: [socialLink],
  });
  for (const { address, headers } of requests) {
    expect(address.href).toMatch(/^https:\/\/project\.example\/rest\/v1\/\w/);
    expect(Object.fromEntries(headers)).toEqual({ apikey: 'sb_publishable_x' });
  }
  for (const [table, filters] of Object.entries({
    blog_posts: { published: 'is.true' },
    links: { active: 'is.true' },
    social_media_links: { active: 'is.true' },
    console_of_today: {},
    past_consoles_of_month: {},
    consoles: { [embeddedPublished]: 'is.true' },
  })) {
    expect(filtersOf(table), table).not.toEqual([]);
    for (const asked of filtersOf(table)) expect(asked, table).toEqual(filters);
  }
});

test('the version is read before all that it tells about', async () => {
  projectWith({});
  await readPublishedContent(projectRoot, project);
  expect(requests[0]?.address.pathname).toBe('/rest/v1/content_version');
});

test('without the row of the version there is no build', async () => {
  answer = () => Response.json([]);
  await expect(readPublishedContent(projectRoot, project)).rejects.toThrow(
    'content_version of https://project.example/',
  );
});

test('a project with nothing in it is an empty site', async () => {
  projectWith({});
  expect(await readPublishedContent(projectRoot, project)).toEqual({
    version,
    settings: null,
    posts: [],
    categories: [],
    consoles: [],
    consoleCounts: {},
    linkCables: [],
    featured: null,
    pastConsoles: [],
    links: [],
    socialLinks: [],
  });
});

test('more posts than a project gives at once are all read', async () => {
  const posts = Array.from({ length: 1234 }, () => aPost());
  projectWith({ blog_posts: posts }, 100);
  const content = await readPublishedContent(projectRoot, project);
  expect(content.posts).toEqual(posts);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['fetch failed', () => Promise.reject(new TypeError('fetch failed'))],
  ['status 401, {"message":"Invalid API key"}', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
  ['status 503, down for maintenance', () => new Response('down for maintenance', { status: 503 })],
  ['the answer is not a list of rows', () => new Response('<!doctype html>')],
  ['the answer is not a list of rows', () => Response.json({ message: 'hello' })],
  ['connection reset', () => new Response(brokenOff('[{"slug":', new Error('connection reset')))],
  ['it gives the same rows again and again', () => Response.json([{ slug: 'game-boy' }])],
])('a project that answers with %j stops the build and says what to check', async (reason, answered) => {
  answer = ({ pathname, searchParams }) => {
    if (pathname.endsWith('/consoles')) return answered();
    return Response.json(pathname.endsWith('/content_version') && searchParams.get('offset') === '0' ? [version] : []);
  };
  const reading = readPublishedContent(projectRoot, project);
  await expect(reading).rejects.toThrow(`could not read consoles from https://project.example/: ${reason}`);
  await expect(reading).rejects.toThrow('check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY');
});

/** The queue of the seeds; in any other month the site shows its built-in one. */
const consoleOf = new Map([
  ['2026-11', 'game-boy-color'],
  ['2026-12', 'nintendo-ds'],
  ['2027-01', 'game-boy-advance-sp'],
  ['2027-02', 'nintendo-3ds'],
]);

let reading: Promise<SiteContent> | undefined;
/** What the seeds publish. */
const seeded = () => (reading ??= readPublishedContent(projectRoot, null));

test('without a project the seeds are read: what is published and active, in the columns that visitors see', async () => {
  const content = await seeded();
  expect(requests).toEqual([]);
  expect(content.settings?.siteName).toBe('Handheld Legacy');
  expect(content.posts).toHaveLength(20);
  expect(content.consoles).toHaveLength(19);
  expect(content.consoleCounts.decade).toEqual({ 1980: 1, 1990: 3, 2000: 7, 2010: 8 });
  expect(content.links).toHaveLength(10);
  // An editor activates those that are ours.
  expect(content.socialLinks).toEqual([]);
  expect(content.featured?.console?.slug).toBe(consoleOf.get(new Date().toISOString().slice(0, 7)));
  const namesOf = (select: string): string[] =>
    selectedColumns(select).flatMap(({ name, embed }) => (embed?.spread ? namesOf(embed.select) : name));
  const namesIn = (select: string) => namesOf(select).sort();
  for (const [rows, columns] of [
    [content.posts, postColumns],
    [content.consoles, consolePageColumns],
    [content.links, linkColumns],
    [content.categories, categoryColumns],
    [[content.settings ?? {}], settingsColumns],
  ] as const) {
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(namesIn(columns));
  }
  const dates = content.posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('the seeded posts and consoles and the site have a picture each, 1200 x 630, less than 300 kB, the same every time', async () => {
  const content = await seeded();
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // What a build has drawn is not drawn again.
  await writeSharePictures({ content, publicFolder, folder, cache: buildCache(projectRoot, 'share') });
  const pictures = [...picturesOf(content, publicFolder)];
  expect(pictures.map(([address]) => address).toSorted()).toEqual(
    [
      '/og-image.png',
      ...content.posts.map(({ slug }) => `/share/posts/${slug}.png`),
      ...content.consoles.map(({ slug }) => `/share/consoles/${slug}.png`),
    ].toSorted(),
  );
  for (const [address, layout] of pictures) {
    const file = readFileSync(path.join(folder, address));
    expect(headerOf(file), address).toEqual({ png: true, width: 1200, height: 630 });
    expect(file.length, address).toBeLessThan(300_000);
    if (address === '/og-image.png') expect((await drawPicture(layout)).equals(file)).toBe(true);
  }
  for (const { image } of [...content.posts, ...content.consoles])
    expect(readDrawing(publicFolder, image), image).not.toBeNull();
});
