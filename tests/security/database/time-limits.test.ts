import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { limitFor, openThreadedBackend } from '../../../build/local-backend/threaded-backend.ts';
import { runBackend, type RunningBackend } from '../../../build/local-backend/vite-plugin.ts';
import { takeThrowAwayDirectory } from '../../../build/local-backend/data-directory.ts';
import { apiRequest } from '../../support/database/backend.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A slow read. Its back references match no text, so Postgres tries every division of each text into four parts. */
const slowRead = `/rest/v1/blog_posts?select=id&content=imatch.${encodeURIComponent('^(.+)(.+)(.+)(.+)\\1\\2\\3\\4$')}`;
const quickRead = '/rest/v1/consoles?select=id';

describe('a request', () => {
  let backend: RunningBackend;
  beforeAll(async () => {
    backend = await runBackend(projectRoot, { inMemory: true });
  });
  afterAll(() => backend.close());

  test('ends in time after blocking the database, and harms neither waiting requests nor earlier writes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const write = apiRequest('/rest/v1/links', {
      ...{ method: 'POST', headers: { prefer: 'return=minimal' } },
      body: JSON.stringify({ title: 'Kept', url: 'https://kept.example', category: 'Kept' }),
    });
    write.headers.set('apikey', localSecrets.secretKey);
    expect((await backend.fetch(write)).status).toBe(201);
    const started = performance.now();
    const slow = backend.fetch(apiRequest(slowRead)).then(async (answer) => ({
      after: performance.now() - started,
      status: answer.status,
      body: (await answer.json()) as unknown,
    }));
    const behind = [
      backend.fetch(apiRequest(quickRead)),
      backend.fetch(apiRequest('/rest/v1/links?select=url&title=eq.Kept')),
    ];
    const { after, status, body } = await slow;
    const message = 'canceling statement due to statement timeout';
    expect({ status, body }).toEqual({ status: 500, body: { code: '57014', message, details: null, hint: null } });
    // Visitors have one second. A busy machine needs more, but less than the limit of staff.
    expect(after).toBeGreaterThan(900);
    expect(after).toBeLessThan(8000);
    const [consoles, links] = await Promise.all(behind);
    expect(await consoles?.json()).toHaveLength(19);
    expect(await links?.json()).toMatchObject([{ url: 'https://kept.example' }]);
    expect(log.mock.calls.flat().join()).toContain('[database] 57014 GET');
    log.mockRestore();
  });

  test('succeeds when a busy process reads the response late', async () => {
    const reading = backend.fetch(apiRequest(quickRead));
    await new Promise((resolve) => setImmediate(resolve));
    const until = performance.now() + 1100;
    while (performance.now() < until);
    expect((await reading).status).toBe(200);
  });

  test('gets the new database between two rebuilds', async () => {
    const rebuilds = [backend.rebuild(), backend.rebuild()];
    const answer = await backend.fetch(apiRequest('/rest/v1/links?select=title'));
    expect(answer.status).toBe(200);
    // The rebuild removed the added link.
    expect(await answer.json()).toHaveLength(10);
    await expect(Promise.all(rebuilds)).resolves.toHaveLength(2);
  });

  test('lets the server close while a slow read blocks the database', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const slow = backend.fetch(apiRequest(slowRead));
    // Waits until the read runs.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const closed = backend.close().then(() => 'closed');
    expect((await slow).status).toBe(500);
    expect(await closed).toBe('closed');
    log.mockRestore();
    await backend.rebuild();
    expect((await backend.fetch(apiRequest(quickRead))).status).toBe(503);
  });
});

test('the thread reports a mistake in a migration with file and line', async () => {
  const sql = 'select 1;\nselect nonsense;\n';
  const schema = { migrations: [{ name: 'migrations/1_broken.sql', sql }], seeds: [] };
  const opening = openThreadedBackend({ projectRoot, dataDir: path.join(folder, 'broken'), schema });
  await expect(opening).rejects.toThrow('supabase/migrations/1_broken.sql:2: column "nonsense" does not exist');
});

describe('the limit of a request', () => {
  test.for<[who: string, path: string, headers: Record<string, string>, expected: number]>([
    ['a visitor', quickRead, { apikey: localPublishableKey }, 1],
    ['a visitor whose key is the token', quickRead, { authorization: `Bearer ${localPublishableKey}` }, 1],
    ['a visitor with an invalid key', quickRead, { authorization: 'Bearer sb_x' }, 1],
    ['a signed-in person', quickRead, { apikey: localPublishableKey, authorization: 'Bearer a.b.c' }, 2],
    ['the service role', quickRead, { apikey: localSecrets.secretKey }, 2],
    ['signing in', '/auth/v1/token?grant_type=password', { apikey: localPublishableKey }, 2],
  ])('depends on the caller: %s', ([, address, headers, expected]) => {
    const request = new Request(`http://localhost${address}`, { headers });
    expect(limitFor(request, { visitor: 1, staff: 2 })).toBe(expected);
  });
});

describe('the folder of a throw-away database', () => {
  test('disappears at the release, together with folders of ended processes', () => {
    const left = path.join(tmpdir(), 'handheld-legacy-database-999999999-x');
    const used = path.join(tmpdir(), `handheld-legacy-database-${process.pid}-x`);
    for (const each of [left, used]) mkdirSync(each, { recursive: true });
    const { dataDir, release } = takeThrowAwayDirectory();
    mkdirSync(dataDir);
    expect([left, used, dataDir].map((each) => existsSync(each))).toEqual([false, true, true]);
    release();
    expect(existsSync(path.dirname(dataDir))).toBe(false);
    rmSync(used, { recursive: true });
  });

  test.concurrent.for(['SIGINT', 'SIGHUP', 'SIGTERM'] as const)(
    'disappears when the server ends by %s',
    async (signal) => {
      const module = path.join(projectRoot, 'build/local-backend/data-directory.ts');
      // Vite handles the signal like this.
      const script = `import { takeThrowAwayDirectory } from '${module}';
      process.once('SIGTERM', () => process.exit());
      setInterval(() => undefined, 1000);
      console.log(takeThrowAwayDirectory().dataDir);`;
      const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        cwd: projectRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [printed] = (await once(server.stdout, 'data')) as [Buffer];
      const made = path.dirname(printed.toString().trim());
      expect(existsSync(made)).toBe(true);
      const ended = once(server, 'exit');
      server.kill(signal);
      expect(await ended).toEqual(signal === 'SIGTERM' ? [0, null] : [null, signal]);
      expect(existsSync(made)).toBe(false);
    },
  );
});
