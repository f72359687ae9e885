import { readToken, secondsNow, signToken, userToken, type Claims } from '../../build/local-backend/tokens.ts';

/** What opens a project: its keys, and what its tokens are signed with. */
export interface ProjectKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/** Who sent a request, as the gateway found out. */
export interface Caller {
  /** The token that the services get: that of a user, or a short one for the key. */
  token: string;
  /** What it says; null when it is none. */
  claims: Claims | null;
}

/**
 * The gateway's part: a request without a token of a user gets one for the role of its key.
 * @returns null for a request without a key of this project
 */
export function callerOf(headers: Headers, { publishableKey, secretKey, jwtSecret }: ProjectKeys): Caller | null {
  const apikey = headers.get('apikey');
  if (apikey !== publishableKey && apikey !== secretKey) return null;
  const role = apikey === secretKey ? 'service_role' : 'anon';
  const token =
    userToken(headers) || signToken({ iss: 'gateway', role, iat: secondsNow(), exp: secondsNow() + 60 }, jwtSecret);
  return { token, claims: readToken(token, jwtSecret) };
}
