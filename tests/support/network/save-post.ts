import { changeLinks, type LinkChanges } from './save-console';
import type { Row, Tables } from './tables';
import { answerWrite } from './writes';

/** The arguments of `save_post`. Without a version the function adds a post. */
interface Save {
  post_id: string;
  version?: string;
  post: Row;
  consoles: LinkChanges;
}

/** Turns a call of `save_post` into its write to the table of posts. */
export function writeOfPost({ post_id, version, post }: Save): { method: string; search: URLSearchParams; body: Row } {
  if (version === undefined) return { method: 'POST', search: new URLSearchParams(), body: { id: post_id, ...post } };
  const search = new URLSearchParams({ id: `eq.${post_id}`, updated_at: `eq.${version}` });
  return { method: 'PATCH', search, body: post };
}

/** Responds to a call of `save_post` (supabase/migrations/*_saving.sql). */
export async function answerSavePost(tables: Tables, request: Request, caller: string): Promise<Response> {
  const call = (await request.json()) as Save;
  const { method, search, body } = writeOfPost(call);
  const address = new URL('/rest/v1/blog_posts', request.url);
  for (const [name, value] of [...new URL(request.url).searchParams, ...search]) address.searchParams.set(name, value);
  const row = new Request(address, { method, headers: request.headers, body: JSON.stringify(body) });
  const answer = await answerWrite({ tables, table: 'blog_posts', request: row, caller });
  const isSaved = answer.ok && ((await answer.clone().json()) as unknown[]).length > 0;
  if (isSaved) changeLinks(tables, { post_id: call.post_id }, call.consoles);
  return answer;
}
