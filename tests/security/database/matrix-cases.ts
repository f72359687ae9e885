import { fixtureOf } from './permission-fixtures.ts';
import {
  cellName,
  cells,
  expectedOutcome,
  functionMatrix,
  hiddenColumns,
  hiddenTables,
  permissionMatrix,
  personas,
  privateFunctionMatrix,
  visitorColumns,
  type Cell,
  type TableName,
} from './permission-matrix.ts';
import { attempt, insertSql, literal, roleOf, type SqlCase } from './sql-case.ts';

/** The statement that a cell stands for. */
function statementOf(cell: Cell): string {
  const { id, key = 'id', insert = {}, change } = fixtureOf(cell);
  const target = `public.${cell.table}`;
  const assignments = Object.entries(change).map(([column, value]) => `"${column}" = ${literal(value)}`);
  switch (cell.operation) {
    case 'select':
      return `select ${key} from ${target} where ${key} = '${id}'`;
    case 'insert':
      return `${insertSql(cell.table, insert)} returning ${key}`;
    case 'update':
      return `update ${target} set ${assignments.join(', ')} where ${key} = '${id}' returning ${key}`;
    case 'delete':
      return `delete from ${target} where ${key} = '${id}' returning ${key}`;
  }
}

/** Every cell of the matrix for every persona. */
const cellCases: SqlCase[] = personas.flatMap((persona) =>
  cells.map((cell) =>
    attempt(
      persona,
      cellName(cell),
      statementOf(cell),
      expectedOutcome(cell.table, cell.state, cell.operation, persona),
      { before: fixtureOf(cell).before },
    ),
  ),
);

/** The type of a table's primary key. */
function keyType(table: string): string {
  if (table === 'public.site_settings') return 'smallint';
  return table === 'public.post_slugs' || table === 'private.post_totals' ? 'text' : 'uuid';
}

/** What no policy is asked about: only a grant stands between a table and these statements. */
const tableCases: SqlCase[] = personas.flatMap((persona) =>
  [...Object.keys(permissionMatrix).map((table) => `public.${table as TableName}`), ...hiddenTables].flatMap((table) =>
    [
      { what: 'truncate', statement: `truncate ${table}` },
      {
        what: 'hold rows with a foreign key of the own',
        statement: `create temporary table of_mine (id ${keyType(table)} references ${table})`,
        // A visitor may not even name what is in the schema private.
        expected: persona === 'visitor' && table.startsWith('private.') ? 'refused' : 'refused: a temporary table',
      },
      {
        what: 'add a trigger',
        statement: `create trigger of_mine before update on ${table}
          for each row execute function suppress_redundant_updates_trigger()`,
      },
      { what: 'rebuild the indexes', statement: `reindex table ${table}` },
      { what: 'switch off row-level security', statement: `alter table ${table} disable row level security` },
    ].map(({ what, statement, expected = 'refused' }) => attempt(persona, `${table}: ${what}`, statement, expected)),
  ),
);

/** A visitor who names no row is refused before any policy is asked. */
const everyRowCases: SqlCase[] = Object.keys(permissionMatrix).flatMap((table) =>
  [
    { what: 'change every row', statement: `update public.${table} set created_at = now()` },
    { what: 'delete every row', statement: `delete from public.${table}` },
  ].map(({ what, statement }) => attempt('visitor', `${table}: ${what}`, statement, 'refused')),
);

/** Each column by itself: a visitor reads what pages show, and changes none. */
const columnCases: SqlCase[] = (Object.keys(permissionMatrix) as TableName[]).flatMap((table) => {
  const columns = `${visitorColumns[table]} ${hiddenColumns[table]}`.trim().split(' ');
  const readable = visitorColumns[table].split(' ');
  return [
    attempt('visitor', `${table}: read every column`, `select * from public.${table}`, 'refused'),
    ...columns.flatMap((column) => [
      attempt(
        'visitor',
        `${table}.${column}: read it`,
        `select "${column}" from public.${table} limit 1`,
        readable.includes(column) ? 'works' : 'refused',
      ),
      attempt(
        'visitor',
        `${table}.${column}: change it in every row`,
        `update public.${table} set "${column}" = default`,
        'refused',
      ),
    ]),
  ];
});

/** Who could refer to a row would learn of it by what is refused. */
const referenceCases: SqlCase[] = personas.flatMap((persona) =>
  [...Object.keys(permissionMatrix).map((table) => `public.${table}`), ...hiddenTables].map((table) =>
    attempt(
      persona,
      `${table}: refer to it from a table of the own`,
      `create table of_mine.rows (id ${keyType(table)} references ${table})`,
      'refused',
      { before: `create schema of_mine; grant usage, create on schema of_mine to ${roleOf(persona)}` },
    ),
  ),
);

const hiddenTableCases: SqlCase[] = personas.flatMap((persona) =>
  hiddenTables.flatMap((table) =>
    [
      { what: 'select', statement: `select * from ${table}` },
      { what: 'insert', statement: `insert into ${table} default values` },
      { what: 'update', statement: `update ${table} set ${table.startsWith('auth') ? 'id = id' : 'posts = 0'}` },
      { what: 'delete', statement: `delete from ${table}` },
    ].map(({ what, statement }) => attempt(persona, `${table}: ${what}`, statement, 'refused')),
  ),
);

/** Files: a hosted project lets everybody ask, and no policy lets anybody in. */
const storageCases: SqlCase[] = personas
  .filter((persona) => persona !== 'service')
  .flatMap((persona) => [
    attempt(
      persona,
      'storage: make a bucket',
      "insert into storage.buckets (id, name) values ('mine', 'mine')",
      'refused',
    ),
    attempt(
      persona,
      'storage: put a file into a bucket',
      "insert into storage.objects (bucket_id, name) values ('files', 'a.html')",
      'refused',
      { before: "insert into storage.buckets (id, name) values ('files', 'files')" },
    ),
    attempt(persona, 'storage: see the files', 'select name from storage.objects', 'no rows', {
      before: "insert into storage.objects (bucket_id, name) values ('files', 'a.html')",
    }),
  ]);

const schemaCases: SqlCase[] = personas.flatMap((persona) =>
  ['public', 'private', 'auth', 'extensions', 'storage'].map((schema) =>
    attempt(persona, `schema ${schema}: create a table`, `create table ${schema}.mine (id integer)`, 'refused'),
  ),
);

const takesText = (name: string) => name === 'fold' || name.startsWith('is_');

const functionCases: SqlCase[] = personas.flatMap((persona) => [
  ...Object.entries(functionMatrix).map(([name, allowed]) =>
    attempt(
      persona,
      `public.${name}: call`,
      `select * from public.${name}()`,
      allowed.split(' ').includes(persona) ? 'works' : 'refused',
    ),
  ),
  ...Object.entries(privateFunctionMatrix).map(([name, allowed]) =>
    attempt(
      persona,
      `private.${name}: call`,
      `select private.${name}(${takesText(name) ? "'x'" : ''})`,
      allowed.split(' ').includes(persona) ? 'works' : 'refused',
    ),
  ),
]);

/** The permission matrix as statements, with the grants that the migrations give. */
export const matrixCases: SqlCase[] = [
  ...cellCases,
  ...tableCases,
  ...everyRowCases,
  ...columnCases,
  ...referenceCases,
  ...hiddenTableCases,
  ...storageCases,
  ...schemaCases,
  ...functionCases,
];
