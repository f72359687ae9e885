import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContentFiles } from '../../../tools/backup/content-files.ts';
import type { Database } from '../../../tools/backup/database.ts';
import { exportContent } from '../../../tools/backup/export-content.ts';
import { historyTable, optionalTables, passingTables } from '../../../tools/backup/tables.ts';
import { importContent } from '../../../tools/backup/import-content.ts';
import { localDatabase } from '../../../tools/backup/open-database.ts';
import { needsCases } from '../../support/evidence.ts';
import {
  fileText,
  fingerprintOf,
  freeTexts,
  hostileStrings,
  keptTables,
  migrationNames,
  newFolders,
  projectRoot,
  provesOperation as proves,
  publicTables,
  rowsOf,
  servers,
  type Server,
} from './backup-sites.ts';

const folder = newFolders();

/** Reads and imports the files of a folder, as the command does. */
async function importFolder(database: Database, from: string, { replace = true } = {}) {
  return importContent(database, readContentFiles(from, migrationNames), migrationNames, { replace });
}

const lastMigration = migrationNames.at(-1) ?? '';
const roundTrips = ['exported, wiped and imported', 'exported and imported into an empty database'];

type Change = (copy: string) => void;
const deleteFile =
  (name: string): Change =>
  (copy) =>
    rmSync(path.join(copy, name));
const overwriteFile =
  (name: string, text: string): Change =>
  (copy) =>
    writeFileSync(path.join(copy, name), text);
const editFile =
  (name: string, found: RegExp, replacement: string): Change =>
  (copy) => {
    const text = fileText(copy, name);
    const changed = text.replace(found, replacement);
    expect(changed, `${name} has something to damage`).not.toBe(text);
    writeFileSync(path.join(copy, name), changed);
  };

const manifest = 'manifest.json';
const otherVersion = (name: string) => new RegExp(`another version of the schema \\(${name}\\)`);
const damages: [name: string, damage: Change, message: RegExp][] = [
  ['the manifest is missing', deleteFile(manifest), /manifest\.json is missing/],
  ['the manifest belongs to something else', overwriteFile(manifest, '{"name": "app"}'), /not the manifest/],
  [
    'the manifest lacks a migration',
    editFile(manifest, new RegExp(`,\\s+"${lastMigration}"`), ''),
    otherVersion(lastMigration),
  ],
  [
    'the manifest has one more migration',
    editFile(manifest, new RegExp(`"${lastMigration}"`), '$&, "20990101000000_later.sql"'),
    otherVersion('20990101000000_later.sql'),
  ],
  [
    'a table has another column',
    (copy) => {
      editFile(manifest, /"links": \[/, '$&"colour", ')(copy);
      overwriteFile('links.json', '[]')(copy);
    },
    /same tables and columns: links/,
  ],
  ['a table is not in the manifest', editFile(manifest, /"links": [^\]]+\],/, ''), /same tables and columns: links/],
  ...publicTables.flatMap((table): typeof damages => {
    const file = `${table}.json`;
    return [
      [`${file} is missing`, deleteFile(file), new RegExp(`${file} is missing`)],
      [`${file} breaks off`, editFile(file, /.{4}$/s, ''), new RegExp(`${file} is damaged`)],
    ];
  }),
  ['a file holds no list', overwriteFile('links.json', '{}'), /links\.json is not a list/],
  ['a row is null', overwriteFile('links.json', '[null]'), /Row 1 of .*links\.json has not/],
  ['a row lacks a column', editFile('links.json', /^ {4}"title": .*\n/m, ''), /links\.json has not .*title/],
  ['a row has an extra column', editFile('links.json', /^ {2}\{$/m, '  { "colour": 1,'), /has not .*colour/],
  ['a value has the wrong type', editFile('links.json', /"order": \d+/, '"order": "x"'), /rejected links\.json/],
  ['a value breaks a rule', editFile('users.json', /"role": "\w+"/, '"role": ""'), /rejected users\.json/],
  [
    'a row occurs twice',
    editFile('post_slugs.json', /^( {2}\{[^}]+\})/m, '$1,\n$1'),
    /rejected post_slugs\.json.*already exists/s,
  ],
  [
    'a row refers to a missing row',
    overwriteFile('blog_categories.json', '[]'),
    /rejected blog_posts\.json.*is not present/s,
  ],
];

