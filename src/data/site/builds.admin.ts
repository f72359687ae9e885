import * as v from 'valibot';
import { buildFilePath } from '@/data/reads/built-page';
import type { ContentStamps } from '@/data/reads/content-stamps';
import { fetchBuildFile, hasSnapshots } from '@/data/reads/snapshot';
import type { ServiceResponse } from '@/data/service/errors';
import { firstRowOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { changedRow, isRejected, WriteError } from '@/data/service/writes.admin';

const buildStateSchema = v.object({
  hook_set: v.boolean(),
  /** Each is true when the database has switched the extension on: Vault, pg_net and pg_cron. */
  vault_on: v.boolean(),
  net_on: v.boolean(),
  cron_on: v.boolean(),
  /** True when the database has the scheduled job. */
  scheduled: v.boolean(),
  asked_at: v.nullable(v.string()),
  asked_by_clock: v.nullable(v.boolean()),
  /** The host's response to the last request; 'unknown' when nobody can tell any more. */
  answer: v.nullable(v.picklist(['waiting', 'accepted', 'refused', 'unreachable', 'unknown'])),
  /** The HTTP status of that response. */
  status: v.nullable(v.number()),
});

export type BuildState = v.InferOutput<typeof buildStateSchema>;

export const buildsKey = ['builds', staffKey] as const;

const pollMilliseconds = 5_000;

/** Reads the state of builds; null for users who may not see it. The read repeats until the host has responded. */
export function buildState() {
  const read = staffQuery([...buildsKey, 'state'], async (signal) => {
    // In the generated types, no result of a function is nullable.
    const response = (await withoutRetries(staffSupabase.rpc('build_state'), signal)) as ServiceResponse<BuildState>;
    return firstRowOf<BuildState>(response, buildStateSchema);
  });
  return {
    ...read,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: BuildState | null } }) =>
      state.data?.answer === 'waiting' && pollMilliseconds,
  };
}

export interface BuiltFiles {
  /** The content stamps at the time of the build. */
  stamps: ContentStamps;
  /** The time of the last build with changed content; null when the host does not send the time. */
  writtenAt: string | null;
}

const filesPollMilliseconds = 60_000;

/**
 * Reads the state of the built files; null on a development server, which has none.
 * @throws Error without build.json
 */
export function builtFiles() {
  const read = staffQuery([...buildsKey, 'files'], async (): Promise<BuiltFiles | null> => {
    if (!hasSnapshots()) return null;
    const response = await fetchBuildFile(buildFilePath);
    const { stamps = {} } = (await response.json()) as Partial<BuiltFiles>;
    const times = Object.values(stamps).map((stamp) => Date.parse(stamp));
    if (times.length === 0 || times.some(Number.isNaN)) throw new Error('the file of the build has no stamps');
    return { stamps, writtenAt: response.headers.get('last-modified') };
  });
  return { ...read, staleTime: 0, refetchInterval: filesPollMilliseconds };
}

/** Sets the build hook; '' removes it. Nobody can read it again. @throws WriteError */
export async function setBuildHook(address: string): Promise<void> {
  checkDone('set_build_hook', await staffSupabase.rpc('set_build_hook', { address }));
}

/** @throws WriteError */
export async function askForBuild(): Promise<void> {
  checkDone('ask_for_build', await staffSupabase.rpc('ask_for_build'));
}

/** Returns a sentence for the user when the database refused for a named reason; otherwise null. */
export function buildRefusal(error: Error): string | null {
  if (!(error instanceof WriteError) || !isRejected(error)) return null;
  const [, sentence = null] = refusals.find(([words]) => error.message.includes(words)) ?? [];
  return sentence;
}

const refusals = [
  ['Vault is not switched on', 'Vault is off, so there is no safe place for the address.'],
  ['not the https address of a host', 'Enter the https address that your host gave you.'],
  ['less than a minute ago', 'A build was asked for less than a minute ago. Please wait a moment.'],
  ['without a build hook', 'There is no build hook, or pg_net is off.'],
] as const;

/** Checks the response of a function that returns nothing: its 204 counts as one row. @throws WriteError */
function checkDone(name: string, { error, status }: Pick<ServiceResponse<object>, 'error' | 'status'>): void {
  changedRow(name, { error, status, data: status === 204 ? [{}] : null }, v.object({}));
}
