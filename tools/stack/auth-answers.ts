/** What the auth service rejects, as its clients read it. */
export class AuthFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
  }
}

export function json(value: unknown, status = 200): Response {
  return Response.json(value, { status });
}

/** Clients that name a version of the API are answered in that version. */
const versionHeader = 'x-supabase-api-version';
const firstVersion = '2024-01-01';

/** The answer to a request that has failed; the log has what the client is not told. */
export function failed(error: unknown, { headers }: Request): Response {
  const known = error instanceof AuthFailure;
  if (!known || error.status >= 500) console.error('[stack] auth:', error);
  const { status, code, message } = known
    ? error
    : new AuthFailure(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information');
  const isVersioned = (headers.get(versionHeader) ?? '') >= firstVersion;
  const body = isVersioned ? { code, message } : { code: status, error_code: code, msg: message };
  const answer = json(body, status);
  answer.headers.set('x-sb-error-code', code);
  if (isVersioned) answer.headers.set(versionHeader, firstVersion);
  return answer;
}
