import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { reloaded, type Account, type Factor } from './accounts.ts';
import { AuthFailure, json } from './answers.ts';
import { isUuid, networkAddress, siteUrl, textOf, type AuthContext } from './auth-context.ts';
import { notify } from './mails.ts';
import { signedIn, type SignedIn } from './own-account.ts';
import { addMethod, nextRefreshToken, sessionAnswer, type Session } from './sessions.ts';

const secondsOfFactor = 300;
const secondsOfChallenge = 300;

/** POST /factors: enrols a second factor, which counts after its first correct code. */
export async function enrolFactor(context: AuthContext): Promise<Response> {
  const { account, session } = await signedInBySession(context);
  const { database, settings, now } = context;
  const [type, name] = [textOf(context, 'factor_type'), textOf(context, 'friendly_name')];
  if (type === 'phone' || type === 'webauthn') {
    throw new AuthFailure(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`);
  }
  if (type !== 'totp') {
    throw new AuthFailure(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  }
  if (!settings.enrollsTotp) {
    throw new AuthFailure(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
  await database.query(
    `delete from auth.mfa_factors as factor where status <> 'verified' and created_at < $1
       and not exists (select from auth.mfa_challenges where factor_id = factor.id)`,
    [new Date(now.getTime() - secondsOfFactor * 1000).toISOString()],
  );
  rejectFactor(context, await reloaded(context, account), session, name);
  const totp = totpOf(
    new Secret({ size: 20 }).base32,
    textOf(context, 'issuer') || new URL(siteUrl(context)).host,
    account,
  );
  const id = randomUUID();
  await database.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
    [id, account.id, name, totp.secret.base32, now.toISOString()],
  );
  const uri = totp.toString();
  return json({ id, type, friendly_name: name, totp: { qr_code: renderSVG(uri), secret: totp.secret.base32, uri } });
}

function rejectFactor({ settings }: AuthContext, { factors }: Account, session: Session, name: string): void {
  if (factors.some(({ friendly_name }) => (friendly_name ?? '') === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthFailure(422, 'mfa_factor_name_conflict', message);
  }
  if (factors.length >= settings.maximumFactors) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthFailure(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (factors.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}

export async function challengeFactor(context: AuthContext): Promise<Response> {
  const { account } = await signedInBySession(context);
  const factor = factorOf(context, account);
  const { database, now } = context;
  rejectVerification(context);
  const id = randomUUID();
  await database.query(
    'insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)',
    [id, factor.id, now.toISOString(), networkAddress(context)],
  );
  await database.query('update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1', [factor.id]);
  const expires_at = Math.floor(now.getTime() / 1000) + secondsOfChallenge;
  return json({ id, type: factor.factor_type, expires_at });
}

function rejectVerification({ settings }: AuthContext): void {
  if (settings.verifiesTotp) return;
  throw new AuthFailure(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP');
}

/**
 * POST /factors/:id/verify: a correct code raises the session to `aal2`, and ends the account's sessions below `aal2`.
 */
export async function verifyFactor(context: AuthContext): Promise<Response> {
  const { account, session } = await signedInBySession(context);
  const factor = factorOf(context, account);
  const { database, now } = context;
  const code = textOf(context, 'code');
  if (code === '') throw new AuthFailure(400, 'validation_failed', 'Code needs to be non-empty');
  rejectVerification(context);
  const challenge = await openChallenge(context, factor);
  if (totpOf(factor.secret, '', account).validate({ token: code, timestamp: now.getTime(), window: 1 }) === null) {
    throw new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  }
  const at = now.toISOString();
  await database.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [challenge, at]);
  if (factor.status !== 'verified') {
    await database.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [
      factor.id,
      at,
    ]);
  }
  await addMethod(context, session.id, 'totp');
  const refreshToken = await nextRefreshToken(context, account, session.id);
  await database.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1", [
    ...[session.id, factor.id, at],
  ]);
  const updated = await reloaded(context, account);
  const answer = await sessionAnswer(context, updated, { sessionId: session.id, refreshToken, method: 'totp' });
  await database.query("delete from auth.sessions where user_id = $1 and aal < 'aal2'", [account.id]);
  await database.query("delete from auth.mfa_factors where user_id = $1 and status <> 'verified'", [account.id]);
  if (factor.status !== 'verified') await notify(context, account, 'mfa_factor_enrolled');
  return json(answer);
}

/**
 * Returns the id of a challenge.
 * @throws AuthFailure when the challenge is unknown, used, expired or from another network address
 */
async function openChallenge(context: AuthContext, factor: Factor): Promise<string> {
  const { database, now, body } = context;
  const { rows } = await database.query(
    `select id, created_at::text as "createdAt", verified_at is not null or ip_address <> $3::inet as "isUsed"
     from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
    [String(body.challenge_id), factor.id, networkAddress(context)],
  );
  const [challenge] = rows as { id: string; createdAt: string; isUsed: boolean }[];
  if (!challenge) {
    throw new AuthFailure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  if (challenge.isUsed) {
    throw new AuthFailure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  if (now.getTime() > Date.parse(challenge.createdAt) + secondsOfChallenge * 1000) {
    const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthFailure(422, 'mfa_challenge_expired', message);
  }
  return challenge.id;
}

export async function removeFactor(context: AuthContext): Promise<Response> {
  const { account, session } = await signedInBySession(context);
  const { id, status } = factorOf(context, account);
  const { database } = context;
  if (status === 'verified' && session.aal !== 'aal2') {
    throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  }
  await database.query('delete from auth.mfa_factors where id = $1', [id]);
  await database.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [id],
  );
  await database.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [id]);
  await notify(context, account, 'mfa_factor_unenrolled');
  return json({ id });
}

async function signedInBySession(context: AuthContext): Promise<SignedIn & { session: Session }> {
  const { account, session } = await signedIn(context);
  if (!session) {
    const message = 'A valid session and a registered user are required to enroll a factor';
    throw new AuthFailure(500, 'unexpected_failure', message);
  }
  return { account, session };
}

function factorOf({ url }: AuthContext, { factors }: Account): Factor {
  const [, , id] = url.pathname.split('/');
  if (!isUuid(id)) throw new AuthFailure(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = factors.find((each) => each.id === id.toLowerCase());
  if (!factor) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

function totpOf(secret: string, issuer: string, { email }: Account): TOTP {
  return new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) });
}
