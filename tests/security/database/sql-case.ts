import type { PGlite } from '@electric-sql/pglite';
import { claimsOf } from '../../support/database/account-sql.ts';
import { accounts } from './permission-fixtures.ts';
import type { Category } from '../../support/evidence.ts';
import type { Persona } from './permission-matrix.ts';

/** The part of a database that cases use. */
export type Connection = Pick<PGlite, 'query' | 'exec'>;

/** A case in plain SQL, with its expected outcome. */
export interface SqlCase {
  /** `permissions` for a case about rights, `row rules` for a rule that is equal for everybody. */
  category: Extract<Category, 'permissions' | 'row rules'>;
  surface: string;
  challenge: string;
  expected: string;
  /** Runs the case. Returns the outcome, which equals `expected` when the case holds. */
  run(database: Connection): Promise<string>;
}

/** Runs a case within the open transaction and undoes its changes. Returns its outcome. */
export async function observe(database: Connection, { run }: Pick<SqlCase, 'run'>): Promise<string> {
  await database.exec('savepoint before_case');
  try {
    return await run(database);
  } finally {
    await database.exec('rollback to savepoint before_case; release savepoint before_case');
  }
}

/** A persona, another account, or the sign-in service. */
export type Asker = Persona | keyof typeof accounts | 'the auth service';

/** Returns the database role of a persona's requests. */
export function roleOf(persona: Asker): string {
  if (persona === 'visitor') return 'anon';
  return persona === 'service' ? 'service_role' : 'authenticated';
}

/** Returns the SQL that starts a request in the API: the role, and the claims of the access token. */
export function becomeSql(persona: Asker): string {
  if (persona === 'the auth service') return '';
  const account = (accounts as Partial<Record<Asker, string>>)[persona];
  const claims = account === undefined ? { role: roleOf(persona) } : claimsOf(account);
  return `set local role ${roleOf(persona)}; set local request.jwt.claims = '${JSON.stringify(claims)}'`;
}

export const breaksRule = 'rejected: breaks a rule';
export const taken = 'rejected: taken';
export const noRow = 'rejected: no such row, or still needed';

/** Words for the error codes of Postgres. */
const rejections: Record<string, string> = {
  '42501': 'rejected',
  '23503': noRow,
  '23505': taken,
  '23514': breaksRule,
  '42P16': 'rejected: a temporary table',
  '428C9': 'rejected: not to be written',
  '55000': 'rejected: not to be written',
};

/** Runs a statement. Returns `works`, `no rows`, or the rejection in words. */
export async function outcomeOf(
  database: { query(statement: string): Promise<{ rows: unknown[] }> },
  statement: string,
): Promise<string> {
  try {
    const { rows } = await database.query(statement);
    return rows.length > 0 ? 'works' : 'no rows';
  } catch (error) {
    return rejectionOf(statement, error);
  }
}

/** Runs a query. Returns the first value of each row, `no rows`, or the rejection in words. */
export async function answerOf(database: Connection, question: string): Promise<string> {
  try {
    const { rows } = await database.query<Record<string, unknown>>(question);
    return rows.length === 0 ? 'no rows' : rows.map((row) => String(Object.values(row)[0])).join(', ');
  } catch (error) {
    return rejectionOf(question, error);
  }
}

function rejectionOf(statement: string, error: unknown): string {
  const { code, message, column } = error as { code?: string; message: string; column?: string };
  if (code === '23502') return `rejected: ${column} is missing`;
  // The statement fails at the function of a computed column, so this error proves nothing about the table's rights.
  const computing = /^permission denied for function (\w+)$/.exec(message)?.[1];
  if (computing && !statement.includes(computing)) return `rejected by ${computing}, past the table's rights`;
  return rejections[code ?? ''] ?? `${code}: ${message}`;
}

/** Optional parts of a case. */
interface More {
  /** Further words about the caller, beside the persona. */
  challenge?: string;
  /** SQL that runs first, with all rights. */
  before?: string;
  /** A query that runs afterwards, with all rights. Its first column is part of the outcome. */
  read?: string;
}

/** Returns the case of one statement by one persona. With `read` the outcome is `works: <result of read>`. */
export function attempt(
  persona: Asker,
  surface: string,
  statement: string,
  expected: string,
  { challenge, before, read }: More = {},
): SqlCase {
  return {
    category: 'permissions',
    surface: `SQL ${surface}`,
    challenge: challenge ? `${persona}, ${challenge}` : persona,
    expected,
    async run(database) {
      await database.exec(`${before ? `${before};` : ''}${becomeSql(persona)}`);
      const outcome = await outcomeOf(database, statement);
      if (!read || outcome.startsWith('rejected')) return outcome;
      await database.exec('reset role');
      const { rows } = await database.query<Record<string, unknown>>(read);
      return `${outcome}: ${rows.map((row) => String(Object.values(row)[0])).join(', ')}`;
    },
  };
}

/**
 * Returns a case for each persona and each statement. All cases have the same outcome. `statements` maps a surface to
 * SQL.
 */
export function attempts(
  personas: readonly Asker[],
  outcome: string | (More & { expected: string }),
  statements: Record<string, string>,
): SqlCase[] {
  const { expected, ...more } = typeof outcome === 'string' ? { expected: outcome } : outcome;
  return personas.flatMap((persona) =>
    Object.entries(statements).map(([surface, statement]) => attempt(persona, surface, statement, expected, more)),
  );
}

/** Returns the cases with the category `row rules`, which is for rules that are equal for everybody. */
export function asRowRules(cases: readonly SqlCase[]): SqlCase[] {
  return cases.map((each) => ({ ...each, category: 'row rules' }));
}

/** Returns a value as SQL text. */
export function literal(value: string | boolean | null): string {
  return value === null ? 'null' : `'${value}'`;
}

/** Returns an insert of these values as SQL text. */
export function insertSql(table: string, row: Record<string, string | boolean | null>): string {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return `insert into public.${table} (${columns.join(', ')}) values (${Object.values(row).map(literal).join(', ')})`;
}

/** Returns an insert with `returning`, as SQL text. */
export function add(table: string, row: Parameters<typeof insertSql>[1], more = ''): string {
  return `${insertSql(table, row)} ${more} returning 1`;
}

/** Returns an update with `returning`, as SQL text. */
export function change(table: string, assignments: string, where: string): string {
  return `update public.${table} set ${assignments} where ${where} returning 1`;
}

/** Returns a delete with `returning`, as SQL text. */
export function remove(table: string, where: string): string {
  return `delete from public.${table} where ${where} returning 1`;
}
