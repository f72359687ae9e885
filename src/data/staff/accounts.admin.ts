import * as v from 'valibot';
import { ReadError, signedOut } from '@/data/service/errors';
import { rowsOf } from '@/data/service/row-check';
import { accessToken, storeSession } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { changedRow } from '@/data/service/writes.admin';
import { usersKey } from './users.admin';

const time = v.nullable(v.string());

const ownAccessSchema = v.object({
  /** The id of the row in `users`. */
  id: v.nullable(v.string()),
  name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  role: v.nullable(v.string()),
  /**
   * 'in': the account has the rights of its role. 'code': the account has a second factor, which this session has not
   * used. 'enrol': the user must set up a second factor first. 'join': a new mail sets the account up. 'nobody': no row
   * in `users` has the address of the account.
   */
  state: v.picklist(['in', 'code', 'enrol', 'join', 'nobody']),
  has_factor: v.boolean(),
  /** True when the site requires a second factor from everybody. */
  required: v.boolean(),
  /** The time of the mail that began this session; null when a password began it. */
  mail_at: time,
});

/** The rights of the signed-in account, or the reason why it has none. */
export type OwnAccess = v.InferOutput<typeof ownAccessSchema>;

/** 'over': the session has ended elsewhere, though its token is still valid. */
const ownStateSchema = v.object({ state: v.picklist([...ownAccessSchema.entries.state.options, 'over']) });

/**
 * Reads the rights of the signed-in account. The key begins like the users' key, because a change of a user may change
 * these rights. A session that has ended elsewhere ends on this device too.
 */
export function ownAccess(accountId: string) {
  return staffQuery([...usersKey, 'own', accountId], async (signal): Promise<OwnAccess> => {
    const token = accessToken();
    const response = await withoutRetries(staffSupabase.rpc('own_access'), signal);
    const [row] = rowsOf<{ state: string }>(response, ownStateSchema);
    if (row?.state === 'over') {
      if (accessToken() === token) storeSession(null);
      throw new ReadError('rejected', 'own_access: the session is over', signedOut);
    }
    const [access] = rowsOf<object>(response, ownAccessSchema);
    return v.parse(ownAccessSchema, access);
  });
}

const staffAccountSchema = v.object({
  id: v.string(),
  /** 'invited': no account has the address. 'unjoined': an account has the address, but has not joined. */
  state: v.picklist(['invited', 'active', 'banned', 'unjoined']),
  has_factor: v.boolean(),
  last_sign_in_at: time,
});

/** The state of the sign-in of a person. `id` is the id of the row in `users`. */
export type StaffAccount = v.InferOutput<typeof staffAccountSchema>;

/** Reads the accounts of the staff. Only admins get rows. */
export function staffAccounts() {
  return staffQuery([...usersKey, 'accounts'], async (signal): Promise<StaffAccount[]> => {
    const rows = rowsOf<object>(await withoutRetries(staffSupabase.rpc('staff_accounts'), signal), staffAccountSchema);
    return v.parse(v.array(staffAccountSchema), rows);
  });
}

/** Joins the user's account to the row with its address. @throws WriteError */
export async function joinTeam() {
  const outcomes = ['joined', 'member', 'again', 'taken', 'other', 'nobody', 'account', 'mail', 'gate'] as const;
  return outcomeOf(await staffSupabase.rpc('join_team'), outcomes);
}

/** Asks the database to accept this session's second factor. @throws WriteError */
export async function adoptFactor() {
  return outcomeOf(await staffSupabase.rpc('adopt_factor'), ['adopted', 'other', 'code', 'mail', 'join'] as const);
}

/** Removes the user's second factor. @throws WriteError */
export async function dropFactor() {
  return outcomeOf(await staffSupabase.rpc('drop_factor'), ['dropped', 'none', 'required', 'code'] as const);
}

/**
 * Deletes another person's account, with its password, sessions and second factor. The person signs in again by mail.
 * @param person the id in `users`
 * @throws WriteError
 */
export async function resetSignIn(person: string) {
  return outcomeOf(await staffSupabase.rpc('reset_sign_in', { person }), ['removed', 'none'] as const);
}

/** Sets whether everybody needs a second factor. @throws WriteError */
export async function requireFactor(required: boolean) {
  return outcomeOf(await staffSupabase.rpc('require_factor', { required }), ['changed', 'factor'] as const);
}

/** @throws WriteError */
export async function setOwnName(name: string): Promise<void> {
  checkedText(await staffSupabase.rpc('set_own_name', { name }), v.object({ answer: v.string() }));
}

interface TextResponse {
  data: unknown;
  error: { message: string; code: string; hint?: string | null } | null;
  status: number;
}

function outcomeOf<const Outcome extends string>(response: TextResponse, outcomes: readonly Outcome[]): Outcome {
  return checkedText<{ answer: Outcome }>(response, v.object({ answer: v.picklist(outcomes) })).answer;
}

/** Checks the response of a function that returns one text. The text counts as the row of a write. */
function checkedText<Row extends { answer: string }>(
  { data, ...rest }: TextResponse,
  schema: v.GenericSchema<unknown, Row>,
): Row {
  const rows = data === null ? null : [{ answer: data } as Row];
  return changedRow<Row>('users', { ...rest, data: rows }, schema);
}
