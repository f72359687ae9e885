import { HttpResponse } from 'msw';
import type { ContentStamps } from '@/data/reads/content-stamps';
import { testOf } from './filters';
import { embedsOf, sortRows, selectedColumns, selectFrom, type Row, type TableName, type Tables } from './tables';

/**
 * Responds to a read as PostgREST would. Supports only the features that the site needs: column lists, embeds,
 * filters, `order`, `limit`, `offset`, exact counts, and 416 past the end. Every other parameter is an error, so that
 * no test passes with an ignored filter.
 * @param rows the table's rows that the caller may read
 */
export function answerRead(tables: Tables, table: TableName, rows: readonly Row[], request: Request): Response {
  const parameters = new URL(request.url).searchParams;
  const select = parameters.get('select') ?? '*';
  if (selectedColumns(select).some(({ embed }) => embed?.inner))
    throw new Error('the fake PostgREST does not know an inner embed of the rows themselves');
  const counted = preferences(request, ['count=exact']).includes('count=exact');
  const found = sortRows(rows.filter(filterOf(parameters, readParameters(parameters))), parameters.get('order'));
  const offset = Number(parameters.get('offset') ?? 0);
  const limit = Number(parameters.get('limit') ?? 1000);
  if (counted && offset > 0 && offset >= found.length) {
    const body = { code: 'PGRST103', message: 'Requested range not satisfiable', details: null, hint: null };
    return HttpResponse.json(body, { status: 416, headers: { 'content-range': `*/${found.length}` } });
  }
  const page = found.slice(offset, offset + limit);
  const range = page.length > 0 ? `${offset}-${offset + page.length - 1}` : '*';
  return HttpResponse.json(
    page.map((row) => selectFrom(tables, table, row, select, parameters)),
    {
      status: counted && page.length < found.length ? 206 : 200,
      headers: { 'content-range': `${range}/${counted ? found.length : '*'}` },
    },
  );
}

export function answerStamps(stamps: ContentStamps, request: Request): Response {
  preferences(request, []);
  const { search } = new URL(request.url);
  if (search !== '?select=kind%2Cchanged_at&order=kind.asc') throw new Error(`content_stamps is not read by ${search}`);
  return HttpResponse.json(Object.entries(stamps).map(([kind, changed_at]) => ({ kind, changed_at })));
}

/** Returns the preferences of a request. @throws for a preference that this fake lacks */
export function preferences(request: Request, known: readonly string[]): string[] {
  const preferred = (request.headers.get('prefer') ?? '').split(',').map((part) => part.trim());
  const unknown = preferred.filter((part) => part !== '' && !known.includes(part));
  if (unknown.length > 0) throw new Error(`the fake PostgREST does not know the preference ${unknown.join()}`);
  if (request.headers.get('accept')?.includes('vnd.pgrst')) throw new Error('the fake PostgREST only answers lists');
  return preferred;
}

/** Returns the parameters of a read that do not filter its rows. `releases.order` for embedded rows is an example. */
function readParameters(parameters: URLSearchParams): string[] {
  const embeds = embedsOf(parameters.get('select') ?? '*');
  return [...parameters.keys()].filter(
    (name) => /^(order|select|limit|offset)$/.test(name) || embeds.includes(name.replace(/[.]\w+$/, '')),
  );
}

/** Turns all parameters except `others` into one test. A row must match the filter of each parameter. */
export function filterOf(parameters: URLSearchParams, others: readonly string[]): (row: Row) => boolean {
  const tests = [...parameters]
    .filter(([name]) => !others.includes(name))
    .map(([column, value]) => (column === 'or' ? anyOf(value) : columnTest(column, value)));
  return (row) => tests.every((passes) => passes(row));
}

function columnTest(column: string, filter: string): (row: Row) => boolean {
  const passes = testOf(column, filter);
  return (row) => {
    if (!(column in row)) throw new Error(`the fake PostgREST finds no column ${column} to filter by`);
    return passes(row[column]);
  };
}

function anyOf(group: string): (row: Row) => boolean {
  const alternatives = alternativesIn(group).map((all) => all.map(([column, filter]) => columnTest(column, filter)));
  return (row) => alternatives.some((tests) => tests.every((passes) => passes(row)));
}

/**
 * Splits a group such as `(a.lt.1,and(a.eq.1,b.lt.2))` into alternatives. A row must match all filters of one
 * alternative.
 */
function alternativesIn(group: string): [column: string, filter: string][][] {
  return selectedColumns(group.slice(1, -1)).map(({ name, embed }) =>
    (embed ? embed.select.split(',') : [name]).map((each) => {
      const [, column = '', filter = ''] = /^(\w+)\.(.*)$/s.exec(each) ?? [];
      return [column, filter];
    }),
  );
}

export function filteredColumns(parameters: URLSearchParams): string[] {
  const others = readParameters(parameters);
  return [...parameters]
    .filter(([name]) => !others.includes(name))
    .flatMap(([name, value]) =>
      name === 'or' ? alternativesIn(value).flatMap((all) => all.map(([column]) => column)) : name,
    );
}