test('every table on every server, every free text and every damage has a case', (context) => {
  needsCases(context, {
    category: 'operations',
    pairs: servers.flatMap(([server]) => [
      ...keptTables.flatMap((table) => roundTrips.map((trip) => [table, `${trip} (${server})`] as const)),
      ...freeTexts.map(([table, column]) => [`${table}.${column}`, `hostile strings (${server})`] as const),
      ...damages.map(([damage]) => ['import', `${damage} (${server})`] as const),
    ]),
  });
});

describe.each(servers)('on %s', (serverName, start) => {
  let server: Server;
  let exported: string;
  let fingerprint: unknown;
  const before = new Map<string, string[]>();
  beforeAll(async () => {
    server = await start();
    for (const table of keptTables) before.set(table, await rowsOf(server.filled, table));
    fingerprint = await fingerprintOf(server.filled, keptTables);
    exported = folder();
    await exportContent(server.filled, exported, migrationNames, optionalTables);
  });
  afterAll(() => server.close());

  /** Removes totals of zero. A category without published posts may lack its total. */
  const withoutZeroTotals = (rows: string[] = []) => rows.filter((row) => !/"posts": 0,?/.test(row));

  /** Returns a row as JSON without the values of its account. */
  const withoutAccounts = (row: string) => row.replace(/"(auth_user_id|joined_at|factor_id)": [^,}]+/g, '"$1": null');

  const expectUnchanged = async () => expect(await fingerprintOf(server.filled, keptTables)).toEqual(fingerprint);

  const expectRejected = async (from: string, message: RegExp, options?: Parameters<typeof importFolder>[2]) => {
    await expect(importFolder(server.filled, from, options)).rejects.toThrow(message);
    await expectUnchanged();
  };

  test('the test covers all public tables, and each table has rows', async () => {
    const found = await server.filled.sql<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
    );
    expect(found.map(({ name }) => name)).toEqual([...publicTables, ...passingTables].sort());
    for (const table of keptTables) expect(before.get(table)?.length, table).toBeGreaterThan(0);
  });

  test('the files hold each hostile string', (context) => {
    for (const [table, column, longest] of freeTexts) {
      proves(context, `${table}.${column}`, `hostile strings (${serverName})`, 'in the file without a change');
      const rows = JSON.parse(fileText(exported, `${table}.json`)) as Record<string, unknown>[];
      const values = new Set(rows.map((row) => row[column]));
      for (const text of hostileStrings) expect(values).toContain(Array.from(text).slice(0, longest).join(''));
    }
  });

  test('a file has one column per line, and two exports of equal content are equal', async (context) => {
    proves(context, 'export', `twice (${serverName})`, 'the same files, byte by byte');
    expect(fileText(exported, 'site_settings.json')).toMatch(/^\[\n {2}\{\n {4}"id": 1,\n {4}"created_at": "2025-/);
    expect(fileText(exported, 'consoles.json')).toContain('{"list": [1, null, ');
    const again = folder();
    await exportContent(server.filled, again, migrationNames, optionalTables);
    for (const name of readdirSync(exported)) expect(fileText(again, name), name).toBe(fileText(exported, name));
    expect(readdirSync(again)).toEqual(readdirSync(exported));
  });

  test.for(damages)(
    'the import rejects the files and changes nothing when %s',
    async ([damage, make, message], context) => {
      proves(context, 'import', `${damage} (${serverName})`, 'rejected, nothing changed');
      const copy = folder();
      cpSync(exported, copy, { recursive: true });
      make(copy);
      await expectRejected(copy, message);
    },
  );

  test('the import rejects a database with content and names the tables', async (context) => {
    proves(context, 'import', `over content without --replace (${serverName})`, 'rejected, nothing changed');
    await expectRejected(exported, /holds content \(.*users: \d+.*--replace/, { replace: false });
  });

  test('the import fails when a trigger changes the imported rows', async (context) => {
    proves(context, 'import', `a trigger that changes rows (${serverName})`, 'rejected, nothing changed');
    await server.filled.script(`
      create function public.meddle() returns trigger language plpgsql as 'begin new.title := ''x''; return new; end';
      create trigger meddle before insert on public.links for each row execute function public.meddle()`);
    await expect(importFolder(server.filled, exported)).rejects.toThrow(/changed rows of links/);
    await server.filled.script('drop function public.meddle cascade');
    await expectUnchanged();
  });

  test('export and import reject a database with other migrations', async (context) => {
    proves(context, 'export', `a migration not applied (${serverName})`, 'rejected, names the migration');
    proves(context, 'import', `a migration not applied (${serverName})`, 'rejected, names the migration');
    const expectMessage = async (list: string[], message: RegExp) => {
      const versions = list.map((name) => `('${name.slice(0, 14)}')`);
      await server.empty.script(`delete from supabase_migrations.schema_migrations;
        insert into supabase_migrations.schema_migrations (version) values ${versions.join(', ')}`);
      await expect(exportContent(server.empty, folder(), migrationNames)).rejects.toThrow(message);
      await expect(importFolder(server.empty, exported, { replace: false })).rejects.toThrow(message);
    };
    await expectMessage(
      migrationNames.slice(0, -1),
      new RegExp(`lacks the migrations ${lastMigration.slice(0, 14)}: run`),
    );
    await expectMessage(
      [...migrationNames, '20990101000000_later.sql'],
      /has had the migrations 20990101000000, which/,
    );
    await server.empty.script('delete from supabase_migrations.schema_migrations');
  });

  test('an import after a wipe restores the content, and people keep their accounts', async (context) => {
    const wiped = [...publicTables, ...passingTables].filter((name) => name !== 'users');
    await server.filled.script('update public.blog_posts set created_by = null');
    await server.filled.script(`truncate ${wiped.map((name) => `public.${name}`).join(', ')}`);
    for (const table of wiped) expect(await rowsOf(server.filled, table), table).toEqual([]);
    const { rows, withoutAccount, adminCanSignIn } = await importFolder(server.filled, exported);
    for (const table of keptTables) {
      proves(context, table, `exported, wiped and imported (${serverName})`, 'equal row by row');
      expect(withoutZeroTotals(await rowsOf(server.filled, table)), table).toEqual(
        withoutZeroTotals(before.get(table)),
      );
    }
    await expectUnchanged();
    expect(rows).toEqual(Object.fromEntries(publicTables.map((table) => [table, before.get(table)?.length])));
    expect([withoutAccount.includes('admin@handheld-legacy.test'), adminCanSignIn]).toEqual([false, true]);
  });

  test('an export omits draft links and the content report, and an import deletes them', async (context) => {
    for (const table of passingTables)
      proves(context, table, `exported and imported (${serverName})`, 'in no file, and deleted by the import');
    await server.filled.script(`
      insert into public.content_reports (addresses, findings) values (0, '[]');
      insert into public.draft_links (post_id, key_hash, hours)
        select id, repeat('0', 64), 24 from public.blog_posts limit 1`);
    const again = folder();
    await exportContent(server.filled, again, migrationNames, optionalTables);
    expect(readdirSync(again)).toEqual(readdirSync(exported));
    await importFolder(server.filled, again);
    for (const table of passingTables) expect(await rowsOf(server.filled, table), table).toEqual([]);
  });

  test('an export omits messages by default, and an import of this export keeps the present messages', async (context) => {
    proves(
      context,
      'contact_messages',
      `exported without --with-messages (${serverName})`,
      'in no file, and kept by the import',
    );
    const plain = folder();
    await exportContent(server.filled, plain, migrationNames, [historyTable]);
    expect(readdirSync(exported).filter((name) => !readdirSync(plain).includes(name))).toEqual([
      'contact_messages.json',
    ]);
    expect(fileText(plain, manifest)).not.toContain('"contact_messages"');
    await importFolder(server.filled, plain);
    await expectUnchanged();
  });

  test('an import restores the content in a database that has only the migrations, and deletes the accounts', async (context) => {
    const accounts = await server.filled.sql<{ id: string; email: string }>('select id, email from auth.users');
    const add = 'insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())';
    for (const { id, email } of accounts) await server.empty.sql(add, [id, email]);
    const { withoutAccount, adminCanSignIn } = await importFolder(server.empty, exported, { replace: false });
    for (const table of keptTables) {
      proves(context, table, `exported and imported into an empty database (${serverName})`, 'equal row by row');
      const restored = withoutZeroTotals(await rowsOf(server.empty, table)).map(withoutAccounts);
      expect(restored, table).toEqual(withoutZeroTotals(before.get(table)).map(withoutAccounts));
    }
    proves(context, 'users', `another project (${serverName})`, 'no rights by an email address or an id');
    expect(withoutAccount).toContain('admin@handheld-legacy.test');
    expect(adminCanSignIn).toBe(false);
    expect(await server.empty.sql('select from auth.users')).toEqual([]);
  });

  test('a person whose address differs from the export loses the account', async (context) => {
    proves(context, 'users', `an address that has changed since (${serverName})`, 'the account is gone');
    const [editor] = await server.empty.sql<{ id: string; email: string }>(
      "select id, email from public.users where email = 'editor@handheld-legacy.test'",
    );
    const account = '50000000-0000-4000-8000-000000000001';
    await server.empty.sql("update public.users set email = 'moved@handheld-legacy.test' where id = $1", [editor?.id]);
    await server.empty.sql('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
      account,
      'moved@handheld-legacy.test',
    ]);
    await server.empty.sql('update public.users set auth_user_id = $2, joined_at = now() where id = $1', [
      editor?.id,
      account,
    ]);
    const { withoutAccount } = await importFolder(server.empty, exported);
    expect(withoutAccount).toContain('editor@handheld-legacy.test');
    expect(await server.empty.sql('select from auth.users where id = $1', [account])).toEqual([]);
  });

  test('an import names people who gain, lose or change a role', async (context) => {
    proves(context, 'users', `roles that have changed since (${serverName})`, 'reported after the import');
    const later = '40000000-0000-4000-8000-000000000001';
    await server.filled.script(`
      insert into auth.users (id, email, email_confirmed_at) values ('${later}', 'later@example.org', '2025-01-01');
      insert into public.users (auth_user_id, joined_at, name, email, role)
        values ('${later}', now(), E'Later \\x1b[2J', 'later@example.org', 'admin');
      update public.users set role = 'contributor' where email like 'editor@%';
      update public.users set role = 'editor' where email like 'contributor@%'`);
    const { roleChanges } = await importFolder(server.filled, exported);
    expect(roleChanges.sort()).toEqual([
      '"Cora Contributor" was editor and is now contributor',
      '"Edith Editor" was contributor and is now editor',
      '"Later \\u001b[2J" is no longer admin',
    ]);
    expect(await server.filled.sql('select from auth.users where id = $1', [later])).toEqual([]);
    await expectUnchanged();
  });

  test('export and import ignore a table of an extension', async (context) => {
    proves(context, 'export', `a table of an extension (${serverName})`, 'not in the export');
    proves(context, 'import', `a table of an extension (${serverName})`, 'unchanged');
    const [session] = await server.filled.sql<{ role: string }>('select session_user as role');
    await server.filled.script(`
      reset session authorization;
      create table public.spatial_ref_sys as select 1 as srid;
      alter extension plpgsql add table public.spatial_ref_sys;
      set session authorization ${session?.role}`);
    const copy = folder();
    await exportContent(server.filled, copy, migrationNames, optionalTables);
    expect(readdirSync(copy)).toEqual(readdirSync(exported));
    await importFolder(server.filled, copy);
    await server.filled.script('reset session authorization');
    expect(await rowsOf(server.filled, 'spatial_ref_sys')).toEqual(['{"srid": 1}']);
    await server.filled.script(`
      alter extension plpgsql drop table public.spatial_ref_sys;
      drop table public.spatial_ref_sys;
      set session authorization ${session?.role}`);
    await expectUnchanged();
  });

  test('an import warns when no admin can sign in', async (context) => {
    proves(context, 'users', `no admin has an account (${serverName})`, 'reported after the import');
    await server.empty.script('truncate public.users cascade; delete from auth.users');
    const { adminCanSignIn } = await importFolder(server.empty, exported);
    expect(adminCanSignIn).toBe(false);
  });

  test('an export stops when a policy hides rows', async (context) => {
    proves(context, 'export', `a role that does not see all rows (${serverName})`, 'rejected');
    await server.filled.script(`
      grant usage on schema supabase_migrations to authenticated;
      grant select on supabase_migrations.schema_migrations to authenticated;
      set role authenticated`);
    await expect(exportContent(server.filled, folder(), migrationNames)).rejects.toThrow(/row-level security/);
    await server.filled.script('reset role');
  });

  if (serverName === 'PGlite') return;
  test('the commands "export", "import" and "check" work by a connection string', async (context) => {
    proves(context, 'commands', 'export and import by a connection string', 'the same files');
    const [at] = await server.filled.sql<{ port: string; name: string }>(
      `select current_setting('port') as port, current_database() as name`,
    );
    const place = `127.0.0.1:${at?.port}/${at?.name}`;
    const address = `postgresql://site_owner:hunter22@${place}?sslmode=disable`;
    const target = `site_owner@${place}`;
    const copy = folder();
    const [name, ...details] = runCommand(address, 'export', copy, '--revisions').split('\n');
    expect([name, details.join()]).toEqual([`Database: ${target}`, expect.stringMatching(/^From .*, 1 site_settings/)]);
    proves(context, 'commands', 'the check by a connection string', 'the report is stored');
    expect(runCommand(address, 'check', '--no-network')).toMatch(` findings.\n`);
    expect(await server.filled.sql('select addresses from public.content_reports')).toEqual([{ addresses: 0 }]);
    expect(runCommand(address, 'import', copy, `--replace=${target}`)).toMatch(/, 1 site_settings/);
    proves(context, 'commands', 'a hosted database that --replace does not name', 'rejected, nothing changed');
    expect(() => runCommand(address, 'import', copy, '--replace')).toThrow(`write --replace=${target}`);
    expect(() => runCommand(address, 'import', copy)).toThrow(/holds content/);
    expect(() => runCommand(address, 'export')).toThrow(/Which folder\?/);
    expect(() => runCommand(address, 'import', copy, '--link-by-email')).toThrow(/It is: npm run/);
    const unreachable = 'postgresql://nobody@127.0.0.1:9/x';
    expect(() => runCommand(unreachable, 'export', copy)).toThrow(/cannot be opened/);
    proves(context, 'commands', 'an import of a missing folder', 'rejected before the database is opened');
    expect(() => runCommand(unreachable, 'import', `${copy}-typo`)).toThrow(/not a whole export/);
    await expectUnchanged();
  });
});

/**
 * Returns the output of a command.
 * @throws Error with the output when the command fails
 */
function runCommand(address: string, name: 'export' | 'import' | 'check', ...parameters: string[]): string {
  const command = [path.join(projectRoot, 'node_modules/.bin/tsx'), path.join(projectRoot, 'tools/content.ts')];
  return execFileSync(process.execPath, [...command, name, ...parameters], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, SUPABASE_DB_URL: address },
  });
}

