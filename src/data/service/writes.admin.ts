import * as v from 'valibot';
import { DataError, ReadError, type ServiceResponse, type FailureKind } from './errors';
import { firstRowOf, rowsOf, type RowSchema } from './row-check';

/** The column whose value the database rejected. */
interface RejectedColumn {
  column: string;
  /** 'taken': another row has the value. 'not allowed': the value breaks a rule of the column. */
  problem: 'taken' | 'not allowed';
}

/** A failed write. Only a 'rejected' write has certainly changed nothing. */
export class WriteError extends DataError {
  override readonly name = 'WriteError';
  readonly rejected: RejectedColumn | null;

  constructor(kind: FailureKind, message: string, rejected: RejectedColumn | null = null, code = '') {
    super(kind, message, code);
    this.rejected = rejected;
  }
}

/** A failed write to a row that is deleted or hidden from this user. */
class GoneError extends WriteError {}

export const idOnly = v.object({ id: v.string() });

/** Says whether the database rejected the write, so that nothing has changed. */
export function isRejected(error: unknown): boolean {
  return error instanceof WriteError && error.kind === 'rejected';
}

/** Says whether the database rejected a post because its owner has reached the limit of drafts. */
export function isDraftLimit(error: unknown): boolean {
  return isRejected(error) && (error as WriteError).message.includes('may have 500 drafts');
}

/** Says whether the database rejected a deletion because other rows still refer to the row. */
export function isStillReferenced(error: unknown): boolean {
  return isRejected(error) && (error as WriteError).code === '23503';
}

export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof WriteError && error.kind !== 'rejected';
}

/**
 * Returns the changed row. A response without a row is a failure: row-level security answers a rejected write with
 * success and no rows.
 * @throws WriteError
 */
export function changedRow<Row extends object>(
  table: string,
  response: ServiceResponse<Row>,
  schema: RowSchema<Row>,
): Row {
  let rows: Row[];
  try {
    rows = rowsOf(response, schema);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new WriteError(error.kind, `${table}: ${error.message}`, rejectedColumn(table, response), error.code);
  }
  const [row] = rows;
  if (!row) throw new WriteError('rejected', `${table}: no row was changed`);
  return row;
}

/**
 * Works like `changedRow`. When no row has changed, the error says whether the row is deleted.
 * @param read reads the id of the row
 * @throws WriteError
 */
export async function changedUnlessGone<Row extends object>(
  table: string,
  response: ServiceResponse<Row>,
  schema: RowSchema<Row>,
  read: () => PromiseLike<ServiceResponse<{ id: string }>>,
): Promise<Row> {
  if (response.data?.length === 0 && (await read()).data?.length === 0)
    throw new GoneError('rejected', `${table}: the row is gone`);
  return changedRow(table, response, schema);
}

/** Returns a sentence for the user when the row was deleted; null for any other error. */
export function deletedReason(error: unknown, name: string): string | null {
  return error instanceof GoneError ? `Someone deleted ${name}.` : null;
}

/**
 * Inserts a row under an id that the caller chose, and returns the row. A taken id means that an earlier try succeeded
 * and its response was lost. An update of that row then replaces the insert.
 * @throws WriteError
 */
export async function addedRow<Row extends object>(
  table: string,
  schema: RowSchema<Row>,
  {
    insert,
    update,
  }: { insert: () => PromiseLike<ServiceResponse<Row>>; update: () => PromiseLike<ServiceResponse<Row>> },
): Promise<Row> {
  const response = await insert();
  return changedRow(table, isDuplicateKey(table, response) ? await update() : response, schema);
}

export function isDuplicateKey(table: string, { error }: ServiceResponse<object>): boolean {
  return error?.code === '23505' && error.message.includes(`"${table}_pkey"`);
}

