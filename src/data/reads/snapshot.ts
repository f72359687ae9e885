import { hashKey, type DehydratedState, type QueryKey } from '@tanstack/react-query';
import { paths, withoutEndSlashes } from '@/site/paths';
import { timeouts } from '@/data/service/timeouts';
import { buildFilePath } from './built-page';

/**
 * A file that the build writes beside a page. `state` has the page's reads and their responses, as React Query's
 * `dehydrate` returns them. `id` is a hash of the content.
 */
export interface Snapshot {
  id: string;
  state: DehydratedState;
}

/** Says whether this site has snapshots. A development server has none, and a running build is still writing them. */
export function hasSnapshots(): boolean {
  return import.meta.env.PROD && 'document' in globalThis;
}

const fetched = new Map<string, Promise<Snapshot>>();
const withoutFile = new Set<string>();

/** Records a page without a file. For its address a host serves the shell, or the page for missing addresses. */
export function recordMissingFile(page: string): void {
  withoutFile.add(withoutEndSlashes(page) || paths.home);
}

/** Returns the path of a page's snapshot. @throws for characters that no slug has, because they could name any file */
export function snapshotPath(page: string): string {
  if (!/^[\w/-]+$/.test(page)) throw new Error(`no file of the build at ${page}`);
  // `/data/consoles.json` is the open data.
  const file = page === '/' || page === paths.consoles ? `${withoutEndSlashes(page)}/index` : page;
  return `/data${file}.json`;
}

/** Fetches a snapshot once per address. @throws when the file is missing, or the host serves a page instead */
export function snapshotAt(address: string): Promise<Snapshot> {
  const cached = fetched.get(address);
  if (cached) return cached;
  const snapshot = fetchBuildJson(address).then(parseSnapshot);
  fetched.set(address, snapshot);
  snapshot.catch(() => fetched.delete(address));
  return snapshot;
}

/** @throws for other JSON */
function parseSnapshot(json: unknown): Snapshot {
  const { id, state } = json as Partial<Snapshot>;
  if (typeof id !== 'string' || !Array.isArray(state?.queries)) throw new Error('no snapshot');
  return { id, state };
}

/** Returns the response to a read from the snapshot of a page; undefined when the file or the response is missing. */
export async function dataInSnapshot(page: string, queryKey: QueryKey): Promise<unknown> {
  if (withoutFile.has(page)) return undefined;
  try {
    const { state } = await snapshotAt(snapshotPath(page));
    return state.queries.find(({ queryHash }) => queryHash === hashKey(queryKey))?.state.data;
  } catch {
    return undefined;
  }
}

/** Returns the day of the newest change in the build, as YYYY-MM-DD; '' when the day or its file is missing. */
export async function readBuildDay(): Promise<string> {
  const { day = '' } = (await fetchBuildJson(buildFilePath).catch(() => ({}))) as { day?: string };
  return day;
}

/** Fetches the JSON of a file. @throws when the file is missing, or the host serves something else */
export async function fetchBuildJson(path: string): Promise<unknown> {
  return (await fetchBuildFile(path)).json();
}

/** Fetches the response with the JSON of a file. @throws when the file is missing, or the host serves something else */
export async function fetchBuildFile(path: string): Promise<Response> {
  const response = await fetch(path, { redirect: 'error', signal: AbortSignal.timeout(timeouts.file) });
  if (!response.ok || !/^application\/json\s*(;|$)/i.test(response.headers.get('content-type') ?? ''))
    throw new Error(`no file of the build at ${path}: ${response.status}`);
  return response;
}
