// At the auth service and the API, attacks on accounts must fail and honest sign-ins must work.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { accountsOf, sessionIn, type Session } from '../../support/database/accounts.ts';
import { startTestBackend } from '../../support/database/backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.setAuth({ mailsAnHour: 1000 });
});
afterAll(() => backend.close());

const people = accountsOf(() => backend);
const { ask, auth, dashboard, rpc, sql, invite, askForMail, hashFor, openLink, enter, join } = people;
const { hasRights, signIn, setPassword, waitAMinute, member, memberWithFactor, enrol, giveCode, rowOf, accountOf } =
  people;

const ownPassword = 'the password of the person';
const otherPassword = 'the password of somebody else';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Repeats a function until the caller calls `stop`. */
function repeatedly(run: () => Promise<void>): { stop: () => Promise<void> } {
  const state = { isOver: false };
  const running = (async () => {
    while (!state.isOver) {
      // The embedded backend responds before timers can run.
      await pause(0);
      await run();
    }
  })();
  return {
    stop: async () => {
      state.isOver = true;
      await running;
    },
  };
}

/** Returns the session for this address and password, or null when the auth service rejects them. */
async function passwordSession(email: string, password: string): Promise<Session | null> {
  const answer = await signIn(email, password);
  return answer.status === 200 ? sessionIn(answer) : null;
}

async function stateOf({ access_token }: Session): Promise<unknown> {
  const rows = await rpc('own_access', access_token);
  return (rows as { state: string }[])[0]?.state;
}

const requireFactor = (required: boolean) =>
  sql('update private.account_rules set factor_required = $1 where only_row', required);

