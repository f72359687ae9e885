// Tests passwords, second factors and sessions of the embedded sign-in service.
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

/** Makes an account and signs in. */
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
const isAlive = async ({ access_token }: Session) =>
  (await auth('GET', 'user', undefined, access_token)).status === 200;
const outcome = ({ status, body }: { status: number; body: { error_code?: string } }) => [status, body.error_code];

describe('a sign-in', () => {
  test('opens a session with a token that names the method of the sign-in', async () => {
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
    ['a text that is no address', { email: 'nobody' }, 'invalid_credentials'],
    ['an empty address', { email: '' }, 'validation_failed'],
  ])('rejects %s', async (_what, given, code) => {
    const { email } = await member();
    expect(outcome(await auth('POST', 'token?grant_type=password', { email, password, ...given }))).toEqual([
      400,
      code,
    ]);
  });

  test('rejects an unconfirmed account', async () => {
    const email = newAddress();
    await dashboard('POST', 'admin/users', { email, password });
    expect(outcome(await signIn(email, password))).toEqual([400, 'email_not_confirmed']);
  });

  test('rejects an unknown grant type and a phone number', async () => {
    expect(outcome(await auth('POST', 'token?grant_type=magic', {}))).toEqual([400, 'invalid_credentials']);
    const phone = { phone: '4915112345678', password };
    expect(outcome(await auth('POST', 'token?grant_type=password', phone))).toEqual([422, 'phone_provider_disabled']);
  });

  test('reports a password that has become too weak', async () => {
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
  ])('fails if it %s', async (_what, given, status, code, reasons) => {
    const { session } = await member();
    await backend.setAuth({ requiredCharacters: given === password ? [] : ['0123456789'] });
    const response = await setPassword(session, given);
    expect(outcome(response)).toEqual([status, code]);
    expect(response.body.weak_password).toEqual(reasons && { reasons: expect.arrayContaining(reasons) as unknown });
  });

  test('ends other sessions and the links in mails, and the owner gets a mail about the change', async () => {
    const { email, session } = await member();
    const other = sessionIn(await signIn(email, password));
    await auth('POST', 'otp', { email });
    const link = await hashFor(email);
    const notice = { subject: 'Your password was changed', html: 'Changed' };
    const { notifications } = authSettings.withoutHooks;
    await backend.setAuth({ notifications: { ...notifications, password_changed: notice } });
    expect((await setPassword(session, 'another-password')).status).toBe(200);
    expect([await isAlive(session), await isAlive(other)]).toEqual([true, false]);
    expect((await backend.mails()).at(-1)).toEqual({ to: email, ...notice });
    expect(outcome(await openLink(link))).toEqual([403, 'otp_expired']);
    expect(outcome(await signIn(email, password))).toEqual([400, 'invalid_credentials']);
    expect((await signIn(email, 'another-password')).status).toBe(200);
  });

  test('needs the digits in a mail when the sign-in is a day old', async () => {
    await backend.setAuth({ clockSkewSeconds: -25 * 3600 });
    const { email, session } = await member();
    await backend.setAuth({ clockSkewSeconds: 0 });
    expect(outcome(await setPassword(session, 'another-password'))).toEqual([400, 'reauthentication_needed']);
    const withCode = (nonce: string) =>
      auth('PUT', 'user', { password: 'another-password', nonce }, session.access_token);
    expect(outcome(await withCode('0123456789'))).toEqual([422, 'reauthentication_not_valid']);
    expect((await auth('GET', 'reauthenticate', undefined, session.access_token)).status).toBe(200);
    expect(outcome(await withCode('0123456789'))).toEqual([422, 'reauthentication_not_valid']);
    const mail = (await backend.mails()).findLast(({ to }) => to === email);
    expect((await withCode(/\b\d{10}\b/.exec(mail?.html.replace(/<[^>]*>/g, '') ?? '')?.[0] ?? '')).status).toBe(200);
  });

  test('needs the code of an existing second factor, also after a recovery', async () => {
    const { email, session } = await memberWithFactor();
    await auth('POST', 'recover', { email });
    const recovered = sessionIn(await openLink(await hashFor(email)));
    expect(outcome(await setPassword(recovered, 'another-password'))).toEqual([401, 'insufficient_aal']);
    expect((await setPassword(session, 'another-password')).status).toBe(200);
  });
});

test('an account stores the data of the person, and rejects app_metadata', async () => {
  const { session } = await member();
  const change = (body: object) => auth('PUT', 'user', body, session.access_token);
  expect((await change({ data: { shoe: 43, hat: 7 } })).body).toMatchObject({ user_metadata: { shoe: 43, hat: 7 } });
  expect((await change({ data: { hat: null } })).body).toMatchObject({ user_metadata: { shoe: 43 } });
  expect(outcome(await change({ app_metadata: { role: 'admin' } }))).toEqual([403, 'not_admin']);
});

