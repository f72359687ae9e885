import * as v from 'valibot';
import { builtFromPath } from '@/data/reads/built-page';
import type { ContentStamps } from '@/data/reads/content-stamps';
import { answerOfBuild, hasSnapshots } from '@/data/reads/snapshot';
import type { Answer } from '@/data/service/errors';
import { firstRowOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { changedRow, isRejected, WriteError } from '@/data/service/writes.admin';

const buildStateSchema = v.object({
  hook_set: v.boolean(),
  /** Which extensions of the database are switched on. */
  vault_on: v.boolean(),
  net_on: v.boolean(),
  cron_on: v.boolean(),
  /** The clock has its job. */
  scheduled: v.boolean(),
  asked_at: v.nullable(v.string()),
  asked_by_clock: v.nullable(v.boolean()),
  /** What the host has answered to the last request; 'unknown' when nobody can tell any more. */
  answer: v.nullable(v.picklist(['waiting', 'accepted', 'refused', 'unreachable', 'unknown'])),
  /** The HTTP status of that answer. */
  status: v.nullable(v.number()),
});

export type BuildState = v.InferOutput<typeof buildStateSchema>;

export const buildsKey = ['builds', staffKey] as const;

const answeredMilliseconds = 5_000;

/** Null for those who may not know. Read again until the host has answered. */
export function buildState() {
  const read = staffQuery([...buildsKey, 'state'], async (signal) => {
    // The types call nothing nullable that a function returns.
    const answer = (await withoutRetries(staffSupabase.rpc('build_state'), signal)) as Answer<BuildState>;
    return firstRowOf<BuildState>(answer, buildStateSchema);
  });
  return {
    ...read,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: BuildState | null } }) =>
      state.data?.answer === 'waiting' && answeredMilliseconds,
  };
}

/** What visitors get as files. */
export interface BuiltFiles {
  /** When each kind of content last changed before they were built. */
  stamps: ContentStamps;
  /** When content was last built that differed; null where the host does not tell. */
  writtenAt: string | null;
}

const builtAgainMilliseconds = 60_000;

/** Null on a development server, which has no files. @throws Error without the file that tells */
export function builtFiles() {
  const read = staffQuery([...buildsKey, 'files'], async (): Promise<BuiltFiles | null> => {
    if (!hasSnapshots()) return null;
    const answer = await answerOfBuild(builtFromPath);
    const { stamps = {} } = (await answer.json()) as Partial<BuiltFiles>;
    const times = Object.values(stamps).map((stamp) => Date.parse(stamp));
    if (times.length === 0 || times.some(Number.isNaN)) throw new Error('the file of the build has no stamps');
    return { stamps, writtenAt: answer.headers.get('last-modified') };
  });
  return { ...read, staleTime: 0, refetchInterval: builtAgainMilliseconds };
}

/** '' removes it. Nobody reads it again. @throws WriteError */
export async function setBuildHook(address: string): Promise<void> {
  done('set_build_hook', await staffSupabase.rpc('set_build_hook', { address }));
}

/** @throws WriteError */
export async function askForBuild(): Promise<void> {
  done('ask_for_build', await staffSupabase.rpc('ask_for_build'));
}

/** Why the database refused, in a sentence for the user; null where it did not, or for another reason. */
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

/** The answer of a function that returns nothing has no rows: 204 stands for the one. @throws WriteError */
function done(name: string, { error, status }: Pick<Answer<object>, 'error' | 'status'>): void {
  changedRow(name, { error, status, data: status === 204 ? [{}] : null }, v.object({}));
}
