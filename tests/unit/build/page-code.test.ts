import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ClientBuild } from '../../../build/prerender/client-build.ts';
import { readPageCode, writeClientBuild } from '../../../build/prerender/page-code.ts';

const addresses = { siteUrl: 'https://legacy.example', services: ['https://a.example'], picturesUrl: '/images/' };
const client: ClientBuild = { html: '<head></head>', css: '', code: {} };

/** The hash of a project with this in it. */
async function hashOf({
  given = addresses,
  page = '',
  build = '',
  libraries = '{}',
  style = '',
} = {}): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-code-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'build/prerender'), { recursive: true });
  writeFileSync(path.join(root, 'build/prerender/template.ts'), build);
  writeFileSync(path.join(root, 'package-lock.json'), libraries);
  writeFileSync(path.join(root, 'prerender.js'), `export const page = '${page}';`);
  writeClientBuild(root, { ...client, css: style });
  return (await readPageCode(root, root, given)).code;
}

test('the hash of the code is the same for the same in another folder', async () => {
  expect(await hashOf()).toBe(await hashOf());
});

test.each([
  ['address of the site', { given: { ...addresses, siteUrl: 'https://other.example' } }],
  ['service, as that of a hosted site', { given: { ...addresses, services: ['https://b.example'] } }],
  ['address of pictures', { given: { ...addresses, picturesUrl: 'https://a.example/images/' } }],
  ['code of the pages', { page: 'new' }],
  ['style', { style: '.a{margin:0}' }],
  ['code of the build', { build: 'new' }],
  ['version of a library', { libraries: '{"new":1}' }],
])('another %s is other code', async (_what, other) => {
  expect(await hashOf(other)).not.toBe(await hashOf());
});
