import { fixtureOf, storedPicture } from './permission-fixtures.ts';
import {
  cellName,
  cells,
  columnsOf,
  expectedOutcome,
  fileMatrix,
  functionMatrix,
  hiddenTables,
  hiddenViews,
  personas,
  privateFunctionMatrix,
  tableNames,
  visitorColumns,
  type Cell,
  type Operation,
} from './permission-matrix.ts';
import { attempt, attempts, insertSql, literal, type SqlCase } from './sql-case.ts';

/** Returns the statement of a cell. */
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

/** Cases for every cell of the matrix and every persona. */
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

function keyType(table: string): string {
  if (table === 'public.site_settings' || table === 'public.content_reports') return 'smallint';
  if (table === 'public.revisions') return 'bigint';
  if (table === 'private.account_rules' || table === 'private.last_build_request') return 'boolean';
  return ['public.post_slugs', 'private.post_totals', 'private.content_stamps'].includes(table) ? 'text' : 'uuid';
}

const everyTable = [...tableNames.map((table) => `public.${table}`), ...hiddenTables];

/** No policy covers these statements, so only missing grants reject them. */
const tableCases: SqlCase[] = everyTable.flatMap((table) => [
  ...attempts(personas, 'rejected', {
    [`${table}: truncate`]: `truncate ${table}`,
    [`${table}: add a trigger`]: `create trigger of_mine before update on ${table}
      for each row execute function suppress_redundant_updates_trigger()`,
    [`${table}: rebuild the indexes`]: `reindex table ${table}`,
    [`${table}: switch off row-level security`]: `alter table ${table} disable row level security`,
  }),
  ...personas.map((persona) => {
    const refer = `create temporary table of_mine (id ${keyType(table)} references ${table})`;
    // A visitor may not use the schema private.
    const isHidden = persona === 'visitor' && table.startsWith('private.');
    const expected = isHidden ? 'rejected' : 'rejected: a temporary table';
    return attempt(persona, `${table}: reference rows from a temporary table`, refer, expected);
  }),
]);

/** These writes of a visitor have no condition. Missing grants reject the writes before any policy applies. */
const everyRowCases: SqlCase[] = tableNames.flatMap((table) =>
  attempts(['visitor'], 'rejected', {
    [`${table}: change every row`]: `update public.${table} set "${columnsOf(table)[0]}" = default`,
    [`${table}: delete every row`]: `delete from public.${table}`,
  }),
);

/** Cases for each column alone. A visitor reads the columns that pages show, and changes no column. */
const columnCases: SqlCase[] = tableNames.flatMap((table) => {
  const readable = visitorColumns[table].split(' ');
  return [
    attempt('visitor', `${table}: read every column`, `select * from public.${table}`, 'rejected'),
    ...columnsOf(table).flatMap((column) => {
      const [name, outcome] = [`${table}.${column}`, readable.includes(column) ? 'works' : 'rejected'];
      const setDefault = `update public.${table} set "${column}" = default`;
      return [
        attempt('visitor', `${name}: read the column`, `select "${column}" from public.${table} limit 1`, outcome),
        attempt('visitor', `${name}: change the column in every row`, setDefault, 'rejected'),
      ];
    }),
  ];
});

/** The errors of a foreign key would reveal hidden rows. */
const referenceCases: SqlCase[] = everyTable.flatMap((table) => {
  const before = 'create schema of_mine; grant usage, create on schema of_mine to anon, authenticated, service_role';
  const refer = `create table of_mine.rows (id ${keyType(table)} references ${table})`;
  const surface = `${table}: reference rows from a table of the caller`;
  return personas.map((persona) => attempt(persona, surface, refer, 'rejected', { before }));
});

/** Maps a hidden table to the assignment of an update. */
const hiddenChanges: Record<(typeof hiddenTables)[number], string> = {
  'private.post_totals': 'posts = 0',
  'private.content_stamps': "kind = ''",
  'auth.users': 'id = id',
  'auth.identities': 'id = id',
  'private.account_rules': 'factor_required = true',
  'private.born_accounts': 'at = now()',
  'private.last_build_request': 'asked_at = null',
  'auth.sessions': "aal = 'aal2'",
  'auth.mfa_factors': "status = 'verified'",
  'auth.mfa_amr_claims': 'created_at = now()',
};

const hiddenTableCases: SqlCase[] = [
  ...hiddenTables.flatMap((table) =>
    attempts(personas, 'rejected', {
      [`${table}: select`]: `select * from ${table}`,
      [`${table}: insert`]: `insert into ${table} default values`,
      [`${table}: update`]: `update ${table} set ${hiddenChanges[table]}`,
      [`${table}: delete`]: `delete from ${table}`,
    }),
  ),
  ...hiddenViews.flatMap((view) => attempts(personas, 'rejected', { [`${view}: select`]: `select * from ${view}` })),
];

const addBucket = "insert into storage.buckets (id, name) values ('files', 'files')";
const insertFile = (bucket: string, name: string) =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}') returning 1`;
const aFile = `${'2'.repeat(32)}-600x400.webp`;
const stored = `bucket_id = 'images' and name = '${storedPicture}'`;

