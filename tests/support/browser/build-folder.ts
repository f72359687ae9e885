import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { prerenderFolder } from '../../../build/prerender/prerender.ts';
import { buildSite } from '../../../tools/run-vite.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

/** A new folder for a build of a test. */
export function newBuildFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'handheld-legacy-build-'));
}

/** Deletes a build, and what it has left in the project. */
export function removeBuild(outDir: string): void {
  rmSync(outDir, { recursive: true, force: true });
  rmSync(prerenderFolder(projectRoot, outDir), { recursive: true, force: true });
}

/** Makes a build with this environment and serves it, with a throw-away database where it names no service. */
export async function serveBuild(environment: Record<string, string>) {
  const outDir = newBuildFolder();
  await buildSite(outDir, environment);
  process.env.LOCAL_DB = 'memory';
  const site = await preview({
    root: projectRoot,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const close = async () => {
    await site.close();
    removeBuild(outDir);
  };
  return { baseUrl: site.resolvedUrls?.local[0] ?? '', close };
}
