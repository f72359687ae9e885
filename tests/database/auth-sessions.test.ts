// Passwords, second factors and sessions of the sign-in service's stand-in.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../build/local-backend/backend.ts';
import { accountsOf, sessionIn, type Factor, type Session } from '../support/database/accounts.ts';
import { authSettings, claimsIn, newAddress } from '../support/database/auth-settings.ts';
import { startTestBackend } from '../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.setAuth(authSettings.withoutHooks));

const { auth, dashboard, hashFor, openLink, signIn, enrol, giveCode, setPassword } = accountsOf(() => backend);

const password = 'a-password-of-theirs';

/** Somebody with an account and a session of it. */
async function member() {
  const email = newAddress();
  const { body } = await dashboard('POST', 'admin/users', { email, password, email_confirm: true });
  return { email, id: String(body.id), session: sessionIn(await signIn(email, password)) };
}

async function memberWithFactor() {
  const person = await member();
  const factor = await enrol(person.session);
  return { ...person, first: person.session, factor, session: await giveCode(person.session, factor) };
}

const renew = ({ refresh_token }: Session) => auth('POST', 'token?grant_type=refresh_token', { refresh_token });
const lives = async ({ access_token }: Session) => (await auth('GET', 'user', undefined, access_token)).status === 200;
const told = ({ status, body }: { status: number; body: { error_code?: string } }) => [status, body.error_code];

describe('a sign-in', () => {
  test('opens a session that says how', async () => {
    const { session, email } = await member();
    expect(claimsIn(session.access_token)).toMatchObject({
      ...{ email, role: 'authenticated', aud: 'authenticated', aal: 'aal1', amr: [{ method: 'password' }] },
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    });
  });

  test.each([
    ['a wrong password', { password: 'another-password' }, 'invalid_credentials'],
    ['no password', { password: '' }, 'invalid_credentials'],
    ['an unknown address', { email: 'nobody@example.org' }, 'invalid_credentials'],
    ['what is no address', { email: 'nobody' }, 'invalid_credentials'],
    ['nothing for an address', { email: '' }, 'validation_failed'],
  ])('with %s is refused', async (_what, given, code) => {
    const { email } = await member();
    expect(told(await auth('POST', 'token?grant_type=password', { email, password, ...given }))).toEqual([400, code]);
  });

  test('of an account that no mail has confirmed is refused', async () => {
    const email = newAddress();
    await dashboard('POST', 'admin/users', { email, password });
    expect(told(await signIn(email, password))).toEqual([400, 'email_not_confirmed']);
  });

  test('of another kind is refused', async () => {
    expect(told(await auth('POST', 'token?grant_type=magic', {}))).toEqual([400, 'invalid_credentials']);
    const phone = { phone: '4915112345678', password };
    expect(told(await auth('POST', 'token?grant_type=password', phone))).toEqual([422, 'phone_provider_disabled']);
  });

  test('by a password that is too weak by now says so', async () => {
    const { email } = await member();
    await backend.setAuth({ minimumPasswordLength: 30 });
    expect((await signIn(email, password)).body).toMatchObject({ weak_password: { reasons: ['length'] } });
  });
});

