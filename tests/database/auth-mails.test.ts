// Tests the mails of the embedded sign-in service: links, digits, expiry and limits.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
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

const { auth, dashboard, hashFor, openLink, signIn } = accountsOf(() => backend);

const password = 'a-password-of-theirs';

/** Maps the type in a mail's link to a function that sends the mail. */
const mails: Record<string, (email: string) => Promise<unknown>> = {
  signup: (email) => auth('POST', 'signup', { email, password }),
  invite: (email) => dashboard('POST', 'invite', { email }),
  magiclink: async (email) => {
    await dashboard('POST', 'admin/users', { email, email_confirm: true });
    await auth('POST', 'otp', { email });
  },
  recovery: async (email) => {
    await dashboard('POST', 'admin/users', { email, email_confirm: true });
    await auth('POST', 'recover', { email });
  },
};

async function newestTo(email: string) {
  const mail = (await backend.mails()).findLast(({ to }) => to === email);
  if (!mail) throw new Error(`There is no mail to ${email}.`);
  return mail;
}

const digitsIn = ({ html }: { html: string }) => /\b\d{10}\b/.exec(html.replace(/<[^>]*>/g, ''))?.[0] ?? '';

/** Follows a link of a default template and returns the address of the redirect. */
async function follow(query: string): Promise<URL> {
  const answer = await backend.fetch(apiRequest(`/auth/v1/verify?${query}`));
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const expiredFragment =
  '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=';

describe.each(Object.entries(mails))('a %s mail', (kind, send) => {
  const others = Object.keys(mails).filter(
    (name) => (name < 'm' || name === 'signup') !== (kind === 'invite' || kind === 'signup'),
  );

  test('opens one session by the hash, but only with the right type', async () => {
    const email = newAddress();
    await send(email);
    const token_hash = await hashFor(email);
    for (const type of others) {
      expect((await auth('POST', 'verify', { token_hash, type })).body.error_code).toBe('otp_expired');
    }
    const { status, body } = await openLink(token_hash);
    expect([status, body]).toMatchObject([200, { token_type: 'bearer', expires_in: 3600, user: { email } }]);
    const claims = claimsIn(String(body.access_token));
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }], email, role: 'authenticated' });
    expect(await openLink(token_hash)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  });

  test('opens a session by the digits, but only with the right type', async () => {
    const email = newAddress();
    await send(email);
    const token = digitsIn(await newestTo(email));
    for (const given of [...others.map((type) => ({ type, token })), { type: 'email', token: '0123456789' }]) {
      expect((await auth('POST', 'verify', { email, ...given })).body.error_code).toBe('otp_expired');
    }
    expect((await auth('POST', 'verify', { email, token, type: 'email' })).status).toBe(200);
  });

  test('opens one session by the link of the default template', async () => {
    const email = newAddress();
    await send(email);
    const query = `token=${await hashFor(email)}&type=${kind}&redirect_to=http://localhost:3000/login?next=/admin`;
    const { hash, pathname, search } = await follow(query);
    expect([pathname, search]).toEqual(['/login', '?next=/admin']);
    expect([...new URLSearchParams(hash.slice(1)).keys()]).toEqual([
      ...['access_token', 'expires_at', 'expires_in', 'refresh_token', 'sb', 'token_type', 'type'],
    ]);
    expect((await follow(query)).hash).toBe(expiredFragment);
  });

  test('expires after an hour', async () => {
    const email = newAddress();
    await send(email);
    await backend.setAuth({ clockSkewSeconds: 3601 });
    const hash = await hashFor(email);
    expect(await openLink(hash)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    expect((await follow(`token=${hash}&type=${kind}`)).hash).toBe(expiredFragment);
    await backend.setAuth({ clockSkewSeconds: 3599 });
    expect((await openLink(hash)).status).toBe(200);
  });
});

