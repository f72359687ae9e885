/** Why a read or write failed. 'rejected': the service said no, and nothing has changed. */
export type FailureKind = 'network' | 'timeout' | 'server' | 'rejected' | 'malformed';

/** The message is for the log; a screen shows its own text. */
export class DataError extends Error {
  readonly kind: FailureKind;
  /** Of PostgREST or Postgres; '' when there is no code. */
  readonly code: string;

  constructor(kind: FailureKind, message: string, code = '') {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

export class ReadError extends DataError {
  override readonly name = 'ReadError';
}

export interface Answer<Row> {
  data: Row[] | null;
  error: { message: string; code: string; hint?: string | null } | null;
  status: number;
}

/** Replaces PostgREST's code when a request is not sent because no user is signed in. */
export const signedOut = 'signed_out';

/** Is another try worth it? */
export function isTransient(error: unknown): boolean {
  return error instanceof DataError && ['network', 'server', 'malformed'].includes(error.kind);
}
