import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContentFiles, startExport, writeContentFiles } from '../../../tools/backup/content-files.ts';
import { hostedDatabase, localDatabase } from '../../../tools/backup/open-database.ts';
import { readReplaceFlag } from '../../../tools/backup/run-command.ts';
import { fileText, newFolders, provesOperation as proves } from './backup-sites.ts';

const newFolder = newFolders();
const migrations = ['1_first.sql'];

/** Writes an export. Each table has one column and one row with this text. */
function write(folder: string, tables: string[], text: string): void {
  const rows = `[{ "name": ${JSON.stringify(text)} }]\n`;
  const described = tables.map((name) => ({ name, columns: ['name'], accountColumns: [], numberedBy: null }));
  startExport(folder);
  writeContentFiles(folder, migrations, described, new Map(tables.map((table) => [table, rows])));
}

/** Writes an export of two tables. Returns its folder. */
function writeEarlierExport(): string {
  const folder = newFolder();
  write(folder, ['links', 'users'], 'earlier');
  return folder;
}

const modeOf = (file: string) => statSync(file).mode & 0o777;
const contentOf = (folder: string) => readContentFiles(folder, migrations).content;

test('a failed export leaves the earlier export unchanged', (context) => {
  proves(context, 'export', 'a file that cannot be written', 'the earlier export is whole');
  const folder = writeEarlierExport();
  const before = contentOf(folder);
  expect(() => {
    write(folder, ['links', 'no-folder/x'], 'later');
  }).toThrow('ENOENT');
  expect(contentOf(folder)).toEqual(before);
  write(folder, ['links', 'users'], 'later');
  expect(contentOf(folder).get('users')).toContain('later');
  expect(readdirSync(folder)).toEqual(['links.json', 'manifest.json', 'users.json']);
});

test('a failed first export does not count as an export, and the next export works', (context) => {
  proves(context, 'export', 'a first export that breaks off', 'not taken for a complete export');
  const folder = path.join(newFolder(), 'new/one');
  expect(() => {
    write(folder, ['links', 'no-folder/x'], 'first');
  }).toThrow('ENOENT');
  expect(() => contentOf(folder)).toThrow(/not a whole export/);
  write(folder, ['links'], 'second');
  expect(contentOf(folder).get('links')).toContain('second');
});

test('an export deletes the file of a dropped table and keeps all other files', (context) => {
  proves(context, 'export', 'a dropped table', 'its file is deleted');
  proves(context, 'export', 'a git repository beside the files', 'the repository stays');
  const folder = writeEarlierExport();
  mkdirSync(path.join(folder, '.git'));
  writeFileSync(path.join(folder, 'notes.json'), '{}');
  write(folder, ['links'], 'later');
  expect(readdirSync(folder)).toEqual(['.git', 'links.json', 'manifest.json', 'notes.json']);
});

test('only the owner can read an export', (context) => {
  proves(context, 'export', 'another user of the machine', 'cannot read the export');
  const folder = writeEarlierExport();
  chmodSync(folder, 0o755);
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o644);
  write(folder, ['links', 'users'], 'later');
  expect(modeOf(folder)).toBe(0o700);
  for (const name of readdirSync(folder)) expect(modeOf(path.join(folder, name)), name).toBe(0o600);
});

test.for([
  ['a folder with something else', 'photos', ''],
  ['a folder with the manifest of something else', 'manifest.json', '{"name": "app"}'],
] as const)('an export writes nothing into %s', ([challenge, name, text], context) => {
  proves(context, 'export', challenge, 'rejected, nothing written');
  const folder = newFolder();
  writeFileSync(path.join(folder, name), text);
  expect(() => {
    write(folder, ['links'], 'x');
  }).toThrow(/holds something else|not the manifest/);
  expect([readdirSync(folder), fileText(folder, name)]).toEqual([[name], text]);
});

const local = localDatabase(tmpdir());
const hosted = hostedDatabase('postgresql://postgres.one:hunter22@pooler.example.org:5432/postgres');
const another = 'postgres.two@pooler.example.org:5432/postgres';

test('the name of a hosted database is its address without the password', () => {
  expect(hosted.name).toBe('postgres.one@pooler.example.org:5432/postgres');
});

test.for([
  ['the local database, without --replace', local, undefined, false],
  ['the local database, --replace', local, true, true],
  ['the local database, --replace with the name of a hosted database', local, hosted.name, 'rejected'],
  ['a hosted database, without --replace', hosted, undefined, false],
  ['a hosted database, --replace', hosted, true, 'rejected'],
  ['a hosted database, --replace with its name', hosted, hosted.name, true],
  ['a hosted database, --replace with the name of another database', hosted, another, 'rejected'],
  ['a hosted database, --replace with nothing', hosted, '', 'rejected'],
] as const)(
  'readReplaceFlag decides whether an import replaces content: %s',
  ([challenge, target, given, expected], context) => {
    proves(context, 'import', challenge, String(expected));
    const answer = () => readReplaceFlag(target, given);
    if (expected === 'rejected') expect(answer).toThrow(/If that is what you want, write --replace/);
    else expect(answer()).toBe(expected);
  },
);