// The test opens several databases in turn.
test(
  'the local database can be exported and imported, and other migrations leave the database unchanged',
  { timeout: 180_000 },
  async (context) => {
    proves(context, 'commands', 'the local database', 'exported and imported');
    proves(context, 'export', 'a local database of other migrations', 'rejected, and the database stays');
    proves(context, 'import', 'a local database of other migrations', 'rejected, and the database stays');
    const root = folder();
    const copy = path.join(root, 'content');
    const seed = path.join(root, 'supabase/seeds/01_categories.sql');
    cpSync(path.join(projectRoot, 'supabase'), path.join(root, 'supabase'), {
      recursive: true,
      // Skips the developer's own database.
      filter: (from) => path.basename(from) !== '.temp',
    });
    const target = localDatabase(root);
    await expect(target.open('export')).rejects.toThrow(/no local database/);
    const local = await target.open('import');
    await local.script(`update public.site_settings set "siteName" = 'Kept'`);
    const before = await rowsOf(local, 'site_settings');
    await exportContent(local, copy, migrationNames);
    await local.script('delete from public.links');
    await importFolder(local, copy);
    await local.close();
    appendFileSync(seed, ' ');
    await expect(target.open('export')).rejects.toThrow(/have changed since/);
    await expect(target.open('import')).rejects.toThrow(/import with --replace, which throws it away/);
    cpSync(path.join(projectRoot, 'supabase/seeds/01_categories.sql'), seed);
    const again = await target.open('export');
    expect(await rowsOf(again, 'site_settings')).toEqual(before);
    await again.close();
    proves(context, 'import', 'a local database of other migrations, --replace', 'rebuilt');
    appendFileSync(seed, ' ');
    const rebuilt = await target.open('replace');
    expect(await rowsOf(rebuilt, 'site_settings')).not.toEqual(before);
    await rebuilt.close();
  },
);
