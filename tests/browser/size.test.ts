import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const dist = path.join(import.meta.dirname, '../../dist');

/** What a visitor may have to download before the first page, in bytes of Brotli. */
const largestEntry = 105_000;

const publicScreens = [
  'HomeScreen',
  'TimelineScreen',
  'BlogListScreen',
  'BlogPostScreen',
  'ConsoleCatalogueScreen',
  'ConsoleDetailScreen',
  'UsefulLinksScreen',
  'ContactScreen',
  'NotFoundScreen',
];

const adminScreens = [
  'WelcomeScreen',
  'PostTableScreen',
  'NewPostScreen',
  'EditPostScreen',
  'UserTableScreen',
  'ConsoleOfMonthScreen',
  'SocialLinksScreen',
  'LinksScreen',
  'SettingsScreen',
];

/** Text that survives minification: requests and messages of the clients a visitor must not be given. */
const clientMarks = {
  auth: ['Auth session missing!', 'grant_type=refresh_token', 'grant_type=password'],
  realtime: ['phx_join', 'phx_reply', 'postgres_changes'],
  storage: ['StorageApiError', '/object/upload/sign'],
};

interface Imports {
  statically: string[];
  dynamically: string[];
}

const importsByFile = new Map<string, Imports>();

/** The modules that a file of dist/ imports, by specifier. */
function importsOf(file: string): Imports {
  const imports = importsByFile.get(file) ?? importsIn(read(file));
  importsByFile.set(file, imports);
  return imports;
}

function importsIn(code: string): Imports {
  const { program } = parseSync('module.js', code);
  const statically = program.body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : []));
  const dynamically: string[] = [];
  JSON.stringify(program, (_key, node: unknown) => {
    const specifier = dynamicImport(node);
    if (specifier !== null) dynamically.push(specifier);
    return node;
  });
  return { statically, dynamically };
}

/** What an `import()` names; null for any other node, and for the router's `import(variable)`, which names no file. */
function dynamicImport(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('type' in node) || node.type !== 'ImportExpression') return null;
  const { source } = node as { source?: { value?: unknown; quasis?: { value: { cooked: string } }[] } };
  if (typeof source?.value === 'string') return source.value;
  return source?.quasis?.length === 1 ? (source.quasis[0]?.value.cooked ?? null) : null;
}

/** The files of dist/ that some bring in, themselves included. */
function reachableFrom(entries: string[], kinds: ('statically' | 'dynamically')[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    const imports = importsOf(file);
    for (const specifier of kinds.flatMap((kind) => imports[kind])) {
      found.add(path.join(path.dirname(file), specifier));
    }
  }
  return [...found];
}

function entryScript(): string {
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(([, file]) => file);
  const [entry, ...others] = scripts;
  if (!entry || others.length > 0) throw new Error(`dist/index.html has ${scripts.length} module scripts, not one`);
  return entry;
}

/** The chunk that is loaded on demand for what it exports. */
function chunkOf(exported: string): string {
  const files = readdirSync(path.join(dist, 'assets')).map((file) => `assets/${file}`);
  const [found, ...others] = files.filter((file) => file.endsWith('.js') && exportsOf(file).includes(exported));
  if (!found || others.length > 0)
    throw new Error(`${exported} is exported by ${others.length + Number(Boolean(found))} chunks`);
  return found;
}

function exportsOf(file: string): string[] {
  return [...read(file).matchAll(/export\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(' as ').at(-1)?.trim() ?? ''),
  );
}

function read(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8');
}

/** What files weigh together as a host sends them. */
function bytesOf(files: string[]): number {
  return files.reduce((sum, file) => sum + weightOf(file), 0);
}

const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(read(file)).length;
  weights.set(file, weight);
  return weight;
}

/** Which clients' code a text contains. */
function clientsIn(code: string): string[] {
  return Object.entries(clientMarks)
    .filter(([, marks]) => marks.some((mark) => code.includes(mark)))
    .map(([client]) => client);
}

test('the first page needs at most 105 kB of script', () => {
  const files = reachableFrom([entryScript()], ['statically']);
  const total = bytesOf(files);
  console.info(`entry script: ${total} bytes of Brotli in ${files.length} file(s)`);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(largestEntry);
});

test('every page is reached from the entry script', () => {
  const reached = reachableFrom([entryScript()], ['statically', 'dynamically']).map((file) => path.basename(file));
  const scripts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  expect(reached.sort()).toEqual(scripts.sort());
});

test('no public page brings the client for sign-in, nor anything of the admin area', () => {
  const files = reachableFrom([entryScript(), ...publicScreens.map(chunkOf)], ['statically']);
  for (const file of files) expect(clientsIn(read(file)), file).toEqual([]);
  for (const part of [...adminScreens, 'adminRoutes', 'LoginScreen']) expect(files).not.toContain(chunkOf(part));
});

test('nobody is given the clients for realtime or storage', () => {
  for (const file of reachableFrom([entryScript()], ['statically', 'dynamically'])) {
    expect(
      clientsIn(read(file)).filter((client) => client !== 'auth'),
      file,
    ).toEqual([]);
  }
});

test.each(adminScreens)('the admin screen %s needs less than 60 kB of script of its own', (screen) => {
  const shared = new Set(reachableFrom([entryScript()], ['statically']));
  const own = reachableFrom([chunkOf(screen), chunkOf('adminRoutes')], ['statically']).filter(
    (file) => !shared.has(file),
  );
  const total = bytesOf(own);
  console.info(`${screen}: ${total} bytes of Brotli in ${own.length} files`);
  expect(total).toBeGreaterThan(1_000);
  expect(total).toBeLessThan(60_000);
});

test.each([
  ['auth', '@supabase/auth-js', 'module/GoTrueClient.js'],
  ['realtime', '@supabase/realtime-js', 'module/lib/constants.js'],
  ['storage', '@supabase/storage-js', 'index.mjs'],
])('the check knows the %s client when it sees it', (client, name, file) => {
  const folder = path.join(import.meta.dirname, '../../node_modules', name, 'dist');
  expect(clientsIn(readFileSync(path.join(folder, file), 'utf8'))).toContain(client);
});
