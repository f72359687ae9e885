// Tests the database's requests for a build, and the state that the API reports.
// tests/security/database/build-cases.ts tests each rule alone.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { extensions } from '../../build/local-backend/schema-files.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { ask } from '../security/database/over-http.ts';
import { signIn, startTestBackend } from '../support/database/backend.ts';

const hook = 'https://api.host.example/build_hooks/s3cret';
const roles = ['contributor', 'editor', 'admin'] as const;
type Who = 'visitor' | 'service' | (typeof roles)[number];

const tokens = new Map<Backend, Partial<Record<Who, string>>>();
async function startWithStaff(): Promise<Backend> {
  const started = await startTestBackend();
  const staffTokens: Partial<Record<Who, string>> = {};
  for (const role of roles) staffTokens[role] = await signIn(started, `${role}@handheld-legacy.test`);
  tokens.set(started, staffTokens);
  return started;
}

let backend: Backend;
beforeAll(async () => {
  backend = await startWithStaff();
});
afterAll(() => backend.close());

/** Calls a function of the API as this person, and returns the response. */
function call(who: Who, name: string, body: object = {}, database = backend) {
  return ask(database, `rpc/${name}`, { method: 'POST', body, ...credentials(who, database) });
}

const credentials = (who: Who, database = backend) => ({
  token: tokens.get(database)?.[who],
  apikey: who === 'service' ? localSecrets.secretKey : undefined,
});

async function state(database = backend): Promise<Record<string, unknown>> {
  return ((await call('editor', 'build_state', {}, database)).body as Record<string, unknown>[])[0] ?? {};
}

/** Runs the job that the clock runs every five minutes. */
async function runClock(database = backend): Promise<void> {
  const jobs = await database.sql<{ command: string }>(
    "select command from cron.job where jobname = 'build when newer'",
  );
  for (const { command } of jobs) await database.script(command);
}

/** Moves the time of the last request back by this interval. */
const ageLastRequest = (time: string) =>
  backend.script(`update private.last_build_request set asked_at = asked_at - interval '${time}'`);

const requestedUrls = async () =>
  (await backend.sql<{ url: string }>('select url from net.http_request_queue')).map(({ url }) => url);

/** Stores the host's response to the last request; null stands for a timeout. */
const respond = (status: number | null) =>
  backend.script(`insert into net._http_response (id, status_code, timed_out)
    select request_id, ${status}, ${status === null} from private.last_build_request`);

/** Each test begins after the host has accepted a build of all content. */
beforeEach(async () => {
  await call('admin', 'set_build_hook', { address: hook });
  await backend.script('update private.last_build_request set asked_at = null');
  await state();
  await runClock();
  await respond(200);
  expect(await state()).toMatchObject({ answer: 'accepted', asked_by_clock: true });
  await ageLastRequest('5 minutes');
  await backend.script('delete from net.http_request_queue');
});

/** Runs the statements and two rounds of the clock, and returns the requested addresses. */
async function requestsAfter(...statements: string[]): Promise<string[]> {
  for (const statement of statements) await backend.script(statement);
  await runClock();
  await runClock();
  return requestedUrls();
}

