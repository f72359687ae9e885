import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { afterAll } from 'vitest';
import { prerenderFolder } from '../../../build/prerender/work-folder.ts';
import { buildSite } from '../../../tools/run-vite.ts';

const projectRoot = path.join(import.meta.dirname, '../../..');

const folders: string[] = [];

// Besides its output folder, a build fills a folder inside the project.
afterAll(() => {
  for (const outDir of folders)
    for (const each of [outDir, prerenderFolder(projectRoot, outDir)]) rmSync(each, { recursive: true, force: true });
});

/** Creates a folder for a build. It disappears after the tests. */
export function newBuildFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-build-'));
  folders.push(folder);
  return folder;
}

/** Builds the site with this environment and serves the build. A local build gets a temporary database. */
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
