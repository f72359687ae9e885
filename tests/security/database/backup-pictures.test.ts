// The tests export and import picture files over HTTP. The embedded backend stands in for a hosted project.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type Backend } from '../../../build/local-backend/backend.ts';
import { localSecrets } from '../../../build/local-backend/local-keys.ts';
import { readSchemaFiles } from '../../../build/local-backend/schema-files.ts';
import { readContentFiles } from '../../../tools/backup/content-files.ts';
import { exportContent } from '../../../tools/backup/export-content.ts';
import { importContent } from '../../../tools/backup/import-content.ts';
import { importPictures } from '../../../tools/backup/import-pictures.ts';
import { hostedPictures } from '../../../tools/backup/open-database.ts';
import { addPicture, deletePicture, type PictureStore } from '../../../tools/backup/picture-store.ts';
import { startTestBackend } from '../../support/database/backend.ts';
import { migrationNames, newFolders, projectRoot, provesOperation as proves, rowsOf } from './backup-sites.ts';

const newFolder = newFolders();
const name = `${'a1'.repeat(16)}-2400x1600.webp`;
const another = `${'b2'.repeat(16)}-400x300.png`;

/** Returns 5,000 bytes with every byte value. Each start gives a different order. */
const bytesOf = (start: number) => Uint8Array.from({ length: 5000 }, (_, index) => (index * 7 + start) % 256);
const files: [name: string, bytes: Uint8Array<ArrayBuffer>][] = [
  [`1600/${name}`, bytesOf(1)],
  [`480/${name}`, bytesOf(2)],
  [`960/${name}`, bytesOf(3)],
  [name, bytesOf(4)],
  [another, bytesOf(5)],
];

const storeOf = (backend: Backend): PictureStore => ({
  url: 'http://localhost',
  secretKey: localSecrets.secretKey,
  fetch: (request) => backend.fetch(request),
});

/** Reads every file with its bytes and metadata. */
const storedIn = ({ sql }: Backend) =>
  sql<{ name: string; content: string }>(
    `select name, metadata, encode(content, 'hex') as content
     from storage.objects as o join storage.local_files as f on f.object_id = o.id order by name collate "C"`,
  );

let site: Backend;
let exported: string;
let before: Awaited<ReturnType<typeof storedIn>>;
beforeAll(async () => {
  site = await startTestBackend();
  for (const [file, bytes] of files) await addPicture(storeOf(site), file, bytes);
  await site.script(`
    insert into public.pictures (name, file_name, alt) values ('${name}', 'a.jpg', 'A'), ('${another}', 'b.png', '');
    insert into storage.objects (bucket_id, name) values ('images', '../made-by-hand.webp')`);
  exported = newFolder();
  before = await storedIn(site);
  await exportContent(site, exported, migrationNames, [], storeOf(site));
});
afterAll(() => site.close());

/** Imports content and pictures as the command does. */
async function importInto(backend: Backend, from: string, replace = true) {
  const given = readContentFiles(from, migrationNames);
  await importContent(backend, given, migrationNames, { replace });
  return importPictures(backend, storeOf(backend), from, given.manifest, replace);
}

const inFolder = (folder: string) =>
  files.map(([file]) => new Uint8Array(readFileSync(path.join(folder, 'pictures', file))));

test('an export has each file byte by byte, and omits files that somebody added by hand', (context) => {
  proves(context, 'images', 'exported', 'equal byte by byte');
  expect(before.map((file) => file.name)).toEqual(files.map(([file]) => file));
  expect(inFolder(exported)).toEqual(files.map(([, bytes]) => bytes));
  const { pictures = {} } = readContentFiles(exported, migrationNames).manifest;
  expect(Object.keys(pictures)).toEqual(files.map(([file]) => file));
});

test('an import into an empty project restores files and rows', async (context) => {
  proves(context, 'images', 'exported and imported into an empty database', 'equal byte by byte');
  const { migrations } = readSchemaFiles(projectRoot);
  const empty = await startBackend({ schema: { migrations, seeds: [] } });
  expect(await importInto(empty, exported, false)).toBe(files.length);
  expect(await storedIn(empty)).toEqual(before);
  expect(await rowsOf(empty, 'pictures')).toEqual(await rowsOf(site, 'pictures'));
  await empty.close();
});