const draft = (slug: string) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date, read_time, published)
   values ('T', '${slug}', 'e', 'c', 'a', '2025-01-01', '1 min', false)`;
const where = (slug: string) => `where slug = '${slug}'`;
let changes = 0;
const change = () => `update public.consoles set name = 'Game Boy ${(changes += 1)}' ${where('game-boy')}`;

describe('the clock', () => {
  test('requests no build while nothing changes', async () => {
    expect(await requestsAfter()).toEqual([]);
  });

  test('requests one build for many changes', async () => {
    expect(
      await requestsAfter(
        change(),
        `update public.site_settings set "siteName" = 'Another' where id = 1`,
        `update public.blog_posts set excerpt = 'new' ${where('ds-lite-revisited')}`,
      ),
    ).toEqual([hook]);
  });

  test('requests a build after a change of the settings', async () => {
    expect(await requestsAfter(`update public.site_settings set "siteName" = 'A third' where id = 1`)).toEqual([hook]);
  });

  test('requests no build while a draft is written, changed and deleted', async () => {
    expect(
      await requestsAfter(
        draft('quiet'),
        `update public.blog_posts set excerpt = 'new' ${where('quiet')}`,
        `delete from public.blog_posts ${where('quiet')}`,
      ),
    ).toEqual([]);
  });

  test('requests a build at the moment of a scheduled post, without any write', async () => {
    const schedule = "update public.blog_posts set published = true, publish_at = '2999-01-01'";
    expect(await requestsAfter(draft('later'), `${schedule} ${where('later')}`)).toEqual([]);
    const pass = `update public.blog_posts set publish_at = now() ${where('later')}`;
    expect(await requestsAfter(`begin; set local session_replication_role = replica; ${pass}; commit`)).toEqual([hook]);
  });

  test('requests at most one build in four minutes, and then one build for all changes in between', async () => {
    expect(await requestsAfter(change(), change())).toEqual([hook]);
    expect(await requestsAfter(change())).toEqual([hook]);
    await ageLastRequest('4 minutes');
    expect(await requestsAfter()).toEqual([hook, hook]);
  });

  test.for([
    ['refuses', 500, 'refused'],
    ['does not answer', null, 'unreachable'],
  ] as const)(
    'sends three requests if the host %s, and three more after the next change',
    async ([, status, answerName]) => {
      const counts: number[] = [];
      const round = async () => {
        counts.push((await requestsAfter()).length);
        await respond(status);
        await ageLastRequest('5 minutes');
      };
      await backend.script(change());
      for (let count = 0; count < 5; count += 1) await round();
      expect(counts).toEqual([1, 2, 3, 3, 3]);
      expect(await state()).toMatchObject({ answer: answerName, status });
      await backend.script(change());
      for (let count = 0; count < 5; count += 1) await round();
      expect(counts.slice(5)).toEqual([4, 5, 6, 6, 6]);
    },
  );

  test('after ten minutes without an answer, the state says "unknown"; an answer in time enters the state', async () => {
    await requestsAfter(change());
    expect(await state()).toMatchObject({ answer: 'waiting' });
    await ageLastRequest('9 minutes');
    expect(await state()).toMatchObject({ answer: 'waiting' });
    await ageLastRequest('1 minute');
    expect(await state()).toMatchObject({ answer: 'unknown', status: null });
    await requestsAfter(change());
    await respond(201);
    expect(await state()).toMatchObject({ answer: 'accepted', status: 201 });
  });

  test('sends no request after an admin removes the address of the hook', async () => {
    await call('admin', 'set_build_hook', { address: '' });
    expect(await requestsAfter(change())).toEqual([]);
    expect(await state()).toMatchObject({ hook_set: false, answer: null });
  });
});

describe('the function behind "Build now"', () => {
  test.for(['editor', 'admin'] as const)('sends a request at once for the role %s', async (who) => {
    expect((await call(who, 'ask_for_build')).status).toBe(204);
    expect(await requestedUrls()).toEqual([hook]);
    expect(await state()).toMatchObject({ answer: 'waiting', asked_by_clock: false });
  });

  test('rejects a second request within a minute, and the message says why', async () => {
    await call('editor', 'ask_for_build');
    const refused = { status: 400, body: { code: '23514', message: 'a build was asked for less than a minute ago' } };
    expect(await call('admin', 'ask_for_build')).toMatchObject(refused);
    await ageLastRequest('1 minute');
    expect((await call('admin', 'ask_for_build')).status).toBe(204);
  });

  test('includes all changes, so the clock sends no second request', async () => {
    await backend.script(change());
    await call('editor', 'ask_for_build');
    await ageLastRequest('5 minutes');
    expect(await requestsAfter()).toEqual([hook]);
  });
});

test('a new build hook replaces the old hook and gets the next request', async () => {
  expect((await call('admin', 'set_build_hook', { address: 'https://new.example/hook' })).status).toBe(204);
  expect(await requestsAfter()).toEqual(['https://new.example/hook']);
  expect(await backend.sql('select name from vault.secrets')).toEqual([{ name: 'build_hook' }]);
});

test.for<string | null>([
  ...['http://api.host.example/s3cret', 'https://127.0.0.1/s3cret', 'https://localhost/s3cret'],
  ...['https://s3cret@api.host.example/', 'https://api.host.example/s3cret\n', 's3cret', null],
])('set_build_hook rejects the address %s, and the message omits the address', async (address) => {
  const { status, body } = await call('admin', 'set_build_hook', { address });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(JSON.stringify(body)).not.toContain('s3cret');
  await call('editor', 'ask_for_build');
  expect(await requestedUrls()).toEqual([hook]);
});

describe('the address of the build hook', () => {
  const everybody: Who[] = ['visitor', ...roles, 'service'];

  test('appears in no response, whether a function works or fails', async () => {
    await backend.script(`create or replace function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 1
    ) returns bigint language plpgsql as $$ begin raise exception 'Quote command returned error'; end $$`);
    try {
      for (const who of everybody) {
        for (const [name, body] of [
          ['build_state', {}],
          ['ask_for_build', {}],
          ['set_build_hook', { address: 'nonsense' }],
          ['set_build_hook', {}],
          ['build_hook', {}],
          ['http_post', { url: hook }],
        ] as const) {
          expect(JSON.stringify(await call(who, name, body)), `${who}: ${name}`).not.toMatch(/s3cret|host\.example/);
        }
      }
    } finally {
      await backend.script(
        extensions
          .slice(extensions.indexOf('create function net.http_post'), extensions.indexOf('grant usage on schema net'))
          .replace('create function', 'create or replace function'),
      );
    }
  });

  test('stays in schemas outside the API', async () => {
    await call('editor', 'ask_for_build');
    for (const who of everybody) {
      for (const [schema, table] of [
        ['vault', 'decrypted_secrets'],
        ['vault', 'secrets'],
        ['net', 'http_request_queue'],
        ['net', '_http_response'],
        ['cron', 'job'],
        ['private', 'last_build_request'],
      ] as const) {
        const headers = { 'accept-profile': schema };
        const read = await ask(backend, table, { headers, ...credentials(who) });
        expect([who, schema, read.status]).toEqual([who, schema, 406]);
        expect([who, table, (await ask(backend, table, { ...credentials(who) })).status]).toEqual([who, table, 404]);
      }
    }
  });

  test('stays out of the tables of the site, the accounts and the storage', async () => {
    await call('editor', 'ask_for_build');
    await respond(500);
    await state();
    await call('admin', 'set_build_hook', { address: '' });
    const tables = await backend.sql<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`);
    expect(tables.length).toBeGreaterThan(25);
    for (const { name } of tables)
      expect([name, await backend.sql(`select from ${name} as kept where kept::text ~ 's3cret'`)]).toEqual([name, []]);
    expect(await backend.sql('select from vault.secrets')).toEqual([]);
  });
});

