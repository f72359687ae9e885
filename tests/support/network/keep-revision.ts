import { writtenTables, type Row, type TableName, type Tables } from './tables';

/** Stores a revision of a write, as the trigger of the database does. */
export function keepRevision(
  tables: Tables,
  table: TableName,
  { caller, before, after }: { caller: string; before?: Row; after?: Row },
): void {
  if (['users', 'post_slugs', 'revisions', 'contact_messages'].includes(table)) return;
  const subject = after ?? before ?? {};
  const row_id = table === 'site_settings' ? '00000000-0000-0000-0000-000000000000' : String(subject.id);
  const isOf = (row: Tables['revisions'][number]) => row.table_name === table && row.row_id === row_id;
  if (!before) tables.revisions = tables.revisions.map((row) => (isOf(row) ? { ...row, gone: false } : row));
  const computed = Object.keys(writtenTables[table]?.computed ?? {});
  const kept = before && Object.fromEntries(Object.entries(before).filter(([column]) => !computed.includes(column)));
  const title = subject.title ?? subject.name ?? subject.siteName ?? subject.platform ?? null;
  tables.revisions = [
    ...tables.revisions,
    {
      id: tables.revisions.length + 1,
      at: new Date().toISOString(),
      actor: tables.users.find(({ auth_user_id }) => auth_user_id === caller)?.id ?? null,
      table_name: table,
      row_id,
      operation: after ? (before ? 'update' : 'insert') : 'delete',
      title: typeof title === 'string' ? title : null,
      before: (kept ?? null) as Tables['revisions'][number]['before'],
      transaction: tables.revisions.length + 1,
      gone: !after,
    },
  ];
}
