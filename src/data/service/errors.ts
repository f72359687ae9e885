/** The reason for a failed read or write. 'rejected': the service refused, and nothing has changed. */
export type FailureKind = 'network' | 'timeout' | 'server' | 'rejected' | 'malformed';

/** The message is for the log; a screen shows its own text. */
export class DataError extends Error {
  readonly kind: FailureKind;
  /** The code of PostgREST or Postgres; '' without a code. */
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

export interface ServiceResponse<Row> {
  data: Row[] | null;
  error: { message: string; code: string; hint?: string | null } | null;
  status: number;
}

/** The error code of a request that was not sent, because no user is signed in. */
export const signedOut = 'signed_out';

/** Says whether a retry can succeed. */
export function isTransient(error: unknown): boolean {
  return error instanceof DataError && ['network', 'server', 'malformed'].includes(error.kind);
}
