import type { PGlite } from '@electric-sql/pglite';
import { claimsOf } from '../../support/database/account-sql.ts';
import { accounts } from './permission-fixtures.ts';
import type { Category } from '../../support/evidence.ts';
import type { Persona } from './permission-matrix.ts';

/** What the cases need of a database. */
export type Connection = Pick<PGlite, 'query' | 'exec'>;

/** Something asked of the database in plain SQL, and what must come of it. */
export interface SqlCase {
  /** Whether it asks for somebody's right, or for what a row may be, no matter who writes it. */
  category: Extract<Category, 'permissions' | 'row rules'>;
  surface: string;
  challenge: string;
  expected: string;
  /** Asks, and says what came of it: the same words as `expected` when all is well. */
  run(database: Connection): Promise<string>;
}

/** Runs a case within the open transaction and undoes what it did. */
export async function observe(database: Connection, { run }: Pick<SqlCase, 'run'>): Promise<string> {
  await database.exec('savepoint before_case');
  try {
    return await run(database);
  } finally {
    await database.exec('rollback to savepoint before_case; release savepoint before_case');
  }
}

/** A persona, somebody else who has an account, or the service that keeps the accounts. */
export type Asker = Persona | keyof typeof accounts | 'the auth service';

/** The database role that somebody's requests run as. */
export function roleOf(persona: Asker): string {
  if (persona === 'visitor') return 'anon';
  return persona === 'service' ? 'service_role' : 'authenticated';
}

/** What the API does at the start of a request: the role, and the claims of the access token. */
export function becomeSql(persona: Asker): string {
  if (persona === 'the auth service') return '';
  const account = (accounts as Partial<Record<Asker, string>>)[persona];
  const claims = account === undefined ? { role: roleOf(persona) } : claimsOf(account);
  return `set local role ${roleOf(persona)}; set local request.jwt.claims = '${JSON.stringify(claims)}'`;
}

export const broken = 'rejected: breaks a rule';
export const taken = 'rejected: taken';
export const noRow = 'rejected: no such row, or still needed';

/** The rejections that Postgres has a number for, in words. */
const rejections: Record<string, string> = {
  '42501': 'rejected',
  '23503': noRow,
  '23505': taken,
  '23514': broken,
  '42P16': 'rejected: a temporary table',
  '428C9': 'rejected: not to be written',
  '55000': 'rejected: not to be written',
};

/** What a statement gives: `works`, `no rows`, or how it is rejected. */
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

/** What a question gives: the first value of its one row, or how it is rejected. */
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
  // A function that the statement does not name computes a column: without a right to it nobody knows what the table's rights say.
  const computing = /^permission denied for function (\w+)$/.exec(message)?.[1];
  if (computing && !statement.includes(computing)) return `rejected by ${computing}, past the table's rights`;
  return rejections[code ?? ''] ?? `${code}: ${message}`;
}

/** What else a case says of a statement. */
interface More {
  /** Who asks for what, when the persona alone does not say it. */
  challenge?: string;
  /** Brought about first, past all rights. */
  before?: string;
  /** Asked afterwards, past all rights: its first column is part of what came of it. */
  read?: string;
}

/** The case of one statement of one persona; with `read`, what came of it is `works: <what is there now>`. */
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

/** The cases of statements that give each of these personas the same, by what the statements are about. */
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

/** The same cases, of rules that hold for every persona alike. */
export function asRowRules(cases: readonly SqlCase[]): SqlCase[] {
  return cases.map((each) => ({ ...each, category: 'row rules' }));
}

/** A value as SQL text. */
export function literal(value: string | boolean | null): string {
  return value === null ? 'null' : `'${value}'`;
}

/** An insert of these values, as SQL text. */
export function insertSql(table: string, row: Record<string, string | boolean | null>): string {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  return `insert into public.${table} (${columns.join(', ')}) values (${Object.values(row).map(literal).join(', ')})`;
}

/** The same, which also gives a row for each that it adds. */
export function add(table: string, row: Parameters<typeof insertSql>[1], more = ''): string {
  return `${insertSql(table, row)} ${more} returning 1`;
}

/** A change of the rows of a condition, which gives a row for each. */
export function change(table: string, assignments: string, where: string): string {
  return `update public.${table} set ${assignments} where ${where} returning 1`;
}

/** A removal of the rows of a condition, which gives a row for each. */
export function remove(table: string, where: string): string {
  return `delete from public.${table} where ${where} returning 1`;
}
