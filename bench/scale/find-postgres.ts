import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder with initdb and postgres: `PG_BIN`, the usual place of version 15 or one of the PATH; null when there is none. */
export function findPostgres(): string | null {
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  const folders = [process.env.PG_BIN, '/usr/lib/postgresql/15/bin', ...onPath];
  const hasBoth = (folder = '') => ['initdb', 'postgres'].every((tool) => existsSync(path.join(folder, tool)));
  return folders.find((folder) => folder && hasBoth(folder)) ?? null;
}

/** The account to run PostgreSQL as, which refuses to be root; undefined when that is whoever runs this. */
export function accountForPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
