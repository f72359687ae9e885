import type { Database } from '@/data/service/database.types';
import type { Row, TableName } from './tables';

export type ViewName = keyof Database['public']['Views'];
/** The view whose rows belong to no table. */
type StampsName = 'content_stamps';

interface View {
  table: TableName;
  rowsOf: (rows: readonly Row[]) => readonly Row[];
}

const today = () => new Date().toISOString().slice(0, 10);
const latestFirst = (a: Row, b: Row) =>
  `${String(a.start_date)}${String(a.id)}` < `${String(b.start_date)}${String(b.id)}` ? 1 : -1;

/** The views of supabase/migrations/*_console_of_month.sql. */
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

/** Returns the view with this name in the API. A table counts as a view of all its rows. */
export function viewOf(name: string): View {
  return name in views ? views[name as keyof typeof views] : { table: name as TableName, rowsOf: (rows) => rows };
}

/** Returns the names of a table and its views in the API. */
export function namesOf(table: TableName | StampsName): string[] {
  return [table, ...Object.entries(views).flatMap(([name, view]) => (view.table === table ? name : []))];
}

/** Returns the rows that a visitor may read. Applies only the rule that pages need. */
export function shownToVisitors(table: TableName, rows: readonly Row[]): readonly Row[] {
  if (table !== 'blog_posts') return rows;
  return rows.filter(({ publish_at }) => publish_at === null || Date.parse(publish_at as string) <= Date.now());
}
