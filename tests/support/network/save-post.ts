import { setRows } from './save-console';
import type { Row, Tables } from './tables';
import { answerWrite } from './writes';

/** The arguments of `save_post`; without a version it adds. */
interface Save {
  post_id: string;
  version?: string;
  post: Row;
  consoles: Row[];
}

/** Answers a call of the database's function `save_post` (supabase/migrations/*_save_post.sql). */
export async function answerSavePost(tables: Tables, request: Request, caller: string): Promise<Response> {
  const { post_id, version, post, consoles } = (await request.json()) as Save;
  const address = new URL('/rest/v1/blog_posts', request.url);
  for (const [name, value] of new URL(request.url).searchParams) address.searchParams.set(name, value);
  if (version !== undefined) {
    address.searchParams.set('id', `eq.${post_id}`);
    address.searchParams.set('updated_at', `eq.${version}`);
  }
  const row = new Request(address, {
    method: version === undefined ? 'POST' : 'PATCH',
    headers: request.headers,
    body: JSON.stringify(version === undefined ? { id: post_id, ...post } : post),
  });
  const answer = await answerWrite({ tables, table: 'blog_posts', request: row, caller });
  const isSaved = answer.ok && ((await answer.clone().json()) as unknown[]).length > 0;
  if (isSaved) setRows(tables, 'post_consoles', post_id, consoles, 'post_id');
  return answer;
}
