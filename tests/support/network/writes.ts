import { HttpResponse } from 'msw';
import { filterOf, preferences } from './postgrest';
import { keepRevision } from './keep-revision';
import { selectFrom, writtenTables, type Row, type TableName, type Tables } from './tables';

interface Write {
  tables: Tables;
  table: TableName;
  request: Request;
  /** Id of the signed-in account. The account's row in `users` owns new posts. */
  caller: string;
}

export interface Rejection {
  status: number;
  code: string;
  message: string;
  details?: string;
}

export function answerRejection({ status, code, message, details }: Rejection): Response {
  return HttpResponse.json({ code, message, details: details ?? null, hint: null }, { status });
}

/**
 * Applies a write to the tables and responds with the written rows, as PostgREST would. No screen may send a write that
 * does not request its row, has no filter, or names an unknown column. So each of these writes throws an error.
 */
export async function answerWrite(write: Write): Promise<Response> {
  const { tables, table, request } = write;
  const preferred = preferences(request, ['return=representation', 'resolution=merge-duplicates']);
  if (!preferred.includes('return=representation'))
    throw new Error(`a write to ${table} does not ask for its row back`);
  const parameters = new URL(request.url).searchParams;
  const answer = (rows: readonly Row[], status: number) =>
    HttpResponse.json(
      rows.map((row) => selectFrom(tables, table, row, parameters.get('select') ?? '*')),
      { status },
    );
  if (request.method === 'POST') {
    const merges = preferred.includes('resolution=merge-duplicates');
    if (merges !== parameters.has('on_conflict')) throw new Error(`half an upsert of ${table}`);
    const known = [...parameters.keys()].every((name) => name === 'select' || (merges && name === 'on_conflict'));
    if (!known) throw new Error(`the fake PostgREST does not know how to insert with ${parameters.toString()}`);
    const given = await bodyOf(write);
    const key = parameters.get('on_conflict') ?? '';
    const existing = merges ? rowsOf(write).find((row) => String(row[key]) === String(given[key])) : undefined;
    // PostgREST answers an upsert of an existing row with 200.
    return saveRow(write, existing, given, (row) => answer([row], existing ? 200 : 201));
  }
  const matches = rowsOf(write).filter(filterOf(parameters, ['select']));
  if (![...parameters.keys()].some((name) => name !== 'select')) throw new Error(`a write to all rows of ${table}`);
  const [row, ...others] = matches;
  if (others.length > 0) {
    return answerRejection({ status: 403, code: '42501', message: 'one request may change one row only' });
  }
  if (request.method === 'DELETE') {
    setRows(write, (rows) => rows.filter((one) => one !== row));
    if (row) keepRevision(tables, table, { caller: write.caller, before: row });
    return answer(matches, 200);
  }
  const given = await bodyOf(write);
  return row ? saveRow(write, row, given, (changed) => answer([changed], 200)) : answer([], 200);
}

/** Adds a row, for example a restored row. */
export function insertRow(write: Write, given: Row, answer: (row: Row) => Response): Response {
  return saveRow(write, undefined, given, answer);
}

/** Stores a new or changed row, unless the row breaks a constraint. */
function saveRow(write: Write, before: Row | undefined, given: Row, answer: (row: Row) => Response): Response {
  const { table, caller } = write;
  const { defaults, computed, columns, unique } = schemaOf(table);
  const staffId = write.tables.users.find(({ auth_user_id }) => auth_user_id === caller)?.id ?? null;
  const owner = 'created_by' in defaults ? { created_by: given.created_by ?? staffId } : {};
  const row: Row = before
    ? { ...before, ...given, id: before.id, created_at: before.created_at, updated_at: later(before.updated_at) }
    : { id: crypto.randomUUID(), ...defaults, ...given, ...owner, created_at: later(), updated_at: later() };
  for (const [column, compute] of Object.entries(computed)) row[column] = compute(row);
  const missing = columns.find((column) => row[column] === undefined);
  if (missing) throw new Error(`a new row of ${table} lacks ${missing}`);

  const rows = rowsOf(write).filter((one) => one !== before);
  for (const [constraint, column] of Object.entries(unique)) {
    if (rows.some((one) => one[column] !== null && sameText(one[column], row[column]))) {
      const message = `duplicate key value violates unique constraint "${constraint}"`;
      const details = `Key (${column})=(${String(row[column])}) already exists.`;
      return answerRejection({ status: 409, code: '23505', message, details });
    }
  }
  setRows(write, (all) => (before ? all.map((one) => (one === before ? row : one)) : [...all, row]));
  keepRevision(write.tables, table, { caller, before, after: row });
  if (table === 'console_of_month' && row.featured === true) {
    const unfeatured = (one: Row) => ({ ...one, featured: false, updated_at: later(one.updated_at) });
    setRows(write, (all) => all.map((one) => (one !== row && one.featured === true ? unfeatured(one) : one)));
  }
  return answer(row);
}

async function bodyOf({ table, request }: Write): Promise<Row> {
  const body: unknown = await request.json();
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('a write of other than one row');
  const { columns, computed } = schemaOf(table);
  const wrong = Object.keys(body).filter((column) => !columns.includes(column) || column in computed);
  if (wrong.length > 0) throw new Error(`nobody can write ${wrong.join()} of ${table}`);
  return body as Row;
}

function schemaOf(table: TableName) {
  const schema = writtenTables[table];
  if (!schema) throw new Error(`no screen writes to ${table}`);
  return schema;
}

/**
 * Compares without regard to case, because two people cannot have addresses that differ only in case. Slugs and ids
 * are always lower case.
 */
const sameText = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();

/** Returns the present time, or a later time than `before`. So two changes within a millisecond differ in time. */
function later(before?: unknown): string {
  const least = typeof before === 'string' ? Date.parse(before) + 1 : 0;
  return new Date(Math.max(Date.now(), least)).toISOString().replace('Z', '+00:00');
}

const rowsOf = ({ tables, table }: Write): readonly Row[] => tables[table];

function setRows({ tables, table }: Write, change: (rows: readonly Row[]) => readonly Row[]): void {
  // The compiler knows neither the table nor the type of its rows.
  (tables as Record<TableName, readonly Row[]>)[table] = change(tables[table]);
}
