import type { Account, Factor } from './accounts.ts';

/** Returns an account as the service shows it, without columns that have no value. */
export function shownAccount(account: Account): Record<string, unknown> {
  const { id, aud, role, email, phone, raw_app_meta_data, raw_user_meta_data, is_anonymous } = account;
  const { email_confirmed_at, invited_at, confirmation_sent_at, confirmed_at, recovery_sent_at } = account;
  const { email_change, email_change_sent_at, last_sign_in_at, created_at, updated_at, banned_until } = account;
  const times = {
    ...{ email_confirmed_at, invited_at, confirmation_sent_at, confirmed_at, recovery_sent_at, email_change_sent_at },
    ...{ new_email: email_change, last_sign_in_at, banned_until },
  };
  return {
    ...{ id, aud, role, email, phone: phone ?? '' },
    ...Object.fromEntries(Object.entries(times).filter(([, value]) => value)),
    app_metadata: raw_app_meta_data ?? {},
    user_metadata: raw_user_meta_data ?? {},
    ...(account.factors.length > 0 && { factors: account.factors.map(shownFactor) }),
    identities: account.identities.map(({ id: identity_id, provider_id, ...identity }) => ({
      ...{ identity_id, id: provider_id, ...identity },
    })),
    ...{ created_at, updated_at, is_anonymous },
  };
}

function shownFactor({ id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at }: Factor) {
  return {
    ...{ id, created_at, updated_at, status, ...(friendly_name && { friendly_name }) },
    ...{ factor_type, phone: '', last_challenged_at },
  };
}
