import { printable } from '../database-errors.ts';

/** A rejected request, with status, code and message for the service's clients. */
export class AuthFailure extends Error {
  readonly status: number;
  /** '' when a hook of the project rejects the request, because the service has no code for that case. */
  readonly code: string;
  /** The missing parts of a weak password. */
  readonly reasons?: string[];
  /** True when the database keeps the earlier writes of the request. */
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

  get shownCode(): string {
    return this.code || (this.status === 500 ? 'unexpected_failure' : 'unknown');
  }
}

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** A client that names a version of the API gets the response of that version. */
const versionHeader = 'x-supabase-api-version';
const firstVersion = '2024-01-01';

const unexpected = 'Unexpected failure, please check server logs for more information';

/** Returns the response to a failed request. Only the log has the details of an unexpected failure. */
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
