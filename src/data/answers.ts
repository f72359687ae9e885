/** The part of a PostgREST answer that this module judges. */
export interface Answer<Row> {
  data: Row[] | null;
  error: { message: string; code: string; hint?: string | null } | null;
  status: number;
}

/** Why a read gave nothing, as far as the rest of the site cares. */
export type FailureKind = 'refused' | 'no-answer' | 'unreachable' | 'unavailable' | 'unusable';

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

/** Stands in for PostgREST's code when a request never left, because nobody is signed in. */
export const signedOut = 'signed_out';

/** What a column of an answer has to hold. */
type Kind = 'text' | 'text or null' | 'number' | 'yes or no';

/** The columns a screen relies on, and what each holds. */
export type Shape<Row> = { readonly [Column in keyof Row & string]?: Kind };

/**
 * The rows of an answer.
 * @param shape what every row must look like; an answer that does not is not ours
 *   (a captive portal, a proxy, a half-written body).
 * @throws ReadError when the answer is a failure or not of that shape.
 */
export function rowsOf<Row extends object>(answer: Answer<Row>, shape: Shape<Row>): Row[] {
  const { data, error, status } = answer;
  if (error) throw new ReadError(kindOf(answer), `${status} ${error.code} ${error.message.slice(0, 300)}`, error.code);
  if (!Array.isArray(data)) throw new ReadError('unusable', `${status} with a body that is no list`);
  for (const row of data) requireShape(row, shape);
  return data;
}

/** The first row of an answer, or null when there is none. @throws ReadError as `rowsOf`. */
export function firstRowOf<Row extends object>(answer: Answer<Row>, shape: Shape<Row>): Row | null {
  return rowsOf(answer, shape)[0] ?? null;
}

/** @throws ReadError when this is not an object with such columns. */
export function requireShape<Row>(row: unknown, shape: Shape<Row>): void {
  if (typeof row !== 'object' || row === null) throw new ReadError('unusable', 'a row that is no object');
  for (const [column, kind] of Object.entries(shape)) {
    const value = (row as Record<string, unknown>)[column];
    if (!isOfKind(value, kind as Kind)) throw new ReadError('unusable', `${column} is not ${String(kind)}`);
  }
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (kind === 'yes or no') return typeof value === 'boolean';
  return typeof value === 'string' || (kind === 'text or null' && value === null);
}

/** Is this a failure that may be over at the next try? */
export function isPassing(error: unknown): boolean {
  return error instanceof ReadError && ['unreachable', 'unavailable', 'unusable'].includes(error.kind);
}

function kindOf({ error, status }: Answer<unknown>): FailureKind {
  if (status === 0) return error?.hint?.includes('aborted') ? 'no-answer' : 'unavailable';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'refused' : 'unusable';
}
