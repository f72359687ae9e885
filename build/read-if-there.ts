import { existsSync, readFileSync } from 'node:fs';

/** Returns the text of a file, or null when it is missing. */
export function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
