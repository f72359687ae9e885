import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPublishedContent } from '../../build/published-content.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
const project = { url: 'https://project.example/', publishableKey: 'sb_publishable_x' };

const post = (slug: string) => ({
  slug,
  title: `About ${slug}`,
  category: 'tech',
  image: '/images/blog-placeholder.png',
});

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

/** A project with these rows, that gives at most `most` of them at once. */
function projectWith(tables: Record<string, unknown[]>, most = 1000): void {
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

test('a hosted project is read as a visitor, and only what is published is asked for', async () => {
  projectWith({ site_settings: [{ siteName: 'Pocket Museum' }], blog_posts: [post('caps')], consoles: [] });
  expect(await readPublishedContent(projectRoot, project)).toEqual({
    siteName: 'Pocket Museum',
    posts: [post('caps')],
    consoles: [],
  });
  for (const { address, headers } of requests) {
    expect(address.href).toMatch(/^https:\/\/project\.example\/rest\/v1\/\w/);
    expect(Object.fromEntries(headers)).toEqual({ apikey: 'sb_publishable_x' });
    if (address.pathname.endsWith('/blog_posts')) expect(address.searchParams.get('published')).toBe('eq.true');
  }
  expect(requests.map(({ address }) => address.pathname)).toContain('/rest/v1/blog_posts');
});

test('more posts than a project gives at once are all read', async () => {
  const posts = Array.from({ length: 1234 }, (_, index) => post(`post-${index}`));
  projectWith({ blog_posts: posts }, 100);
  const content = await readPublishedContent(projectRoot, project);
  expect(content.posts).toEqual(posts);
  expect(content.siteName).toBe('Handheld Legacy');
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
  answer = ({ pathname }) => (pathname.endsWith('/consoles') ? answered() : Response.json([]));
  const reading = readPublishedContent(projectRoot, project);
  await expect(reading).rejects.toThrow(`could not read consoles from https://project.example/: ${reason}`);
  await expect(reading).rejects.toThrow('check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY');
});

test('without a project the seeds are read: the published posts and all consoles, no more of each than a picture shows', async () => {
  const { siteName, posts, consoles } = await readPublishedContent(projectRoot, null);
  expect(siteName).toBe('Handheld Legacy');
  expect(posts).toHaveLength(12);
  expect(consoles).toHaveLength(19);
  expect(requests).toEqual([]);
  expect(posts.find(({ slug }) => slug === 'gba-sp-second-look')).toEqual({
    slug: 'gba-sp-second-look',
    title: expect.stringContaining('SP') as string,
    category: 'reviews',
    image: '/images/blog/gba-sp-second-look.svg',
  });
  expect(consoles.find(({ slug }) => slug === 'game-boy')).toEqual({
    slug: 'game-boy',
    name: 'Game Boy',
    year: '1989',
    color: 'gameboy',
    image: '/images/consoles/game-boy.svg',
  });
});
