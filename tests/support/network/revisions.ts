import { HttpResponse } from 'msw';
import { insertRow } from './writes';
import type { Row, TableName, Tables } from './tables';

/** Responds to `restore_deleted` as supabase/migrations/*_history.sql does, but restores only one row. */
export async function answerRestore(tables: Tables, request: Request, caller: string): Promise<Response> {
  const { kind, deleted_row, ...others } = (await request.json()) as { kind: TableName; deleted_row: string };
  if (Object.keys(others).length > 0) throw new Error(`restore_deleted has no argument ${Object.keys(others).join()}`);
  const deletion = tables.revisions.findLast(
    (row) => row.table_name === kind && row.row_id === deleted_row && row.operation === 'delete',
  );
  if (!deletion) return HttpResponse.json([]);
  if (!deletion.gone) return HttpResponse.json([{ id: deleted_row }]);
  return insertRow({ tables, table: kind, request, caller }, deletion.before as Row, (row) =>
    HttpResponse.json([{ id: row.id }]),
  );
}

export function answerNames(tables: Tables): Promise<Response> {
  const names = tables.users.map(({ id, name }) => ({ id, name }));
  return Promise.resolve(HttpResponse.json(names.sort((a, b) => (a.name < b.name ? -1 : 1))));
}

export function answerStorage(tables: Tables): Promise<Response> {
  return Promise.resolve(HttpResponse.json([{ bytes: 1_250_000, kept: tables.revisions.length }]));
}
