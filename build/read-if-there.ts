import { existsSync, readFileSync } from 'node:fs';

/** The text of a file, or null when there is none. */
export function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
