import type { Database } from './database.ts';

export interface Table {
  name: string;
  /** Columns that a write can set. Computed columns are missing here. */
  columns: string[];
  /** Columns that refer to an account: accounts are not content. */
  accountColumns: string[];
  /** The identity column, or null. */
  numberedBy: string | null;
}

/**
 * Tables that are not content. A draft link works for days, belongs to the person who shared the draft, and ends with
 * the post. A report describes content at the time of a check.
 */
export const passingTables = ['draft_links', 'content_reports'];

/**
 * An import does not take these columns from the file. Only the database knows who has joined, and with which factor.
 */
const accountColumns = ['auth_user_id', 'joined_at', 'factor_id'];

/** The table of earlier versions. An import without this table leaves no earlier versions. */
export const historyTable = 'revisions';

/**
 * The table of visitors' messages, which are personal data. An import without this table keeps the existing messages.
 */
export const messagesTable = 'contact_messages';

/** An export includes these tables only on request. */
export const optionalTables = [historyTable, messagesTable];

/**
 * Reads all content tables of the schema `public`. Each table comes after the tables that it refers to. Tables of an
 * extension are not content: the extension creates their rows.
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
