import type { Database } from '@/data/service/database.types';
import type { Row, TableName } from './tables';

export type ViewName = keyof Database['public']['Views'];
/** The one whose rows are of no table. */
type StampsName = 'content_stamps';

/** A view of the database: the table that its rows are from, and which of them. */
interface View {
  table: TableName;
  rowsOf: (rows: readonly Row[]) => readonly Row[];
}

const today = () => new Date().toISOString().slice(0, 10);
const latestFirst = (a: Row, b: Row) =>
  `${String(a.start_date)}${String(a.id)}` < `${String(b.start_date)}${String(b.id)}` ? 1 : -1;

/** As supabase/migrations/*_console_of_month.sql makes them. */
const views: Record<Exclude<ViewName, StampsName>, View> = {
  console_of_today: {
    table: 'console_of_month',
    rowsOf: (rows) => {
      const covers = ({ start_date, end_date }: Row) => String(start_date) <= today() && today() <= String(end_date);
      const featured = rows.filter((row) => row.featured);
      return [...featured, ...rows.filter(covers).toSorted(latestFirst)].slice(0, 1);
    },
  },
  past_consoles_of_month: {
    table: 'console_of_month',
    rowsOf: (rows) => rows.filter((row) => !row.featured && String(row.end_date) < today()),
  },
};

/** What a name of the API stands for: a table whole, or a view of one. */
export function viewOf(name: string): View {
  return name in views ? views[name as keyof typeof views] : { table: name as TableName, rowsOf: (rows) => rows };
}

/** The names under which rows of a table are read. */
export function namesOf(table: TableName | StampsName): string[] {
  return [table, ...Object.entries(views).flatMap(([name, view]) => (view.table === table ? name : []))];
}

/** What row-level security leaves a visitor of a table, as far as a page relies on it. */
export function shownToVisitors(table: TableName, rows: readonly Row[]): readonly Row[] {
  if (table !== 'blog_posts') return rows;
  return rows.filter(({ publish_at }) => publish_at === null || Date.parse(publish_at as string) <= Date.now());
}
