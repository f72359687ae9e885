export function sessionOf(account: string): string {
  return account.replace('-4000-', '-5000-');
}

export function claimsOf(account: string) {
  return { role: 'authenticated', sub: account, session_id: sessionOf(account), aal: 'aal1', gate: 'on' };
}

/** Returns SQL that adds an account and a session. The address of the account is confirmed. */
export function insertAccount(account: string, email: string): string {
  return `insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at)
    values ('00000000-0000-0000-0000-000000000000', '${account}', 'authenticated', 'authenticated', '${email}', '',
      '2025-01-01', '2025-01-01', '2025-01-01'); ${insertSession(account)}`;
}

export function insertSession(account: string, session = sessionOf(account)): string {
  return `insert into auth.sessions (id, user_id, aal, created_at, updated_at)
    values ('${session}', '${account}', 'aal1', now(), now())`;
}

/** Returns SQL that records a sign-in method of the account's session. `ago` is the time since the sign-in. */
export function recordSignInMethod(account: string, method: 'otp' | 'password' | 'totp', ago = '0 minutes'): string {
  return `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (gen_random_uuid(), '${sessionOf(account)}', '${method}', now() - interval '${ago}', now() - interval '${ago}')`;
}

export function insertFactor(account: string, factor: string): string {
  return `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values ('${factor}', '${account}', 'totp', 'verified', now(), now())`;
}