describe('a second factor', () => {
  const challenge = (factor: Pick<Factor, 'id'>, { access_token }: Session, from = '127.0.0.1') =>
    auth('POST', `factors/${factor.id}/challenge`, {}, access_token, { 'x-forwarded-for': from });
  const give = (factor: Factor, { access_token }: Session, challenge_id: unknown, code = factor.code()) =>
    auth('POST', `factors/${factor.id}/verify`, { challenge_id, code }, access_token);

  test('provides a secret, an address and a QR code for a phone', async () => {
    const { session, email } = await member();
    const given = { factor_type: 'totp', friendly_name: 'phone', issuer: 'The site' };
    const { status, body } = await auth('POST', 'factors', given, session.access_token);
    const { qr_code, secret, uri } = body.totp as Record<string, string>;
    expect([status, body.type, body.friendly_name]).toEqual([200, 'totp', 'phone']);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(/^otpauth:\/\/totp\/The%20site:/);
    expect(decodeURIComponent(uri ?? '')).toContain(email);
    expect(qr_code).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
    // The QR code becomes part of an address. A # would begin a fragment there.
    expect(qr_code).not.toContain('#');
  });

  test('needs a name that no other factor of the person has, not even an unused factor', async () => {
    const { session } = await member();
    await enrol(session);
    const given = { factor_type: 'totp', friendly_name: 'phone' };
    expect(outcome(await auth('POST', 'factors', given, session.access_token))).toEqual([
      422,
      'mfa_factor_name_conflict',
    ]);
  });

  test('must be TOTP, and the project must allow TOTP', async () => {
    const { session } = await member();
    const enrolled = (factor_type: string) => auth('POST', 'factors', { factor_type }, session.access_token);
    expect((await enrolled('phone')).status).toBe(422);
    expect(outcome(await enrolled('junk'))).toEqual([400, 'validation_failed']);
    await backend.setAuth({ enrollsTotp: false });
    expect((await enrolled('totp')).status).toBe(422);
  });

  test('raises the session to the second level by a code, removes unused factors, and ends other sessions', async () => {
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
    expect([await isAlive(raised), await isAlive(other)]).toEqual([true, false]);
    const [row] = await backend.sql(
      'select aal::text, factor_id from auth.sessions where user_id = (select id from auth.users where email = $1)',
      [email],
    );
    expect(row).toEqual({ aal: 'aal2', factor_id: factor.id });
  });

  test('rejects wrong codes, accepts one code for several challenges, and accepts each challenge once', async () => {
    const { session, factor } = await memberWithFactor();
    const { body, status } = await challenge(factor, session);
    expect([status, body.type]).toEqual([200, 'totp']);
    const wrong = factor.code() === '123456' ? '654321' : '123456';
    expect(outcome(await give(factor, session, body.id, wrong))).toEqual([422, 'mfa_verification_failed']);
    expect(outcome(await give(factor, session, body.id, ''))).toEqual([400, 'validation_failed']);
    expect((await give(factor, session, body.id)).status).toBe(200);
    expect(outcome(await give(factor, session, body.id))).toEqual([422, 'mfa_ip_address_mismatch']);
    expect(outcome(await give(factor, session, 'junk'))).toEqual([422, 'mfa_factor_not_found']);
    expect((await giveCode(session, factor)).access_token).toBeTruthy();
  });

  test('accepts a code only from the address of the challenge, within five minutes', async () => {
    const { session, factor } = await memberWithFactor();
    const elsewhere = await challenge(factor, session, '203.0.113.7');
    expect(outcome(await give(factor, session, elsewhere.body.id))).toEqual([422, 'mfa_ip_address_mismatch']);
    await backend.setAuth({ clockSkewSeconds: -301 });
    const { body } = await challenge(factor, session);
    await backend.setAuth({ clockSkewSeconds: 0 });
    expect(outcome(await give(factor, session, body.id))).toEqual([422, 'mfa_challenge_expired']);
  });

  test('rejects the session of another account', async () => {
    const { factor } = await memberWithFactor();
    const { session } = await member();
    expect(outcome(await challenge(factor, session))).toEqual([404, 'mfa_factor_not_found']);
    expect(outcome(await challenge({ id: 'junk' }, session))).toEqual([404, 'validation_failed']);
  });

  test('blocks changes of factors and address until the session gives a code', async () => {
    const { email, factor } = await memberWithFactor();
    const lowSession = sessionIn(await signIn(email, password));
    const another = { factor_type: 'totp', friendly_name: 'another' };
    expect(outcome(await auth('POST', 'factors', another, lowSession.access_token))).toEqual([403, 'insufficient_aal']);
    const removal = await auth('DELETE', `factors/${factor.id}`, undefined, lowSession.access_token);
    expect(outcome(removal)).toEqual([422, 'insufficient_aal']);
    const move = await auth('PUT', 'user', { email: newAddress() }, lowSession.access_token);
    expect(outcome(move)).toEqual([401, 'insufficient_aal']);
  });

  test('lowers the session to the first level when removed, but the token still says the second level', async () => {
    const { id, session, factor } = await memberWithFactor();
    const removal = await auth('DELETE', `factors/${factor.id}`, undefined, session.access_token);
    expect(removal).toEqual({ status: 200, body: { id: factor.id } });
    expect(await backend.sql('select aal::text, factor_id from auth.sessions where user_id = $1', [id])).toEqual([
      { aal: 'aal1', factor_id: null },
    ]);
    expect([claimsIn(session.access_token).aal, await isAlive(session)]).toEqual(['aal2', true]);
  });

  test('can be enrolled again after a deletion by SQL', async () => {
    const { id, email } = await memberWithFactor();
    await backend.sql('delete from auth.mfa_factors where user_id = $1', [id]);
    const lowSession = sessionIn(await signIn(email, password));
    expect(claimsIn((await giveCode(lowSession, await enrol(lowSession))).access_token).aal).toBe('aal2');
  });
});

