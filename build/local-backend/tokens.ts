import { createHmac, timingSafeEqual } from 'node:crypto';

export type Claims = Record<string, unknown> & { role?: unknown; sub?: unknown; session_id?: unknown };

/** Returns the user's token of a request. Returns '' without a token, or with a key in place of the token. */
export function userToken(headers: Headers): string {
  const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return token.startsWith('sb_') ? '' : token;
}

/** Signs a JSON Web Token with HS256. */
export function signToken(claims: Claims, secret: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${unsigned}.${signatureOf(unsigned, secret).toString('base64url')}`;
}

/** Returns the claims of a signed token that has not expired; null for any other token. */
export function readToken(token: string, secret: string): Claims | null {
  const [head = '', payload = '', signature = '', ...more] = token.split('.');
  const expected = signatureOf(`${head}.${payload}`, secret);
  const given = Buffer.from(signature, 'base64url');
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  return typeof claims.exp === 'number' && claims.exp > secondsNow() ? claims : null;
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}

function signatureOf(unsigned: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(unsigned).digest();
}
