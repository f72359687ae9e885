import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { paths, withoutEndSlashes } from '@/lib/paths';

const schema = v.object({ id: v.string(), answers: v.array(v.tuple([v.array(v.unknown()), v.unknown()])) });

/**
 * The file that the build writes next to a page, with the answers to its reads: for hydration, for the page after this
 * one, and for outages. Its `id` is a hash of the answers.
 */
export interface Snapshot {
  id: string;
  answers: [queryKey: QueryKey, data: unknown][];
}

/** After this the built-in fallbacks are shown. */
export const timeoutMilliseconds = 5_000;

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

/** @throws for a path that has more than slugs in it: its address could be that of any file */
export function snapshotPath(page: string): string {
  if (!/^[\w/-]+$/.test(page)) throw new Error(`no file of the build at ${page}`);
  // `/data/consoles.json` is the open data.
  const file = page === '/' || page === paths.consoles ? `${withoutEndSlashes(page)}/index` : page;
  return `/data${file}.json`;
}

/**
 * The file beside it with the article of a post's page as HTML, in an element that names the snapshot. Hosts would serve
 * a file `.html` as a page of the site.
 */
export function articlePath(page: string): string {
  return snapshotPath(page).replace(/json$/, 'txt');
}

export function snapshotOf(page: string): Promise<Snapshot> {
  return snapshotAt(snapshotPath(page));
}

/** Fetched once per address. @throws when it is missing, or a host's page replaces it */
export function snapshotAt(address: string): Promise<Snapshot> {
  const known = fetched.get(address);
  if (known) return known;
  const snapshot = fetchOfBuild(address, schema);
  fetched.set(address, snapshot);
  snapshot.catch(() => fetched.delete(address));
  return snapshot;
}

/** Fills a query cache; what is known already stays, because it is as new or newer. */
export function seedQueryCache(client: QueryClient, answers: Snapshot['answers']): void {
  for (const [key, data] of answers) if (client.getQueryData(key) == null) client.setQueryData(key, data);
}

/** Answers on their way, by page: its reads wait for them. Those that do not arrive are none. */
export const answersUnderWay = new Map<string, Promise<Snapshot['answers']>>();

export function answerIn(snapshot: Pick<Snapshot, 'answers'>, queryKey: QueryKey): unknown {
  const hash = hashKey(queryKey);
  return snapshot.answers.find(([key]) => hashKey(key) === hash)?.[1];
}

/** The file that tells what a build was made from: the version of the content, and its day. */
export const builtFromPath = '/data/version.json';

const dayOfContent = v.object({ day: v.string() });

/** The day of the newest change in the build, as YYYY-MM-DD; '' without a date, or without that file. */
export function dayOfBuild(): Promise<string> {
  return fetchOfBuild(builtFromPath, dayOfContent).then(
    ({ day }) => day,
    () => '',
  );
}

/** @throws when a file of the build is missing, or something else answers in its place */
export async function fetchOfBuild<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await fetch(path, { redirect: 'error', signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!answer.ok || !/^application\/json\s*(;|$)/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`no file of the build at ${path}: ${answer.status}`);
  return v.parse(schema, await answer.json());
}
