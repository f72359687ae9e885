import { existsSync, readFileSync } from 'node:fs';

/** Null when the file is missing. */
export function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
