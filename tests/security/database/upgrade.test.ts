// A database that has been in use under the migrations of the first release gets the later ones: nothing in it changes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../tools/backup/database.ts';
import { findPostgres, startPostgres } from '../../../tools/bench/scale/postgres.ts';
import { startBackend } from '../../../build/local-backend/backend.ts';
import { readSchemaFiles, type SqlFile } from '../../../build/local-backend/schema-files.ts';
import { plannedRows } from './on-postgres.ts';
import { handOver, makeOwner, provesOperation as proves, publicTables } from './backup-sites.ts';

const { migrations } = readSchemaFiles(path.join(import.meta.dirname, '../../..'));
const lastOfFirstRelease = 'migrations/20250101001200_featured_change.sql';
const before = migrations.filter(({ name }) => name <= lastOfFirstRelease);
const after = migrations.filter(({ name }) => name > lastOfFirstRelease);
/** What the first release came with. */
const content = {
  name: 'first-release.sql',
  sql: readFileSync(path.join(import.meta.dirname, 'first-release.sql'), 'utf8'),
};
/** Tables of later migrations. */
const later = [
  ...['console_compatibility', 'console_releases', 'console_sources', 'draft_links', 'link_cables'],
  ...['pictures', 'post_consoles', 'revisions'],
];

/** What years leave: drafts, old addresses, and texts that today's rules would reject. */
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
  update public.consoles set full_description = 'Ours.', battery = 'Four cells' where slug = 'game-boy';
  delete from public.consoles where slug = 'nintendo-2ds';
  insert into public.consoles (slug, name, year, color, description, full_description, processor, display, controls, battery)
    select slug, 'Ours', '2001', 'ds', 'd', 'f', 'p', 'd', 'c', 'b' from unnest(array['compare', 'compare-console']) as slug;
  insert into public.users (name, email, role) values ('Invisible', 'some' || chr(8203) || 'body@example.org', 'editor')`;

interface Server {
  database: Database;
  /** Ends what was started. */
  close: () => Promise<void>;
}

const servers: [name: string, start: () => Promise<Server>][] = [['PGlite', startEmbedded]];
const folder = findPostgres();
if (folder) servers.push(['PostgreSQL', () => startOwnedBySomebody(folder)]);
else console.warn('No PostgreSQL is installed here, so the upgrade is shown on PGlite only.');

async function startEmbedded(): Promise<Server> {
  const backend = await startBackend({ schema: { migrations: before, seeds: [content] } });
  await backend.script(traces);
  return { database: backend, close: () => backend.close() };
}

async function startOwnedBySomebody(bin: string): Promise<Server> {
  const engine = await startPostgres(bin, before);
  const database = await engine.newDatabase();
  await database.script(content.sql);
  await database.script(`${traces}; analyze; ${makeOwner}; ${handOver}`);
  return { database, close: () => engine.close() };
}

/** The file in a transaction, as the Supabase CLI runs it. */
async function apply(database: Database, { sql }: SqlFile): Promise<void> {
  await database.script(`begin; ${sql}`);
  await database.script('commit');
}

/** Texts of the content that a later migration corrects, where nobody has changed them. */
const corrected: Record<string, readonly string[]> = {
  consoles: [
    ...['description', 'full_description', 'processor', 'controls', 'battery', 'dimensions', 'weight', 'games'],
    'updated_at',
  ],
  blog_posts: ['excerpt', 'content', 'updated_at'],
  site_settings: ['"metaTitle"', '"metaDescription"'],
};

/** The columns of every table as SQL, without those that are computed and texts that are corrected. */
async function columnsOf(database: Database): Promise<[table: string, columns: string][]> {
  const tables = await database.sql<{ table: string; columns: string }>(
    `select table_name as table, string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name in ('${publicTables.join("', '")}') and is_generated = 'NEVER' group by 1`,
  );
  return tables.map(({ table, columns }) => {
    const kept = columns.split(', ').filter((column) => !corrected[table]?.includes(column));
    return [table, kept.join(', ')];
  });
}

/** A row of a table as JSON. */
interface Row {
  row: string;
}

/** The address that is a page today is another's no more. */
const renamed = ({ row }: Row): Row => ({ row: row.replace('"slug": "compare"', '"slug": "compare-console-2"') });

/** Every row in these columns. */
async function allRows(
  database: Database,
  tables: readonly [table: string, columns: string][],
): Promise<Record<string, Row[]>> {
  const rows: Record<string, Row[]> = {};
  for (const [table, columns] of tables) {
    rows[table] = await database.sql(
      `select to_jsonb(t)::text as row from (select ${columns} from public.${table}) as t order by 1`,
    );
  }
  return rows;
}

describe.each(servers)('%s', (name, start) => {
  let server: Server;
  let rowsBefore: Record<string, Row[]>;
  let rowsNow: Record<string, Row[]>;
  beforeAll(async () => {
    server = await start();
    const columns = await columnsOf(server.database);
    rowsBefore = await allRows(server.database, columns);
    for (const file of after) await apply(server.database, file);
    rowsNow = await allRows(server.database, columns);
  });
  afterAll(() => server.close());

  test.for(publicTables.filter((table) => !later.includes(table)))('every row of %s is as it was', (table, context) => {
    proves(context, `${name} upgrade of ${table}`, 'a database in use', 'the same rows');
    expect(rowsNow[table]).toEqual(rowsBefore[table]?.map(renamed));
    if (table !== 'users') expect(rowsNow[table]?.length).toBeGreaterThan(0);
  });

  test('a text that the staff changed stays, another is corrected, and the typed facts are there', async (context) => {
    proves(context, `${name} upgrade of the catalogue`, 'consoles in use', 'own texts stay, facts come');
    const [gameBoy] = await server.database.sql(
      "select full_description, battery, weight_g::text, units_sold_millions::text from public.consoles where slug = 'game-boy'",
    );
    expect(gameBoy).toEqual({
      ...{ full_description: 'Ours.', battery: 'Four cells' },
      ...{ weight_g: '310', units_sold_millions: '118.69' },
    });
    const [color] = await server.database.sql<{ battery: string }>(
      "select battery from public.consoles where slug = 'game-boy-color'",
    );
    expect(color?.battery).toContain('measured');
    // Two posts have other addresses by then.
    const counts = await server.database.sql<{ consoles: number; releases: number; matrix: number; posts: number }>(
      `select (select count(*)::int from public.consoles where width_mm is not null) as consoles,
        (select count(distinct console_id)::int from public.console_releases) as releases,
        (select count(*)::int from public.console_compatibility) as matrix,
        (select count(distinct post_id)::int from public.post_consoles) as posts`,
    );
    expect(counts).toEqual([{ consoles: 18, releases: 18, matrix: 18 * 8, posts: 10 }]);
  });

  test('what the staff changed or cleared since stays so when the facts are filled in again', async (context) => {
    proves(context, `${name} upgrade of the catalogue`, 'filled in twice more', 'no row of the staff changes');
    const { database } = server;
    const ofGameBoy = "(select id from public.consoles where slug = 'game-boy')";
    await database.script(`begin;
      update public.consoles set predecessor_id = (select id from public.consoles where slug = 'nintendo-ds'),
        predecessor_name = null, rated_hours_min = null, rated_hours_max = 0.5, family = null where slug = 'game-boy';
      delete from public.console_releases where console_id = ${ofGameBoy} and region = 'jp';
      delete from public.console_sources where console_id = ${ofGameBoy} and field = 'weight_g';
      delete from public.console_compatibility where console_id = ${ofGameBoy};
      delete from public.link_cables where from_id = ${ofGameBoy} or to_id = ${ofGameBoy};
      delete from public.post_consoles where console_id = ${ofGameBoy}`);
    const columns = await columnsOf(database);
    const rows = await allRows(database, columns);
    await database.script('select private.fill_catalogue(); select private.fill_catalogue()');
    expect(await allRows(database, columns)).toEqual(rows);
    // A console without any fact gets its own, and its neighbours keep what they have.
    await database.script(`insert into public.consoles
        (slug, name, year, color, description, full_description, processor, display, controls, battery)
        values ('nintendo-2ds', 'Nintendo 2DS', '2013', '3ds', 'd', 'f', 'p', 'd', 'c', 'b');
      select private.fill_catalogue()`);
    const filled = await database.sql(
      `select console.family, before.slug as predecessor, count(release.id) > 0 as released from public.consoles as console
       join public.consoles as before on before.id = console.predecessor_id
       left join public.console_releases as release on release.console_id = console.id
       where console.slug = 'nintendo-2ds' group by 1, 2`,
    );
    expect(filled).toEqual([{ family: 'Nintendo 3DS', predecessor: 'nintendo-3ds', released: true }]);
    const now = await allRows(database, columns);
    for (const [table, before] of Object.entries(rows))
      expect(now[table], table).toEqual(expect.arrayContaining(before));
    await database.script('rollback');
  });

  test('a console under the address of a page has another, and can be changed', async (context) => {
    proves(context, `${name} upgrade of the catalogue`, 'a console at /consoles/compare', 'it moves to a free address');
    const { database } = server;
    await database.script('begin');
    const changed = "update public.consoles set name = 'Changed' where name = 'Ours' returning slug";
    const slugs = (await database.sql<{ slug: string }>(changed)).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(['compare-console', 'compare-console-2']);
    await database.script('rollback');
  });

  test('what was written before is found without its accents and apostrophes', async (context) => {
    proves(context, `${name} upgrade`, 'texts of old', 'are searched as new ones are');
    const found = await server.database.sql<{ name: string }>(
      "select name from public.consoles where search like '%Nintendo''s Game Boy line%' and description like '%’%'",
    );
    expect(found).toEqual([{ name: 'Game Boy' }]);
    const posts = await server.database.sql<{ slug: string }>(
      "select slug from public.search_posts((select replace(title, ' ', '  ') from public.blog_posts where published limit 1))",
    );
    expect(posts).toHaveLength(1);
  });

  test('a row that today would be rejected can be read, mended and deleted, not written otherwise', async (context) => {
    proves(context, `${name} upgrade`, 'an address of old', 'the row stays until somebody mends or deletes it');
    const { database } = server;
    const setLink = (values: string, title: string) =>
      database.script(`update public.links set ${values} where title = '${title}'`);
    await expect(setLink("url = 'https://a.example@b.example'", 'Turned round')).rejects.toThrow(/links_url_check/);
    await expect(setLink('active = false', 'With a name')).rejects.toThrow(/links_url_check/);
    await setLink("active = false, url = 'https://good.example'", 'With a name');
    await database.script("begin; delete from public.links where title = 'With a name'");
    expect(await database.sql("select from public.links where title = 'With a name'")).toEqual([]);
    await database.script('rollback');
  });

  if (name === 'PostgreSQL')
    test('what the planner knew of drafts is forgotten', async (context) => {
      proves(context, `${name} upgrade`, 'statistics of old', 'the estimate is that of a value no row has');
      await server.database.script('reset session authorization; analyze; set role anon');
      const estimate = (author: string) => plannedRows(server.database, 'blog_posts', `where author = '${author}'`);
      expect(await estimate('Zed')).toBe(await estimate('Nobody'));
    });
});
