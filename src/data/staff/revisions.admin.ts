import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Database, Json } from '@/data/service/database.types';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { readPageOrLast, rangeOf } from '@/data/service/table-page.admin';
import { changedRow, idOnly, isRejected, isDraftLimit, WriteError } from '@/data/service/writes.admin';

export type ContentTable = Exclude<
  keyof Database['public']['Tables'],
  'revisions' | 'post_slugs' | 'draft_links' | 'pictures' | 'contact_messages' | 'content_reports'
>;

const revision = v.object({
  id: v.number(),
  at: v.string(),
  /** The id in `users`; null for a deleted user. */
  actor: v.nullable(v.string()),
  table_name: v.string(),
  row_id: v.string(),
  /** 'insert', 'update' or 'delete'. */
  operation: v.string(),
  title: v.nullable(v.string()),
  /** True for a deletion whose row nobody has restored. */
  gone: v.boolean(),
});
const revisionColumns = 'id, at, actor, table_name, row_id, operation, title, gone';

export type Revision = v.InferOutput<typeof revision>;

/** `exists` is false when somebody has deleted the row since. */
export type Activity = Revision & { exists: boolean };

interface ActivityPage {
  rows: Activity[];
  total: number;
  page: number;
}

const revisionsKey = ['revisions', staffKey] as const;
/** Every write changes the history, so these reads are stale at once. */
const alwaysFresh = { staleTime: 0 };

/** Reads the kept revisions of a row, newest first: at most 100. */
export function revisionsOf(table: ContentTable, rowId: string) {
  const read = staffQuery([...revisionsKey, 'of', table, rowId], async (signal) => {
    const query = staffSupabase.from('revisions').select(revisionColumns).eq('table_name', table).eq('row_id', rowId);
    return rowsOf<Revision>(await withoutRetries(query.order('id', { ascending: false }), signal), revision);
  });
  return { ...read, ...alwaysFresh };
}

const rowBefore = v.object({ before: v.custom<Json>(() => true) });

export type RowBefore = Partial<Record<string, Json>>;

/**
 * Reads the row before a change; null for an insert, and when the history no longer keeps the row. The response never
 * changes.
 */
export function rowBeforeRevision(id: number) {
  const read = staffQuery([...revisionsKey, 'before', id], async (signal): Promise<RowBefore | null> => {
    const query = staffSupabase.from('revisions').select('before').eq('id', id).limit(1);
    const before = firstRowOf<{ before: Json }>(await withoutRetries(query, signal), rowBefore)?.before;
    return before && typeof before === 'object' && !Array.isArray(before) ? before : null;
  });
  return { ...read, staleTime: Infinity };
}

interface ActivityRequest {
  tables: readonly ContentTable[];
  /** The id in `users`; '' for everybody. */
  person: string;
  /** True for only the deletions of the last 30 days whose rows nobody has restored. */
  deleted: boolean;
  page: number;
}

export function activity({ tables, person, deleted, page }: ActivityRequest) {
  const readPage = async (pageNumber: number, signal: AbortSignal): Promise<ActivityPage> => {
    let query = staffSupabase.from('revisions').select(revisionColumns, { count: 'exact' }).in('table_name', tables);
    // The address may contain any text, and the database rejects a malformed id.
    if (isId(person)) query = query.eq('actor', person);
    if (deleted) query = query.is('gone', true);
    const response = await withoutRetries(
      query.order('id', { ascending: false }).range(...rangeOf(pageNumber)),
      signal,
    );
    const rows = rowsOf<Revision>(response, revision);
    const gone = await goneAmong([...new Set(rows.map((row) => row.row_id))], signal);
    return {
      rows: rows.map((row) => ({ ...row, exists: !gone.has(row.row_id) })),
      total: response.count ?? rows.length,
      page: pageNumber,
    };
  };
  return {
    ...staffQuery([...revisionsKey, 'activity', { tables, person, deleted, page }], (signal) =>
      readPageOrLast(page, (pageNumber) => readPage(pageNumber, signal)),
    ),
    placeholderData: keepPreviousData,
    ...alwaysFresh,
  };
}

const staffName = v.object({ id: v.string(), name: v.string() });

/** Reads the ids and names of everybody with a row in `users`, in the order of the names. */
export function staffNames() {
  return staffQuery([...revisionsKey, 'people'], async (signal) =>
    rowsOf<v.InferOutput<typeof staffName>>(await withoutRetries(staffSupabase.rpc('staff_names'), signal), staffName),
  );
}

/** Reads the size of the history in the database; null for users who may not read the whole history. */
export function revisionStorage() {
  const size = v.object({ bytes: v.number(), kept: v.number() });
  const read = staffQuery([...revisionsKey, 'storage'], async (signal) =>
    firstRowOf<v.InferOutput<typeof size>>(await withoutRetries(staffSupabase.rpc('revision_storage'), signal), size),
  );
  return { ...read, ...alwaysFresh };
}

/** Restores a deleted row, and the rows that its deletion removed. A retry changes nothing. @throws WriteError */
export async function restoreDeleted(table: ContentTable, rowId: string): Promise<void> {
  const response = await staffSupabase.rpc('restore_deleted', { kind: table, deleted_row: rowId });
  changedRow<{ id: string }>(table, response, idOnly);
}

/** Explains a failed restore to the user. @param what the kind of row: 'post', 'console' */
export function restoreFailure(error: Error, what: string): string {
  if (!(error instanceof WriteError) || !isRejected(error))
    return `Failed to restore the ${what}. It stays in Activity for 30 days: try again there.`;
  const { rejected, code } = error;
  if (isDraftLimit(error)) return 'You’ve reached the limit of 500 drafts. Delete some, or have some published first.';
  if (rejected?.problem === 'taken')
    return `Another ${what} has this ${rejected.column} now. Change it there, then restore this ${what}.`;
  if (code === '23503') return `Restore what this ${what} belongs to first: it has been deleted.`;
  return `This ${what} is no longer deleted, or you may not restore it.`;
}

async function goneAmong(rowIds: string[], signal: AbortSignal): Promise<Set<string>> {
  const query = staffSupabase.from('revisions').select('row_id').is('gone', true).in('row_id', rowIds);
  const rows = rowsOf<{ row_id: string }>(await withoutRetries(query, signal), v.object({ row_id: v.string() }));
  return new Set(rows.map(({ row_id }) => row_id));
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
