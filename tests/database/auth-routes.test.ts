// The embedded sign-in service responds like the real service. These tests cover new accounts and the hooks of the
// project. Other files test links and sessions.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { accountsOf } from '../support/database/accounts.ts';
import { authSettings, claimsIn, newAddress } from '../support/database/auth-settings.ts';
import { apiRequest, startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.setAuth(authSettings.withoutHooks));

const { auth, dashboard, invite, hashFor, openLink, signIn } = accountsOf(() => backend);

const password = 'a-password-of-theirs';
const accountsWith = (email: string) => backend.sql('select id from auth.users where email = $1', [email]);
const mailsTo = async (email: string) => (await backend.mails()).filter(({ to }) => to === email);

/** Returns an address that is on the team's list, has an account, or is unknown. */
async function addressOf(who: string): Promise<string> {
  if (who === 'somebody on the list') return invite();
  const email = newAddress();
  if (who === 'the holder of an account') await dashboard('POST', 'admin/users', { email, email_confirm: true });
  return email;
}

const hook = 'This address is not on the list of the team.';

describe('a request for a sign-in mail', () => {
  test.each([
    ['on', 'on', 'somebody on the list', 200, undefined, 'Confirm your email address'],
    ['on', 'on', 'a stranger', 403, 'unknown', undefined],
    ['on', 'on', 'the holder of an account', 200, undefined, 'Your sign-in link'],
    ['on', 'off', 'somebody on the list', 200, undefined, 'Confirm your email address'],
    ['on', 'off', 'a stranger', 200, undefined, 'Confirm your email address'],
    ['on', 'off', 'the holder of an account', 200, undefined, 'Your sign-in link'],
    ['off', 'on', 'somebody on the list', 422, 'signup_disabled', undefined],
    ['off', 'on', 'a stranger', 422, 'signup_disabled', undefined],
    ['off', 'off', 'a stranger', 422, 'signup_disabled', undefined],
    ['off', 'on', 'the holder of an account', 200, undefined, 'Your sign-in link'],
  ])('sign-ups %s, hook %s: %s gets %i %s', async (signups, gate, who, status, code, subject) => {
    const email = await addressOf(who);
    await backend.setAuth({ ...(gate === 'on' && authSettings.withHooks), signups: signups === 'on' });
    const response = await auth('POST', 'otp', { email, create_user: true });
    expect([response.status, response.body.error_code]).toEqual([status, code]);
    if (status === 403) expect(response.body.msg).toBe(hook);
    expect((await mailsTo(email)).map((mail) => mail.subject)).toEqual(subject === undefined ? [] : [subject]);
    expect(await accountsWith(email)).toHaveLength(status === 200 ? 1 : 0);
  });
});

test('a sign-in mail without create_user creates no account', async () => {
  const email = newAddress();
  const response = await auth('POST', 'otp', { email, create_user: false });
  expect([response.status, response.body]).toMatchObject([422, { error_code: 'otp_disabled' }]);
  expect(await accountsWith(email)).toEqual([]);
});

test('a recovery answers a stranger like a member, but sends the stranger no mail', async () => {
  const [stranger, holder] = [newAddress(), await addressOf('the holder of an account')];
  for (const email of [stranger, holder]) {
    expect(await auth('POST', 'recover', { email })).toEqual({ status: 200, body: {} });
  }
  expect([(await mailsTo(stranger)).length, (await mailsTo(holder)).length]).toEqual([0, 1]);
});

describe('the hook before a new account', () => {
  test.each([
    ['a sign-up', 403, (email: string) => auth('POST', 'signup', { email, password })],
    ['an invitation', 403, (email: string) => dashboard('POST', 'invite', { email })],
    ['an account of the dashboard', 200, (email: string) => dashboard('POST', 'admin/users', { email, password })],
  ])('decides about %s: an unknown address gets %i', async (_what, status, make) => {
    await backend.setAuth(authSettings.withHooks);
    expect((await make(newAddress())).status).toBe(status);
    expect((await make(await invite())).status).toBe(200);
  });

  test('receives the user and the client, and no password', async () => {
    await backend.script(`
      create or replace function public.told(event jsonb) returns jsonb language plpgsql as $$
        begin return jsonb_build_object('error', jsonb_build_object('http_code', 418, 'message', event::text)); end $$`);
    await backend.setAuth({ hooks: { ...authSettings.withoutHooks.hooks, before_user_created: hookAddress('told') } });
    const email = newAddress();
    const { status, body } = await auth('POST', 'signup', { email, password, data: { shoe: 43 } });
    expect([status, body.error_code]).toEqual([418, 'unknown']);
    expect(JSON.parse(String(body.msg))).toMatchObject({
      metadata: { name: 'before-user-created', ip_address: '127.0.0.1' },
      user: { email, aud: 'authenticated', app_metadata: { provider: 'email' }, user_metadata: { shoe: 43 } },
    });
    expect(body.msg).not.toContain('$2');
  });

  test.each([
    ['raises', 'raising', 500],
    ['is missing', 'nowhere', 500],
  ])('stops every sign-up when the hook %s', async (_how, name, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await backend.script(`
      create or replace function public.raising(event jsonb) returns jsonb language plpgsql as $$
        begin raise exception 'no'; end $$`);
    await backend.setAuth({ hooks: { ...authSettings.withoutHooks.hooks, before_user_created: hookAddress(name) } });
    const email = newAddress();
    const response = await auth('POST', 'otp', { email });
    log.mockRestore();
    expect([response.status, response.body]).toMatchObject([status, { error_code: 'unexpected_failure' }]);
    expect(await accountsWith(email)).toEqual([]);
  });

  test('keeps the record of the address if the mail then fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await backend.setAuth({ ...authSettings.withHooks, mailWorks: false });
    const email = await invite();
    expect((await auth('POST', 'otp', { email })).status).toBe(500);
    log.mockRestore();
    expect(await accountsWith(email)).toEqual([]);
    const recorded = await backend.sql('select address from private.born_accounts where address = $1', [email]);
    expect(recorded).toHaveLength(1);
  });
});

