import { answerWrite } from './writes';
import type { Row, TableName, Tables } from './tables';

/** The arguments of `save_console`; without a version it adds. */
interface Save {
  console_id: string;
  version?: string;
  console: Row;
  releases: Row[];
  compatibility: Row[];
  cables: Row[];
  sources: Row[];
  articles: Row[];
}

/** Is this a call that saves a new console or post? */
export const addsRow = async (request: Request) =>
  /\/rpc\/save_(console|post)\b/.test(request.url) &&
  ((await request.clone().json()) as Partial<Save>).version === undefined;

/** Answers a call of the database's function `save_console` (supabase/migrations/*_save_console.sql). */
export async function answerSaveConsole(tables: Tables, request: Request, caller: string): Promise<Response> {
  const { console_id, version, console, ...lists } = (await request.json()) as Save;
  const asked = new URL(request.url).searchParams;
  const address = new URL('/rest/v1/consoles', request.url);
  for (const [name, value] of asked) address.searchParams.set(name, value);
  if (version !== undefined) {
    address.searchParams.set('id', `eq.${console_id}`);
    address.searchParams.set('updated_at', `eq.${version}`);
  }
  const row = new Request(address, {
    method: version === undefined ? 'POST' : 'PATCH',
    headers: request.headers,
    body: JSON.stringify(version === undefined ? { id: console_id, ...console } : console),
  });
  const answer = await answerWrite({ tables, table: 'consoles', request: row, caller });
  const isSaved = answer.ok && ((await answer.clone().json()) as unknown[]).length > 0;
  if (isSaved) {
    setRows(tables, 'console_releases', console_id, lists.releases);
    setRows(tables, 'console_compatibility', console_id, lists.compatibility);
    setRows(tables, 'link_cables', console_id, lists.cables, 'from_id');
    setRows(tables, 'console_sources', console_id, lists.sources);
    setRows(tables, 'post_consoles', console_id, lists.articles);
  }
  return answer;
}

export function setRows(tables: Tables, table: TableName, id: string, rows: Row[], owner = 'console_id'): void {
  const time = new Date().toISOString();
  const own = rows.map((row) => ({ id: crypto.randomUUID(), created_at: time, updated_at: time, [owner]: id, ...row }));
  const others = (tables[table] as Row[]).filter((row) => row[owner] !== id);
  (tables as Record<TableName, Row[]>)[table] = [...others, ...own];
}