describe('a new password', () => {
  test.each([
    ['is too short', 'short', 422, 'weak_password', ['length']],
    ['lacks digits', 'letters-and-no-others', 422, 'weak_password', ['characters']],
    ['is the old one', password, 422, 'same_password', undefined],
    ['has more than 72 bytes', 'ü1'.repeat(25), 400, 'validation_failed', undefined],
  ])('that %s is refused', async (_what, given, status, code, reasons) => {
    const { session } = await member();
    await backend.setAuth({ requiredCharacters: given === password ? [] : ['0123456789'] });
    const answer = await setPassword(session, given);
    expect(told(answer)).toEqual([status, code]);
    expect(answer.body.weak_password).toEqual(reasons && { reasons: expect.arrayContaining(reasons) as unknown });
  });

  test('ends the other sessions and the links of mails, and is told by a mail', async () => {
    const { email, session } = await member();
    const other = sessionIn(await signIn(email, password));
    await auth('POST', 'otp', { email });
    const link = await hashFor(email);
    const notice = { subject: 'Your password was changed', html: 'Changed' };
    const { notifications } = authSettings.withoutHooks;
    await backend.setAuth({ notifications: { ...notifications, password_changed: notice } });
    expect((await setPassword(session, 'another-password')).status).toBe(200);
    expect([await lives(session), await lives(other)]).toEqual([true, false]);
    expect((await backend.mails()).at(-1)).toEqual({ to: email, ...notice });
    expect(told(await openLink(link))).toEqual([403, 'otp_expired']);
    expect(told(await signIn(email, password))).toEqual([400, 'invalid_credentials']);
    expect((await signIn(email, 'another-password')).status).toBe(200);
  });

  test('a day after the sign-in needs the digits of a mail', async () => {
    await backend.setAuth({ clockSkewSeconds: -25 * 3600 });
    const { email, session } = await member();
    await backend.setAuth({ clockSkewSeconds: 0 });
    expect(told(await setPassword(session, 'another-password'))).toEqual([400, 'reauthentication_needed']);
    const withCode = (nonce: string) =>
      auth('PUT', 'user', { password: 'another-password', nonce }, session.access_token);
    expect(told(await withCode('0123456789'))).toEqual([422, 'reauthentication_not_valid']);
    expect((await auth('GET', 'reauthenticate', undefined, session.access_token)).status).toBe(200);
    expect(told(await withCode('0123456789'))).toEqual([422, 'reauthentication_not_valid']);
    const mail = (await backend.mails()).findLast(({ to }) => to === email);
    expect((await withCode(/\b\d{10}\b/.exec(mail?.html.replace(/<[^>]*>/g, '') ?? '')?.[0] ?? '')).status).toBe(200);
  });

  test('of an account with a second factor needs its code, also after a recovery', async () => {
    const { email, session } = await memberWithFactor();
    await auth('POST', 'recover', { email });
    const recovered = sessionIn(await openLink(await hashFor(email)));
    expect(told(await setPassword(recovered, 'another-password'))).toEqual([401, 'insufficient_aal']);
    expect((await setPassword(session, 'another-password')).status).toBe(200);
  });
});

test('an account says of its person what the person says, and not what only the service may', async () => {
  const { session } = await member();
  const change = (body: object) => auth('PUT', 'user', body, session.access_token);
  expect((await change({ data: { shoe: 43, hat: 7 } })).body).toMatchObject({ user_metadata: { shoe: 43, hat: 7 } });
  expect((await change({ data: { hat: null } })).body).toMatchObject({ user_metadata: { shoe: 43 } });
  expect(told(await change({ app_metadata: { role: 'admin' } }))).toEqual([403, 'not_admin']);
});