describe('the token hook', () => {
  const methods = `
    create or replace function public.methods(event jsonb) returns jsonb language plpgsql as $$
      begin return jsonb_build_object('claims', event -> 'claims' || jsonb_build_object('by', event ->> 'authentication_method',
        'of', event ->> 'user_id', 'called_by', current_user)); end $$`;

  test('receives the method of each sign-in and adds claims to the token', async () => {
    const { enrol, giveCode } = accountsOf(() => backend);
    await backend.script(methods);
    await backend.setAuth({
      hooks: { ...authSettings.withoutHooks.hooks, custom_access_token: hookAddress('methods') },
    });
    const email = newAddress();
    const { body: made } = await dashboard('POST', 'admin/users', { email, password, email_confirm: true });
    const first = (await signIn(email, password)).body as { access_token: string; refresh_token: string };
    const by = { password: first.access_token, token_refresh: '', otp: '', totp: '' };
    const renewal = await auth('POST', 'token?grant_type=refresh_token', { refresh_token: first.refresh_token });
    by.token_refresh = String(renewal.body.access_token);
    await auth('POST', 'otp', { email });
    by.otp = String((await openLink(await hashFor(email))).body.access_token);
    by.totp = (await giveCode(first, await enrol(first))).access_token;
    for (const [method, token] of Object.entries(by)) {
      expect(claimsIn(token)).toMatchObject({ by: method, of: made.id, called_by: 'supabase_auth_admin' });
    }
  });

  test('rejects a session with the message of the hook, and no session stays', async () => {
    const email = await invite();
    await dashboard('POST', 'admin/users', { email, password, email_confirm: true });
    await backend.setAuth(authSettings.withHooks);
    const response = await signIn(email, password);
    expect([response.status, response.body]).toMatchObject([
      403,
      { error_code: 'unknown', msg: 'Open the link in a mail from us first.' },
    ]);
    const sessions = 'select from auth.sessions join auth.users on users.id = user_id where email = $1';
    expect(await backend.sql(sessions, [email])).toEqual([]);
  });

  test('makes a sign-in fail by a response without claims', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await backend.script(
      `create or replace function public.empty(event jsonb) returns jsonb language sql as 'select ''{}''::jsonb'`,
    );
    await backend.setAuth({ hooks: { ...authSettings.withoutHooks.hooks, custom_access_token: hookAddress('empty') } });
    const response = await signIn('admin@handheld-legacy.test', 'handheld-1989');
    log.mockRestore();
    expect([response.status, response.body]).toMatchObject([500, { msg: 'output claims field is missing' }]);
  });
});

function hookAddress(name: string): string {
  return `pg-functions://postgres/public/${name}`;
}

