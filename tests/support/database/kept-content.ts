import type { Backend } from '../../../build/local-backend/backend.ts';

type Database = Pick<Backend, 'sql' | 'script'>;

interface ContentCopy {
  /** Restores changed rows without triggers and foreign keys. */
  restore: () => Promise<void>;
  forget: () => Promise<void>;
}

/** Copies tables into a new schema of this name. The names of the tables include their schema. */
export async function keepContent(database: Database, schema: string, tables: string[]): Promise<ContentCopy> {
  const columnsOf = await database.sql<{ table: string; columns: string }>(
    `select table_schema || '.' || table_name as table, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns
     where is_generated = 'NEVER' and table_schema || '.' || table_name = any ($1) group by 1`,
    [tables],
  );
  const copyOf = (table: string) => `${schema}.${table.replace('.', '_')}`;
  const copies = tables.map((table) => `create table ${copyOf(table)} as table ${table};`);
  await database.script(`create schema ${schema}; ${copies.join(' ')}`);
  // A thousand rows need a hash join. Postgres can hash the rows only as text.
  const restored = columnsOf.map(
    ({ table, columns }) =>
      `delete from ${table} t where not exists (select from ${copyOf(table)} k where k::text = t::text);
       insert into ${table} (${columns}) overriding system value select ${columns} from ${copyOf(table)} k
         where not exists (select from ${table} t where t::text = k::text);`,
  );
  return {
    restore: () => database.script(`begin; set local session_replication_role = replica; ${restored.join(' ')} commit`),
    forget: () => database.script(`drop schema ${schema} cascade`),
  };
}
