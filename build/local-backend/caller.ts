import { readToken, secondsNow, signToken, userToken, type Claims } from './tokens.ts';

/** What opens a project: its keys, and what its tokens are signed with. */
export interface ProjectKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/** Who sent a request, as the gateway found out. */
export interface Caller {
  /** The token that the services get: that of a user, or a short one for the key; '' for a request without a key. */
  token: string;
  /** What it says; null when it is none. */
  claims: Claims | null;
}

/** Files of public buckets, the state of the services and the link of a mail need no key. */
const open = /^\/(storage\/v1\/object\/public\/|auth\/v1\/(health|verify)$)/;

/**
 * The gateway's part: a request without a token of a user gets one for the role of its key.
 * @returns the gateway's answer to a request without a key of this project
 */
export function callerOf({ headers, url }: Request, keys: ProjectKeys): Caller | Response {
  const apikey = headers.get('apikey');
  if (apikey !== keys.publishableKey && apikey !== keys.secretKey) {
    if (open.test(new URL(url).pathname)) return { token: '', claims: null };
    return apikey === null
      ? rejected('No API key found in request', 'No `apikey` request header was found.')
      : rejected('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.');
  }
  const role = apikey === keys.secretKey ? 'service_role' : 'anon';
  const ofKey = { iss: 'gateway', role, iat: secondsNow(), exp: secondsNow() + 60 };
  const token = userToken(headers) || signToken(ofKey, keys.jwtSecret);
  return { token, claims: readToken(token, keys.jwtSecret) };
}

function rejected(message: string, hint: string): Response {
  return Response.json({ message, hint }, { status: 401 });
}
