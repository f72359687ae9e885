import { firstRowOf, type Answer, type RowSchema } from './errors';
import { changedRow, changedUnlessGone, WriteError } from './writes.admin';

/** The version of a row that was to be changed is no longer there. */
export class ConflictError<Row = unknown> extends Error {
  /** The row as it is now; null when it is gone. */
  readonly now: Row | null;

  constructor(now: Row | null) {
    super('the row was changed or deleted meanwhile');
    this.name = 'ConflictError';
    this.now = now;
  }
}

/** The conflict that an error of a write of such rows tells of, or null. */
export function conflictIn<Row>(error: unknown): ConflictError<Row> | null {
  return error instanceof ConflictError ? (error as ConflictError<Row>) : null;
}

/**
 * What it means that a write found no row of the version it was to change.
 * @param now the row as it is read afterwards
 * @returns the row when an earlier try went through and only its answer was lost.
 * @throws ConflictError when somebody changed or deleted it. WriteError when this person may not change it.
 */
export function resolveVersion<Row extends { updated_at: string }>(
  table: string,
  now: Row | null,
  version: string | null,
  fields: Partial<NoInfer<Row>>,
): Row {
  if (now && now.updated_at === version) throw new WriteError('rejected', `${table}: this version may not be changed`);
  if (now && Object.entries(fields).every(([field, value]) => now[field as keyof Row] === value)) return now;
  throw new ConflictError(now);
}

interface VersionedUpdate<Row> {
  id: string;
  /** The one version of the row to change; without it, whichever there is. */
  version: string | undefined;
  changes: Partial<NoInfer<Row>>;
  update: (columns: { id: string; updated_at?: string }) => PromiseLike<Answer<Row>>;
  read: () => PromiseLike<Answer<Row>>;
}

/** @throws ConflictError when this version was changed or deleted. WriteError */
export async function updateVersioned<Row extends { id: string; updated_at: string }>(
  table: string,
  schema: RowSchema<Row>,
  { id, version, changes, update, read }: VersionedUpdate<Row>,
): Promise<Row> {
  if (version === undefined) return changedUnlessGone(table, await update({ id }), schema, read);
  const answer = await update({ id, updated_at: version });
  if (answer.data?.length !== 0) return changedRow(table, answer, schema);
  return resolveVersion(table, firstRowOf(await read(), schema), version, changes);
}
