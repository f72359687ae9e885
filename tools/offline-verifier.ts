import { pbkdf2Sync, randomBytes, randomInt } from 'node:crypto';
import { pathToFileURL } from 'node:url';

/** Letters and digits that nobody confuses. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const rounds = 600_000;

/**
 * Returns the verifier of the offline viewer's credential. A build can check the secret with the verifier, but cannot
 * find out the secret. The verifier contains no `$`, which `.env` files would expand.
 */
export function offlineVerifier(email: string, secret: string, iterations = rounds): string {
  const salt = randomBytes(16);
  const hash = pbkdf2Sync(`${email.trim().toLowerCase()}\n${secret}`, salt, iterations, 32, 'sha256');
  return ['pbkdf2-sha256', iterations, salt.toString('base64url'), hash.toString('base64url')].join('.');
}

/** Returns five groups of five characters: 125 bits, short enough to write down. */
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
