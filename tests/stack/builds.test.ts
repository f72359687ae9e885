// Tests requests for builds on real PostgreSQL and PostgREST. Vault, pg_net and pg_cron are stand-ins, and the tests do
// the work of pg_net and pg_cron. The tests send queued requests to a server on this machine. They run the scheduled
// job with the role of the job.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { type ApiRequest, ask } from '../security/database/over-http.ts';
import { signIn, startTestBackend } from '../support/database/backend.ts';

const secret = 's3cret-of-the-hook';
const hook = `https://api.host.example/hooks/${secret}?trigger_title=stack`;

let project: Backend;
const personas = new Map<string, ApiRequest>([
  ['a visitor', {}],
  ['the service', { apikey: localSecrets.secretKey }],
]);

/** The requests that the host received. */
const received: string[] = [];
/** The status of the host's responses. With null the host closes the connection. */
let hostStatus: number | null;
const host = createServer((request, response) => {
  void text(request).then((body) => {
    received.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
    if (hostStatus === null) request.socket.destroy();
    else response.writeHead(hostStatus).end();
  });
});
const expectedRequest = `POST /hooks/${secret}?trigger_title=stack application/json {}`;

beforeAll(async () => {
  project = await startTestBackend();
  for (const role of ['contributor', 'editor', 'admin']) {
    personas.set(`the ${role}`, { token: await signIn(project, `${role}@handheld-legacy.test`) });
  }
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  expect(await call('the admin', 'set_build_hook', { address: hook })).toMatchObject({ status: 204 });
  // This call schedules the job.
  await state();
});
beforeEach(async () => {
  hostStatus = 200;
  received.length = 0;
  await project.script(`
    delete from net.http_request_queue;
    update private.last_build_request set stamps = private.present_stamps(), asked_at = null, answer = null,
      request_id = null, status = null, failures = 0`);
});
afterAll(async () => {
  host.close();
  // The restored content excludes Vault.
  await call('the admin', 'set_build_hook', { address: '' });
  await project.close();
});

function call(who: string, name: string, body: object = {}) {
  return ask(project, `rpc/${name}`, { method: 'POST', body, ...personas.get(who) });
}

async function state(who = 'the editor'): Promise<unknown> {
  const { status, body } = await call(who, 'build_state');
  expect(status).toBe(200);
  return body;
}

/** Does the work of pg_cron. */
async function runJob(): Promise<void> {
  const [job, ...others] = await project.sql<{ command: string; username: string }>(
    "select command, username from cron.job where jobname = 'build when newer' and active",
  );
  expect([job?.username, others]).toEqual(['postgres', []]);
  expect(await project.sql('select current_user, usesuper from pg_user where usename = current_user')).toEqual([
    { current_user: 'postgres', usesuper: false },
  ]);
  await project.script(job?.command ?? '');
}

/** Moves the last request into the past. */
const wait = (minutes: number) =>
  project.script(`update private.last_build_request set asked_at = asked_at - interval '${minutes} minutes'`);

interface Queued {
  id: number;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
  timeout_milliseconds: number;
}

/** Does the work of pg_net, with the host on this machine. @returns the number of sent requests */
async function sendQueued(): Promise<number> {
  const queued = await project.sql<Queued>('delete from net.http_request_queue returning *');
  for (const { id, method, url, headers, body, timeout_milliseconds } of queued) {
    const there = new URL(url);
    expect(there.origin).toBe('https://api.host.example');
    const here = `http://127.0.0.1:${(host.address() as AddressInfo).port}${there.pathname}${there.search}`;
    const sent = fetch(here, { method, headers, body, signal: AbortSignal.timeout(timeout_milliseconds) });
    const [status, error] = await sent.then(
      (answer): [number, null] => [answer.status, null],
      (reason: unknown): [null, string] => [null, String(reason)],
    );
    await project.sql(
      'insert into net._http_response (id, status_code, timed_out, error_msg) values ($1, $2, $3, $4)',
      [...[id, status, false, error]],
    );
  }
  return queued.length;
}

async function changePost(): Promise<void> {
  const request = { method: 'PATCH', body: { excerpt: randomUUID() }, ...personas.get('the editor') };
  expect(await ask(project, 'blog_posts?slug=eq.ds-lite-revisited', request)).toMatchObject({ status: 200 });
}

test('an admin sets and removes the address of the build hook', async () => {
  const on = { vault_on: true, net_on: true, cron_on: true, scheduled: true };
  expect(await state()).toMatchObject([{ ...on, hook_set: true, asked_at: null, answer: null }]);
  expect(await call('the admin', 'set_build_hook', { address: '' })).toMatchObject({ status: 204 });
  expect(await state()).toMatchObject([{ ...on, hook_set: false }]);
  expect(await call('the editor', 'ask_for_build')).toMatchObject({ status: 400, body: { code: '23514' } });
  for (const address of [`${hook}2`, hook]) {
    expect(await call('the admin', 'set_build_hook', { address })).toMatchObject({ status: 204 });
  }
  expect(await state('the admin')).toMatchObject([{ ...on, hook_set: true }]);
  expect(await project.sql("select decrypted_secret from vault.decrypted_secrets where name = 'build_hook'")).toEqual([
    { decrypted_secret: hook },
  ]);
});

