import { inspect } from 'node:util';

/** The body of PostgREST's response to a rejected request. */
interface PostgrestError {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** The method of a connection of @supabase/lite that receives every database error. */
interface ErrorNormalizer {
  normalizeDbError(error: unknown): unknown;
}

/**
 * Gives rejected requests the responses of PostgREST, and logs one readable line. @supabase/lite turns a failed CHECK
 * into a 500 without its SQLSTATE. This function records the state as the error passes, and responds with 400, code,
 * message, details and hint. Requests must run one after another.
 */
export function withPostgrestErrors(
  connection: ErrorNormalizer,
  fetch: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  let lastError: PostgrestError | null = null;
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    lastError = databaseError(error);
    return inspectedAsOneLine(normalize(error), lastError);
  };
  return async (request) => {
    lastError = null;
    const response = await fetch(request);
    const error = lastError as PostgrestError | null;
    if (response.status !== 500 || error === null || !isClientError(error.code)) return response;
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json; charset=utf-8');
    return new Response(JSON.stringify(error), { status: 400, headers });
  };
}

/**
 * Says whether PostgREST answers a SQLSTATE with 400 and @supabase/lite 0.10.0 with 500.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html.
 */
function isClientError(code: string): boolean {
  return code === '23514' || code === '23P01' || code === 'P0001' || code.startsWith('22');
}

/** Returns the database error behind a thrown value; null without a SQLSTATE. */
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

/** Makes an error print as one line. lite prints every database error with its stack and the user's data. */
function inspectedAsOneLine(error: unknown, cause: PostgrestError | null): unknown {
  if (!(error instanceof Error)) return error;
  const line = ['[database]', cause?.code, error.message, cause?.hint && `(${cause.hint})`].filter(Boolean).join(' ');
  return Object.assign(error, { [inspect.custom]: () => printable(line) });
}

/**
 * Matches escape sequences, other controls, marks that change the direction of text, line ends, and invisible
 * characters.
 */
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

/** Writes a value as one line of JSON without unprintable characters. Parsing the line returns the value. */
export function printableJson(value: unknown): string {
  return printable(JSON.stringify(value));
}