describe.each([{ names: ['net'] }, { names: ['cron'] }, { names: ['vault'] }, { names: ['net', 'cron', 'vault'] }])(
  'a database without the extensions $names',
  ({ names }) => {
    let incomplete: Backend;
    beforeAll(async () => {
      incomplete = await startWithStaff();
      await call('admin', 'set_build_hook', { address: hook }, incomplete);
      await incomplete.script(names.map((schema) => `drop schema ${schema} cascade`).join('; '));
    });
    afterAll(() => incomplete.close());

    test('names the missing extensions in the state of the builds', async () => {
      const has = (name: string) => !names.includes(name);
      expect(await state(incomplete)).toEqual({
        ...{ hook_set: has('vault'), vault_on: has('vault'), net_on: has('net'), cron_on: has('cron') },
        ...{ scheduled: has('cron'), asked_at: null, asked_by_clock: null, answer: null, status: null },
      });
    });

    test('fails only in functions that need a missing extension', async () => {
      const needs = (...needed: string[]) => (needed.some((name) => names.includes(name)) ? 400 : 204);
      expect((await call('editor', 'ask_for_build', {}, incomplete)).status).toBe(needs('net', 'vault'));
      expect((await call('admin', 'set_build_hook', { address: hook }, incomplete)).status).toBe(needs('vault'));
      await incomplete.script('select private.build_when_newer(); select private.schedule_jobs()');
    });

    test('saves content and keeps messages', async () => {
      const { token } = credentials('admin', incomplete);
      const link = { title: 'n', url: 'https://n.example', category: 'c' };
      expect((await ask(incomplete, 'links', { method: 'POST', body: link, token })).status).toBe(201);
      const set = await ask(incomplete, 'blog_posts?slug=eq.ds-lite-revisited', {
        method: 'PATCH',
        body: { excerpt: 'n' },
        token,
      });
      expect(set.status).toBe(200);
      const message = {
        ...{ id: '99000000-0000-4000-8000-000000000001', name: 'N', email: 'n@n.example', subject: '', message: 'M' },
        seconds: 5,
      };
      expect((await call('visitor', 'keep_message', message, incomplete)).status).toBe(204);
    });

    test('schedules each job once after an admin adds the extensions', async () => {
      await incomplete.script(`drop schema if exists net, cron, vault cascade; ${extensions}`);
      const jobs = () => incomplete.sql('select jobname, schedule from cron.job order by 1');
      expect(await jobs()).toEqual([]);
      expect(await state(incomplete)).toMatchObject({ hook_set: false, cron_on: true, scheduled: true });
      await state(incomplete);
      expect(await jobs()).toEqual([
        { jobname: 'build when newer', schedule: '*/5 * * * *' },
        { jobname: 'delete old messages', schedule: '17 3 * * *' },
      ]);
    });
  },
);
