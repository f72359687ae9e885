/** The part of a PostgREST answer that this module judges. */
interface Answer<Row> {
  data: Row[] | null;
  error: { message: string; code: string; hint?: string | null } | null;
  status: number;
}

/** Why a read gave nothing, as far as the rest of the site cares. */
type FailureKind = 'refused' | 'no-answer' | 'unavailable' | 'unusable';

/** A read that failed. The message is for the log; a screen shows its own words. */
export class ReadError extends Error {
  readonly kind: FailureKind;
  readonly code: string;

  constructor(kind: FailureKind, message: string, code = '') {
    super(message);
    this.name = 'ReadError';
    this.kind = kind;
    this.code = code;
  }
}

/** PostgREST's code for "that page lies past the last row". */
export const pastTheEnd = 'PGRST103';

/**
 * The rows of an answer.
 * @param columns what every row must have; an answer without them is not ours
 *   (a captive portal, a proxy, a half-written body).
 * @throws ReadError when the answer is a failure or not of that shape.
 */
export function rowsOf<Row extends object>(answer: Answer<Row>, columns: readonly (keyof Row & string)[]): Row[] {
  const { data, error, status } = answer;
  if (error) throw new ReadError(kindOf(answer), `${status} ${error.code} ${error.message.slice(0, 300)}`, error.code);
  if (!Array.isArray(data) || !data.every((row) => hasColumns(row, columns))) {
    throw new ReadError('unusable', `${status} with a body that is not a list of rows with ${columns.join(', ')}`);
  }
  return data;
}

/** The first row of an answer, or null when there is none. @throws ReadError as `rowsOf`. */
export function firstRowOf<Row extends object>(
  answer: Answer<Row>,
  columns: readonly (keyof Row & string)[],
): Row | null {
  return rowsOf(answer, columns)[0] ?? null;
}

function hasColumns(row: unknown, columns: readonly string[]): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    columns.every((column) => isScalar((row as Record<string, unknown>)[column]))
  );
}

function isScalar(value: unknown): boolean {
  return value === null || (value !== undefined && typeof value !== 'object');
}

function kindOf({ error, status }: Answer<unknown>): FailureKind {
  if (status === 0) return error?.hint?.includes('aborted') ? 'no-answer' : 'unavailable';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'refused' : 'unusable';
}