test('an import over other files leaves exactly the exported files, even after a failed import', async (context) => {
  proves(context, 'images', 'imported over missing, other and more files', 'equal byte by byte');
  const store = storeOf(site);
  const more = `${'c3'.repeat(16)}-400x300.jpg`;
  await deletePicture(store, `480/${name}`);
  await deletePicture(store, another);
  await addPicture(store, another, bytesOf(9));
  await addPicture(store, more, bytesOf(10));
  let left = 3;
  const breaking = {
    ...store,
    fetch: (request: Request) => (left-- > 0 ? site.fetch(request) : Promise.reject(new Error('cut off'))),
  };
  const { manifest } = readContentFiles(exported, migrationNames);
  await expect(importPictures(site, breaking, exported, manifest, true)).rejects.toThrow(/cannot be reached: cut off/);
  await importInto(site, exported);
  expect(await storedIn(site)).toEqual(before);
});

test('a missing file stops an export, and the earlier export stays whole', async (context) => {
  proves(context, 'export', 'a picture whose file is gone', 'rejected, the earlier export is whole');
  const gone = { ...storeOf(site), fetch: () => Promise.resolve(new Response('Object not found', { status: 400 })) };
  await expect(exportContent(site, exported, migrationNames, [], gone)).rejects.toThrow(
    /answered 400 to GET public\/images\/1600\/.*Object not found/,
  );
  expect(inFolder(exported)).toEqual(files.map(([, bytes]) => bytes));
  expect(() => readContentFiles(exported, migrationNames)).not.toThrow();
});

test('an export drops the file of a deleted picture, and an export without pictures keeps all files', async (context) => {
  proves(context, 'export', 'a deleted picture', 'its file is deleted');
  proves(context, 'export', 'the files cannot be read', 'the files of the earlier export stay');
  const folder = newFolder();
  await exportContent(site, folder, migrationNames, [], storeOf(site));
  const again = await startTestBackend();
  await addPicture(storeOf(again), another, bytesOf(5));
  await exportContent(again, folder, migrationNames, [], storeOf(again));
  expect(readdirSync(path.join(folder, 'pictures'))).toContain(another);
  expect(() => inFolder(folder)).toThrow('ENOENT');
  await exportContent(again, folder, migrationNames);
  expect(readContentFiles(folder, migrationNames).manifest.pictures).toBeUndefined();
  expect(readdirSync(path.join(folder, 'pictures'))).toContain(another);
  await again.close();
});

test.for([
  ['is missing', (file: string) => rmSync(file), /pictures\/b2.* is missing/],
  ['has other bytes', (file: string) => writeFileSync(file, 'x'), /b2.* is damaged/],
] as const)(
  'the import rejects an export before any change when a file %s',
  async ([damage, make, message], context) => {
    proves(context, 'import', `a file of a picture ${damage}`, 'rejected');
    const folder = newFolder();
    await exportContent(site, folder, migrationNames, [], storeOf(site));
    make(path.join(folder, 'pictures', another));
    expect(() => readContentFiles(folder, migrationNames)).toThrow(message);
  },
);

test('the import rejects a manifest with a file name that leads out of the folder', async (context) => {
  proves(context, 'import', 'a manifest with a file in another place', 'rejected');
  const folder = newFolder();
  await exportContent(site, folder, migrationNames);
  const manifest = path.join(folder, 'manifest.json');
  const parsed = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({ ...parsed, pictures: { [`../${another}`]: '' } }));
  expect(() => readContentFiles(folder, migrationNames)).toThrow(/not the manifest/);
});

test.for([
  ['postgres.abcdef', 'aws-0-eu-west-1.pooler.supabase.com', undefined, 'https://abcdef.supabase.co'],
  ['postgres', 'db.abcdef.supabase.co', undefined, 'https://abcdef.supabase.co'],
  ['postgres.abcdef', 'aws-0.pooler.supabase.com', 'https://another.supabase.co', 'https://abcdef.supabase.co'],
  ['postgres', 'db.example.org', 'https://api.example.org/', 'https://api.example.org'],
  ['postgres', 'db.example.org', undefined, undefined],
] as const)('hostedPictures for %s at %s with SUPABASE_URL %s gives %s', ([user, host, given, url], context) => {
  proves(context, 'images', `the database ${user} at ${host}, SUPABASE_URL ${given}`, `files of ${url}`);
  expect(hostedPictures({ user, host }, { SUPABASE_URL: given })?.url).toBe(url);
});
