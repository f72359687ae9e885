// A database that has been in use under the migrations of the first release gets the later ones: nothing in it changes.
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../tools/backup/database.ts';
import { findPostgres, startPostgres } from '../../../tools/bench/scale/postgres.ts';
import { startBackend } from '../../../build/local-backend/backend.ts';
import { readSchemaFiles, type SqlFile } from '../../../build/local-backend/schema-files.ts';
import { proves } from '../../support/evidence.ts';
import { handOver, makeOwner, publicTables, rowsOf } from './backup-sites.ts';

const { migrations, seeds } = readSchemaFiles(path.join(import.meta.dirname, '../../..'));
const lastOfFirstRelease = 'migrations/20250101001200_featured_change.sql';
const before = migrations.filter(({ name }) => name <= lastOfFirstRelease);
const after = migrations.filter(({ name }) => name > lastOfFirstRelease);
const [content] = seeds;

/** What years leave: drafts, old addresses, and texts that today's rules would refuse. */
const traces = `
  insert into public.blog_posts (title, slug, excerpt, content, image, author, date, published)
    select 'Draft ' || n, 'draft-' || n, 'e', 'c', '/images/' || n || '.png', 'Zed', '2027-05-05', false
    from generate_series(1, 600) as n;
  update public.blog_posts set slug = slug || '-new' where published and slug like 'g%';
  update public.blog_posts set image = '/..//evil.example/a.png' where slug = 'draft-1';
  update public.blog_posts set image = '/images/a' || chr(8238) || 'gnp.b' where slug = 'draft-2';
  insert into public.links (title, url, category, active) values
    ('With a name', 'https://good.example@evil.example', 'c', true),
    ('Turned round', 'https://good.example/' || chr(8238) || 'a', 'c', false);
  insert into public.users (name, email, role) values ('Invisible', 'some' || chr(8203) || 'body@example.org', 'editor')`;

interface Server {
  database: Database;
  /** Ends what was started. */
  close: () => Promise<void>;
}

const servers: [name: string, start: () => Promise<Server>][] = [
  [
    'PGlite',
    async () => {
      const backend = await startBackend({ schema: { migrations: before, seeds: content ? [content] : [] } });
      await backend.script(traces);
      return { database: backend, close: () => backend.close() };
    },
  ],
];
const folder = findPostgres();
if (folder) servers.push(['PostgreSQL', () => startOwnedBySomebody(folder)]);
else console.warn('No PostgreSQL is installed here, so the upgrade is shown on PGlite only.');

async function startOwnedBySomebody(bin: string): Promise<Server> {
  const engine = await startPostgres(bin, before);
  const database = await engine.newDatabase();
  await database.script(content?.sql ?? '');
  await database.script(`${traces}; analyze; ${makeOwner}; ${handOver}`);
  return { database, close: () => engine.close() };
}

/** The file in a transaction, as the Supabase CLI runs it. */
async function apply(database: Database, { sql }: SqlFile): Promise<void> {
  await database.script(`begin; ${sql}`);
  await database.script('commit');
}

/** Made of the others. */
const computed = ['search', 'staff_search', 'search_category'];
const withoutComputed = (row: string) => {
  const entries = Object.entries(JSON.parse(row) as object);
  return JSON.stringify(Object.fromEntries(entries.filter(([name]) => !computed.includes(name)).sort()));
};

describe.each(servers)('%s', (name, start) => {
  let server: Server;
  let rowsBefore: Record<string, string[]>;

  let rowsNow: Record<string, string[]>;

  const allRows = async () => {
    const rows: Record<string, string[]> = {};
    for (const table of publicTables) {
      rows[table] = (await rowsOf(server.database, table)).map(withoutComputed).sort();
    }
    return rows;
  };

  beforeAll(async () => {
    server = await start();
    rowsBefore = await allRows();
    for (const file of after) await apply(server.database, file);
    rowsNow = await allRows();
  });
  afterAll(() => server.close());

  test.for(publicTables)('every row of %s is as it was', (table, context) => {
    const named = { surface: `${name} upgrade of ${table}`, challenge: 'a database in use', expected: 'the same rows' };
    proves(context, { category: 'operations', ...named });
    expect(rowsNow[table]).toEqual(rowsBefore[table]);
    if (table !== 'users') expect(rowsNow[table]?.length).toBeGreaterThan(0);
  });

  test('what was written before is found without its accents and apostrophes', async (context) => {
    const named = { surface: `${name} upgrade`, challenge: 'texts of old', expected: 'are searched as new ones are' };
    proves(context, { category: 'operations', ...named });
    const found = await server.database.sql<{ name: string }>(
      "select name from public.consoles where search like '%Nintendo''s Game Boy line%' and description like '%’%'",
    );
    expect(found).toEqual([{ name: 'Game Boy' }]);
    const posts = await server.database.sql<{ slug: string }>(
      "select slug from public.search_posts((select replace(title, ' ', '  ') from public.blog_posts where published limit 1))",
    );
    expect(posts).toHaveLength(1);
  });

  test('a row that today would be refused can be read, mended and deleted, not written otherwise', async (context) => {
    const expected = 'the row stays until somebody mends or deletes it';
    proves(context, { category: 'operations', surface: `${name} upgrade`, challenge: 'an address of old', expected });
    const { database } = server;
    await expect(
      database.script("update public.links set url = 'https://a.example@b.example' where title = 'Turned round'"),
    ).rejects.toThrow(/links_url_check/);
    await expect(database.script("update public.links set active = false where title = 'With a name'")).rejects.toThrow(
      /links_url_check/,
    );
    await database.script(
      "update public.links set active = false, url = 'https://good.example' where title = 'With a name'",
    );
    await database.script("begin; delete from public.links where title = 'With a name'");
    expect(await database.sql("select from public.links where title = 'With a name'")).toEqual([]);
    await database.script('rollback');
  });

  if (name === 'PostgreSQL')
    test('what the planner knew of drafts is forgotten', async (context) => {
      const expected = 'the estimate is that of a value no row has';
      proves(context, { category: 'operations', surface: `${name} upgrade`, challenge: 'statistics of old', expected });
      const estimate = async (author: string) => {
        await server.database.script('reset session authorization; analyze; set role anon');
        const [row] = await server.database.sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
          `explain (format json) select 1 from public.blog_posts where author = '${author}'`,
        );
        return row?.['QUERY PLAN'][0].Plan['Plan Rows'];
      };
      expect(await estimate('Zed')).toBe(await estimate('Nobody'));
    });
});
