import { answerWrite } from './writes';
import type { Row, TableName, Tables } from './tables';

/** The changed links between a post and consoles. */
export interface LinkChanges {
  added: Row[];
  removed: Row[];
}

/** The arguments of `save_console`. Without a version the function adds a console. */
interface Save {
  console_id: string;
  version?: string;
  console: Row;
  releases: Row[];
  compatibility: Row[];
  cables: Row[];
  sources: Row[];
  articles: LinkChanges;
}

/** Says whether a request adds a console or post. */
export const addsRow = async (request: Request) =>
  /\/rpc\/save_(console|post)\b/.test(request.url) &&
  ((await request.clone().json()) as Partial<Save>).version === undefined;

/** Responds to a call of `save_console` (supabase/migrations/*_saving.sql). */
export async function answerSaveConsole(tables: Tables, request: Request, caller: string): Promise<Response> {
  const { console_id, version, console, ...lists } = (await request.json()) as Save;
  const parameters = new URL(request.url).searchParams;
  const address = new URL('/rest/v1/consoles', request.url);
  for (const [name, value] of parameters) address.searchParams.set(name, value);
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
    changeLinks(tables, { console_id }, lists.articles);
  }
  return answer;
}

function setRows(tables: Tables, table: TableName, id: string, rows: Row[], owner = 'console_id'): void {
  const time = new Date().toISOString();
  const own = rows.map((row) => ({ id: crypto.randomUUID(), created_at: time, updated_at: time, [owner]: id, ...row }));
  const others = (tables[table] as Row[]).filter((row) => row[owner] !== id);
  (tables as Record<TableName, Row[]>)[table] = [...others, ...own];
}

/** Adds and removes links of the saved row. @param own the column and id of the saved row */
export function changeLinks(tables: Tables, own: Row, { added, removed }: LinkChanges): void {
  const time = new Date().toISOString();
  const isLink = (row: Row, link: Row) =>
    Object.entries({ ...link, ...own }).every(([key, value]) => row[key] === value);
  const kept = (tables.post_consoles as Row[]).filter((row) => !removed.some((link) => isLink(row, link)));
  const missing = added.filter((link) => !kept.some((row) => isLink(row, link)));
  const fresh = missing.map((link) => ({
    id: crypto.randomUUID(),
    created_at: time,
    updated_at: time,
    ...own,
    ...link,
  }));
  (tables as unknown as Record<TableName, Row[]>).post_consoles = [...kept, ...fresh];
}