test('a mail follows the template of the project and escapes the address', async () => {
  const html = '<a href="{{ .SiteURL }}/in#token_hash={{ .TokenHash }}">{{ .Email }}</a>{{.RedirectTo}}{{ .Nothing }}';
  const templates = { ...authSettings.withoutHooks.templates, confirmation: { subject: 'To {{ .Email }}', html } };
  await backend.setAuth({ templates });
  const email = newAddress().replace('@', "'&@");
  await auth('POST', 'otp?redirect_to=https://evil.example/', { email });
  const mail = await newestTo(email);
  expect(mail.subject).toBe(`To ${email}`);
  expect(mail.html).toMatch(
    /^<a href="http:\/\/localhost:3000\/in#token_hash=[0-9a-f]{56}">[\w-]+&#39;&amp;@example\.org<\/a>http:\/\/localhost:3000$/,
  );
});

test('a link redirects only to the site and the allowed addresses', async () => {
  const hash = (await follow('token=junk&type=signup&redirect_to=https://evil.example/login')).href;
  expect(hash).toBe(`http://localhost:3000/${expiredFragment}`);
  await backend.setAuth({ redirectUrls: ['https://preview.example/login'] });
  expect((await follow('token=junk&type=signup&redirect_to=https://preview.example/login')).host).toBe(
    'preview.example',
  );
});

test('junk, an empty token and an unknown kind open no session', async () => {
  const codes = await Promise.all(
    [
      { type: 'email', token_hash: 'junk' },
      { type: 'email' },
      { token_hash: 'junk' },
      { type: 'nothing', token_hash: 'junk' },
      { type: 'email', token: '1', token_hash: 'junk' },
      { type: 'email', token_hash: 'junk', email: 'a@example.org' },
      { type: 'email', token: '1' },
    ].map(async (given) => (await auth('POST', 'verify', given)).body.error_code),
  );
  expect(codes).toEqual(['otp_expired', ...Array<string>(6).fill('validation_failed')]);
});

test('a newer mail invalidates the link of an older mail', async () => {
  await backend.setAuth({ secondsBetweenMails: 0 });
  const email = newAddress();
  await mails.magiclink?.(email);
  const older = await hashFor(email);
  await auth('POST', 'recover', { email });
  expect((await openLink(older)).body.error_code).toBe('otp_expired');
  expect((await openLink(await hashFor(email))).status).toBe(200);
});

test('the service rejects a second mail to one address within a minute, and names the seconds to wait', async () => {
  const email = newAddress();
  await auth('POST', 'otp', { email });
  await backend.setAuth({ clockSkewSeconds: 20.5 });
  const answer = await auth('POST', 'otp', { email });
  expect([answer.status, answer.body.error_code]).toEqual([429, 'over_email_send_rate_limit']);
  expect(answer.body.msg).toMatch(/^For security purposes, you can only request this after (39|38|37) seconds\.$/);
  await backend.setAuth({ clockSkewSeconds: 61 });
  expect((await auth('POST', 'otp', { email })).status).toBe(200);
});

test('the service limits the mails of a project per hour', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await backend.setAuth({ clockSkewSeconds: 100_000, mailsAnHour: 2 });
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await auth('POST', 'otp', { email: newAddress() })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const email = newAddress();
  const rejection = await auth('POST', 'otp', { email });
  expect(rejection.body).toMatchObject({ error_code: 'over_email_send_rate_limit', msg: 'email rate limit exceeded' });
  expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([]);
  await backend.setAuth({ clockSkewSeconds: 103_601 });
  expect((await auth('POST', 'otp', { email })).status).toBe(200);
  log.mockRestore();
});

test('a failed mail leaves no account behind', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await backend.setAuth({ mailWorks: false });
  const email = newAddress();
  const answer = await auth('POST', 'otp', { email });
  log.mockRestore();
  expect([answer.status, answer.body]).toMatchObject([500, { msg: 'Error sending confirmation email' }]);
  expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([]);
});

