import { HttpResponse } from 'msw';

type Row = Record<string, unknown>;

/**
 * Answers a read as PostgREST would, as far as the public site asks: column lists,
 * `eq`, `ilike`, `order`, `limit`, `offset`, exact counts, and 416 past the end.
 * Anything else is an error, so that a test cannot pass on a filter nobody applied.
 */
export function answerRead(rows: readonly Row[], request: Request): Response {
  const parameters = new URL(request.url).searchParams;
  let found = [...rows];
  for (const [name, value] of parameters) {
    if (['select', 'order', 'limit', 'offset'].includes(name)) continue;
    found = found.filter(filterOf(name, value));
  }
  for (const part of (parameters.get('order') ?? '').split(',').filter(Boolean).reverse()) {
    const [column = '', direction] = part.split('.');
    const sign = direction === 'desc' ? -1 : 1;
    found.sort((a, b) => sign * compare(a[column], b[column]));
  }
  const counted = (request.headers.get('prefer') ?? '').includes('count=exact');
  const offset = Number(parameters.get('offset') ?? 0);
  const limit = Number(parameters.get('limit') ?? 1000);
  if (counted && offset > 0 && offset >= found.length) {
    const body = { code: 'PGRST103', message: 'Requested range not satisfiable', details: null, hint: null };
    return HttpResponse.json(body, { status: 416, headers: { 'content-range': `*/${found.length}` } });
  }
  const page = found.slice(offset, offset + limit);
  const range = page.length > 0 ? `${offset}-${offset + page.length - 1}` : '*';
  return HttpResponse.json(
    page.map((row) => pick(row, parameters.get('select') ?? '*')),
    {
      status: counted && page.length < found.length ? 206 : 200,
      headers: { 'content-range': `${range}/${counted ? found.length : '*'}` },
    },
  );
}

function filterOf(column: string, value: string): (row: Row) => boolean {
  if (value.startsWith('eq.')) return (row) => String(row[column]) === value.slice(3);
  if (value.startsWith('ilike.')) {
    const pattern = likePattern(value.slice(6));
    return (row) => pattern.test(String(row[column]));
  }
  throw new Error(`the fake PostgREST does not know the filter ${column}=${value}`);
}

/** `%` and `*` are any text, `_` is any character, `\` takes the next one literally. */
function likePattern(text: string): RegExp {
  const source = text.replace(/\\(.)|([%*])|(_)|([.*+?^${}()|[\]\\/-])/gs, (whole, escaped, any, one, special) => {
    if (escaped !== undefined) return (escaped as string).replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
    if (any !== undefined) return '.*';
    if (one !== undefined) return '.';
    return special === undefined ? whole : `\\${special as string}`;
  });
  return new RegExp(`^${source}$`, 'is');
}

function pick(row: Row, select: string): Row {
  if (select === '*') return row;
  const columns = select.split(/,(?![^(]*\))/).map((column) => column.trim().replace(/^(\w+):.*$/, '$1'));
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}
