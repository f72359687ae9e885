import { inspect } from 'node:util';

/** The body of a rejected request in PostgREST. */
interface PostgrestError {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** The part of a lite connection that every database error passes. */
interface ErrorNormalizer {
  normalizeDbError(error: unknown): unknown;
}

/**
 * Gives rejected requests the answers of PostgREST, and logs one readable line. @supabase/lite turns a failed CHECK
 * into a 500 without its SQLSTATE; this records the state as the error passes and answers 400 with code, message,
 * details and hint. Needs serial calls.
 */
export function withPostgrestErrors(
  connection: ErrorNormalizer,
  fetch: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  let seen: PostgrestError | null = null;
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    seen = databaseError(error);
    return inspectedAsOneLine(normalize(error), seen);
  };
  return async (request) => {
    seen = null;
    const response = await fetch(request);
    const error = seen as PostgrestError | null;
    if (response.status !== 500 || error === null || !isClientError(error.code)) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(JSON.stringify(error), { status: 400, headers });
  };
}

/**
 * The SQLSTATEs that PostgREST answers with 400 and @supabase/lite 0.10.0 with 500.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html.
 */
function isClientError(code: string): boolean {
  return code === '23514' || code === '23P01' || code === 'P0001' || code.startsWith('22');
}

/** The database error behind a thrown value, if it has a SQLSTATE. */
function databaseError(thrown: unknown): PostgrestError | null {
  if (typeof thrown !== 'object' || thrown === null) return null;
  const error = thrown as Record<string, unknown>;
  if (typeof error.code !== 'string' || !/^[0-9A-Z]{5}$/.test(error.code)) {
    return 'cause' in error ? databaseError(error.cause) : null;
  }
  const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    code: error.code,
    message: textOrNull(error.message) ?? 'database error',
    details: textOrNull(error.detail),
    hint: textOrNull(error.hint),
  };
}

/** lite prints every database error with its stack and the user's data; this leaves one line of plain text. */
function inspectedAsOneLine(error: unknown, seen: PostgrestError | null): unknown {
  if (!(error instanceof Error)) return error;
  const line = ['[database]', seen?.code, error.message, seen?.hint && `(${seen.hint})`].filter(Boolean).join(' ');
  return Object.assign(error, { [inspect.custom]: () => printable(line) });
}

/** Escape sequences, other controls, marks that change the direction of text, line ends, and invisible characters. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Escapes unprintable characters as in JSON, `\u001b`. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** One line of JSON without unprintable characters; parsing it gives the value back. */
export function printableJson(value: unknown): string {
  return printable(JSON.stringify(value));
}
