import { readToken, secondsNow, signToken, userToken, type Claims } from './tokens.ts';

/** The keys of a project, and the secret that signs its tokens. */
export interface ProjectKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/** The sender of a request, according to the gateway. */
export interface Caller {
  /** The token for the services: a user's token, or a short-lived token for the key; '' for a request without a key. */
  token: string;
  /** The claims of the token; null for an invalid token. */
  claims: Claims | null;
}

/**
 * Matches the routes that need no key: files of public buckets, the health of the sign-in service, and the links of
 * mails.
 */
const publicRoutes = /^\/(storage\/v1\/object\/public\/|auth\/v1\/(health|verify)$)/;

/**
 * Stands in for the gateway: a request without a user's token gets a token for the role of its key.
 * @returns the gateway's rejection of a request without a key of this project
 */
export function callerOf({ headers, url }: Request, keys: ProjectKeys): Caller | Response {
  const apikey = headers.get('apikey');
  if (apikey !== keys.publishableKey && apikey !== keys.secretKey) {
    if (publicRoutes.test(new URL(url).pathname)) return { token: '', claims: null };
    return apikey === null
      ? rejected('No API key found in request', 'No `apikey` request header was found.')
      : rejected('Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.');
  }
  const role = apikey === keys.secretKey ? 'service_role' : 'anon';
  const keyClaims = { iss: 'gateway', role, iat: secondsNow(), exp: secondsNow() + 60 };
  const token = userToken(headers) || signToken(keyClaims, keys.jwtSecret);
  return { token, claims: readToken(token, keys.jwtSecret) };
}

function rejected(message: string, hint: string): Response {
  return Response.json({ message, hint }, { status: 401 });
}
