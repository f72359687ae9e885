import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prerenderFolder } from '../../../build/prerender/prerender.ts';

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
