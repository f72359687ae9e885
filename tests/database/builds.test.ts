// When the host is asked for a build, and what is told of it. Each rule on its own: tests/security/database/build-cases.ts.
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
  const ofStaff: Partial<Record<Who, string>> = {};
  for (const role of roles) ofStaff[role] = await signIn(started, `${role}@handheld-legacy.test`);
  tokens.set(started, ofStaff);
  return started;
}

let backend: Backend;
beforeAll(async () => {
  backend = await startWithStaff();
});
afterAll(() => backend.close());

/** What the API answers somebody who calls a function. */
function call(who: Who, name: string, body: object = {}, asked = backend) {
  return ask(asked, `rpc/${name}`, { method: 'POST', body, ...credentials(who, asked) });
}

const credentials = (who: Who, asked = backend) => ({
  token: tokens.get(asked)?.[who],
  apikey: who === 'service' ? localSecrets.secretKey : undefined,
});

async function state(asked = backend): Promise<Record<string, unknown>> {
  return ((await call('editor', 'build_state', {}, asked)).body as Record<string, unknown>[])[0] ?? {};
}

/** What the clock does every five minutes. */
async function tick(asked = backend): Promise<void> {
  const jobs = await asked.sql<{ command: string }>("select command from cron.job where jobname = 'build when newer'");
  for (const { command } of jobs) await asked.script(command);
}

/** As if so much time had gone by since the last request. */
const later = (time: string) =>
  backend.script(`update private.last_build_request set asked_at = asked_at - interval '${time}'`);

const asked = async () =>
  (await backend.sql<{ url: string }>('select url from net.http_request_queue')).map(({ url }) => url);

/** The host answers the last request; null for none in time. */
const answer = (status: number | null) =>
  backend.script(`insert into net._http_response (id, status_code, timed_out)
    select request_id, ${status}, ${status === null} from private.last_build_request`);

/** The host knows of everything so far. */
beforeEach(async () => {
  await call('admin', 'set_build_hook', { address: hook });
  await backend.script('update private.last_build_request set asked_at = null');
  await state();
  await tick();
  await answer(200);
  expect(await state()).toMatchObject({ answer: 'accepted', asked_by_clock: true });
  await later('5 minutes');
  await backend.script('delete from net.http_request_queue');
});

/** What the host is asked in two rounds of the clock. */
async function askedAfter(...statements: string[]): Promise<string[]> {
  for (const statement of statements) await backend.script(statement);
  await tick();
  await tick();
  return asked();
}

