// Tests messages of visitors on real PostgREST, even with a thousand parallel requests.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { type ApiRequest, ask } from '../security/database/over-http.ts';
import { signIn, startTestBackend } from '../support/database/backend.ts';

let project: Backend;
beforeAll(async () => {
  project = await startTestBackend();
});
beforeEach(() => project.script('delete from public.contact_messages'));
afterAll(() => project.close());

const written = { name: 'Ada', email: 'ada@reader.example', subject: 'Other', message: 'Hello' };

function keep(changed: object = {}, options: ApiRequest = {}) {
  const body = { id: randomUUID(), ...written, website: '', seconds: 20, ...changed };
  return ask(project, 'rpc/keep_message', { method: 'POST', body, ...options });
}

const kept = () => project.sql('select name, email, subject, message, state from public.contact_messages');

test('the database stores a repeated message once, and the visitor cannot read it', async () => {
  const id = randomUUID();
  for (const message of ['Hello', 'Hello', 'Another text']) {
    expect(await keep({ id, message })).toMatchObject({ status: 204, body: null });
  }
  expect(await kept()).toEqual([{ ...written, state: 'unread' }]);
  expect(await ask(project, 'contact_messages')).toMatchObject({ status: 401, body: { code: '42501' } });
});

test('the database stores five of 1,000 parallel messages and rejects the others', async () => {
  const started = performance.now();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => keep()));
  expect(performance.now() - started).toBeLessThan(30_000);
  const counts = new Map<string, number>();
  for (const { status, body } of answers) {
    const answer = `${status} ${(body as { code?: string } | null)?.code}`;
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ '204 undefined': 5, '400 23514': 995 });
  expect(await kept()).toHaveLength(5);
});

test.each([
  ['fills in the hidden field', { website: 'https://spam.example' }],
  ['sends at once', { seconds: 2.9 }],
  ['omits how long the page was open', { seconds: null }],
])('the database rejects a robot that %s', async (_what, changed) => {
  expect(await keep(changed)).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(await kept()).toEqual([]);
});

test.each([
  ['contributor', 0],
  ['editor', 1],
  ['admin', 1],
])('the %s reads, marks and deletes %i messages of visitors', async (role, count) => {
  const id = randomUUID();
  await keep({ id });
  const token = await signIn(project, `${role}@handheld-legacy.test`);
  const row = `contact_messages?id=eq.${id}`;
  expect((await ask(project, row, { token })).body).toHaveLength(count);
  const marked = await ask(project, row, { method: 'PATCH', body: { state: 'read' }, token });
  expect(marked.body).toHaveLength(count);
  expect(await keep({}, { token })).toMatchObject({ status: 403, body: { code: '42501' } });
  expect((await ask(project, row, { method: 'DELETE', token })).body).toHaveLength(count);
});
