import type { Database } from './database.ts';

/** A table of the site's content. */
export interface Table {
  name: string;
  /** Those with a value of their own: what the database works out itself is not among them. */
  columns: string[];
  /** Columns that say which account a row has: accounts are not content. */
  accountColumns: string[];
  /** The column that numbers its rows by itself; null where none does. */
  numberedBy: string | null;
}

/**
 * Not content. A link to a draft works for days, and whose it is says who gave it away; it ends with its post. A report
 * is of the content that was looked at.
 */
export const passingTables = ['draft_links', 'content_reports'];

/** A restored account would be as its file says: only the database knows who has joined, and by which factor. */
const accountColumns = ['auth_user_id', 'joined_at', 'factor_id'];

/** The table of earlier versions: without it an import leaves none. */
export const historyTable = 'revisions';

/** What visitors have written, which is personal: without it an import leaves those that are there. */
export const messagesTable = 'contact_messages';

/** An export has these when asked to. */
export const optionalTables = [historyTable, messagesTable];

/**
 * All tables of the schema `public` with content, a table behind those that it refers to. Those of an extension are not content:
 * the extension brings their rows.
 */
export async function readTables(database: Database): Promise<Table[]> {
  const rows = await database.sql<Table & { refersTo: string[] }>(catalogue, [passingTables, accountColumns]);
  const tables: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const next = waiting.filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (next.length === 0) throw new Error(`The tables ${[...names].join(', ')} refer to each other in a circle.`);
    tables.push(
      ...next.map(({ name, columns, accountColumns, numberedBy }) => ({ name, columns, accountColumns, numberedBy })),
    );
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return tables;
}

const catalogue = `
  select
    t.relname as name,
    (select json_agg(c.attname order by c.attnum) from pg_attribute as c
      where c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        and not (t.relname = 'users' and c.attname = any ($2))) as columns,
    case t.relname when 'users' then to_json($2::text[]) else '[]' end as "accountColumns",
    (select c.attname from pg_attribute as c where c.attrelid = t.oid and c.attidentity <> '') as "numberedBy",
    (select coalesce(json_agg(other.relname), '[]') from pg_constraint as f
      join pg_class as other on other.oid = f.confrelid
      where f.contype = 'f' and f.conrelid = t.oid and f.confrelid <> t.oid
        and other.relnamespace = t.relnamespace) as "refersTo"
  from pg_class as t
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname <> all ($1)
    and not exists (select from pg_depend as d
      where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')
  order by t.relname collate "C"`;
