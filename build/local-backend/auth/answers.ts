import { printable } from '../database-errors.ts';

/** What the service rejects, as its clients read it. */
export class AuthFailure extends Error {
  readonly status: number;
  /** '' when a hook of the project rejects: the service has no code for it. */
  readonly code: string;
  /** What a weak password lacks. */
  readonly reasons?: string[];
  /** What was written before stays. */
  readonly keepsWrites: boolean;

  constructor(
    status: number,
    code: string,
    message: string,
    { reasons, keepsWrites = false, ...options }: ErrorOptions & { reasons?: string[]; keepsWrites?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
    this.reasons = reasons;
    this.keepsWrites = keepsWrites;
  }

  /** The code in an answer. */
  get shownCode(): string {
    return this.code || (this.status === 500 ? 'unexpected_failure' : 'unknown');
  }
}

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** Clients that name a version of the API are answered in that version. */
const versionHeader = 'x-supabase-api-version';
const firstVersion = '2024-01-01';

const unexpected = 'Unexpected failure, please check server logs for more information';

/** The answer to a request that has failed; the log has what the client is not told. */
export function failureResponse(error: unknown, { headers }: Request): Response {
  const failure =
    error instanceof AuthFailure ? error : new AuthFailure(500, 'unexpected_failure', unexpected, { cause: error });
  if (failure !== error) console.error('[auth]', error);
  else if (failure.status >= 500) console.error(printable(`[auth] ${failure.message} (${String(failure.cause)})`));
  const { status, code, shownCode, message, reasons } = failure;
  const isVersioned = (headers.get(versionHeader) ?? '') >= firstVersion;
  const answer = json(
    {
      ...(isVersioned ? { code: shownCode, message } : { code: status, error_code: shownCode, msg: message }),
      ...(reasons && { weak_password: { reasons } }),
    },
    status,
  );
  if (code !== '') answer.headers.set('x-sb-error-code', code);
  if (isVersioned) answer.headers.set(versionHeader, firstVersion);
  return answer;
}
