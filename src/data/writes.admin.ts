import * as v from 'valibot';
import { DataError, firstRowOf, ReadError, rowsOf, type Answer, type FailureKind, type RowSchema } from './errors';

/** A value of one column that the database did not take. */
interface RejectedColumn {
  column: string;
  /** 'taken': another row has it. 'not allowed': it breaks a rule of the column. */
  problem: 'taken' | 'not allowed';
}

/** A write that failed. After any other kind than 'rejected' nobody knows whether it was done. */
export class WriteError extends DataError {
  override readonly name = 'WriteError';
  readonly rejected: RejectedColumn | null;

  constructor(kind: FailureKind, message: string, rejected: RejectedColumn | null = null, code = '') {
    super(kind, message, code);
    this.rejected = rejected;
  }
}

/** A write to a row that is gone, or hidden from this person. */
class GoneError extends WriteError {}

/** What a deleted or published row is known by. */
export const idOnly = v.object({ id: v.string() });

/** Did the database reject a write, so that nothing was changed? */
export function isRejected(error: unknown): boolean {
  return error instanceof WriteError && error.kind === 'rejected';
}

/** Did the database reject a post because its owner has as many drafts as anybody may have? */
export function isDraftLimit(error: unknown): boolean {
  return isRejected(error) && (error as WriteError).message.includes('may have 500 drafts');
}

/** Did a write end without an answer that tells whether it was done? */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof WriteError && error.kind !== 'rejected';
}

/** Row-level security answers a rejected write with success and no rows: no row is a failure. @throws WriteError */
export function changedRow<Row extends object>(table: string, answer: Answer<Row>, schema: RowSchema<Row>): Row {
  let rows: Row[];
  try {
    rows = rowsOf(answer, schema);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new WriteError(error.kind, `${table}: ${error.message}`, rejectedColumn(table, answer), error.code);
  }
  const [row] = rows;
  if (!row) throw new WriteError('rejected', `${table}: no row was changed`);
  return row;
}

/**
 * As `changedRow`; where no row was changed, the error knows whether it is gone.
 * @param read reads the id of the row
 * @throws WriteError
 */
export async function changedUnlessGone<Row extends object>(
  table: string,
  answer: Answer<Row>,
  schema: RowSchema<Row>,
  read: () => PromiseLike<Answer<{ id: string }>>,
): Promise<Row> {
  if (answer.data?.length === 0 && (await read()).data?.length === 0)
    throw new GoneError('rejected', `${table}: the row is gone`);
  return changedRow(table, answer, schema);
}

/** Why a write did nothing to the row of this name, in words, when somebody deleted it; or null. */
export function goneReason(error: unknown, name: string): string | null {
  return error instanceof GoneError ? `Someone has deleted ${name}.` : null;
}

/**
 * The row of an insert under an id that the caller chose. When the id is taken, an
 * earlier try went through and only its answer was lost: the row then gets what was
 * sent now, and is there once.
 * @throws WriteError
 */
export async function addedRow<Row extends object>(
  table: string,
  schema: RowSchema<Row>,
  { insert, update }: { insert: () => PromiseLike<Answer<Row>>; update: () => PromiseLike<Answer<Row>> },
): Promise<Row> {
  const answer = await insert();
  return changedRow(table, isThereAlready(table, answer) ? await update() : answer, schema);
}

export function isThereAlready(table: string, { error }: Answer<object>): boolean {
  return error?.code === '23505' && error.message.includes(`"${table}_pkey"`);
}

/** Constraints whose names do not tell their column. */
const columnsOfConstraints: Record<string, string> = {
  console_of_month_date_order: 'end_date',
  users_email: 'email',
};

/** The rejected column: a constraint is called `<table>_<column>_<kind>` unless somebody named it. */
function rejectedColumn(table: string, { error }: Answer<object>): RejectedColumn | null {
  if (!error) return null;
  if (error.code === '23502') {
    const column = /column "(\w+)"/.exec(error.message)?.[1];
    return column ? { column, problem: 'not allowed' } : null;
  }
  const constraint = /constraint "(\w+)"/.exec(error.message)?.[1] ?? '';
  const column = columnsOfConstraints[constraint] ?? columnIn(constraint, table);
  return column ? { column, problem: error.code === '23505' ? 'taken' : 'not allowed' } : null;
}

function columnIn(constraint: string, table: string): string | undefined {
  return constraint.startsWith(`${table}_`)
    ? /^(\w+)_(?:key|check|fkey)$/.exec(constraint.slice(table.length + 1))?.[1]
    : undefined;
}

/** Messages by rejected field, or null. @param messages by column; `taken` for a value that another row has */
export function fieldErrorsFrom<Values>(
  error: unknown,
  messages: { [Field in keyof Values]?: string },
  taken: { [Field in keyof Values]?: string } = {},
): { [Field in keyof Values]?: string } | null {
  if (!(error instanceof WriteError) || !error.rejected) return null;
  const field = error.rejected.column as keyof Values;
  const sentence = (error.rejected.problem === 'taken' ? taken[field] : undefined) ?? messages[field];
  return sentence === undefined ? null : ({ [field]: sentence } as { [Field in keyof Values]?: string });
}

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
