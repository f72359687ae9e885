import { createHmac } from 'node:crypto';
import { inject } from 'vitest';
import { claimsOf } from '../../support/database/account-sql.ts';
import { localSecrets } from '../../../build/local-backend/local-keys.ts';

/** An access token with any claims; signed as the backend signs unless said otherwise. */
export function forgedToken(
  claims: Record<string, unknown>,
  { alg = 'HS256', secret = inject('stack')?.jwtSecret ?? localSecrets.jwtSecret } = {},
): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  const signature = alg === 'none' ? '' : createHmac('sha256', secret).update(unsigned).digest('base64url');
  return `${unsigned}.${signature}`;
}

/** The access token of an account's session in the fixtures. */
export function tokenOf(account: string, more: Record<string, unknown> = {}): string {
  return forgedToken({ ...claimsOf(account), exp: inAnHour(), ...more });
}

/** The time in an hour, as a token says it. */
export function inAnHour(): number {
  return Math.floor(Date.now() / 1000) + 3600;
}
