import { randomUUID } from 'node:crypto';
import type { Account } from './accounts.ts';
import { AuthFailure } from './answers.ts';
import { networkAddress, type AuthContext } from './auth-context.ts';
import type { HookName } from './settings.ts';
import { shownAccount } from './shown-account.ts';

/** Calls the project's hook before an account is added. @throws AuthFailure when the hook rejects the account */
export async function admit(context: AuthContext, account: Account): Promise<void> {
  await callHook(context, 'before_user_created', {
    metadata: metadata(context, 'before-user-created'),
    user: shownAccount(account),
  });
  // The service calls the hook in a separate transaction: the hook's writes stay, even if adding the account fails.
  await context.keepWrites();
}

const required = ['aud', 'exp', 'iat', 'sub', 'email', 'phone', 'role', 'aal', 'session_id', 'is_anonymous'];

/**
 * Returns the claims that the project's hook decides for a token.
 * @throws AuthFailure when the hook rejects the session
 */
export async function withHook(
  context: AuthContext,
  claims: Record<string, unknown>,
  authentication_method: string,
): Promise<Record<string, unknown>> {
  const answer = await callHook(context, 'custom_access_token', {
    ...{ metadata: metadata(context, 'customize-access-token'), user_id: claims.sub, claims, authentication_method },
  });
  if (answer === null) return claims;
  const newClaims = answer.claims as Record<string, unknown> | undefined;
  if (!newClaims) throw new AuthFailure(500, '', 'output claims field is missing');
  const missing = required.filter((name) => !(name in newClaims));
  if (missing.length > 0) {
    const lines = missing.map((name) => `- (root): ${name} is required\n`).join('');
    throw new AuthFailure(500, '', `output claims do not conform to the expected schema: \n${lines}`);
  }
  return newClaims;
}

function metadata(context: AuthContext, name: string) {
  return { uuid: randomUUID(), time: context.now.toISOString(), name, ip_address: networkAddress(context) };
}

/** Returns the result of a hook, null for a disabled hook. @throws AuthFailure with the error that the hook returns */
async function callHook(
  { database, settings }: AuthContext,
  hook: HookName,
  event: object,
): Promise<Record<string, unknown> | null> {
  const address = settings.hooks[hook];
  if (address === '') return null;
  const [, schema, name] = /^pg-functions:\/\/\w+\/(\w+)\/(\w+)$/.exec(address) ?? [];
  let answer: unknown;
  try {
    const { rows } = await database.query(`select "${schema}"."${name}"($1::jsonb) as answer`, [JSON.stringify(event)]);
    [{ answer }] = rows as [{ answer: unknown }];
  } catch (cause) {
    throw new AuthFailure(500, 'unexpected_failure', `Error running hook URI: ${address}`, { cause });
  }
  const { error, ...rest } = (answer ?? {}) as { error?: { http_code?: number; message?: string } };
  if (error?.message) throw new AuthFailure(error.http_code ?? 500, '', error.message);
  return rest;
}
