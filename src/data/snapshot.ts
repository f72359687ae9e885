import { hashKey, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { paths, withoutEndSlashes } from '@/lib/paths';

/** The file that the build writes next to a page: the answers to the page's reads, for outages. */
export interface Snapshot {
  /** Day of the newest change in the content, as YYYY-MM-DD; '' without a date. */
  day: string;
  answers: [queryKey: QueryKey, data: unknown][];
}

/** After this the built-in fallbacks are shown. */
const timeoutMilliseconds = 5_000;

const schema = v.object({ day: v.string(), answers: v.array(v.tuple([v.array(v.unknown()), v.unknown()])) });

const fetched = new Map<string, Promise<Snapshot>>();

let buildAnswers: ReadonlyMap<string, unknown> | null = null;

/** Answers every public read from memory, by hashed key: a build reads the database once. */
export function answerFromBuild(answers: ReadonlyMap<string, unknown>): void {
  buildAnswers = answers;
}

/** Null in a browser. */
export function answersOfBuild(): ReadonlyMap<string, unknown> | null {
  return buildAnswers;
}

export function snapshotPath(page: string): string {
  // `/data/consoles.json` is the open data.
  const file = page === '/' || page === paths.consoles ? `${withoutEndSlashes(page)}/index` : page;
  return `/data${file}.json`;
}

/** Fetched once per page. @throws when it is missing, or a host's page replaces it */
export function snapshotOf(page: string): Promise<Snapshot> {
  const known = fetched.get(page);
  if (known) return known;
  const snapshot = fetchSnapshot(page);
  fetched.set(page, snapshot);
  snapshot.catch(() => fetched.delete(page));
  return snapshot;
}

export function answerIn(snapshot: Snapshot, queryKey: QueryKey): unknown {
  const hash = hashKey(queryKey);
  return snapshot.answers.find(([key]) => hashKey(key) === hash)?.[1];
}

async function fetchSnapshot(page: string): Promise<Snapshot> {
  const path = snapshotPath(page);
  const answer = await fetch(path, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!answer.ok) throw new Error(`no snapshot at ${path}: ${answer.status}`);
  return v.parse(schema, await answer.json());
}
