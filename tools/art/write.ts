import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnFiles } from './files.ts';

/**
 * Writes all pictures that are drawn by code: `npm run art`.
 * With --check it writes nothing, names the files that are not up to date and fails if there are any.
 */
function main(): void {
  const projectRoot = path.join(import.meta.dirname, '../..');
  const stale = [...drawnFiles()].filter(([name, content]) => {
    const file = path.join(projectRoot, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== content;
  });
  if (process.argv.includes('--check')) {
    for (const [name] of stale) console.error(`${name} is not what tools/art/ draws. Run: npm run art`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const [name, content] of stale) {
    const file = path.join(projectRoot, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

main();