describe('a second factor', () => {
  const challenge = (factor: Pick<Factor, 'id'>, { access_token }: Session, from = '127.0.0.1') =>
    auth('POST', `factors/${factor.id}/challenge`, {}, access_token, { 'x-forwarded-for': from });
  const give = (factor: Factor, { access_token }: Session, challenge_id: unknown, code = factor.code()) =>
    auth('POST', `factors/${factor.id}/verify`, { challenge_id, code }, access_token);

  test('comes with what a phone reads', async () => {
    const { session, email } = await member();
    const given = { factor_type: 'totp', friendly_name: 'phone', issuer: 'The site' };
    const { status, body } = await auth('POST', 'factors', given, session.access_token);
    const { qr_code, secret, uri } = body.totp as Record<string, string>;
    expect([status, body.type, body.friendly_name]).toEqual([200, 'totp', 'phone']);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/The%20site:/);
    expect(decodeURIComponent(uri ?? '')).toContain(email);
    expect(qr_code).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
    // It becomes an address, in which this would begin a fragment.
    expect(qr_code).not.toContain('#');
  });

  test('has a name of its own, also when it was never used', async () => {
    const { session } = await member();
    await enrol(session);
    const given = { factor_type: 'totp', friendly_name: 'phone' };
    expect(told(await auth('POST', 'factors', given, session.access_token))).toEqual([422, 'mfa_factor_name_conflict']);
  });

  test('is of the one kind, and only where the project wants it', async () => {
    const { session } = await member();
    const enrolled = (factor_type: string) => auth('POST', 'factors', { factor_type }, session.access_token);
    expect((await enrolled('phone')).status).toBe(422);
    expect(told(await enrolled('junk'))).toEqual([400, 'validation_failed']);
    await backend.setAuth({ enrollsTotp: false });
    expect((await enrolled('totp')).status).toBe(422);
  });

  test('raises the session that gives its code, removes factors without one, and ends the other sessions', async () => {
    const { email, session } = await member();
    const other = sessionIn(await signIn(email, password));
    await enrol(session, 'never used');
    const factor = await enrol(session);
    const raised = await giveCode(session, factor);
    const methods = expect.arrayContaining([
      expect.objectContaining({ method: 'totp' }),
      expect.objectContaining({ method: 'password' }),
    ]) as unknown;
    expect(claimsIn(raised.access_token)).toMatchObject({ aal: 'aal2', amr: methods });
    expect(claimsIn(String((await renew(raised)).body.access_token))).toMatchObject({ aal: 'aal2', amr: methods });
    const { body } = await auth('GET', 'user', undefined, raised.access_token);
    expect(body.factors).toMatchObject([{ id: factor.id, status: 'verified', friendly_name: 'phone' }]);
    expect([await lives(raised), await lives(other)]).toEqual([true, false]);
    const [row] = await backend.sql(
      'select aal::text, factor_id from auth.sessions where user_id = (select id from auth.users where email = $1)',
      [email],
    );
    expect(row).toEqual({ aal: 'aal2', factor_id: factor.id });
  });

  test('takes no wrong code, several right ones for several challenges, and a challenge once', async () => {
    const { session, factor } = await memberWithFactor();
    const { body, status } = await challenge(factor, session);
    expect([status, body.type]).toEqual([200, 'totp']);
    const wrong = factor.code() === '123456' ? '654321' : '123456';
    expect(told(await give(factor, session, body.id, wrong))).toEqual([422, 'mfa_verification_failed']);
    expect(told(await give(factor, session, body.id, ''))).toEqual([400, 'validation_failed']);
    expect((await give(factor, session, body.id)).status).toBe(200);
    expect(told(await give(factor, session, body.id))).toEqual([422, 'mfa_ip_address_mismatch']);
    expect(told(await give(factor, session, 'junk'))).toEqual([422, 'mfa_factor_not_found']);
    expect((await giveCode(session, factor)).access_token).toBeTruthy();
  });

  test('takes a code from where the challenge came from, within five minutes', async () => {
    const { session, factor } = await memberWithFactor();
    const elsewhere = await challenge(factor, session, '203.0.113.7');
    expect(told(await give(factor, session, elsewhere.body.id))).toEqual([422, 'mfa_ip_address_mismatch']);
    await backend.setAuth({ clockSkewSeconds: -301 });
    const { body } = await challenge(factor, session);
    await backend.setAuth({ clockSkewSeconds: 0 });
    expect(told(await give(factor, session, body.id))).toEqual([422, 'mfa_challenge_expired']);
  });

  test('is nobody else’s', async () => {
    const { factor } = await memberWithFactor();
    const { session } = await member();
    expect(told(await challenge(factor, session))).toEqual([404, 'mfa_factor_not_found']);
    expect(told(await challenge({ id: 'junk' }, session))).toEqual([404, 'validation_failed']);
  });

  test('guards itself and others against a session without its code', async () => {
    const { email, factor } = await memberWithFactor();
    const low = sessionIn(await signIn(email, password));
    const another = { factor_type: 'totp', friendly_name: 'another' };
    expect(told(await auth('POST', 'factors', another, low.access_token))).toEqual([403, 'insufficient_aal']);
    const removal = await auth('DELETE', `factors/${factor.id}`, undefined, low.access_token);
    expect(told(removal)).toEqual([422, 'insufficient_aal']);
    const move = await auth('PUT', 'user', { email: newAddress() }, low.access_token);
    expect(told(move)).toEqual([401, 'insufficient_aal']);
  });

  test('that is removed leaves a session of the first level, whose token says the second', async () => {
    const { id, session, factor } = await memberWithFactor();
    const removal = await auth('DELETE', `factors/${factor.id}`, undefined, session.access_token);
    expect(removal).toEqual({ status: 200, body: { id: factor.id } });
    expect(await backend.sql('select aal::text, factor_id from auth.sessions where user_id = $1', [id])).toEqual([
      { aal: 'aal1', factor_id: null },
    ]);
    expect([claimsIn(session.access_token).aal, await lives(session)]).toEqual(['aal2', true]);
  });

  test('that SQL deletes may be enrolled again', async () => {
    const { id, email } = await memberWithFactor();
    await backend.sql('delete from auth.mfa_factors where user_id = $1', [id]);
    const low = sessionIn(await signIn(email, password));
    expect(claimsIn((await giveCode(low, await enrol(low))).access_token).aal).toBe('aal2');
  });
});

