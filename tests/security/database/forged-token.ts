import { createHmac } from 'node:crypto';
import { inject } from 'vitest';
import { claimsOf } from '../../support/database/account-sql.ts';
import { localSecrets } from '../../../build/local-backend/local-keys.ts';

/** Returns an access token with these claims. By default the token has the backend's signature. */
export function forgedToken(
  claims: Record<string, unknown>,
  { alg = 'HS256', secret = inject('stack')?.jwtSecret ?? localSecrets.jwtSecret } = {},
): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const signature = alg === 'none' ? '' : createHmac('sha256', secret).update(unsigned).digest('base64url');
  return `${unsigned}.${signature}`;
}

/** Returns the access token for an account's session in the fixtures. */
export function tokenOf(account: string, more: Record<string, unknown> = {}): string {
  return forgedToken({ ...claimsOf(account), exp: inAnHour(), ...more });
}

/** Returns the time in an hour, in seconds since 1970. */
export function inAnHour(): number {
  return Math.floor(Date.now() / 1000) + 3600;
}
