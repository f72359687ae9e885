import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { consolePageColumns, embeddedPublished } from '@/data/catalogue-rows';
import type { ConsolePage } from '@/data/console-page';
import { fingerprint, readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import { type Backend, keptSnapshot, oneAtATime, startBackend } from '../../build/local-backend/backend.ts';
import { resetDataDirectory, takeDataDirectory } from '../../build/local-backend/data-directory.ts';
import { readTimeLimits } from '../../build/local-backend/threaded-backend.ts';
import { answerEmail } from '../../build/local-backend/middleware.ts';
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

test('one at a time: a call starts when the one before it has ended, also when that one failed', async () => {
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

// Fault A of @supabase/lite: two requests in one tick share a transaction. The shorter
// one commits first, and what the longer one still does (its count) runs as superuser.
// Without the queue that happens in every round.
const drafts = '/rest/v1/blog_posts?select=id,published&published=is.false';
const list = () => backend.fetch(apiRequest(drafts));
const listAndCount = () => backend.fetch(apiRequest(drafts, { headers: { prefer: 'count=exact' } }));
test.each([
  ['the same twice', [listAndCount, listAndCount]],
  ['a short one before a long one', [list, listAndCount]],
  ['a long one before a short one', [listAndCount, list]],
])('pairs of anonymous requests at once never see or count a draft: %s', async (_order, pair) => {
  const rows = await backend.sql('select from public.blog_posts where not published');
  expect(rows.length).toBeGreaterThan(0);
  for (let round = 0; round < 5; round += 1) {
    for (const answer of await Promise.all(pair.map((request) => request()))) {
      expect(await answer.json()).toEqual([]);
      expect(answer.headers.get('content-range')).toMatch(/^\*\/[*0]$/);
    }
  }
});

test('a filter of embedded rows takes drafts out also for staff, and leaves the consoles that have no post', async () => {
  const draft = 'why-old-saves-vanish';
  const setPublished = (published: boolean) =>
    backend.script(`update public.blog_posts set published = ${published} where slug = '${draft}'`);
  await setPublished(false);
  const token = await signIn(backend, 'editor@handheld-legacy.test');
  const slugsOf = async (filter: string) => {
    const address = `/rest/v1/consoles?select=${consolePageColumns}&slug=in.(game-boy,game-boy-micro)&order=slug${filter}`;
    const answer = await backend.fetch(apiRequest(address, { token }));
    const consoles = (await answer.json()) as ConsolePage[];
    return consoles.map(({ posts }) => posts.map(({ post }) => post.slug).sort());
  };
  const [all = [], none] = await slugsOf('');
  expect(all).toEqual(expect.arrayContaining(['why-the-game-boy-stayed-grey', draft]));
  expect(none).toEqual([]);
  const published = all.filter((slug) => slug !== draft);
  expect(await slugsOf(`&${embeddedPublished}=is.true`)).toEqual([published, []]);
  await setPublished(true);
});

// Fault B: a failed CHECK was a 500 without its SQLSTATE.
test.each([
  ['a failed check', { title: 'x', url: 'javascript:alert(1)', category: 'c' }, 400, '23514'],
  ['a missing value', { title: 'x' }, 400, '23502'],
  ['a number out of range', { title: 'x', url: 'https://x.example', category: 'c', order: 99999999999 }, 400, '22003'],
  ['a text with NUL', { title: 'a\u0000b', url: 'https://x.example', category: 'c' }, 400, '22021'],
])('%s is answered as PostgREST does', async (_what, body, status, code) => {
  const token = await signIn(backend, 'editor@handheld-legacy.test');
  const answer = await backend.fetch(
    apiRequest('/rest/v1/links', { method: 'POST', token, body: JSON.stringify(body) }),
  );
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test.each([
  ['without the data', 'users', '42501 permission denied for table users'],
  [
    'without anything that steers a terminal',
    `blog_posts?id=eq.${encodeURIComponent('\u001b[31m\u009b\u202e')}`,
    '22P02 invalid input syntax for type uuid: "\\u001b[31m\\u009b\\u202e"',
  ],
])('a rejected request leaves one readable line in the log, %s', async (_how, address, line) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await backend.fetch(apiRequest(`/rest/v1/${address}`));
  const printed = log.mock.calls.flat().map((value) => inspect(value));
  log.mockRestore();
  expect(printed).toEqual([`[database] ${line}`]);
});

test('the time limit of a request is that of its role in the database, in any unit, and never none', async () => {
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

  test('another process that runs holds it; the message says what to do', () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    mkdirSync(path.join(project, 'supabase/.temp'), { recursive: true });
    writeFileSync(path.join(project, 'supabase/.temp/lock'), String(other.pid));
    expect(() => takeDataDirectory(project, 'a')).toThrow(/in use by process \d+.*LOCAL_DB=memory/);
    expect(() => resetDataDirectory(project)).toThrow(/in use/);
    other.kill('SIGKILL');
  });

  test('a lock left by a process that is gone is taken over, and released', () => {
    writeFileSync(path.join(project, 'supabase/.temp/lock'), '999999999');
    const directory = takeDataDirectory(project, 'a');
    directory.release();
    expect(existsSync(path.join(project, 'supabase/.temp/lock'))).toBe(false);
  });

  test('a database of other migrations is thrown away, one of the same is kept', () => {
    const file = path.join(project, 'supabase/.temp/pgdata/some-file');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    writeFileSync(path.join(project, 'supabase/.temp/schema-fingerprint'), 'a');
    takeDataDirectory(project, 'a').release();
    expect(existsSync(file)).toBe(true);
    takeDataDirectory(project, 'b').release();
    expect(existsSync(file)).toBe(false);
  });

  test('a database whose building was cut off is thrown away', () => {
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

  test('reset removes it', () => {
    resetDataDirectory(project);
    expect(existsSync(path.join(project, 'supabase/.temp'))).toBe(false);
  });

  test('what is written survives a restart', async () => {
    const schema = readSchemaFiles(projectRoot);
    const { dataDir, release } = takeDataDirectory(project, fingerprint(schema));
    const snapshot = keptSnapshot(projectRoot, schema);
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
    ['as it is', 'Hello\nthere', /Hello\\nthere/],
    [
      'without anything that steers a terminal',
      '\u001b[2J\u0007\u007f\u009b31m\u202e\u2066\u200b\u2028\r\n\ufeff\u{e0041}\ud800 ümläut 日本 🎮',
      /\\u001b\[2J.* ümläut 日本 🎮/,
    ],
  ])('a message is answered as EmailJS does, printed, and kept as a line of JSON, %s', async (_how, text, shown) => {
    const print = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const sent = { ...message, from_name: text, subject: text, message: text };
    const answer = await answerEmail(post(JSON.stringify({ template_params: sent })), folder);
    expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
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

  test.each(['', 'null', '{}', '{"template_params": {"from_name": 1}}'])('the body %j is rejected', async (body) => {
    expect((await answerEmail(post(body), folder)).status).toBe(400);
  });
});

test('the seeds run twice change nothing', async () => {
  const { seeds } = readSchemaFiles(projectRoot);
  const state = () => backend.sql('select id, title, updated_at from public.blog_posts order by id');
  const before = await state();
  for (const { sql } of seeds) await backend.script(sql);
  expect(await state()).toEqual(before);
});

test('no code of the local backend calls the command line of lite, which has telemetry', () => {
  for (const file of ['backend.ts', 'threaded-backend.ts', 'vite-plugin.ts', 'schema-files.ts']) {
    const source = readFileSync(path.join(projectRoot, 'build/local-backend', file), 'utf8');
    expect(source).not.toMatch(/@supabase\/lite\/(cli|vite)/);
  }
});
