import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { afterAll } from 'vitest';
import { prerenderFolder } from '../../../build/prerender/work-folder.ts';
import { buildSite } from '../../../tools/run-vite.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

const folders: string[] = [];

// With what a build has left in the project.
afterAll(() => {
  for (const outDir of folders)
    for (const each of [outDir, prerenderFolder(projectRoot, outDir)]) rmSync(each, { recursive: true, force: true });
});

/** A new folder for a build of a test, deleted in the end. */
export function newBuildFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-build-'));
  folders.push(folder);
  return folder;
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
  return { baseUrl: site.resolvedUrls?.local[0] ?? '', close: () => site.close() };
}
