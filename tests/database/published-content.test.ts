import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openService, readPublishedContent, type PublishedContent } from '../../build/prerender/published-content.ts';
import { readDrawing } from '../../build/sharing/render-png.ts';
import { postColumns, settingsColumns } from '@/data/service/rows';
import { consolePageColumns, embeddedPublished } from '@/data/service/catalogue-rows';
import { aCategory, aConsole, aLinkCable, aPost, someSettings, someStamps } from '../support/builders';
import { selectedColumns } from '../support/network/tables';

const projectRoot = path.join(import.meta.dirname, '../..');
const publicFolder = path.join(projectRoot, 'public');
const project = { url: 'https://project.example/', publishableKey: 'sb_publishable_x' };

/** All requests, and the function that responds for the project. */
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

const stamps = someStamps();
const stampRows = Object.entries(stamps).map(([kind, changed_at]) => ({ kind, changed_at }));

const readProject = async () => readPublishedContent(await openService(projectRoot, project));

/** Responds as a project with these rows, at most `most` rows in a response. */
function projectWith(tables: Record<string, unknown[]>, most = 1000): void {
  tables.content_stamps = stampRows;
  answer = ({ pathname, searchParams }) => {
    const start = Number(searchParams.get('offset'));
    const size = Math.min(most, Number(searchParams.get('limit')));
    return Response.json((tables[pathname.split('/').at(-1) ?? ''] ?? []).slice(start, start + size));
  };
}

/** Returns a body that fails with this error after the text. */
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

/** Returns the filters of each request for a table. Each page needs a request. */
function filtersOf(table: string): Record<string, string>[] {
  const matching = requests.filter(({ address }) => address.pathname === `/rest/v1/${table}`);
  return matching.map(({ address: { searchParams } }) => {
    const paging = /(^|[.])(select|order|limit|offset)$/;
    return Object.fromEntries([...searchParams].filter(([name]) => !paging.test(name)));
  });
}

test('the build reads a hosted project as a visitor, and requests only published rows', async () => {
  const settings = someSettings();
  const [post, console] = [aPost(), aConsole()];
  const cable = aLinkCable(console.id, console.id);
  const category = aCategory();
  const tables = { blog_posts: [post], blog_categories: [category], consoles: [console], link_cables: [cable] };
  projectWith({ site_settings: [settings], ...tables });
  const content = { stamps, settings, posts: [post], categories: [category], consoles: [console], linkCables: [cable] };
  expect(await readProject()).toEqual(content);
  for (const { address, headers } of requests) {
    expect(address.href).toMatch(/^https:\/\/project\.example\/rest\/v1\/\w/);
    expect(Object.fromEntries(headers)).toEqual({ apikey: 'sb_publishable_x' });
  }
  for (const [table, filters] of Object.entries({
    blog_posts: { published: 'is.true' },
    consoles: { [embeddedPublished]: 'is.true' },
  })) {
    expect(filtersOf(table), table).not.toEqual([]);
    for (const actual of filtersOf(table)) expect(actual, table).toEqual(filters);
  }
});

test('the build reads the stamps before the content', async () => {
  projectWith({});
  await readProject();
  expect(requests[0]?.address.pathname).toBe('/rest/v1/content_stamps');
});

test('the build fails if the project has no stamps', async () => {
  answer = () => Response.json([]);
  await expect(readProject()).rejects.toThrow('content_stamps of https://project.example/');
});

test('an empty project gives an empty site', async () => {
  projectWith({});
  expect(await readProject()).toEqual({
    stamps,
    settings: null,
    posts: [],
    categories: [],
    consoles: [],
    linkCables: [],
  });
});

test('the build reads all posts, even if one response cannot hold them', async () => {
  const posts = Array.from({ length: 1234 }, () => aPost());
  projectWith({ blog_posts: posts }, 100);
  const content = await readProject();
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
])('a response with %j stops the build, and the message says what to check', async (reason, respond) => {
  answer = ({ pathname, searchParams }) => {
    if (pathname.endsWith('/consoles')) return respond();
    return Response.json(pathname.endsWith('/content_stamps') && searchParams.get('offset') === '0' ? stampRows : []);
  };
  const reading = readProject();
  await expect(reading).rejects.toThrow(`could not read consoles from https://project.example/: ${reason}`);
  await expect(reading).rejects.toThrow('check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY');
});

/** Returns the published content of the seeds, read once. */
const seeded = () => (reading ??= readSeeds());
let reading: Promise<PublishedContent> | undefined;

async function readSeeds(): Promise<PublishedContent> {
  const service = await openService(projectRoot, null);
  return readPublishedContent(service).finally(() => service.close());
}

test('a build without a project reads only published and active seeds, and only the columns for visitors', async () => {
  const content = await seeded();
  expect(requests).toEqual([]);
  expect(content.settings?.siteName).toBe('Handheld Legacy');
  expect(content.posts).toHaveLength(20);
  expect(content.consoles).toHaveLength(19);
  const namesOf = (select: string): string[] =>
    selectedColumns(select).flatMap(({ name, embed }) => (embed?.spread ? namesOf(embed.select) : name));
  const namesIn = (select: string) => namesOf(select).sort();
  for (const [rows, columns] of [
    [content.posts, postColumns],
    [content.consoles, consolePageColumns],
    [[content.settings ?? {}], settingsColumns],
  ] as const) {
    expect(rows).not.toEqual([]);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(namesIn(columns));
  }
  const dates = content.posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('each seeded post and console has a drawing that a picture for sharing can show', async () => {
  const { posts, consoles } = await seeded();
  for (const { image } of [...posts, ...consoles]) expect(readDrawing(publicFolder, image), image).not.toBeNull();
});