test('the hash for a client with a PKCE challenge has a prefix and opens a session', async () => {
  const email = newAddress();
  await auth('POST', 'otp', { email, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' });
  const hash = /pkce_[0-9a-f]{56}/.exec((await newestTo(email)).html)?.[0] ?? '';
  const [flow] = await backend.sql(
    'select code_challenge from auth.flow_state where user_id = (select id from auth.users where email = $1)',
    [email],
  );
  expect(flow).toEqual({ code_challenge: 'x'.repeat(43) });
  expect((await openLink(hash)).status).toBe(200);
});

test('the password of the first sign-up works after the owner confirms the address', async () => {
  const email = newAddress();
  await auth('POST', 'signup', { email, password });
  expect((await signIn(email, password)).body.error_code).toBe('email_not_confirmed');
  await backend.setAuth({ secondsBetweenMails: 0 });
  await auth('POST', 'otp', { email });
  expect((await openLink(await hashFor(email))).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(200);
});

test('a mail does not open the account of a banned person', async () => {
  const email = newAddress();
  await mails.magiclink?.(email);
  await backend.sql("update auth.users set banned_until = now() + interval '1 day' where email = $1", [email]);
  const token = digitsIn(await newestTo(email));
  for (const given of [{ token_hash: await hashFor(email) }, { email, token }]) {
    expect(await auth('POST', 'verify', { type: 'email', ...given })).toMatchObject({
      ...{ status: 403, body: { error_code: 'user_banned' } },
    });
  }
});

// A hosted project would keep this trigger.
test.skipIf(inject('stack'))('a link reports that the database refused to confirm the account', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const email = newAddress();
  await auth('POST', 'signup', { email, password });
  await backend.script(`
    create function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update of email_confirmed_at on auth.users for each row execute function public.refuse()`);
  const { hash } = await follow(`token=${await hashFor(email)}&type=signup`).finally(() =>
    backend.script('drop trigger refuse on auth.users; drop function public.refuse()'),
  );
  log.mockRestore();
  expect(hash).toBe('#error=server_error&error_code=unexpected_failure&error_description=Error+confirming+user&sb=');
});

describe('a change of address', () => {
  async function move() {
    const [from, to] = [newAddress(), newAddress()];
    await dashboard('POST', 'admin/users', { email: from, password, email_confirm: true });
    const token = String((await signIn(from, password)).body.access_token);
    const response = await auth('PUT', 'user', { email: to.toUpperCase() }, token);
    expect([response.status, response.body]).toMatchObject([200, { email: from, new_email: to }]);
    const hashes = { from: await hashFor(from), to: await hashFor(to) };
    return { from, to, token, hashes };
  }

  test('needs confirmations by both addresses, and the second confirmation opens a session', async () => {
    const { from, to, hashes } = await move();
    const first = await auth('POST', 'verify', { token_hash: hashes.to, type: 'email_change' });
    expect([first.status, first.body]).toMatchObject([200, { code: '200' }]);
    expect((await signIn(from, password)).status).toBe(200);
    const { body } = await auth('POST', 'verify', { token_hash: hashes.from, type: 'email_change' });
    expect(claimsIn(String(body.access_token))).toMatchObject({ email: to, amr: [{ method: 'otp' }] });
    expect((await signIn(to, password)).status).toBe(200);
  });

  test('needs only the new address if the project asks for one confirmation', async () => {
    await backend.setAuth({ confirmsBothAddresses: false });
    const [from, to] = [newAddress(), newAddress()];
    await dashboard('POST', 'admin/users', { email: from, password, email_confirm: true });
    const token = String((await signIn(from, password)).body.access_token);
    await auth('PUT', 'user', { email: to }, token);
    await expect(hashFor(from)).rejects.toThrow('no mail');
    const { hash } = await follow(`token=${await hashFor(to)}&type=email_change`);
    expect(claimsIn(new URLSearchParams(hash.slice(1)).get('access_token') ?? '')).toMatchObject({ email: to });
  });

  test('rejects the address of another account', async () => {
    const { token } = await move();
    const answer = await auth('PUT', 'user', { email: 'admin@handheld-legacy.test' }, token);
    expect([answer.status, answer.body.error_code]).toEqual([422, 'email_exists']);
  });
});

test('the hash in a mail is SHA-224 of address and digits, as in Supabase', async () => {
  const email = newAddress();
  await mails.magiclink?.(email);
  const digits = digitsIn(await newestTo(email));
  expect(await hashFor(email)).toBe(
    createHash('sha224')
      .update(email + digits)
      .digest('hex'),
  );
});
