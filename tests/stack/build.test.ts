// A build for the stack equals the local build except for addresses, keys and the sort order of text.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { localPublishableKey } from '../../build/local-backend/local-keys.ts';
import { buildSite } from '../../tools/run-vite.ts';
import { newBuildFolder } from '../support/browser/build-folder';
import { filedAddresses } from '../support/browser/screens';
import { hostedBuild, mailService } from '../support/stack/hosted-build.ts';

let hosted: string;
let local: string;
beforeAll(async () => {
  hosted = await hostedBuild();
  local = newBuildFolder();
  await buildSite(local, mailService);
});

function filesOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))).sort();
}

/** Removes the hashes from file names, because the hashed content contains addresses. */
const withoutHash = (text: string) => text.replace(/-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g, '');

test('a build for the stack has every page', () => {
  const pages = filesOf(hosted).filter((name) => name.endsWith('.html'));
  const addressed = filedAddresses.map((address) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`));
  expect(pages).toEqual(expect.arrayContaining(addressed));
  expect(pages.filter((name) => name.startsWith('blog/'))).toHaveLength(20);
  expect(pages.filter((name) => name.startsWith('consoles/'))).toHaveLength(19 + 1);
});

test('a build for the stack has the files of the local build', () => {
  expect(filesOf(hosted).map(withoutHash).sort()).toEqual(filesOf(local).map(withoutHash).sort());
});

test('a build for the stack differs in addresses, keys and order only', () => {
  const names = new Map(filesOf(local).map((name) => [withoutHash(name), name]));
  const differing = filesOf(hosted).filter((name) => {
    const other = names.get(withoutHash(name));
    if (other === undefined) return true;
    const [one, two] = [path.join(hosted, name), path.join(local, other)].map((file) => readFileSync(file));
    if (/\.(png|ico|woff2)$/.test(name)) return Buffer.compare(one ?? Buffer.of(), two ?? Buffer.of()) !== 0;
    return comparable(name, String(one)) !== comparable(name, String(two));
  });
  expect(differing).toEqual([]);
});

/** Removes the allowed differences from a file. The comment at each step names the difference. */
function comparable(name: string, text: string): string {
  let rest = text;
  const replace = (pattern: RegExp | string, replacement: string) => (rest = rest.replaceAll(pattern, replacement));
  // The address of the service and the key of visitors. A local build uses its own origin.
  replace(inject('stack')?.url ?? '', '');
  replace(inject('stack')?.publishableKey ?? '', 'KEY');
  replace(localPublishableKey, 'KEY');
  replace('globalThis.location?.origin??`http://localhost`', '``');
  replace('http://localhost:4173/rest/v1/', '/rest/v1/');
  // The services in the content policy: a local build sends its messages to its own origin.
  replace(/\b(connect|img)-src [^;"]*/g, '$1-src');
  // Hashes of files with these differences.
  rest = withoutHash(rest);
  replace(/'sha256-[\w+/=]+'/g, 'SHA');
  replace(/(snapshotId":"|data-snapshot="|^\{"id":")[0-9a-f]{8}/g, '$1');
  // A stamp is the time at which a database got its content.
  if (name === 'data/build.json') replace(/(?<=":")\d{4}-\d\d-\d\dT[\d:.]+/g, 'STAMP');
  // The order of columns and the format of times depend on the service.
  replace(/(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|\+00(?::00)?)/g, '$1T$2');
  const jsonIn = /(?<=<script type="application\/(?:ld\+)?json"[^>]*>).*?(?=<\/script>)/gs;
  if (!name.endsWith('.json')) return rest.replace(jsonIn, (json) => canonical(JSON.parse(json)));
  return canonical(JSON.parse(rest));
}

/**
 * Formats JSON with the columns of every row in one order. Sorts link cables, because each database sorts text
 * differently.
 */
function canonical(value: unknown, name = ''): string {
  if (Array.isArray(value)) {
    const rows = value.map((row) => canonical(row));
    return `[${(name === 'link_cables' ? rows.sort() : rows).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const columns = Object.entries(value).map(([column, each]) => `"${column}":${canonical(each, column)}`);
  return `{${columns.sort().join()}}`;
}