const draft = (slug: string) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date, read_time, published)
   values ('T', '${slug}', 'e', 'c', 'a', '2025-01-01', '1 min', false)`;
const where = (slug: string) => `where slug = '${slug}'`;
let changes = 0;
const change = () => `update public.consoles set name = 'Game Boy ${(changes += 1)}' ${where('game-boy')}`;

describe('the clock', () => {
  test('asks for nothing while nothing changes', async () => {
    expect(await askedAfter()).toEqual([]);
  });

  test('asks once for many changes', async () => {
    expect(
      await askedAfter(
        change(),
        `update public.site_settings set "siteName" = 'Another' where id = 1`,
        `update public.blog_posts set excerpt = 'new' ${where('ds-lite-revisited')}`,
      ),
    ).toEqual([hook]);
  });

  test('asks for a change of the settings', async () => {
    expect(await askedAfter(`update public.site_settings set "siteName" = 'A third' where id = 1`)).toEqual([hook]);
  });

  test('asks for nothing while a draft is written, changed and deleted', async () => {
    expect(
      await askedAfter(
        draft('quiet'),
        `update public.blog_posts set excerpt = 'new' ${where('quiet')}`,
        `delete from public.blog_posts ${where('quiet')}`,
      ),
    ).toEqual([]);
  });

  test('asks for a post when its time has come, although nobody writes anything', async () => {
    const schedule = "update public.blog_posts set published = true, publish_at = '2999-01-01'";
    expect(await askedAfter(draft('later'), `${schedule} ${where('later')}`)).toEqual([]);
    const pass = `update public.blog_posts set publish_at = now() ${where('later')}`;
    expect(await askedAfter(`begin; set local session_replication_role = replica; ${pass}; commit`)).toEqual([hook]);
  });

  test('asks at most once in four minutes, and for what has changed meanwhile afterwards', async () => {
    expect(await askedAfter(change(), change())).toEqual([hook]);
    expect(await askedAfter(change())).toEqual([hook]);
    await later('4 minutes');
    expect(await askedAfter()).toEqual([hook, hook]);
  });

  test.for([
    ['refuses', 500, 'refused'],
    ['does not answer', null, 'unreachable'],
  ] as const)('asks three times in all a host that %s, and again after the next change', async ([, status, heard]) => {
    const counts: number[] = [];
    const round = async () => {
      counts.push((await askedAfter()).length);
      await answer(status);
      await later('5 minutes');
    };
    await backend.script(change());
    for (let count = 0; count < 5; count += 1) await round();
    expect(counts).toEqual([1, 2, 3, 3, 3]);
    expect(await state()).toMatchObject({ answer: heard, status });
    await backend.script(change());
    for (let count = 0; count < 5; count += 1) await round();
    expect(counts.slice(5)).toEqual([4, 5, 6, 6, 6]);
  });

  test('says after ten minutes that nobody knows what the host has answered, and notes an answer that comes before', async () => {
    await askedAfter(change());
    expect(await state()).toMatchObject({ answer: 'waiting' });
    await later('9 minutes');
    expect(await state()).toMatchObject({ answer: 'waiting' });
    await later('1 minute');
    expect(await state()).toMatchObject({ answer: 'unknown', status: null });
    await askedAfter(change());
    await answer(201);
    expect(await state()).toMatchObject({ answer: 'accepted', status: 201 });
  });

  test('asks nobody after the address was removed', async () => {
    await call('admin', 'set_build_hook', { address: '' });
    expect(await askedAfter(change())).toEqual([]);
    expect(await state()).toMatchObject({ hook_set: false, answer: null });
  });
});

describe('Build now', () => {
  test.for(['editor', 'admin'] as const)('asks the host at once, for the %s', async (who) => {
    expect((await call(who, 'ask_for_build')).status).toBe(204);
    expect(await asked()).toEqual([hook]);
    expect(await state()).toMatchObject({ answer: 'waiting', asked_by_clock: false });
  });

  test('is refused within a minute of the last request, with words that say so', async () => {
    await call('editor', 'ask_for_build');
    const refused = { status: 400, body: { code: '23514', message: 'a build was asked for less than a minute ago' } };
    expect(await call('admin', 'ask_for_build')).toMatchObject(refused);
    await later('1 minute');
    expect((await call('admin', 'ask_for_build')).status).toBe(204);
  });

  test('leaves nothing for the clock to ask for', async () => {
    await backend.script(change());
    await call('editor', 'ask_for_build');
    await later('5 minutes');
    expect(await askedAfter()).toEqual([hook]);
  });
});

test('a new address takes the place of the last one, and is asked next', async () => {
  expect((await call('admin', 'set_build_hook', { address: 'https://new.example/hook' })).status).toBe(204);
  expect(await askedAfter()).toEqual(['https://new.example/hook']);
  expect(await backend.sql('select name from vault.secrets')).toEqual([{ name: 'build_hook' }]);
});

test.for<string | null>([
  ...['http://api.host.example/s3cret', 'https://127.0.0.1/s3cret', 'https://localhost/s3cret'],
  ...['https://s3cret@api.host.example/', 'https://api.host.example/s3cret\n', 's3cret', null],
])('the address %s is refused, in words without it', async (address) => {
  const { status, body } = await call('admin', 'set_build_hook', { address });
  expect({ status, body }).toMatchObject({ status: 400, body: { code: '23514' } });
  expect(JSON.stringify(body)).not.toContain('s3cret');
  await call('editor', 'ask_for_build');
  expect(await asked()).toEqual([hook]);
});

describe('the address', () => {
  const everybody: Who[] = ['visitor', ...roles, 'service'];

  test('is in no answer to anybody, neither where a function works nor where it fails', async () => {
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

  test('is in no table that anybody reaches: the API has none of the schemas that hold it', async () => {
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

  test('is in no row of the schemas of the site and its accounts', async () => {
    await call('editor', 'ask_for_build');
    await answer(500);
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
  'without the extensions of $names',
  ({ names }) => {
    let lacking: Backend;
    beforeAll(async () => {
      lacking = await startWithStaff();
      await call('admin', 'set_build_hook', { address: hook }, lacking);
      await lacking.script(names.map((schema) => `drop schema ${schema} cascade`).join('; '));
    });
    afterAll(() => lacking.close());

    test('the state says what is missing', async () => {
      const has = (name: string) => !names.includes(name);
      expect(await state(lacking)).toEqual({
        ...{ hook_set: has('vault'), vault_on: has('vault'), net_on: has('net'), cron_on: has('cron') },
        ...{ scheduled: has('cron'), asked_at: null, asked_by_clock: null, answer: null, status: null },
      });
    });

    test('a function that needs it says so, and another one works', async () => {
      const needs = (...needed: string[]) => (needed.some((name) => names.includes(name)) ? 400 : 204);
      expect((await call('editor', 'ask_for_build', {}, lacking)).status).toBe(needs('net', 'vault'));
      expect((await call('admin', 'set_build_hook', { address: hook }, lacking)).status).toBe(needs('vault'));
      await lacking.script('select private.build_when_newer(); select private.schedule_jobs()');
    });

    test('content is saved, and messages are kept', async () => {
      const { token } = credentials('admin', lacking);
      const link = { title: 'n', url: 'https://n.example', category: 'c' };
      expect((await ask(lacking, 'links', { method: 'POST', body: link, token })).status).toBe(201);
      const set = await ask(lacking, 'blog_posts?slug=eq.ds-lite-revisited', {
        method: 'PATCH',
        body: { excerpt: 'n' },
        token,
      });
      expect(set.status).toBe(200);
      const message = {
        ...{ id: '99000000-0000-4000-8000-000000000001', name: 'N', email: 'n@n.example', subject: '', message: 'M' },
        seconds: 5,
      };
      expect((await call('visitor', 'keep_message', message, lacking)).status).toBe(204);
    });

    test('the clock gets its jobs once, when everything is there', async () => {
      await lacking.script(`drop schema if exists net, cron, vault cascade; ${extensions}`);
      const jobs = () => lacking.sql('select jobname, schedule from cron.job order by 1');
      expect(await jobs()).toEqual([]);
      expect(await state(lacking)).toMatchObject({ hook_set: false, cron_on: true, scheduled: true });
      await state(lacking);
      expect(await jobs()).toEqual([
        { jobname: 'build when newer', schedule: '*/5 * * * *' },
        { jobname: 'delete old messages', schedule: '17 3 * * *' },
      ]);
    });
  },
);
