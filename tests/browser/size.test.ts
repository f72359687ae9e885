import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const dist = path.join(import.meta.dirname, '../../dist');

/** What a visitor may have to download before the first page, in bytes of Brotli. */
const largestEntry = 105_000;

/** Text that survives minification: requests and messages of the clients a visitor must not be given. */
const clientMarks = {
  auth: ['Auth session missing!', 'grant_type=refresh_token', 'grant_type=password'],
  realtime: ['phx_join', 'phx_reply', 'postgres_changes'],
  storage: ['StorageApiError', '/object/upload/sign'],
};

/** The modules one imports, by specifier. */
function importsOf(code: string): { statically: string[]; dynamically: string[] } {
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

/** The files of dist/ that an entry brings in, itself included. */
function reachableFrom(entry: string, kinds: ('statically' | 'dynamically')[]): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    const imports = importsOf(readFileSync(path.join(dist, file), 'utf8'));
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

/** Which clients' code a text contains. */
function clientsIn(code: string): string[] {
  return Object.entries(clientMarks)
    .filter(([, marks]) => marks.some((mark) => code.includes(mark)))
    .map(([client]) => client);
}

test('the first page needs at most 105 kB of script', () => {
  const files = reachableFrom(entryScript(), ['statically']);
  const bytes = files.map((file) => brotliCompressSync(readFileSync(path.join(dist, file))).length);
  const total = bytes.reduce((sum, each) => sum + each, 0);
  console.info(`entry script: ${total} bytes of Brotli in ${files.length} file(s)`);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThanOrEqual(largestEntry);
});

test('every public page is reached from the entry script', () => {
  const reached = reachableFrom(entryScript(), ['statically', 'dynamically']).map((file) => path.basename(file));
  const scripts = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  expect(reached.sort()).toEqual(scripts.sort());
  for (const screen of ['home', 'blog-list', 'blog-post', 'console-catalogue', 'console-detail', 'contact']) {
    expect(reached.some((name) => name.startsWith(`${screen}-`))).toBe(true);
  }
});

test('no visitor is given the clients for sign-in, realtime or storage', () => {
  for (const file of reachableFrom(entryScript(), ['statically', 'dynamically'])) {
    expect(clientsIn(readFileSync(path.join(dist, file), 'utf8')), file).toEqual([]);
  }
});

test.each([
  ['auth', '@supabase/auth-js', 'module/GoTrueClient.js'],
  ['realtime', '@supabase/realtime-js', 'module/lib/constants.js'],
  ['storage', '@supabase/storage-js', 'index.mjs'],
])('the check knows the %s client when it sees it', (client, name, file) => {
  const folder = path.join(import.meta.dirname, '../../node_modules', name, 'dist');
  expect(clientsIn(readFileSync(path.join(folder, file), 'utf8'))).toContain(client);
});