describe('a session', () => {
  test.each([
    ['local', [false, true]],
    ['others', [true, false]],
    ['global', [false, false]],
  ])('ends or stays after a sign-out with the scope %s', async (scope, remain) => {
    const { email, session } = await member();
    const sessions = [session, sessionIn(await signIn(email, password))];
    expect((await auth('POST', `logout?scope=${scope}`, undefined, session.access_token)).status).toBe(204);
    expect(await Promise.all(sessions.map(isAlive))).toEqual(remain);
    const renewed = await Promise.all(sessions.map(renew));
    expect(renewed.map(({ status }) => status === 200)).toEqual(remain);
  });

  test('survives a sign-out with an unknown scope', async () => {
    const { session } = await member();
    const response = await auth('POST', 'logout?scope=mine', undefined, session.access_token);
    expect([outcome(response), await isAlive(session)]).toEqual([[400, 'validation_failed'], true]);
  });

  test('fails after a sign-out, and after the account is deleted or banned', async () => {
    const [ended, gone, banned] = [await member(), await member(), await member()];
    await auth('POST', 'logout', undefined, ended.session.access_token);
    await dashboard('DELETE', `admin/users/${gone.id}`);
    await dashboard('PUT', `admin/users/${banned.id}`, { ban_duration: '24h' });
    const readUser = ({ session }: { session: Session }) => auth('GET', 'user', undefined, session.access_token);
    expect(outcome(await readUser(ended))).toEqual([403, 'session_not_found']);
    expect(outcome(await readUser(gone))).toEqual([403, 'user_not_found']);
    expect(outcome(await readUser(banned))).toEqual([403, 'user_banned']);
    expect(outcome(await renew(ended.session))).toEqual([400, 'refresh_token_not_found']);
    expect(outcome(await renew(banned.session))).toEqual([400, 'user_banned']);
    expect(outcome(await signIn(banned.email, password))).toEqual([400, 'user_banned']);
    const rows = await backend.sql('select from auth.sessions where user_id = $1', [banned.id]);
    expect(rows).toHaveLength(1);
  });

  test('rejects junk tokens', async () => {
    expect(outcome(await auth('GET', 'user', undefined, 'junk'))).toEqual([403, 'bad_jwt']);
    for (const refresh_token of ['junk', undefined, 'JUNKJUNKJUNK']) {
      const response = await auth('POST', 'token?grant_type=refresh_token', { refresh_token });
      expect(outcome(response)).toEqual([400, 'validation_failed']);
    }
  });

  test('gives two tabs new tokens for one old token, and rejects the old token later', async () => {
    const { session } = await member();
    const [one, two] = [await renew(session), await renew(session)];
    expect([one.status, two.status]).toEqual([200, 200]);
    const next = sessionIn(await renew(sessionIn(one)));
    await backend.setAuth({ clockSkewSeconds: 60 });
    expect(outcome(await renew(session))).toEqual([400, 'refresh_token_already_used']);
    await backend.setAuth({ clockSkewSeconds: 120 });
    expect(outcome(await renew(next))).toEqual([400, 'refresh_token_already_used']);
  });

  test('accepts the previous token, even later, if the response with the new token was lost', async () => {
    const { session } = await member();
    await renew(session);
    await backend.setAuth({ clockSkewSeconds: 60 });
    expect((await renew(session)).status).toBe(200);
  });
});
