import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockfileFaults } from './lockfile.ts';

/** `npm run lockfile`: fails when package-lock.json could bring in code that nobody looked at. */
const file = path.join(import.meta.dirname, '../package-lock.json');
const faults = lockfileFaults(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof lockfileFaults>[0]);
if (faults.length > 0) {
  console.error(`package-lock.json:\n${faults.join('\n')}`);
  process.exitCode = 1;
}