describe('an honest sign-in', () => {
  test('lets an invited person join by a mail, and then set and use a password', async () => {
    const email = await invite();
    const session = await enter(email);
    expect(await hasRights(session.access_token)).toBe(false);
    expect(await join(session)).toBe('joined');
    expect(await hasRights(session.access_token)).toBe(true);
    expect((await setPassword(session, ownPassword)).status).toBe(200);
    expect(await signIn(email, ownPassword)).toMatchObject({ status: 403 });
    await waitAMinute(email);
    const signedIn = sessionIn(await signIn(email, ownPassword));
    expect(await hasRights(signedIn.access_token)).toBe(true);
  });

  test('lets a member set another password after a mail', async () => {
    const { email } = await member('editor', ownPassword);
    const session = await enter(email);
    expect(await join(session)).toBe('member');
    expect((await setPassword(session, otherPassword)).status).toBe(200);
    expect(await passwordSession(email, ownPassword)).toBeNull();
    expect(await passwordSession(email, otherPassword)).not.toBeNull();
  });

  test('gives one session for two clicks on a link', async () => {
    const email = await invite();
    await askForMail(email);
    const hash = await hashFor(email);
    expect((await openLink(hash)).status).toBe(200);
    expect(await openLink(hash)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  });

  test('rejects a link after a newer mail', async () => {
    const email = await invite();
    await askForMail(email);
    const older = await hashFor(email);
    await askForMail(email);
    expect(await openLink(older)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
    expect((await openLink(await hashFor(email))).status).toBe(200);
  });

  test('rejects a link after an hour', async () => {
    const email = await invite();
    await askForMail(email);
    await sql(`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1`, email);
    expect(await openLink(await hashFor(email))).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } });
  });

  test('keeps the rights when one session joins twice, as two tabs do', async () => {
    const session = await enter(await invite());
    const outcomes = await Promise.all([join(session), join(session)]);
    expect(outcomes.sort()).toEqual(['joined', 'member']);
    expect(await hasRights(session.access_token)).toBe(true);
  });

  test('needs two mails to replace an account that the dashboard made', async () => {
    const email = await invite();
    await dashboard('POST', 'admin/users', { email, password: otherPassword, email_confirm: true });
    expect(await join(await enter(email))).toBe('again');
    expect(await accountOf(email)).toBeNull();
    expect(await join(await enter(email))).toBe('joined');
    await waitAMinute(email);
    expect(await passwordSession(email, otherPassword)).toBeNull();
  });

  test("requires the code of a member's factor after a mail and after a password", async () => {
    const { email, factor } = await memberWithFactor('editor', ownPassword);
    // The two ways run one after the other, because a code ends the sessions without a code.
    for (const begin of [() => enter(email), async () => sessionIn(await signIn(email, ownPassword))]) {
      const first = await begin();
      expect(await stateOf(first)).toBe('code');
      expect(await hasRights(first.access_token)).toBe(false);
      const second = await giveCode(first, factor);
      expect(await stateOf(second)).toBe('in');
      expect(await hasRights(second.access_token)).toBe(true);
    }
  });

  test("rejects a second device's factor after the first device adopted a factor", async () => {
    const { email, session } = await member();
    const second = await enter(email);
    const firstFactor = await enrol(session, 'first');
    const secondFactor = await enrol(second, 'second');
    const withFirst = await giveCode(session, firstFactor);
    expect(await rpc('adopt_factor', withFirst.access_token)).toBe('adopted');
    const late = await auth('POST', `factors/${secondFactor.id}/challenge`, {}, second.access_token);
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect((await rowOf(email)).factor_id).toBe(firstFactor.id);
  });

  test('lets a member drop the factor after a fresh code', async () => {
    const { email, session, factor } = await memberWithFactor();
    const claims =
      'update auth.mfa_amr_claims set updated_at = updated_at - $1::interval where authentication_method = $2';
    await sql(claims, '6 minutes', 'totp');
    expect(await rpc('drop_factor', session.access_token)).toBe('code');
    const fresh = await giveCode(session, factor);
    expect(await rpc('drop_factor', fresh.access_token)).toBe('dropped');
    expect(await hasRights(sessionIn({ status: 200, body: { ...(await enter(email)) } }).access_token)).toBe(true);
  });

  test('lets a person with a lost phone join by a mail after an admin removed the factor', async () => {
    const { session: admin } = await member('admin');
    const { email, session } = await memberWithFactor('editor', ownPassword);
    const { id } = await rowOf(email);
    expect(await rpc('reset_sign_in', admin.access_token, { person: id })).toBe('removed');
    expect(await hasRights(session.access_token)).toBe(false);
    const back = await enter(email);
    expect(await join(back)).toBe('joined');
    expect(await hasRights(back.access_token)).toBe(true);
    expect(await passwordSession(email, ownPassword)).toBeNull();
  });

  test('lets a member enrol the required factor in the session of one mail', async () => {
    const { email } = await member('editor', ownPassword);
    await requireFactor(true);
    try {
      const session = await enter(email);
      expect(await join(session)).toBe('member');
      expect(await stateOf(session)).toBe('enrol');
      expect(await hasRights(session.access_token)).toBe(false);
      const withCode = await giveCode(session, await enrol(session));
      expect(await rpc('adopt_factor', withCode.access_token)).toBe('adopted');
      expect(await stateOf(withCode)).toBe('in');
      expect(await rpc('drop_factor', withCode.access_token)).toBe('required');
    } finally {
      await requireFactor(false);
    }
  });

  test('lets a member who removed the factor at the service enrol a new factor after a mail', async () => {
    const { email, session, factor } = await memberWithFactor();
    expect((await auth('DELETE', `factors/${factor.id}`, undefined, session.access_token)).status).toBe(200);
    expect(await hasRights(session.access_token)).toBe(false);
    const back = await enter(email);
    expect(await join(back)).toBe('member');
    expect(await stateOf(back)).toBe('enrol');
    const withCode = await giveCode(back, await enrol(back, 'new phone'));
    expect(await rpc('adopt_factor', withCode.access_token)).toBe('adopted');
    expect(await hasRights(withCode.access_token)).toBe(true);
  });

  test('lets a person with a changed address join by a mail to the new address and keep the drafts', async () => {
    const { session: admin } = await member('admin');
    const { email, session } = await member('contributor');
    const post = {
      title: 'Kept',
      slug: `kept-${Date.now()}`,
      excerpt: 'e',
      content: 'c',
      author: 'a',
      date: '2025-01-01',
    };
    expect((await ask('/rest/v1/blog_posts', 'POST', post, session.access_token)).status).toBe(201);
    const newAddress = `new-${email}`;
    const { id } = await rowOf(email);
    expect((await ask(`/rest/v1/users?id=eq.${id}`, 'PATCH', { email: newAddress }, admin.access_token)).status).toBe(
      204,
    );
    expect(await hasRights(session.access_token)).toBe(false);
    expect(await accountOf(email)).toBeNull();
    expect((await askForMail(email)).status).toBe(403);
    const back = await enter(newAddress);
    expect(await join(back)).toBe('joined');
    const drafts = await ask(`/rest/v1/blog_posts?select=id&slug=eq.${post.slug}`, 'GET', undefined, back.access_token);
    expect(drafts.body).toHaveLength(1);
  });
});

