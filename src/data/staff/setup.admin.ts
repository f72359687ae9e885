import * as v from 'valibot';
import { ReadError } from '@/data/service/errors';
import { rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { fetchWithBody } from '@/data/service/supabase';
import { timeouts } from '@/data/service/timeouts';
import { env } from '@/site/env';

const setupKey = ['setup', staffKey] as const;
/** A user who opens this page has just changed something elsewhere. */
const alwaysFresh = { staleTime: 0 };

const accountsSetupSchema = v.object({
  /** True when the token of this session has passed the hook for tokens. */
  gate: v.boolean(),
  /** The time of the last account that the hook for new accounts admitted. */
  last_admitted_at: v.nullable(v.string()),
});

export type AccountsSetup = v.InferOutput<typeof accountsSetupSchema>;

/** PostgREST's code for a missing function. */
const noFunction = 'PGRST202';

/** Reads whether the sign-in hooks work, for admins; null when the database lacks the functions for accounts. */
export function accountsSetup() {
  const read = staffQuery([...setupKey, 'accounts'], async (signal): Promise<AccountsSetup | null> => {
    const response = await withoutRetries(staffSupabase.rpc('accounts_setup'), signal);
    if (response.error?.code === noFunction) return null;
    const [row] = rowsOf<AccountsSetup>(response, accountsSetupSchema);
    if (!row) throw new ReadError('rejected', 'accounts_setup: only for admins');
    return row;
  });
  return { ...read, ...alwaysFresh };
}

const serviceSettingsSchema = v.object({
  disable_signup: v.boolean(),
  mailer_autoconfirm: v.boolean(),
  phone_autoconfirm: v.optional(v.boolean(), false),
  saml_enabled: v.optional(v.boolean(), false),
  /** Maps the name of a sign-in method to whether it is on. */
  external: v.record(v.string(), v.boolean()),
});

export type ServiceSettings = v.InferOutput<typeof serviceSettingsSchema>;

export function serviceSettings() {
  const read = staffQuery([...setupKey, 'service'], async (signal): Promise<ServiceSettings> => {
    const giveUp = new AbortController();
    const stop = () => giveUp.abort();
    const timer = setTimeout(stop, timeouts.service);
    signal.addEventListener('abort', stop);
    try {
      const headers = { apikey: env.supabaseKey };
      const response = await fetchWithBody(`${env.supabaseUrl}/auth/v1/settings`, { headers, signal: giveUp.signal });
      const settings = v.safeParse(serviceSettingsSchema, await response.json());
      if (response.ok && settings.success) return settings.output;
      throw new ReadError(
        response.ok ? 'malformed' : 'rejected',
        `settings of the sign-in service: ${response.status}`,
      );
    } catch (error) {
      if (error instanceof ReadError) throw error;
      throw new ReadError(giveUp.signal.aborted ? 'timeout' : 'network', String(error));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  });
  return { ...read, ...alwaysFresh };
}
