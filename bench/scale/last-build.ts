import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { prerenderFolder } from '../../build/prerender/prerender.ts';
import { buildSite } from '../../tests/browser/start-preview.ts';

/** Where a build leaves what draws and fills its pages. */
export const pageCodeFolder = prerenderFolder(path.join(import.meta.dirname, '../..'), 'dist');

/** Builds the site when that has never been done. @returns when it was built. */
export async function lastBuild(): Promise<Date> {
  const file = path.join(pageCodeFolder, 'client-build.json');
  if (!existsSync(file)) await buildSite();
  return statSync(file).mtime;
}
