import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockfileFaults } from '../../../build/lockfile.ts';
import { proves } from '../trust-case.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const category = 'hardening';
const surface = 'package-lock.json';
const integrity = `sha512-${'a'.repeat(86)}==`;
const aPackage = { version: '1.2.3', integrity };

/** A lockfile with one package like this. */
const lockfileWith = (change: object) => ({ packages: { '': {}, 'node_modules/one': { ...aPackage, ...change } } });

test('every package of the project has its checksum and comes from the registry', (context) => {
  proves(context, { category, surface, challenge: 'the packages of the project', expected: 'no fault' });
  const lockfile = JSON.parse(read('package-lock.json')) as Parameters<typeof lockfileFaults>[0];
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500);
  expect(lockfileFaults(lockfile)).toEqual([]);
});

test('a package from the registry is in order', () => {
  expect(lockfileFaults(lockfileWith({}))).toEqual([]);
  expect(lockfileFaults(lockfileWith({ resolved: 'https://registry.npmjs.org/one/-/one-1.2.3.tgz' }))).toEqual([]);
});

const bundled = { version: '1.2.3', inBundle: true };

/** A package, with another that came in its archive. */
const lockfileWithBundle = (container: object) => ({
  packages: { 'node_modules/one': { ...aPackage, ...container }, 'node_modules/one/node_modules/@a/two': bundled },
});

test('a package in the archive of another is covered by the checksum of that archive', (context) => {
  proves(context, { category, surface, challenge: 'a package in the archive of another', expected: 'no fault' });
  expect(lockfileFaults(lockfileWithBundle({ bundleDependencies: ['@a/two'] }))).toEqual([]);
});

test('an archive without a checksum covers no package', (context) => {
  proves(context, { category, surface, challenge: 'an archive of packages without a checksum', expected: 'a fault' });
  const container = { bundleDependencies: ['@a/two'], integrity: undefined };
  expect(lockfileFaults(lockfileWithBundle(container))).toEqual([
    'node_modules/one: no SHA-512 checksum',
    'node_modules/one/node_modules/@a/two: no SHA-512 checksum',
  ]);
});

test.for([
  ['no checksum', lockfileWith({ integrity: undefined })],
  ['a weak checksum', lockfileWith({ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })],
  ['a cut checksum', lockfileWith({ integrity: integrity.slice(0, 40) })],
  ['another host', lockfileWith({ resolved: 'https://registry.example.org/one/-/one-1.2.3.tgz' })],
  ['a host with the name of the registry in front', lockfileWith({ resolved: 'https://registry.npmjs.org.evil.io/x' })],
  ['a registry without encryption', lockfileWith({ resolved: 'http://registry.npmjs.org/one/-/one-1.2.3.tgz' })],
  ['a repository', lockfileWith({ resolved: 'git+ssh://git@github.com/one/one.git#0f0f0f' })],
  ['a file', lockfileWith({ resolved: 'file:../one' })],
  ['a link to a folder', lockfileWith({ link: true })],
  ['a folder of its own', { packages: { '../one': aPackage } }],
  ['a version that is none', lockfileWith({ version: 'latest' })],
  ['a dependency by a range', { packages: { '': { dependencies: { one: '^1.2.3' } } } }],
  ['a dependency by a repository', { packages: { '': { devDependencies: { one: 'github:one/one' } } } }],
  ['an optional dependency by a range', { packages: { '': { optionalDependencies: { one: '~1.2.3' } } } }],
  ['a package in the archive of one that bundles nothing', lockfileWithBundle({})],
  ['a package in an archive that is not there', { packages: { 'node_modules/one': bundled } }],
  ['a dependency by a file', { packages: { '': { dependencies: { one: 'file:../one' } } } }],
] as const)('%s is a fault', ([challenge, lockfile], context) => {
  proves(context, { category, surface, challenge, expected: 'a fault' });
  expect(lockfileFaults(lockfile)).toHaveLength(1);
});

test('no package runs a script when it is installed, and every check looks at the lockfile', (context) => {
  proves(context, { category, surface: 'npm ci', challenge: 'scripts of packages', expected: 'not run' });
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.check).toContain('npm run lockfile');
});
