import { hashKey, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';

/** What the build leaves beside a page, for when the service is down: the answers to the page's reads. */
export interface Snapshot {
  /** Day of the newest change in the content, as YYYY-MM-DD; '' when nothing in it has a date. */
  day: string;
  answers: [queryKey: QueryKey, data: unknown][];
}

/** A snapshot that is not there soon is as good as none: what is built in is shown then. */
const timeoutMilliseconds = 5_000;

const schema = v.object({ day: v.string(), answers: v.array(v.tuple([v.array(v.unknown()), v.unknown()])) });

const fetched = new Map<string, Promise<Snapshot>>();

let buildAnswers: ReadonlyMap<string, unknown> | null = null;

/** From now on every public read is answered from here, by its hashed key: a build reads the database once. */
export function answerFromBuild(answers: ReadonlyMap<string, unknown>): void {
  buildAnswers = answers;
}

/** What a build answers from; null in a browser. */
export function answersOfBuild(): ReadonlyMap<string, unknown> | null {
  return buildAnswers;
}

export function snapshotPath(page: string): string {
  return `/data${page === '/' ? '/index' : page}.json`;
}

/** The snapshot of a page, fetched once. @throws when there is none; a host's page in its place is none either. */
export function snapshotOf(page: string): Promise<Snapshot> {
  const known = fetched.get(page);
  if (known) return known;
  const snapshot = fetchSnapshot(page);
  fetched.set(page, snapshot);
  snapshot.catch(() => fetched.delete(page));
  return snapshot;
}

/** What a snapshot has under a key; undefined when it has nothing. */
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