/** Invalid names of pictures: other folders, other types, paths out of the folder. */
const badNames = [
  ...['a.html', '../images', `../${aFile}`, `480/../${aFile}`, `481/${aFile}`, `480/960/${aFile}`, `/${aFile}`],
  ...[`${aFile}/a.webp`, `${aFile}.html`, `${aFile}\n`, aFile.toUpperCase(), aFile.replace('webp', 'svg')],
  ...[
    `${aFile.slice(0, 16)}480/${aFile.slice(16)}`,
    aFile.slice(1),
    aFile.replace('600', '06'),
    aFile.replace('600', '60000'),
    `${'g'.repeat(32)}-1x1.png`,
    '',
  ],
];

/** Cases about files. In a hosted project everybody may send requests, and only policies decide. */
const storageCases: SqlCase[] = personas
  .filter((persona) => persona !== 'service')
  .flatMap((persona) => {
    const may = (operation: Operation) => fileMatrix[operation].split(' ').includes(persona);
    const worksOrNoRows = (operation: Operation) => (may(operation) ? 'works' : 'no rows');
    const insertOutcome = may('insert') ? 'works' : 'rejected';
    const otherBucket = { before: `${addBucket}; ${insertFile('files', aFile)}` };
    return [
      attempt(persona, 'storage.objects: make a bucket', addBucket, 'rejected'),
      attempt(persona, 'storage.objects: add a file', insertFile('images', aFile), insertOutcome),
      attempt(persona, 'storage.objects: add a scaled-down file', insertFile('images', `1600/${aFile}`), insertOutcome),
      attempt(
        persona,
        'storage.objects: see a file',
        `select 1 from storage.objects where ${stored}`,
        worksOrNoRows('select'),
      ),
      attempt(
        persona,
        'storage.objects: change a file',
        `update storage.objects set metadata = '{}' where ${stored} returning 1`,
        'no rows',
      ),
      attempt(
        persona,
        'storage.objects: delete a file',
        `delete from storage.objects where ${stored} returning 1`,
        worksOrNoRows('delete'),
      ),
      ...badNames.map((name) =>
        attempt(
          persona,
          `storage.objects: add the file ${JSON.stringify(name)}`,
          insertFile('images', name),
          'rejected',
        ),
      ),
      attempt(persona, 'storage.objects: add a file to another bucket', insertFile('files', aFile), 'rejected', {
        before: addBucket,
      }),
      // Without a condition Postgres does not apply the policy for reading.
      attempt(
        persona,
        'storage.objects: delete without a condition keeps the files of another bucket',
        'delete from storage.objects',
        'no rows: 1',
        { ...otherBucket, read: "select count(*) from storage.objects where bucket_id = 'files'" },
      ),
      ...attempts(
        [persona],
        { expected: 'no rows', ...otherBucket },
        {
          'storage.objects: see the file of another bucket': "select 1 from storage.objects where bucket_id = 'files'",
          'storage.objects: delete the file of another bucket':
            "delete from storage.objects where bucket_id = 'files' returning 1",
        },
      ),
    ];
  });

const schemaCases: SqlCase[] = ['public', 'private', 'auth', 'extensions', 'storage'].flatMap((schema) =>
  attempts(personas, 'rejected', {
    [`schema ${schema}: create a table`]: `create table ${schema}.mine (id integer)`,
  }),
);

/** Maps a function of the API to its required arguments. */
const requiredArguments: Partial<Record<keyof typeof functionMatrix, string>> = {
  before_user_created: "'{}'",
  keep_message: "gen_random_uuid(), 'N', 'n@x.example', 'S', 'M', '', 3",
  set_build_hook: "''",
  custom_access_token: "'{}'",
  reset_sign_in: 'null',
  require_factor: 'false',
  set_own_name: "'N'",
};

function argumentsOf(name: string): string {
  if (name === 'ask_host') return 'false';
  if (name === 'replace_rows_of_console') return 'null, null, null, null';
  if (name === 'has_parent') return "'users', 'id', null";
  if (['put_back', 'is_shown', 'shown_by', 'has_factor'].includes(name)) return 'null, null';
  if (name === 'is_public') return 'true, null';
  if (name === 'owner_of_deleted_post' || name === 'put_back_what_went_with') return 'null';
  if (name === 'sentence_with') return "'x', 'x'";
  return ['fold', 'picture_hashes', 'text_words'].includes(name) || name.startsWith('is_') ? "'{x}'" : '';
}

const functionCases: SqlCase[] = personas.flatMap((persona) => {
  const outcome = (allowed: string) => (allowed.split(' ').includes(persona) ? 'works' : 'rejected');
  return [
    ...Object.entries(functionMatrix)
      // save-console-cases.ts, save-post-cases.ts and build-cases.ts test these functions with valid arguments and
      // rows.
      .filter(([name]) => !['save_console', 'save_post', 'ask_for_build'].includes(name))
      .map(([name, allowed]) => {
        const given = requiredArguments[name as keyof typeof functionMatrix] ?? '';
        return attempt(
          persona,
          `public.${name}: call`,
          `select count(*) from public.${name}(${given})`,
          outcome(allowed),
        );
      }),
    ...Object.entries(privateFunctionMatrix).map(([name, allowed]) => {
      const call = `select private.${name}(${argumentsOf(name)})`;
      return attempt(persona, `private.${name}: call`, call, outcome(allowed));
    }),
  ];
});

/** All cases of the permission matrix in SQL, with the grants of the migrations. */
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