test.each([
  ['a visitor', 'set_build_hook', 401],
  ['a visitor', 'ask_for_build', 401],
  ['a visitor', 'build_state', 401],
  ['the contributor', 'set_build_hook', 403],
  ['the contributor', 'ask_for_build', 403],
  ['the editor', 'set_build_hook', 403],
  ['the service', 'set_build_hook', 403],
  ['the service', 'ask_for_build', 403],
])('%s may not call %s', async (who, name, status) => {
  const answer = await call(who, name, name === 'set_build_hook' ? { address: 'https://thief.example/' } : {});
  expect(answer).toMatchObject({ status, body: { code: '42501' } });
  expect(await sendQueued()).toBe(0);
});

test('a contributor cannot read the state of builds', async () => {
  expect(await state('the contributor')).toEqual([]);
});

test('a draft causes no build, and the published post causes a build at the next run of the job', async () => {
  const editor = personas.get('the editor');
  const draft = {
    title: 'B',
    slug: 'b',
    excerpt: 'e',
    content: 'c',
    author: 'a',
    date: '2025-01-01',
    published: false,
  };
  expect(await ask(project, 'blog_posts', { method: 'POST', body: draft, ...editor })).toMatchObject({ status: 201 });
  await runJob();
  expect(await sendQueued()).toBe(0);
  const publishing = { method: 'PATCH', body: { published: true }, ...editor };
  expect(await ask(project, 'blog_posts?slug=eq.b', publishing)).toMatchObject({ status: 200 });
  expect(await sendQueued()).toBe(0);
  await runJob();
  await runJob();
  expect(await project.sql('select method, url from net.http_request_queue')).toEqual([{ method: 'POST', url: hook }]);
  expect(await state()).toMatchObject([{ asked_by_clock: true, answer: 'waiting', status: null }]);
  expect(await sendQueued()).toBe(1);
  expect(received).toEqual([expectedRequest]);
  expect(await state()).toMatchObject([{ asked_by_clock: true, answer: 'accepted', status: 200 }]);
  await wait(5);
  await runJob();
  expect(await sendQueued()).toBe(0);
});

test('a change soon after a request causes a build five minutes later', async () => {
  await changePost();
  await runJob();
  expect(await sendQueued()).toBe(1);
  await project.script("update public.consoles set name = 'Game Boy!' where slug = 'game-boy'");
  await runJob();
  expect(await sendQueued()).toBe(0);
  await wait(5);
  await runJob();
  expect(await sendQueued()).toBe(1);
});

test.each([
  ['refuses', 503, { answer: 'refused', status: 503 }],
  ['does not answer', null, { answer: 'unreachable', status: null }],
])('a host that %s gets three requests, and the state shows the failure', async (_what, status, expected) => {
  hostStatus = status;
  await changePost();
  for (const sent of [1, 1, 1, 0, 0]) {
    await runJob();
    expect(await sendQueued()).toBe(sent);
    expect(await state()).toMatchObject([expected]);
    await wait(5);
  }
  expect(received).toEqual([expectedRequest, expectedRequest, expectedRequest]);
});

test('an admin can request a build one minute after the request of an editor', async () => {
  expect(await call('the editor', 'ask_for_build')).toMatchObject({ status: 204 });
  expect(await call('the admin', 'ask_for_build')).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(await sendQueued()).toBe(1);
  expect(received).toEqual([expectedRequest]);
  expect(await state()).toMatchObject([{ asked_by_clock: false, answer: 'accepted', status: 200 }]);
  await wait(1);
  expect(await call('the admin', 'ask_for_build')).toMatchObject({ status: 204 });
  expect(await sendQueued()).toBe(1);
});

test('ten requests at the same moment start one build', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => call('the editor', 'ask_for_build')));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([204, ...Array<number>(9).fill(400)]);
  expect(await sendQueued()).toBe(1);
});

test('no response of the API contains the address of the build hook', async () => {
  await call('the editor', 'ask_for_build');
  const tables = await project.sql<{ name: string; schema: string }>(
    `select table_name as name, table_schema as schema from information_schema.tables
     where table_schema in ('public', 'private', 'vault', 'net', 'cron')`,
  );
  expect(tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual(
    expect.arrayContaining(['vault.decrypted_secrets', 'net.http_request_queue', 'private.last_build_request']),
  );
  const answers: string[] = [];
  for (const [who, options] of personas) {
    for (const { schema, name } of tables) {
      const { status, body } = await ask(project, name, { ...options, headers: { 'accept-profile': schema } });
      if (schema !== 'public') expect([who, schema, status]).toEqual([who, schema, 406]);
      answers.push(JSON.stringify(body));
    }
    for (const address of [`http://${secret}.example/`, `${hook} `]) {
      answers.push(JSON.stringify((await call(who, 'set_build_hook', { address })).body));
    }
    answers.push(
      JSON.stringify((await call(who, 'build_state')).body),
      JSON.stringify((await ask(project, '', options)).body),
    );
  }
  expect(await sendQueued()).toBe(1);
  expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
  expect(answers.join().length).toBeGreaterThan(100_000);
});
