import { changeable, firstConsole } from './permission-fixtures.ts';
import { asRowRules, attempts, breaksRule, taken, type SqlCase } from './sql-case.ts';

/** The arguments of `save_console`. */
interface Save {
  id: string;
  /** SQL of the version. The default, null, is for a new console. */
  version?: string;
  changes?: object;
  releases?: object[];
  cables?: object[];
  sources?: object[];
  articles?: object[];
}

const { consoles: id } = changeable;
const current = `(select updated_at from public.consoles where id = '${id}')`;
const stale = `${current} - interval '1 microsecond'`;
const added = '93000000-0000-4000-8000-000000000002';

const row = {
  ...{ slug: 'saved', name: 'Saved', description: 'd', full_description: 'f', year: '1995', color: 'ds' },
  ...{ processor: 'p', display: 'd', controls: 'c', battery: 'b' },
};

/** Returns SQL that saves a console. Omitted lists stay unchanged. */
export function save({ id, version = 'null', changes, releases, cables, sources, articles }: Save): string {
  const list = (rows: object[] | undefined) => (rows ? `'${JSON.stringify(rows)}'` : 'null');
  return `select 1 from public.save_console('${id}', '${JSON.stringify({ ...row, ...changes })}', ${list(releases)},
    null, ${list(cables)}, ${list(sources)}, ${list(articles)}, ${version})`;
}

const addConsole = { 'save_console: add a console': save({ id: added, releases: [{ region: 'jp' }] }) };
const changeConsole = { 'save_console: change a console': save({ id, version: current, releases: [] }) };
const changeStale = { 'save_console: change an outdated version': save({ id, version: stale, releases: [] }) };

const editors = ['editor', 'admin', 'service'] as const;
const others = ['stranger', 'former', 'contributor'] as const;
const isSaved = { expected: 'works: Saved', read: "select name from public.consoles where slug = 'saved'" };

/** The function gives no rights: only people who may write the tables save a console. */
const rightCases: SqlCase[] = [
  ...attempts(['visitor'], 'rejected', {
    ...{ ...addConsole, ...changeConsole, ...changeStale },
    // A caller who may call the function would get an error about the arguments.
    'save_console: call the function with null':
      "select 1 from public.save_console(null, '{}', null, null, null, null, null)",
  }),
  ...attempts(others, 'rejected', addConsole),
  ...attempts(others, 'no rows', { ...changeConsole, ...changeStale }),
  ...attempts(editors, isSaved, { ...addConsole, ...changeConsole }),
  ...attempts(editors, 'no rows', changeStale),
];

const before = `insert into public.console_releases (console_id, region)
  values ('${id}', 'cn'), ('${id}', 'tw'), ('${firstConsole}', 'cn')`;
const releasesOf = (console: string, where = '') =>
  `(select string_agg(region, ' ' order by region) from public.console_releases where console_id = '${console}' ${where})`;
const replaced = {
  expected: 'works: eu tw, cn',
  before,
  read: `select concat(${releasesOf(id)}, ', ', ${releasesOf(firstConsole, "and region = 'cn'")})`,
};

const cablesOf = (column: string) =>
  `(select string_agg(via, ' ' order by via) from public.link_cables where ${column} = '${id}')`;
const relinked = {
  expected: 'works: kept new, theirs',
  before: `delete from public.link_cables where '${id}' in (from_id, to_id);
    insert into public.link_cables (from_id, to_id, to_name, via) values
      ('${id}', null, 'kept', 'kept'), ('${id}', null, 'gone', 'gone'), ('${firstConsole}', '${id}', null, 'theirs')`,
  read: `select concat(${cablesOf('from_id')}, ', ', ${cablesOf('to_id')})`,
};

/** A save covers all rows of one console. */
const ruleCases: SqlCase[] = asRowRules([
  ...attempts(editors, replaced, {
    'console_releases: replace all releases of a console in one save': save({
      ...{ id, version: current, releases: [{ region: 'tw' }, { region: 'eu' }] },
    }),
  }),
  ...attempts(editors, relinked, {
    'link_cables: replace all cables from a console in one save': save({
      ...{ id, version: current },
      cables: [
        { via: 'kept', to_name: 'kept' },
        { via: 'new', to_name: 'new' },
      ],
    }),
  }),
  ...attempts(editors, breaksRule, {
    'link_cables: a save with a cable to nothing': save({ id: added, cables: [{ via: 'c' }] }),
    'consoles.slug: a save under the address of a page': save({ id: added, changes: { slug: 'compare' } }),
    'console_sources: a save with an empty source': save({ id: added, sources: [{ field: 'weight_g' }] }),
  }),
  ...attempts(editors, '22023: a console is saved by columns that it has', {
    'consoles: a save of no column': `select 1 from public.save_console('${id}', '{}', null, null, null, null, null, ${current})`,
    'consoles: a save of a list': `select 1 from public.save_console('${added}', '[]', null, null, null, null, null)`,
    'consoles: a save of null': `select 1 from public.save_console('${added}', null, null, null, null, null, null)`,
    'consoles: a save of an unknown column': save({ id: added, changes: { '"; drop': 1 } }),
    'consoles: a save with a second id': save({ id: added, changes: { id } }),
    'consoles: a save of a computed column': save({ id, version: current, changes: { search: 'x' } }),
  }),
  ...attempts(editors, taken, {
    'link_cables: a save with the same cable twice': save({
      ...{
        id: added,
        cables: [
          { via: 'c', to_name: 'n' },
          { via: 'c', to_name: 'n', note: 'x' },
        ],
      },
    }),
    'console_releases: a save with two releases in a region': save({
      ...{ id: added, releases: [{ region: 'jp' }, { region: 'jp', released: '1995' }] },
    }),
  }),
]);

export const saveConsoleCases: SqlCase[] = [...rightCases, ...ruleCases];
