import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consolePageColumns, embeddedPublished } from '@/data/service/catalogue-rows';
import type { ConsolePage } from '@/data/consoles/consoles';
import { fingerprint, readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import { type Backend, cachedSnapshot, oneAtATime, startBackend } from '../../build/local-backend/backend.ts';
import { resetDataDirectory, takeDataDirectory } from '../../build/local-backend/data-directory.ts';
import { localPublishableKey, localSecrets } from '../../build/local-backend/local-keys.ts';
import { readTimeLimits } from '../../build/local-backend/threaded-backend.ts';
import { answerEmail } from '../../build/local-backend/outbox.ts';
import { apiRequest, signIn, startTestBackend } from '../support/database/backend.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
let backend: Backend;
const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-'));
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

test('oneAtATime starts each call after the previous call ends, even after a failure', async () => {
  const log: string[] = [];
  const run = oneAtATime(async (name: string) => {
    log.push(`start ${name}`);
    await new Promise((done) => setTimeout(done, 5));
    log.push(`end ${name}`);
    if (name === 'b') throw new Error(name);
    return name;
  });
  const results = await Promise.allSettled([run('a'), run('b'), run('c')]);
  expect(log).toEqual(['start a', 'end a', 'start b', 'end b', 'start c', 'end c']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

// Fault A of @supabase/lite: two requests in one tick share a transaction. The shorter request commits first, and the
// rest of the longer request (its count) runs as superuser. Without the queue, every round shows this fault.
const drafts = '/rest/v1/blog_posts?select=id,published&published=is.false';
const list = () => backend.fetch(apiRequest(drafts));
const listAndCount = () => backend.fetch(apiRequest(drafts, { headers: { prefer: 'count=exact' } }));
test.each([
  ['two equal requests', [listAndCount, listAndCount]],
  ['a short request before a long request', [list, listAndCount]],
  ['a long request before a short request', [listAndCount, list]],
])('two anonymous requests at once never read or count a draft: %s', async (_order, pair) => {
  const rows = await backend.sql('select from public.blog_posts where not published');
  expect(rows.length).toBeGreaterThan(0);
  for (let round = 0; round < 5; round += 1) {
    for (const response of await Promise.all(pair.map((request) => request()))) {
      expect(await response.json()).toEqual([]);
      expect(response.headers.get('content-range')).toMatch(/^\*\/[*0]$/);
    }
  }
});

test('a filter on embedded rows hides drafts from staff too, and keeps consoles without posts', async () => {
  const draft = 'why-old-saves-vanish';
  const setPublished = (published: boolean) =>
    backend.script(`update public.blog_posts set published = ${published} where slug = '${draft}'`);
  await setPublished(false);
  const token = await signIn(backend, 'editor@handheld-legacy.test');
  const slugsOf = async (filter: string) => {
    const address = `/rest/v1/consoles?select=${consolePageColumns}&slug=in.(game-boy,game-boy-micro)&order=slug${filter}`;
    const response = await backend.fetch(apiRequest(address, { token }));
    const consoles = (await response.json()) as ConsolePage[];
    return consoles.map(({ posts }) => posts.map(({ post }) => post.slug).sort());
  };
  const [all = [], none] = await slugsOf('');
  expect(all).toEqual(expect.arrayContaining(['why-the-game-boy-stayed-grey', draft]));
  expect(none).toEqual([]);
  const published = all.filter((slug) => slug !== draft);
  expect(await slugsOf(`&${embeddedPublished}=is.true`)).toEqual([published, []]);
  await setPublished(true);
});

// Fault B of @supabase/lite: a failed CHECK gets a 500 without its SQLSTATE.
test.each([
  ['a failed check', { title: 'x', url: 'javascript:alert(1)', category: 'c' }, 400, '23514'],
  ['a missing value', { title: 'x' }, 400, '23502'],
  ['a number out of range', { title: 'x', url: 'https://x.example', category: 'c', order: 99999999999 }, 400, '22003'],
  ['a text with NUL', { title: 'a\u0000b', url: 'https://x.example', category: 'c' }, 400, '22021'],
])('%s gets the response of PostgREST', async (_what, body, status, code) => {
  const token = await signIn(backend, 'editor@handheld-legacy.test');
  const response = await backend.fetch(
    apiRequest('/rest/v1/links', { method: 'POST', token, body: JSON.stringify(body) }),
  );
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

// PostgREST fetches the selected columns of a function first, and then filters and sorts by these columns.
test.each([
  ['sorts by', 'GET', 'find_consoles?select=counts&order=total'],
  ['sorts second by', 'POST', 'search_posts?select=slug&order=slug.desc,date.asc.nullslast'],
  ['sorts by a part of', 'POST', 'find_consoles?select=total&order=counts->lit'],
  ['sorts by the alias of', 'POST', 'search_posts?select=when:date&order=when'],
  ['filters by', 'POST', 'search_posts?select=slug&date=gt.2020-01-01'],
  ['filters in an address by', 'GET', 'search_posts?select=slug&date=not.in.(2020-01-01)'],
])('the backend rejects a call that %s an unselected column: %s %s', async (_how, method, call) => {
  const response = await backend.fetch(apiRequest(`/rest/v1/rpc/${call}`, { method }));
  expect([response.status, await response.json()]).toMatchObject([400, { code: '42703' }]);
});

test.each([
  ['GET', 'find_consoles?select=counts,total&order=total'],
  ['GET', 'find_consoles?order=total'],
  ['GET', 'search_posts?q=game&select=slug&order=slug'],
  ['POST', 'search_posts?select=day:date::text,slug&order=date.desc&slug=like.*a*'],
  ['POST', 'find_consoles?select=counts->lit&order=counts->lit'],
])('the backend answers a call that selects its sort and filter columns: %s %s', async (method, call) => {
  expect((await backend.fetch(apiRequest(`/rest/v1/rpc/${call}`, { method }))).status).toBe(200);
});

test.each([
  ['PATCH', 'links', 'UPDATE requires a WHERE clause'],
  ['PATCH', 'links?order=gte.0', 'UPDATE requires a WHERE clause'],
  ['DELETE', 'links?select=id', 'DELETE requires a WHERE clause'],
  ['DELETE', 'consoles?releases.region=eq.jp', 'DELETE requires a WHERE clause'],
])('the backend rejects a write without a filter, and changes nothing: %s %s', async (method, path, message) => {
  const rows = () => backend.sql('select * from public.links order by id');
  const before = await rows();
  const body = method === 'PATCH' ? JSON.stringify({ title: 'x' }) : undefined;
  const request = apiRequest(`/rest/v1/${path}`, { method, body, apikey: localSecrets.secretKey });
  const response = await backend.fetch(request);
  expect([response.status, await response.json()]).toMatchObject([400, { code: '21000', message }]);
  expect(await rows()).toEqual(before);
});

test.each(['title=eq.x', 'or=(title.eq.x,title.eq.y)', 'not.and=(title.neq.x,title.neq.y)'])(
  'the backend accepts a write with a filter: %s',
  async (filter) => {
    const request = apiRequest(`/rest/v1/links?${filter}`, { method: 'DELETE', apikey: localSecrets.secretKey });
    expect((await backend.fetch(request)).status).toBe(204);
  },
);

test.each(['Bearer junk', 'bearer junk', 'Bearer a.b', 'Bearer a.b.c', 'Bearer e30.e30.', 'Bearer ..'])(
  'the backend rejects a token without a valid signature: %s',
  async (authorization) => {
    const request = apiRequest('/rest/v1/links?select=title');
    request.headers.set('authorization', authorization);
    const response = await backend.fetch(request);
    expect([response.status, await response.json()]).toMatchObject([401, { code: 'PGRST301' }]);
  },
);

test.each([`Bearer ${localPublishableKey}`, 'Bearer ', 'Basic eDp5'])(
  'the backend accepts "%s" from a visitor',
  async (authorization) => {
    const request = apiRequest('/rest/v1/links?select=title');
    request.headers.set('authorization', authorization);
    expect((await backend.fetch(request)).status).toBe(200);
  },
);

test.each([
  'blog_posts?select=id,consoles(slug)',
  'consoles?select=id,articles:blog_posts!inner(slug)',
  'blog_categories?select=id,blog_posts(id,post_consoles(id),consoles(slug))',
])('the backend rejects an embed through a join table that has a separate key: %s', async (path) => {
  const response = await backend.fetch(apiRequest(`/rest/v1/${path}`));
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'PGRST200' }]);
});

test('a HEAD request ignores a range', async () => {
  const headers = { range: '0-1', prefer: 'count=exact' };
  const response = await backend.fetch(apiRequest('/rest/v1/links?select=title', { method: 'HEAD', headers }));
  expect([response.status, response.headers.get('content-range')]).toEqual([200, '0-9/10']);
});

test('the backend writes times like PostgREST', async () => {
  const response = await backend.fetch(apiRequest('/rest/v1/blog_posts?select=updated_at&limit=1'));
  const [row] = (await response.json()) as { updated_at: string }[];
  expect(row?.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});

test.each([
  ['without the data', 'users', '42501 permission denied for table users'],
  [
    'without control characters',
    `blog_posts?id=eq.${encodeURIComponent('\u001b[31m\u009b\u202e')}`,
    '22P02 invalid input syntax for type uuid: "\\u001b[31m\\u009b\\u202e"',
  ],
])('the backend logs one readable line for a rejected request, %s', async (_how, address, line) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await backend.fetch(apiRequest(`/rest/v1/${address}`));
  const printed = log.mock.calls.flat().map((value) => inspect(value));
  log.mockRestore();
  expect(printed).toEqual([`[database] ${line}`]);
});

test('the timeout of a role limits a request, in any unit; without a timeout the limit is 8 seconds', async () => {
  expect(await readTimeLimits(backend)).toEqual({ visitor: 1000, staff: 8000 });
  await backend.script(
    "begin; alter role anon set statement_timeout = 250; alter role authenticated set statement_timeout = '1min'",
  );
  expect(await readTimeLimits(backend)).toEqual({ visitor: 250, staff: 60_000 });
  await backend.script('alter role anon set statement_timeout = 0; alter role authenticated reset statement_timeout');
  expect(await readTimeLimits(backend)).toEqual({ visitor: 8000, staff: 8000 });
  await backend.script('rollback');
});

describe('the data directory', () => {
  const project = path.join(folder, 'project');

  test('rejects a second process with a message that names the first process and the way out', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    mkdirSync(path.join(project, 'supabase/.temp'), { recursive: true });
    writeFileSync(path.join(project, 'supabase/.temp/lock'), String(other.pid));
    expect(() => takeDataDirectory(project, 'a')).toThrow(/in use by process \d+.*LOCAL_DB=memory/);
    expect(() => resetDataDirectory(project)).toThrow(/in use/);
    other.kill('SIGKILL');
  });

  test('takes over the lock of a dead process, and can release the lock', () => {
    writeFileSync(path.join(project, 'supabase/.temp/lock'), '999999999');
    const directory = takeDataDirectory(project, 'a');
    directory.release();
    expect(existsSync(path.join(project, 'supabase/.temp/lock'))).toBe(false);
  });

  test('discards a database of other migrations, and keeps a database of the same migrations', () => {
    const file = path.join(project, 'supabase/.temp/pgdata/some-file');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    writeFileSync(path.join(project, 'supabase/.temp/schema-fingerprint'), 'a');
    takeDataDirectory(project, 'a').release();
    expect(existsSync(file)).toBe(true);
    takeDataDirectory(project, 'b').release();
    expect(existsSync(file)).toBe(false);
  });

  test('discards a database whose setup was interrupted', () => {
    const file = path.join(project, 'supabase/.temp/pgdata/some-file');
    const interrupted = takeDataDirectory(project, 'a');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    interrupted.release();
    const finished = takeDataDirectory(project, 'a');
    expect(existsSync(file)).toBe(false);
    finished.markBuilt();
    finished.release();
  });

  test('disappears on a reset', () => {
    resetDataDirectory(project);
    expect(existsSync(path.join(project, 'supabase/.temp'))).toBe(false);
  });

  test('keeps all writes after a restart', async () => {
    const schema = readSchemaFiles(projectRoot);
    const { dataDir, release } = takeDataDirectory(project, fingerprint(schema));
    const snapshot = cachedSnapshot(projectRoot, schema);
    const first = await startBackend({ dataDir, snapshot, schema });
    await first.sql(`update public.site_settings set "siteName" = 'Kept'`);
    await first.close();
    const second = await startBackend({ dataDir, schema });
    expect(await second.sql('select "siteName" from public.site_settings')).toEqual([{ siteName: 'Kept' }]);
    await second.close();
    release();
  });
});

describe('the outbox', () => {
  const message = { from_name: 'Ada', to_name: 'Team', reply_to: 'a@b.example', subject: 'Other', message: 'Hi' };
  const post = (body: string) => new Request('http://localhost/api/v1.0/email/send', { method: 'POST', body });

  test.each([
    ['unchanged', 'Hello\nthere', /Hello\\nthere/],
    [
      'without control characters',
      '\u001b[2J\u0007\u007f\u009b31m\u202e\u2066\u200b\u2028\r\n\ufeff\u{e0041}\ud800 ümläut 日本 🎮',
      /\\u001b\[2J.* ümläut 日本 🎮/,
    ],
  ])('responds as EmailJS does, and prints and stores a message as a line of JSON, %s', async (_how, text, shown) => {
    const print = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const sent = { ...message, from_name: text, subject: text, message: text };
    const response = await answerEmail(post(JSON.stringify({ template_params: sent })), folder);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const printed = print.mock.calls.flat().join();
    print.mockRestore();
    expect(printed).toMatch(/^\[outbox\] \{.*\}$/);
    const line = readFileSync(path.join(folder, 'outbox.jsonl'), 'utf8').trim().split('\n').at(-1) ?? '';
    for (const written of [printed.slice('[outbox] '.length), line]) {
      expect(JSON.parse(written)).toMatchObject(sent);
      expect(written).toMatch(shown);
      expect(written).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }
  });

  test.each(['', 'null', '{}', '{"template_params": {"from_name": 1}}'])('rejects the body %j', async (body) => {
    expect((await answerEmail(post(body), folder)).status).toBe(400);
  });
});

test('a second run of the seeds changes nothing', async () => {
  const { seeds } = readSchemaFiles(projectRoot);
  const state = () => backend.sql('select id, title, updated_at from public.blog_posts order by id');
  const before = await state();
  for (const { sql } of seeds) await backend.script(sql);
  expect(await state()).toEqual(before);
});

test('no code of the local backend calls the command line of @supabase/lite, which has telemetry', () => {
  for (const file of ['backend.ts', 'threaded-backend.ts', 'vite-plugin.ts', 'schema-files.ts']) {
    const source = readFileSync(path.join(projectRoot, 'build/local-backend', file), 'utf8');
    expect(source).not.toMatch(/@supabase\/lite\/(cli|vite)/);
  }
});

test('the backend rejects every route except REST and sign-in', async () => {
  for (const path of [
    '/',
    '/_system/info',
    '/_system/introspect',
    '/storage/v1/bucket',
    '/rest/v1x',
    '/rest/v2/users',
  ]) {
    const response = await backend.fetch(apiRequest(path, { apikey: localSecrets.secretKey }));
    expect([path, response.status, await response.json()]).toMatchObject([path, 403, { error_code: 'route_not_used' }]);
  }
});

test('a backend with undoWrites keeps no session', async () => {
  const undoing = await startTestBackend({ undoWrites: true });
  expect(await signIn(undoing, 'admin@handheld-legacy.test')).toBeTruthy();
  expect(await undoing.sql('select from auth.sessions')).toEqual([]);
  await undoing.close();
});
