import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { startTestBackend } from '../support/database/backend.ts';

/** The SQL that docs/hosting.md tells people to run. */
const documented =
  /```sql\n([\s\S]+?)```/.exec(readFileSync(path.join(import.meta.dirname, '../../docs/hosting.md'), 'utf8'))?.[1] ??
  '';

/** What a hosted project has and the embedded database lacks: each only takes down what it is asked. */
const standIns = `
  create schema vault;
  create table vault.decrypted_secrets (decrypted_secret text, name text);
  create function vault.create_secret(secret text, name text) returns void language sql
    as 'insert into vault.decrypted_secrets values (secret, name)';
  create schema net;
  create table net.requests (url text);
  create function net.http_post(url text) returns void language sql as 'insert into net.requests values (url)';
  create schema cron;
  create table cron.jobs (job text, schedule text, command text);
  create function cron.schedule(job text, schedule text, command text) returns void language sql
    as 'insert into cron.jobs values (job, schedule, command)';
`;

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.script(standIns + documented.replaceAll(/^create extension.*$/gm, ''));
});
afterAll(() => backend.close());
beforeEach(async () => {
  await askForBuild();
  await backend.script('delete from net.requests');
});

/** What the schedule does every five minutes. */
async function askForBuild(): Promise<void> {
  const [job] = await backend.sql<{ command: string }>('select command from cron.jobs');
  await backend.script(job?.command ?? '');
}

/** How often the host is asked for a build after these statements, in two rounds of the schedule. */
async function buildsAfter(...statements: string[]): Promise<number> {
  for (const statement of statements) await backend.script(statement);
  await askForBuild();
  await askForBuild();
  const requests = await backend.sql<{ url: string }>('select url from net.requests');
  for (const { url } of requests) expect(url).toBe('https://api.netlify.com/build_hooks/YOUR_HOOK');
  return requests.length;
}

const draft = (slug: string) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date, read_time, published)
   values ('T', '${slug}', 'e', 'c', 'a', '2025-01-01', '1 min', false)`;
const where = (slug: string) => `where slug = '${slug}'`;

test('nothing is asked for while nothing changes', async () => {
  expect(await buildsAfter()).toBe(0);
});

test('many changes between two rounds ask for one build', async () => {
  expect(
    await buildsAfter(
      `update public.consoles set name = 'Game Boy!' ${where('game-boy')}`,
      `update public.site_settings set "siteName" = 'Another' where id = 1`,
      `update public.blog_posts set excerpt = 'new' ${where('ds-lite-revisited')}`,
    ),
  ).toBe(1);
});

test('a draft is written, changed and deleted without a build', async () => {
  expect(
    await buildsAfter(
      draft('quiet'),
      `update public.blog_posts set excerpt = 'new' ${where('quiet')}`,
      `delete from public.blog_posts ${where('quiet')}`,
    ),
  ).toBe(0);
});

test('a post that the clock makes public asks for a build', async () => {
  const schedule = "update public.blog_posts set published = true, publish_at = '2999-01-01'";
  expect(await buildsAfter(draft('later'), `${schedule} ${where('later')}`)).toBe(0);
  // As time goes by: nothing is written.
  const pass = `update public.blog_posts set publish_at = now() ${where('later')}`;
  expect(await buildsAfter(`begin; set local session_replication_role = replica; ${pass}; commit`)).toBe(1);
});