describe('a stranger who signs up first', () => {
  test('gets no account for an unlisted address', async () => {
    const email = `stranger-${Date.now()}@handheld-legacy.test`;
    expect((await auth('POST', 'signup', { email, password: otherPassword })).status).toBe(403);
    expect((await askForMail(email)).status).toBe(403);
    expect(await accountOf(email)).toBeNull();
  });

  test('loses a password for a listed address when the owner of the address joins', async () => {
    const email = await invite();
    expect((await auth('POST', 'signup', { email, password: otherPassword })).status).toBe(200);
    const session = await enter(email);
    expect(await passwordSession(email, otherPassword)).toBeNull();
    expect(await join(session)).toBe('joined');
    await waitAMinute(email);
    expect(await passwordSession(email, otherPassword)).toBeNull();
    expect(await hasRights(session.access_token)).toBe(true);
  });

  test('gets no session after the owner requested a mail', async () => {
    const email = await invite();
    await askForMail(email);
    const hash = await hashFor(email);
    await auth('POST', 'signup', { email, password: otherPassword });
    const opened = await openLink(hash);
    const session = opened.status === 200 ? sessionIn(opened) : await enter(email);
    expect(await join(session)).toBe('joined');
    await waitAMinute(email);
    expect(await passwordSession(email, otherPassword)).toBeNull();
  });

  test.each([0, 50, 150, 400])('gets no session while the owner of the address takes %i ms to join', async (wait) => {
    const email = await invite();
    await auth('POST', 'signup', { email, password: otherPassword });
    const session = await enter(email);
    let stolen = 0;
    const thief = repeatedly(async () => {
      const found = await passwordSession(email, otherPassword);
      if (!found) return;
      stolen += 1;
      await setPassword(found, 'a third password of the thief');
    });
    await pause(wait);
    expect(await join(session)).toBe('joined');
    await pause(100);
    await thief.stop();
    await waitAMinute(email);
    expect(stolen).toBe(0);
    expect(await passwordSession(email, otherPassword)).toBeNull();
    expect(await hasRights(session.access_token)).toBe(true);
  });

  test('loses a factor on the account when the owner of the address joins', async () => {
    const email = await invite();
    await auth('POST', 'signup', { email, password: otherPassword });
    const accountId = await accountOf(email);
    await sql(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values (gen_random_uuid(), $1, 'of a thief', 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`,
      accountId,
    );
    const session = await enter(email);
    expect(await join(session)).toBe('joined');
    expect(await backend.sql('select from auth.mfa_factors where user_id = $1', [accountId])).toEqual([]);
    expect((await setPassword(session, ownPassword)).status).toBe(200);
  });

  test('gets no account for another audience', async () => {
    const email = await invite();
    const signUp = await auth('POST', 'signup', { email, password: otherPassword }, undefined, { 'x-jwt-aud': 'x' });
    expect(signUp.status).toBe(403);
    expect(await join(await enter(email))).toBe('joined');
  });

  test.each([
    ['by phone', { phone: '+4915112345678', password: otherPassword }],
    ['without an address', {}],
  ])('gets no account %s', async (_how, body) => {
    expect((await auth('POST', 'signup', body)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('an older account', () => {
  test('disappears with password and factor when a new row has the address', async () => {
    const email = `before-${Date.now()}@handheld-legacy.test`;
    await dashboard('POST', 'admin/users', { email, password: otherPassword, email_confirm: true });
    expect(await accountOf(email)).not.toBeNull();
    await sql('insert into public.users (name, email) values ($1, $2)', 'Later', email);
    expect(await accountOf(email)).toBeNull();
    expect(await signIn(email, otherPassword)).toMatchObject({ body: { error_code: 'invalid_credentials' } });
  });

  test("joins by the next mail's link after an invitation from the dashboard", async () => {
    const email = await invite();
    expect((await dashboard('POST', 'invite', { email })).status).toBe(200);
    expect(await join(await enter(email))).toBe('joined');
  });

  test("disappears at the next mail when the person's row has no date of joining", async () => {
    const { email, session } = await member('editor', ownPassword);
    const factor = await enrol(session);
    await giveCode(session, factor);
    await sql('update public.users set joined_at = null where email = $1', email);
    expect(await passwordSession(email, ownPassword)).toBeNull();
    expect(await join(await enter(email))).toBe('again');
    expect(await join(await enter(email))).toBe('joined');
  });
});

describe('an account that moves to another address', () => {
  test('does not get the row of an invited admin', async () => {
    const { email, session } = await member('contributor');
    const accountId = await accountOf(email);
    const victim = await invite('admin');
    expect((await dashboard('PUT', `admin/users/${accountId}`, { email: victim, email_confirm: true })).status).toBe(
      200,
    );
    expect(await hasRights(session.access_token)).toBe(false);
    expect(await join(session)).toBe('again');
    expect(await accountOf(victim)).toBeNull();
    const owner = await enter(victim);
    expect(await join(owner)).toBe('joined');
    expect(await hasRights(owner.access_token)).toBe(true);
  });
});

describe('a thief', () => {
  test('gets no rights by a password alone when the row has a factor', async () => {
    const { email } = await memberWithFactor('admin', ownPassword);
    const stolen = sessionIn(await signIn(email, ownPassword));
    expect(await stateOf(stolen)).toBe('code');
    expect(await hasRights(stolen.access_token)).toBe(false);
    expect(
      (await auth('POST', 'factors', { factor_type: 'totp', friendly_name: 'x' }, stolen.access_token)).status,
    ).toBe(403);
    expect((await setPassword(stolen, otherPassword)).status).toBe(401);
  });

  test.each([false, true])('cannot adopt a factor by a password (factor required: %s)', async (required) => {
    const { email } = await member('editor', ownPassword);
    await requireFactor(required);
    try {
      const stolen = sessionIn(await signIn(email, ownPassword));
      expect(await hasRights(stolen.access_token)).toBe(!required);
      const withCode = await giveCode(stolen, await enrol(stolen));
      expect(await rpc('adopt_factor', withCode.access_token)).toBe('mail');
      expect((await rowOf(email)).factor_id).toBeNull();
      expect(await hasRights(withCode.access_token)).toBe(!required);
      // The owner's next mail removes the factor.
      const owner = await enter(email);
      expect(await join(owner)).toBe('member');
      expect((await setPassword(owner, otherPassword)).status).toBe(200);
    } finally {
      await requireFactor(false);
    }
  });

  test('cannot adopt a factor more than 15 minutes after the mail', async () => {
    const { email, session } = await member();
    await sql("update auth.mfa_amr_claims set created_at = created_at - interval '16 minutes'");
    const withCode = await giveCode(session, await enrol(session));
    expect(await rpc('adopt_factor', withCode.access_token)).toBe('mail');
    expect((await rowOf(email)).factor_id).toBeNull();
  });

  test.each([
    [
      'an admin reset the sign-in',
      async (email: string) => {
        const { session } = await member('admin');
        await rpc('reset_sign_in', session.access_token, { person: (await rowOf(email)).id });
      },
    ],
    [
      'the owner was banned',
      async (email: string) => {
        await dashboard('PUT', `admin/users/${await accountOf(email)}`, { ban_duration: '24h' });
      },
    ],
    [
      'the owner signed out everywhere',
      async (_email: string, owner: Session) => {
        await auth('POST', 'logout?scope=global', {}, owner.access_token);
      },
    ],
    [
      'the person was removed from the team',
      async (email: string) => {
        await sql('delete from public.users where email = $1', email);
      },
    ],
    [
      'the account was deleted',
      async (email: string) => {
        await dashboard('DELETE', `admin/users/${await accountOf(email)}`);
      },
    ],
  ])('loses the rights of a stolen two-factor session when %s', async (_what, endRights) => {
    const { email, session, factor } = await memberWithFactor();
    const stolen = session.access_token;
    expect(await hasRights(stolen)).toBe(true);
    await endRights(email, await giveCode(await enter(email), factor));
    expect(await hasRights(stolen)).toBe(false);
  });

  test('gets no rights by the mailbox alone, and changes neither factor nor password', async () => {
    const { email, factor } = await memberWithFactor('admin', ownPassword);
    const thief = await enter(email);
    expect(await join(thief)).toBe('member');
    expect(await stateOf(thief)).toBe('code');
    expect(await hasRights(thief.access_token)).toBe(false);
    expect((await setPassword(thief, otherPassword)).body).toMatchObject({ error_code: 'insufficient_aal' });
    expect((await auth('DELETE', `factors/${factor.id}`, undefined, thief.access_token)).status).toBe(422);
    expect(
      (await auth('POST', 'factors', { factor_type: 'totp', friendly_name: 'x' }, thief.access_token)).status,
    ).toBe(403);
    expect((await rowOf(email)).factor_id).toBe(factor.id);
  });

  test("cannot remove the owner's factor after enrolling another factor first", async () => {
    const { email } = await member('editor', ownPassword);
    const stolen = sessionIn(await signIn(email, ownPassword));
    const withCode = await giveCode(stolen, await enrol(stolen));
    const owner = await enter(email);
    expect(await join(owner)).toBe('member');
    const factor = await enrol(owner);
    const adopting = await giveCode(owner, factor);
    expect(await rpc('adopt_factor', adopting.access_token)).toBe('adopted');
    expect((await auth('DELETE', `factors/${factor.id}`, undefined, withCode.access_token)).status).toBe(403);
    expect((await setPassword(withCode, otherPassword)).status).toBe(403);
    expect(await hasRights(adopting.access_token)).toBe(true);
  });

  test('loses the rights of a session when an admin resets the sign-in', async () => {
    const { session: admin } = await member('admin');
    const { email, session: stolen } = await member('editor', ownPassword);
    const { id } = await rowOf(email);
    expect(await rpc('reset_sign_in', admin.access_token, { person: id })).toBe('removed');
    expect(await hasRights(stolen.access_token)).toBe(false);
    expect(await rpc('reset_sign_in', admin.access_token, { person: id })).toBe('none');
    expect(await join(await enter(email))).toBe('joined');
  });

  test('keeps no rights by the password while an admin resets the sign-in', async () => {
    const { session: admin } = await member('admin');
    const { email } = await memberWithFactor('editor', ownPassword);
    const { id } = await rowOf(email);
    const tokens: string[] = [];
    const thief = repeatedly(async () => {
      const found = await passwordSession(email, ownPassword);
      if (!found) return;
      tokens.push(found.access_token);
      await setPassword(found, otherPassword);
    });
    await pause(100);
    expect(await rpc('reset_sign_in', admin.access_token, { person: id })).toBe('removed');
    await pause(100);
    const owner = await enter(email);
    expect(await join(owner)).toBe('joined');
    await thief.stop();
    await waitAMinute(email);
    const rights = await Promise.all([...new Set(tokens)].map((token) => hasRights(token)));
    expect(rights.filter(Boolean)).toEqual([]);
    expect(await passwordSession(email, ownPassword)).toBeNull();
    expect(await passwordSession(email, otherPassword)).toBeNull();
    expect(await hasRights(owner.access_token)).toBe(true);
  });
});

describe('an account without its row', () => {
  test('disappears when the row gets another account', async () => {
    const { email } = await member('contributor');
    const first = await accountOf(email);
    await dashboard('PUT', `admin/users/${first}`, { email: `elsewhere-${email}`, email_confirm: true });
    expect(await join(await enter(email))).toBe('joined');
    expect(await backend.sql('select from auth.users where id = $1', [first])).toEqual([]);
  });

  test('disappears when SQL clears auth_user_id in the row', async () => {
    const { email, session } = await member('editor', ownPassword);
    await Promise.all([
      setPassword(session, otherPassword),
      sql('update public.users set auth_user_id = null where email = $1', email),
    ]);
    expect(await accountOf(email)).toBeNull();
    expect(await join(await enter(email))).toBe('joined');
    await waitAMinute(email);
    expect(await passwordSession(email, otherPassword)).toBeNull();
  });

  test('cannot join a second time', async () => {
    const { email, session } = await member();
    // Simulates a row that a person restored by hand.
    await sql('update public.users set joined_at = null where email = $1', email);
    expect(await join(session)).toBe('again');
    expect(await accountOf(email)).toBeNull();
  });
});

describe('a row of the team', () => {
  test.each(['auth_user_id', 'joined_at', 'factor_id'])(
    'keeps %s when an admin writes the column by the API',
    async (column) => {
      const { email, session } = await member('admin');
      const other = await member();
      const value = column === 'joined_at' ? '2020-01-01T00:00:00Z' : (await rowOf(email)).id;
      for (const address of [email, other.email]) {
        const patched = await ask(
          `/rest/v1/users?email=eq.${address}`,
          'PATCH',
          { [column]: value },
          session.access_token,
        );
        expect(patched.status).toBe(403);
      }
      const person = { name: 'n', email: `posted-${Date.now()}@handheld-legacy.test`, role: 'editor', [column]: value };
      expect((await ask('/rest/v1/users', 'POST', person, session.access_token)).status).toBe(403);
    },
  );

  test('gives no rights to an old session after SQL deleted the row and added it again', async () => {
    const { email, session } = await member('editor', ownPassword);
    await Promise.all([sql('delete from public.users where email = $1', email), setPassword(session, otherPassword)]);
    await sql("insert into public.users (name, email, role) values ('Again', $1, 'editor')", email);
    expect(await hasRights(session.access_token)).toBe(false);
    const back = await enter(email);
    expect(await join(back)).toBe('joined');
    await waitAMinute(email);
    expect(await hasRights(session.access_token)).toBe(false);
    expect(await passwordSession(email, ownPassword)).toBeNull();
    expect(await passwordSession(email, otherPassword)).toBeNull();
  });

  test('loses the accounts of the old and the new address when SQL corrects the address', async () => {
    const { email, session } = await member('editor', ownPassword);
    const corrected = `corrected-${email}`;
    await dashboard('POST', 'admin/users', { email: corrected, password: otherPassword, email_confirm: true });
    await sql('update public.users set email = $2 where email = $1', email, corrected);
    expect(await hasRights(session.access_token)).toBe(false);
    expect([await accountOf(email), await accountOf(corrected)]).toEqual([null, null]);
    expect(await join(await enter(corrected))).toBe('joined');
  });

  test('keeps the account when another account with the address joins', async () => {
    const { email } = await member();
    const held = await rowOf(email);
    const other = await member('contributor');
    await sql('update auth.users set is_sso_user = true where id = $1', held.auth_user_id);
    await sql('update auth.users set email = $2 where id = $1', (await rowOf(other.email)).auth_user_id, email);
    await sql(
      'update private.born_accounts set address = $2 where account = $1',
      (await rowOf(other.email)).auth_user_id,
      email,
    );
    expect(await join(other.session)).toBe('taken');
    expect((await rowOf(email)).auth_user_id).toBe(held.auth_user_id);
    await sql('update auth.users set email = $2 where email = $1 and not is_sso_user', email, other.email);
  });

  test('stays unchanged when the person is the last admin who can sign in', async () => {
    const { email, session } = await member('admin');
    const banned = await member('admin');
    await dashboard('PUT', `admin/users/${await accountOf(banned.email)}`, { ban_duration: '24h' });
    const others = "role = 'admin' and email <> $1 and email <> $2";
    const rest = await backend.sql<{ id: string }>(`select id from public.users where ${others}`, [
      email,
      banned.email,
    ]);
    await sql(`update public.users set role = 'editor' where ${others}`, email, banned.email);
    try {
      const { id } = await rowOf(email);
      const changes = [{ role: 'editor' }, { email: `moved-${email}` }];
      for (const change of changes) {
        expect(
          (await ask(`/rest/v1/users?id=eq.${id}`, 'PATCH', change, session.access_token)).status,
        ).toBeGreaterThanOrEqual(400);
      }
      await expect(sql('delete from public.users where id = $1', id)).rejects.toThrow('last admin');
    } finally {
      for (const { id } of rest) await sql("update public.users set role = 'admin' where id = $1", id);
    }
  });
});

describe('a session', () => {
  test('cannot join without the claim of the gate', async () => {
    const session = await enter(await invite());
    const claims = JSON.stringify({ ...claimsOf(session), gate: undefined });
    await backend.script('begin');
    try {
      await sql("select set_config('request.jwt.claims', $1, true)", claims);
      await backend.script('set local role authenticated');
      const [row] = await backend.sql<{ outcome: string }>('select public.join_team() as outcome');
      expect(row?.outcome).toBe('gate');
    } finally {
      await backend.script('rollback');
    }
  });

  test('cannot join more than 15 minutes after the start', async () => {
    const session = await enter(await invite());
    await sql("update auth.mfa_amr_claims set created_at = created_at - interval '16 minutes'");
    expect(await join(session)).toBe('mail');
  });

  test.each([
    ['has a phone', "phone = '4915112345678'"],
    ['uses single sign-on', 'is_sso_user = true'],
    ['is anonymous', 'is_anonymous = true'],
    ['has another audience', "aud = 'x'"],
    ['is banned', "banned_until = now() + interval '1 day'"],
  ])('cannot join for an account that %s', async (_what, change) => {
    const email = await invite();
    const session = await enter(email);
    await sql(`update auth.users set ${change} where email = $1`, email);
    expect(await join(session)).toBe('account');
    expect((await rowOf(email)).auth_user_id).toBeNull();
    await sql('delete from auth.users where email = $1', email);
  });
});

function claimsOf({ access_token }: Session): Record<string, unknown> {
  return JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

test.each([
  ['a removal of the row', (email: string) => sql('delete from public.users where email = $1', email)],
  [
    'a ban',
    async (email: string) => {
      await dashboard('PUT', `admin/users/${await accountOf(email)}`, { ban_duration: '24h' });
    },
  ],
  [
    'a deletion of the account',
    async (email: string) => {
      await dashboard('DELETE', `admin/users/${await accountOf(email)}`);
    },
  ],
])('joining during %s causes no deadlock and leaves no rights', async (_what, endRights) => {
  for (let turn = 0; turn < 5; turn += 1) {
    const email = await invite();
    const session = await enter(email);
    const [outcome] = await Promise.all([join(session), endRights(email)]);
    expect(outcome).not.toContain('deadlock');
    expect(await hasRights(session.access_token)).toBe(false);
  }
});
