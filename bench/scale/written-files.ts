import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What stands in a folder, by file name. */
export type WrittenFiles = ReadonlyMap<string, { bytes: number; hash: string }>;

/** Reads a folder and those in it. */
export function writtenFiles(folder: string): WrittenFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = readFileSync(file);
      const hash = createHash('sha256').update(content).digest('hex');
      return [path.relative(folder, file), { bytes: content.length, hash }];
    }),
  );
}

/** Names of the files that only one of two folders has, or that differ. */
export function differences(one: WrittenFiles, other: WrittenFiles): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name)?.hash !== other.get(name)?.hash);
}