/** Maps a constraint to its column, when the name of the constraint does not contain the column. */
const columnsOfConstraints: Record<string, string> = {
  console_of_month_date_order: 'end_date',
  users_email: 'email',
  consoles_slug_reserved: 'slug',
  consoles_one_predecessor: 'predecessor_id',
  consoles_one_successor: 'successor_id',
  consoles_rated_hours: 'rated_hours_max',
  consoles_measured_hours: 'measured_hours_max',
  post_consoles_each_once: 'articles',
  post_consoles_post_id_fkey: 'articles',
  post_consoles_console_id_fkey: 'consoles',
};

const listsOfTables: Record<string, string> = {
  console_releases: 'releases',
  console_compatibility: 'plays',
  console_sources: 'sources',
  link_cables: 'cables',
};

/** Finds the column in an error. By default, the name of a constraint is `<table>_<column>_<kind>`. */
function rejectedColumn(table: string, { error }: ServiceResponse<object>): RejectedColumn | null {
  if (!error) return null;
  if (error.code === '23502') {
    const column = /column "(\w+)"/.exec(error.message)?.[1];
    return column ? { column, problem: 'not allowed' } : null;
  }
  const constraint = /constraint "(\w+)"/.exec(error.message)?.[1] ?? '';
  const list = listsOfTables[/^(?:console|link)_[a-z]+/.exec(constraint)?.[0] ?? ''];
  const column = columnsOfConstraints[constraint] ?? list ?? columnIn(constraint, table);
  return column ? { column, problem: error.code === '23505' ? 'taken' : 'not allowed' } : null;
}

function columnIn(constraint: string, table: string): string | undefined {
  return constraint.startsWith(`${table}_`)
    ? /^(\w+)_(?:key|check|fkey)$/.exec(constraint.slice(table.length + 1))?.[1]
    : undefined;
}

/** Returns field errors for a rejected write, or null. @param taken messages for values that another row has */
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

/** A conflict: the row is deleted, or is newer than the version from which this save started. */
export class ConflictError<Row = unknown> extends Error {
  /** The current row; null when it is deleted. */
  readonly now: Row | null;

  constructor(now: Row | null) {
    super('the row has been changed or deleted');
    this.name = 'ConflictError';
    this.now = now;
  }
}

export function conflictIn<Row>(error: unknown): ConflictError<Row> | null {
  return error instanceof ConflictError ? (error as ConflictError<Row>) : null;
}

/**
 * Explains why an update by version matched no row.
 * @param now the current row
 * @returns the row when an earlier try succeeded and only its response was lost
 * @throws ConflictError when the row was changed or deleted, or WriteError when this user may not change the row
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

/** Returns only the links that this save adds and removes. Another person may have changed other links meanwhile. */
export function linkChanges(column: 'post_id' | 'console_id', before: readonly string[], now: readonly string[]) {
  const rows = (ids: readonly string[], excluded: readonly string[]) =>
    ids.filter((id) => !excluded.includes(id)).map((id) => ({ [column]: id }));
  return { added: rows(now, before), removed: rows(before, now) };
}

interface VersionedUpdate<Row> {
  id: string;
  /** Undefined to update any version of the row. */
  version: string | undefined;
  changes: Partial<NoInfer<Row>>;
  update: (columns: { id: string; updated_at?: string }) => PromiseLike<ServiceResponse<Row>>;
  read: () => PromiseLike<ServiceResponse<Row>>;
}

/** @throws WriteError, or ConflictError when the row is deleted or has a newer version */
export async function updateVersioned<Row extends { id: string; updated_at: string }>(
  table: string,
  schema: RowSchema<Row>,
  { id, version, changes, update, read }: VersionedUpdate<Row>,
): Promise<Row> {
  if (version === undefined) return changedUnlessGone(table, await update({ id }), schema, read);
  const response = await update({ id, updated_at: version });
  if (response.data?.length !== 0) return changedRow(table, response, schema);
  return resolveVersion(table, firstRowOf(await read(), schema), version, changes);
}
