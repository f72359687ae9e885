import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { visitorColumns } from '../security/database/permission-matrix.ts';
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
  const change = (table: string, column: string) => `update public.${table} set ${column} = ${column}`;
  expect(
    await buildsAfter(
      `update public.consoles set name = 'Game Boy!' ${where('game-boy')}`,
      change('site_settings', '"siteName"'),
      `update public.blog_posts set excerpt = 'new' ${where('ds-lite-revisited')}`,
    ),
  ).toBe(1);
});

/** All that a visitor reads but posts, which have rules of their own, and old addresses, which change with them. */
const others = Object.entries(visitorColumns)
  .filter(([table, columns]) => columns !== '' && table !== 'blog_posts' && table !== 'post_slugs')
  .map(([table]) => table);

test.each(others)('a change of %s asks for a build', async (table) => {
  expect(await buildsAfter(`update public.${table} set created_at = created_at`)).toBe(1);
});

test('a draft is written, changed and deleted without a build', async () => {
  expect(
    await buildsAfter(
      draft('quiet'),
      `update public.blog_posts set excerpt = 'new' ${where('quiet')}`,
      `insert into public.post_consoles (post_id, console_id)
        select post.id, console.id from public.blog_posts as post, public.consoles as console where post.slug = 'quiet'`,
      `delete from public.blog_posts ${where('quiet')}`,
    ),
  ).toBe(0);
});

test.each([
  `insert into public.post_consoles (post_id, console_id)
    select post.id, console.id from public.blog_posts as post, public.consoles as console
    where post.slug = 'ds-lite-revisited' and console.slug = 'game-boy'`,
  "delete from public.post_consoles where post_id = (select id from public.blog_posts where slug = 'ds-lite-revisited')",
])('what a published post is about asks for a build: %s', async (statement) => {
  expect(await buildsAfter(statement)).toBe(1);
});

test('a post that is published, changed, unpublished or deleted asks for a build each time', async () => {
  await backend.script(draft('loud'));
  const asked: number[] = [];
  for (const statement of [
    `update public.blog_posts set published = true ${where('loud')}`,
    `update public.blog_posts set excerpt = 'new' ${where('loud')}`,
    `update public.blog_posts set published = false ${where('loud')}`,
    `update public.blog_posts set published = true ${where('loud')}`,
    `delete from public.blog_posts ${where('loud')}`,
  ]) {
    asked.push(await buildsAfter(statement));
    await backend.script('delete from net.requests');
  }
  expect(asked).toEqual([1, 1, 1, 1, 1]);
});