describe('accounts', () => {
  test('an account stores its address in lower case, and signs in with any case', async () => {
    const email = newAddress();
    await auth('POST', 'signup', { email: email.toUpperCase(), password });
    expect(await accountsWith(email)).toHaveLength(1);
    await openLink(await hashFor(email));
    expect((await signIn(email.toUpperCase(), password)).status).toBe(200);
  });

  test.each(['umlaut@exämple.org', 'dot@example.org.', 'nothing', '@example.org'])(
    'the service makes no account for %s',
    async (email) => {
      const response = await auth('POST', 'otp', { email });
      expect([response.status, response.body]).toMatchObject([400, { error_code: 'validation_failed' }]);
    },
  );

  test.each([
    ['a phone', { phone: '4915112345678', password }, 400, 'phone_provider_disabled'],
    ['nothing', {}, 422, 'anonymous_provider_disabled'],
    ['a short password', { email: 'short@handheld-legacy.test', password: 'short' }, 422, 'weak_password'],
    ['no password', { email: 'none@handheld-legacy.test' }, 400, 'validation_failed'],
  ])('a sign-up with %s makes no account', async (_what, given, status, code) => {
    const response = await auth('POST', 'signup', given);
    expect([response.status, response.body.error_code]).toEqual([status, code]);
  });

  test('a sign-up for another audience makes an account, and a later sign-in mail fails with 500', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const email = newAddress();
    const made = await auth('POST', 'signup', { email, password }, undefined, { 'x-jwt-aud': 'x' });
    expect(made).toMatchObject({ status: 200, body: { aud: 'x' } });
    expect((await auth('POST', 'otp', { email })).status).toBe(500);
    log.mockRestore();
  });

  test('a sign-up reveals an existing account only if new accounts need no confirmation', async () => {
    const email = newAddress();
    const { body: own } = await dashboard('POST', 'admin/users', { email, email_confirm: true });
    const { status, body } = await auth('POST', 'signup', { email, password });
    expect([status, body]).toMatchObject([200, { email, identities: [] }]);
    expect(body.id).not.toBe(own.id);
    await backend.setAuth({ autoconfirm: true });
    expect((await auth('POST', 'signup', { email, password })).body.error_code).toBe('user_already_exists');
  });

  test('a sign-up sends no mail if new accounts need no confirmation', async () => {
    await backend.setAuth({ autoconfirm: true });
    const email = newAddress();
    const { body } = await auth('POST', 'signup', { email, password });
    expect(body).toMatchObject({ access_token: expect.any(String) as unknown, user: { email } });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('an account without an instance cannot sign in', async () => {
    const email = newAddress();
    await dashboard('POST', 'admin/users', { email, password, email_confirm: true });
    await backend.sql('update auth.users set instance_id = null where email = $1', [email]);
    expect((await signIn(email, password)).body.error_code).toBe('invalid_credentials');
  });
});

describe('the dashboard', () => {
  test('lists, changes, bans and deletes accounts', async () => {
    const [email, moved] = [newAddress(), newAddress()];
    const { body: made } = await dashboard('POST', 'admin/users', { email, password });
    const route = `admin/users/${String(made.id)}`;
    expect((await dashboard('POST', 'admin/users', { email })).body.error_code).toBe('email_exists');
    expect((await dashboard('PUT', route, { email: moved, email_confirm: true })).body).toMatchObject({ email: moved });
    const { body: banned } = await dashboard('PUT', route, { ban_duration: '24h' });
    expect(Date.parse(String(banned.banned_until)) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await dashboard('PUT', route, { ban_duration: 'none' })).body).not.toHaveProperty('banned_until');
    expect((await dashboard('PUT', route, { ban_duration: 'ever' })).body.error_code).toBe('validation_failed');
    const { users } = (await dashboard('GET', 'admin/users')).body as { users: object[] };
    expect(users).toContainEqual(expect.objectContaining({ email: moved }));
    expect(await dashboard('DELETE', route)).toEqual({ status: 200, body: {} });
    expect((await dashboard('DELETE', route)).body.error_code).toBe('user_not_found');
    expect((await dashboard('DELETE', 'admin/users/junk')).status).toBe(404);
  });

  test('rejects staff and visitors', async () => {
    const token = String((await signIn('admin@handheld-legacy.test', 'handheld-1989')).body.access_token);
    for (const [method, route] of [
      ['GET', 'admin/users'],
      ['POST', 'admin/users'],
      ['POST', 'invite'],
    ] as const) {
      const body = method === 'GET' ? undefined : {};
      expect((await auth(method, route, body, token)).body.error_code).toBe('not_admin');
      expect((await auth(method, route, body)).body.error_code).toBe('not_admin');
    }
  });
});

describe('responses', () => {
  test('a response follows the API version in the request', async () => {
    const version = { 'x-supabase-api-version': '2024-01-01' };
    const { body } = await auth('GET', 'user', undefined, undefined, version);
    expect(body).toEqual({ code: 'bad_jwt', message: 'invalid claim: missing sub claim' });
  });

  test('every route needs a key, except the health check and the link of a mail', async () => {
    const statusOf = async (route: string, headers: HeadersInit = {}) =>
      (await backend.fetch(new Request(`http://localhost:3000/auth/v1/${route}`, { headers }))).status;
    expect(await statusOf('user')).toBe(401);
    expect(await statusOf('user', { apikey: 'sb_publishable_junk' })).toBe(401);
    expect(await statusOf('health')).toBe(200);
    expect(await statusOf('verify?type=email&token=junk')).toBe(303);
  });

  test('a malformed body gets 400 bad_json', async () => {
    for (const body of ['{', '[]', '"x"', '{"email": 1}']) {
      const response = await backend.fetch(apiRequest('/auth/v1/otp', { method: 'POST', body }));
      expect([response.status, await response.json()]).toMatchObject([400, { error_code: 'bad_json' }]);
    }
  });

  test('an unknown route gets 404, and an unknown method gets 405', async () => {
    expect((await auth('GET', 'authorize')).status).toBe(404);
    expect((await auth('POST', 'Otp', {})).status).toBe(404);
    expect((await auth('PATCH', 'otp', {})).status).toBe(405);
  });
});

test('anybody can read the settings of the sign-in service', async () => {
  const { body } = await auth('GET', 'settings');
  expect(body).toMatchObject({ disable_signup: false, mailer_autoconfirm: false, external: { phone: false } });
});
