// The development server's replacements of pg_net and pg_cron.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Backend, cachedSnapshot } from '../../build/local-backend/backend.ts';
import { runJobs, takeQueuedRequests } from '../../build/local-backend/extension-workers.ts';
import type { Sent } from '../../build/local-backend/outbox.ts';
import { readSchemaFiles } from '../../build/local-backend/schema-files.ts';
import { clockUrl, openThreadedBackend } from '../../build/local-backend/threaded-backend.ts';
import { ask } from '../security/database/over-http.ts';
import { signIn, startTestBackend } from '../support/database/backend.ts';

const projectRoot = path.join(import.meta.dirname, '../..');
const hook = { method: 'POST', url: 'https://api.host.example/hooks/s3cret' };
const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-workers-'));

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await setHook(backend);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

/** Signs in as an admin of this backend and returns a function that calls the build functions. */
async function admin(database: Pick<Backend, 'fetch'>) {
  const token = await signIn(database, 'admin@handheld-legacy.test');
  return async (name: string, body = {}) => {
    const response = await ask(database, `rpc/${name}`, { method: 'POST', body, token });
    expect([name, response.status]).toEqual([name, name === 'build_state' ? 200 : 204]);
    return response.body;
  };
}

/** Sets the hook. Then a read of the state schedules the jobs, as the settings screen does. */
async function setHook(database: Pick<Backend, 'fetch'>) {
  const call = await admin(database);
  await call('set_build_hook', { address: hook.url });
  await call('build_state');
  return call;
}

test('a queued request leaves the queue once, and the state reports that the host accepted the request', async () => {
  const call = await admin(backend);
  await call('ask_for_build');
  expect(await takeQueuedRequests(backend)).toEqual([hook]);
  expect(await takeQueuedRequests(backend)).toEqual([]);
  expect(await call('build_state')).toMatchObject([{ answer: 'accepted', status: 200, asked_by_clock: false }]);
});

test('the clock runs every active job, even after a failed job', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await backend.script(`
    update cron.job set jobid = jobid + 10;
    insert into cron.job (jobid, schedule, command, active) values (1, '* * * * *', 'select 1/0', true),
      (2, '* * * * *', 'select net.http_post(''https://off.example/'')', false);
    update private.last_build_request set stamps = null, asked_at = now() - interval '5 minutes'`);
  await runJobs(backend);
  expect(log.mock.calls.flat()).toEqual(['[clock] error: division by zero']);
  log.mockRestore();
  expect(await takeQueuedRequests(backend)).toEqual([hook]);
});

test('the thread of the database passes on requests of a call and of the clock', async () => {
  const schema = readSchemaFiles(projectRoot);
  const sent: Sent[] = [];
  const options = { projectRoot, dataDir: path.join(folder, 'database'), schema };
  expect(cachedSnapshot(projectRoot, schema)).toBeDefined();
  const threaded = await openThreadedBackend(options, (each) => void sent.push(each));
  const call = await setHook(threaded);
  expect((await threaded.fetch(new Request(clockUrl))).status).toBe(204);
  expect(sent).toEqual([hook]);
  expect(await call('build_state')).toMatchObject([{ answer: 'accepted', asked_by_clock: true }]);
  await call('set_build_hook', { address: `${hook.url}2` });
  expect((await threaded.fetch(new Request(clockUrl))).status).toBe(204);
  expect(sent).toEqual([hook]);
  await threaded.close();
});
