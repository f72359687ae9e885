import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { secretsIn } from './secrets.ts';

/** No text is in these. */
const compressed = /\.(png|jpe?g|webp|avif|woff2)$/;

/** Lets no build pass that has a secret in any of its files. @param known Secrets of this project, by name. */
export function secretScan(known: ReadonlyMap<string, string>): Plugin {
  let folder = '';
  return {
    name: 'handheld-legacy:secret-scan',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    buildApp: {
      // When everything is written.
      order: 'post',
      handler() {
        refuseSecrets(folder, known);
        return Promise.resolve();
      },
    },
  };
}

/** @throws when a file of the folder has a secret in it; says which kind and where, not the secret. */
export function refuseSecrets(folder: string, known: ReadonlyMap<string, string>): void {
  const found = new Map<string, string[]>();
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true }).filter(isText)) {
    const file = path.join(parentPath, name);
    for (const secret of secretsIn(readFileSync(file, 'utf8'), known))
      found.set(secret, [...(found.get(secret) ?? []), path.relative(folder, file)]);
  }
  if (found.size === 0) return;
  const lines = Array.from(found, ([secret, files]) => `${secret}: in ${files.length} files, such as ${files[0]}`);
  throw new Error(`The build has secrets in it and must not be published:\n${lines.join('\n')}`);
}

function isText(entry: Dirent): boolean {
  return entry.isFile() && !compressed.test(entry.name);
}
