/** What the site asks the auth service for. Whatever is not here is refused, however it is spelt. */
const used: Record<string, (query: URLSearchParams) => boolean> = {
  'POST /auth/v1/token': (query) => {
    const [grant = '', ...others] = query.getAll('grant_type');
    return others.length === 0 && ['password', 'refresh_token'].includes(grant);
  },
  'POST /auth/v1/logout': () => true,
  'GET /auth/v1/user': () => true,
};

/** Each of them makes an account for an address that has none; @supabase/lite minds the setting in the first only. */
const signUps = ['/auth/v1/signup', '/auth/v1/otp', '/auth/v1/magiclink'];

/**
 * Refuses what the embedded backend is not there for: routes of the auth service that the site does not
 * use, some of which make accounts although sign-up is off, and everything beside REST and auth.
 * @returns null for a request that may pass.
 */
export function refusedRoute({ method, url }: Request): Response | null {
  const { pathname, searchParams } = new URL(url);
  if (/^\/rest\/v1(\/|$)/.test(pathname) || used[`${method} ${pathname}`]?.(searchParams)) return null;
  if (method === 'POST' && signUps.includes(pathname)) {
    return refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  return refusal(403, 'route_not_used', 'The site does not use this route, so the embedded backend does not answer it');
}

function refusal(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status });
}