describe('a session', () => {
  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ])('ends by the scope %s', async (scope, remain) => {
    const { email, session } = await member();
    const sessions = [session, sessionIn(await signIn(email, password))];
    expect((await auth('POST', `logout?scope=${scope}`, undefined, session.access_token)).status).toBe(204);
    expect(await Promise.all(sessions.map(lives))).toEqual(remain);
    const renewed = await Promise.all(sessions.map(renew));
    expect(renewed.map(({ status }) => status === 200)).toEqual(remain);
  });

  test('does not end by an unknown scope', async () => {
    const { session } = await member();
    const answer = await auth('POST', 'logout?scope=mine', undefined, session.access_token);
    expect([told(answer), await lives(session)]).toEqual([[400, 'validation_failed'], true]);
  });

  test('that has ended, of an account that is gone or banned, answers no more', async () => {
    const [ended, gone, banned] = [await member(), await member(), await member()];
    await auth('POST', 'logout', undefined, ended.session.access_token);
    await dashboard('DELETE', `admin/users/${gone.id}`);
    await dashboard('PUT', `admin/users/${banned.id}`, { ban_duration: '24h' });
    const own = ({ session }: { session: Session }) => auth('GET', 'user', undefined, session.access_token);
    expect(told(await own(ended))).toEqual([403, 'session_not_found']);
    expect(told(await own(gone))).toEqual([403, 'user_not_found']);
    expect(told(await own(banned))).toEqual([403, 'user_banned']);
    expect(told(await renew(ended.session))).toEqual([400, 'refresh_token_not_found']);
    expect(told(await renew(banned.session))).toEqual([400, 'user_banned']);
    expect(told(await signIn(banned.email, password))).toEqual([400, 'user_banned']);
    const left = await backend.sql('select from auth.sessions where user_id = $1', [banned.id]);
    expect(left).toHaveLength(1);
  });

  test('is not opened by junk', async () => {
    expect(told(await auth('GET', 'user', undefined, 'junk'))).toEqual([403, 'bad_jwt']);
    for (const refresh_token of ['junk', undefined, 'JUNKJUNKJUNK']) {
      const answer = await auth('POST', 'token?grant_type=refresh_token', { refresh_token });
      expect(told(answer)).toEqual([400, 'validation_failed']);
    }
  });

  test('is renewed by two tabs with one token, and by nobody with it later', async () => {
    const { session } = await member();
    const [one, two] = [await renew(session), await renew(session)];
    expect([one.status, two.status]).toEqual([200, 200]);
    const next = sessionIn(await renew(sessionIn(one)));
    await backend.setAuth({ clockSkewSeconds: 60 });
    expect(told(await renew(session))).toEqual([400, 'refresh_token_already_used']);
    await backend.setAuth({ clockSkewSeconds: 120 });
    expect(told(await renew(next))).toEqual([400, 'refresh_token_already_used']);
  });

  test('whose answer never arrived is renewed by the token before, also later', async () => {
    const { session } = await member();
    await renew(session);
    await backend.setAuth({ clockSkewSeconds: 60 });
    expect((await renew(session)).status).toBe(200);
  });
});
