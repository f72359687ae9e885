import { pbkdf2Sync, randomBytes, randomInt } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Letters and digits that nobody mistakes for one another. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const rounds = 600_000;

/**
 * What a build may know of the offline viewer's credential: enough to check it, too
 * little to find it out. No `$` in it, which `.env` files would expand.
 */
export function offlineVerifier(email: string, secret: string, iterations = rounds): string {
  const salt = randomBytes(16);
  const hash = pbkdf2Sync(`${email.trim().toLowerCase()}\n${secret}`, salt, iterations, 32, 'sha256');
  return ['pbkdf2-sha256', iterations, salt.toString('base64url'), hash.toString('base64url')].join('.');
}

/** Five groups of five: 125 bits, and still something one can write down. */
export function randomSecret(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}

/** `npm run offline:verifier -- you@example.org` */
function main([email = '']: string[]): void {
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) {
    console.error('Say whose: npm run offline:verifier -- you@example.org');
    process.exitCode = 1;
    return;
  }
  const secret = randomSecret();
  console.info(`Offline secret of ${email.trim()}, shown only now:\n\n  ${secret}\n`);
  console.info(
    `For .env.local, or the environment of the build:\n\nVITE_OFFLINE_VERIFIER=${offlineVerifier(email, secret)}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
