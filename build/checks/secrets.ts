import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { demoVerifier, localPublishableKey, localSecrets } from '../local-backend/local-keys.ts';

const databaseAddress = /\bpostgres(?:ql)?:\/\/[^\s:/@"'<>]+:(?:(?!\bpostgres(?:ql)?:\/\/)[^\s@"'<>])+@/;
const patterns: readonly [kind: string, pattern: RegExp][] = [
  ['a secret key of a Supabase project', /\bsb_secret_[\w-]{10}/],
  ['the address of a database with its password', databaseAddress],
];
/** Matches the payload of a JSON Web Token, between two dots. */
const payload = /\.(eyJ[\w-]+)(?=\.[\w-])/g;

/**
 * Returns the keys of the embedded backend that a build must not contain, by name. `publishableKey` is null in a local
 * build.
 */
export function localKeys(publishableKey: string | null): Map<string, string> {
  const keys = new Map([
    ['the signing secret of the local backend', localSecrets.jwtSecret],
    ['the verifier of the demo credential', demoVerifier],
  ]);
  // A project that uses the local key is a local stack on another port. There the key is no secret.
  if (publishableKey !== null && publishableKey !== localPublishableKey)
    keys.set('the key of the local backend', localPublishableKey);
  return keys;
}

/** Returns the kinds of secrets in a text, without the values of the secrets. */
export function secretsIn(text: string, local: ReadonlyMap<string, string>): string[] {
  const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  const claims = Array.from(text.matchAll(payload), ([, part = '']) => Buffer.from(part, 'base64url').toString());
  const roles = claims.flatMap((each) => /"role"\s*:\s*"(?!anon")([^"]*)"/.exec(each)?.[1] ?? []);
  const keys = [...local].filter(([, value]) => text.includes(value)).map(([name]) => name);
  return [...new Set([...kinds, ...roles.map((role) => `a token of the role ${role}`), ...keys])];
}

/** Searches text files for secrets. @throws Error with kind and file of each secret, without the value */
export function rejectSecrets(folder: string, local: ReadonlyMap<string, string>): void {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(png|woff2)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .flatMap((file) => secretsIn(readFileSync(file, 'utf8'), local).map((kind) => `${kind}: in ${file}`));
  if (found.length > 0) throw new Error(`The build has secrets in it and must not be published:\n${found.join('\n')}`);
}

/** Fails a build whose output contains a secret. */
export function secretScan(publishableKey: string | null): Plugin {
  let folder = '';
  return {
    name: 'handheld-legacy:secret-scan',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    // Runs after the build has written all files.
    buildApp: {
      order: 'post',
      handler: () => Promise.resolve().then(() => rejectSecrets(folder, localKeys(publishableKey))),
    },
  };
}
