import { hashKey, type DehydratedState, type QueryKey } from '@tanstack/react-query';
import { paths, withoutEndSlashes } from '@/site/paths';
import { timeouts } from '@/data/service/timeouts';
import { builtFromPath } from './built-page';

/**
 * The file that the build writes beside a page: its reads and their answers, as `dehydrate` of React Query gives them. Its
 * `id` is a hash of them.
 */
export interface Snapshot {
  id: string;
  state: DehydratedState;
}

/** Does this site have snapshots? A development server has none, and a build makes them. */
export function hasSnapshots(): boolean {
  return import.meta.env.PROD && 'document' in globalThis;
}

const fetched = new Map<string, Promise<Snapshot>>();
const withoutFile = new Set<string>();

/** The build has no page here: a host shows the shell, or the page for what is not there. */
export function noteMissingFile(page: string): void {
  withoutFile.add(withoutEndSlashes(page) || paths.home);
}

/** @throws for a path that has more than slugs in it: its address could be that of any file */
export function snapshotPath(page: string): string {
  if (!/^[\w/-]+$/.test(page)) throw new Error(`no file of the build at ${page}`);
  // `/data/consoles.json` is the open data.
  const file = page === '/' || page === paths.consoles ? `${withoutEndSlashes(page)}/index` : page;
  return `/data${file}.json`;
}

/** Fetched once per address. @throws when it is missing, or a host's page replaces it */
export function snapshotAt(address: string): Promise<Snapshot> {
  const known = fetched.get(address);
  if (known) return known;
  const snapshot = fetchOfBuild(address).then(checked);
  fetched.set(address, snapshot);
  snapshot.catch(() => fetched.delete(address));
  return snapshot;
}

/** @throws for the JSON of something else */
function checked(answer: unknown): Snapshot {
  const { id, state } = answer as Partial<Snapshot>;
  if (typeof id !== 'string' || !Array.isArray(state?.queries)) throw new Error('no snapshot');
  return { id, state };
}

/** The answer to a read in the snapshot of a page; undefined without that file, or when it lacks the answer. */
export async function savedAnswer(page: string, queryKey: QueryKey): Promise<unknown> {
  if (withoutFile.has(page)) return undefined;
  try {
    const { state } = await snapshotAt(snapshotPath(page));
    return state.queries.find(({ queryHash }) => queryHash === hashKey(queryKey))?.state.data;
  } catch {
    return undefined;
  }
}

/** The day of the newest change in the build, as YYYY-MM-DD; '' without a date, or without that file. */
export async function dayOfBuild(): Promise<string> {
  const { day = '' } = (await fetchOfBuild(builtFromPath).catch(() => ({}))) as { day?: string };
  return day;
}

/** Gives the JSON of a file. @throws when it is missing, or something else answers in its place */
export async function fetchOfBuild(path: string): Promise<unknown> {
  return (await answerOfBuild(path)).json();
}

/** The answer with the JSON of a file. @throws as `fetchOfBuild` */
export async function answerOfBuild(path: string): Promise<Response> {
  const answer = await fetch(path, { redirect: 'error', signal: AbortSignal.timeout(timeouts.file) });
  if (!answer.ok || !/^application\/json\s*(;|$)/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`no file of the build at ${path}: ${answer.status}`);
  return answer;
}
