import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { localSecrets } from '../../build/local-backend/local-keys.ts';
import { apiRequest, signIn, startTestBackend } from '../support/database/backend.ts';

const newcomer = { email: 'newcomer@evil.example', password: 'long-enough-password' };

let backend: Backend;
let token: string;
beforeAll(async () => {
  backend = await startTestBackend();
  token = await signIn(backend, 'admin@handheld-legacy.test');
});
afterAll(() => backend.close());

/** Everything the service knows of accounts and what it has sent to them. */
const accounts = () =>
  backend.sql(`
    select (select json_agg(u order by id) from auth.users u) as users,
           (select json_agg(i order by id) from auth.identities i) as identities`);

/** An answer that is none of lite's: the request has not reached it. */
async function expectRejected(
  path: string,
  init: RequestInit & { token?: string },
  status: number,
  error_code: string,
) {
  const before = await accounts();
  const answer = await backend.fetch(apiRequest(path, init));
  expect(answer.status, path).toBe(status);
  expect(await answer.json()).toEqual({ code: status, error_code, msg: expect.any(String) as string });
  expect(await accounts()).toEqual(before);
}

describe('sign-up is off', () => {
  const bodies = [newcomer, { ...newcomer, create_user: true }, { email: 'admin@handheld-legacy.test' }, {}];
  test.for(['signup', 'otp', 'magiclink'])('by %s', async (route) => {
    for (const body of bodies) {
      await expectRejected(`/auth/v1/${route}`, { method: 'POST', body: JSON.stringify(body) }, 422, 'signup_disabled');
    }
    const query = `/auth/v1/${route}?redirect_to=https://evil.example`;
    await expectRejected(query, { method: 'POST', body: JSON.stringify(newcomer) }, 422, 'signup_disabled');
  });
});

describe('a route that the site does not use is rejected', () => {
  test.for([
    ...['POST invite', 'POST recover', 'POST resend', 'POST verify', 'GET verify?token=x&type=signup', 'GET otp'],
    ...['GET settings', 'GET health', 'GET authorize?provider=github', 'GET callback', 'POST callback'],
    ...['GET reauthenticate', 'PUT user', 'POST user', 'DELETE user', 'PATCH otp', 'GET admin/users'],
    ...['POST admin/users', 'POST admin/generate_link', 'POST factors', 'GET .well-known/jwks.json', 'GET token'],
    ...['POST token', 'POST token?grant_type=pkce', 'POST token?grant_type=id_token', 'GET logout', 'GET '],
    ...['POST token?grant_type=password&grant_type=pkce', 'POST token?grant_type=PASSWORD', 'HEAD user'],
  ])('%s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const body = ['GET', 'HEAD'].includes(method) ? undefined : JSON.stringify(newcomer);
    for (const by of [undefined, token]) {
      await expectRejected(`/auth/v1/${path}`, { method, body, token: by }, 403, 'route_not_used');
    }
  });

  test.for([
    ...['/auth/v1//otp', '/auth/v1/otp/', '/auth/v1/%6ftp', '/auth/v1/%6Ftp', '/auth/v1/OTP', '/auth/v1/Otp'],
    ...['/auth/v1/./otp', '/auth/v1/../v1/otp', '/rest/v1/../../auth/v1/otp', '/auth//v1/otp', '//auth/v1/otp'],
    ...['/auth/v1/otp%2f', '/auth/v1/otp;x', '/auth/v1/otp%00', '/auth/v1/otp%20', '/auth/v1%2fotp', '/AUTH/v1/otp'],
    ...['/auth/v1/%256ftp', '/auth/v1/token/../otp', '/auth/v1/x%2f..%2fotp', '/auth/v1/\\otp', '/auth/v1/signup/'],
    ...['/auth/v1/%73ignup', '/auth/v1/user/../signup', '/rest/v1/%2e%2e/%2e%2e/auth/v1/magiclink'],
  ])('however it is spelt: %s', async (path) => {
    const before = await accounts();
    const answer = await backend.fetch(apiRequest(path, { method: 'POST', body: JSON.stringify(newcomer) }));
    expect([403, 422]).toContain(answer.status);
    expect(['route_not_used', 'signup_disabled']).toContain(
      ((await answer.json()) as { error_code: string }).error_code,
    );
    expect(await accounts()).toEqual(before);
  });

  test('neither is anything beside REST and auth answered', async () => {
    for (const path of [
      '/',
      '/_system/info',
      '/_system/introspect',
      '/storage/v1/bucket',
      '/rest/v1x',
      '/rest/v2/users',
    ]) {
      await expectRejected(path, { headers: { apikey: localSecrets.secretKey } }, 403, 'route_not_used');
    }
  });
});

test('signing in, staying so and signing out work', async () => {
  const post = (path: string, given?: object, by?: string) =>
    backend.fetch(apiRequest(`/auth/v1/${path}`, { method: 'POST', body: given && JSON.stringify(given), token: by }));
  const account = { email: 'editor@handheld-legacy.test', password: 'handheld-1989' };
  const signedIn = await post('token?grant_type=password', account);
  const first = (await signedIn.json()) as { access_token: string; refresh_token: string };
  expect(signedIn.status).toBe(200);
  const renewed = await post('token?grant_type=refresh_token', { refresh_token: first.refresh_token });
  const { access_token } = (await renewed.json()) as { access_token: string };
  expect(renewed.status).toBe(200);
  const user = await backend.fetch(apiRequest('/auth/v1/user', { token: access_token }));
  expect(await user.json()).toMatchObject({ email: account.email });
  expect((await post('logout?scope=local', undefined, access_token)).status).toBe(204);
  expect((await backend.fetch(apiRequest('/auth/v1/user', { token: access_token }))).status).toBe(403);
});
