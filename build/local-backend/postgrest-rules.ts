import type { PGlite } from '@electric-sql/pglite';

type Answer = (request: Request) => Promise<Response>;

/**
 * Pairs of table names, such as `outer inner`. @supabase/lite embeds the inner table in the outer table, but PostgREST
 * rejects the request.
 */
type UnrelatedTables = ReadonlySet<string>;

/**
 * Rejects requests that PostgREST rejects and @supabase/lite 0.10.0 answers, so that development shows the fault.
 * `docs/testing.md` lists the remaining differences.
 */
export function withPostgrestRules(unrelated: UnrelatedTables, fetch: Answer): Answer {
  return async (request) => {
    // In PostgREST only GET has ranges; in lite HEAD has ranges too.
    if (request.method === 'HEAD') request.headers.delete('range');
    return refusedToken(request) ?? refusedQuery(request, unrelated) ?? fetch(request);
  };
}

/**
 * Maps a type to its parser. PostgREST writes a `timestamptz` in JSON's format, but lite writes SQL's format. Sessions
 * are in UTC.
 */
export const postgrestParsers = {
  1184: (value: string) => value.replace(/^(\d+-\d\d-\d\d) (.*)\+00$/, '$1T$2+00:00'),
};

const restPath = /^\/rest\/v1\/(?<isFunction>rpc\/)?(?<name>[^/]+)/;

/** Rejects a malformed token. lite would treat the sender as a visitor. */
function refusedToken({ url, headers }: Request): Response | null {
  const token = /^Bearer (.*)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim() ?? '';
  // The gateway of a hosted project ignores a key in place of a token.
  if (!restPath.test(new URL(url).pathname) || token === '' || token.startsWith('sb_')) return null;
  const parts = token.split('.');
  if (parts.length !== 3) return refusal(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts.length}`);
  return parts.includes('') ? refusal(401, 'PGRST301', 'Unsupported token type') : null;
}

function refusedQuery({ method, url }: Request, unrelated: UnrelatedTables): Response | null {
  const { pathname, searchParams } = new URL(url);
  const { isFunction, name } = restPath.exec(pathname)?.groups ?? {};
  if (name === undefined) return null;
  if (isFunction) return unselectedColumn(method, searchParams);
  return writeWithoutFilter(method, searchParams) ?? unrelatedEmbed(name, searchParams, unrelated);
}

const notFilters = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'];
const logic = ['and', 'or', 'not.and', 'not.or'];

/** Returns the filters of a table's rows. A name such as `table.column` filters embedded rows instead. */
function filtersOf(query: URLSearchParams): [name: string, value: string][] {
  return [...query].filter(([name]) => !notFilters.includes(name) && (logic.includes(name) || !name.includes('.')));
}

/** Rejects a write without a filter. A hosted project loads the extension `safeupdate` for every request of the API. */
function writeWithoutFilter(method: string, query: URLSearchParams): Response | null {
  const statement = { PATCH: 'UPDATE', DELETE: 'DELETE' }[method];
  if (statement === undefined || filtersOf(query).length > 0) return null;
  return refusal(400, '21000', `${statement} requires a WHERE clause`);
}

const operator =
  /^(not\.)?(n?eq|[gl]te?|i?like|i?match|in|is|isdistinct|(pl|ph|w)?fts|c[sd]|ov|s[lr]|nx[lr]|adj)(\(\w+\))?\./;

/**
 * Rejects a filter or order by an unselected column of a function's rows. PostgREST fetches only the selected columns,
 * so filtering or sorting by an unselected column is impossible.
 */
function unselectedColumn(method: string, query: URLSearchParams): Response | null {
  const selected = partsOf(query.get('select') || '*').map(({ column }) => column);
  if (selected.includes('*')) return null;
  // In an address, a value without an operator is an argument.
  const isFilter = (value: string) => method === 'POST' || operator.test(value);
  const used = [
    ...partsOf(query.get('order') ?? '').flatMap(({ column, isEmbed }) => (isEmbed ? [] : column)),
    ...filtersOf(query).flatMap(([name, value]) => (logic.includes(name) || !isFilter(value) ? [] : columnIn(name))),
  ];
  const missing = used.find((column) => !selected.includes(column));
  return missing === undefined ? null : refusal(400, '42703', `column record.${missing} does not exist`);
}

function unrelatedEmbed(table: string, query: URLSearchParams, unrelated: UnrelatedTables): Response | null {
  const pair = embedsIn(table, query.get('select') ?? '').find((each) => unrelated.has(each));
  if (pair === undefined) return null;
  const [one, other] = pair.split(' ');
  const message = `Could not find a relationship between '${one}' and '${other}' in the schema cache`;
  const details = `Searched for a foreign key relationship between '${one}' and '${other}' in the schema 'public', but no matches were found.`;
  return refusal(400, 'PGRST200', message, details);
}

/** Returns a pair for every embedded table of a `select`: the outer table, then the embedded table. */
function embedsIn(table: string, select: string): string[] {
  return partsOf(select).flatMap(({ column, isEmbed, inside }) =>
    isEmbed ? [`${table} ${column}`, ...embedsIn(column, inside)] : [],
  );
}

interface Part {
  /** The name of a column or an embedded table. */
  column: string;
  isEmbed: boolean;
  /** The text in the parentheses of an embedded table. */
  inside: string;
}

/** Splits a list such as `id,name:title,posts:blog_posts!inner(slug)` or `date.desc,id` into its parts. */
function partsOf(list: string): Part[] {
  let depth = 0;
  const separated = Array.from(list, (character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ',' && depth === 0 ? '\n' : character;
  });
  const parts = separated.join('').split('\n');
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...rest] = part.split('(');
      return { column: columnIn(head), isEmbed: rest.length > 0, inside: rest.join('(').slice(0, -1) };
    });
}

/** Returns a column's name without spread, alias, hint, cast, JSON path and direction. */
function columnIn(part: string): string {
  const [column = ''] = part
    .trim()
    .replace(/^\.\.\./, '')
    .replace(/^[^:]+:(?!:)/, '')
    .split(/!|::|->|\./, 1);
  return column;
}

function refusal(status: number, code: string, message: string, details: string | null = null): Response {
  return Response.json({ code, message, details, hint: null }, { status });
}

/**
 * Returns the pairs of tables that only lite embeds. PostgREST embeds two tables through a third table only if the
 * third table's primary key has both foreign keys. @supabase/lite embeds two tables through any third table.
 */
export async function unrelatedTables(database: Pick<PGlite, 'query'>): Promise<UnrelatedTables> {
  const { rows } = await database.query<{ pair: string }>(`
    with linked as (
      select one.confrelid as one, other.confrelid as other,
        bool_or(coalesce(key.conkey @> one.conkey and key.conkey @> other.conkey, false)) as related
      from pg_constraint as one
      join pg_constraint as other on other.conrelid = one.conrelid and other.oid <> one.oid and other.contype = 'f'
      left join pg_constraint as key on key.conrelid = one.conrelid and key.contype = 'p'
      where one.contype = 'f'
      group by 1, 2
    )
    select format('%s %s', a.relname, b.relname) as pair
    from linked
    join pg_class as a on a.oid = one and a.relnamespace = 'public'::regnamespace
    join pg_class as b on b.oid = other and b.relnamespace = 'public'::regnamespace
    where not related and not exists (
      select from pg_constraint as direct
      where direct.contype = 'f' and (one, other) in ((conrelid, confrelid), (confrelid, conrelid))
    )`);
  return new Set(rows.map(({ pair }) => pair));
}
