import { existsSync, readFileSync } from 'node:fs';

export function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
