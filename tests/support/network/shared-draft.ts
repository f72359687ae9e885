import { HttpResponse } from 'msw';
import { sha256 } from '../../security/database/permission-fixtures';
import { preferences } from './postgrest';
import type { Tables } from './tables';

/**
 * Responds to a call of `shared_draft` (supabase/migrations/*_draft_links.sql). It ignores the rights of the person who
 * made the link. Unknown arguments are an error, as in the database.
 */
export async function answerSharedDraft(tables: Tables, request: Request): Promise<Response> {
  preferences(request, []);
  const { token_hash = '', ...others } = (await request.json()) as { token_hash?: string };
  if (Object.keys(others).length > 0) throw new Error(`shared_draft has no argument ${Object.keys(others).join()}`);
  const key = sha256(token_hash);
  const link = tables.draft_links.find(({ key_hash }) => key_hash === key);
  const post = tables.blog_posts.find(({ id }) => id === link?.post_id);
  if (!link || !post) return HttpResponse.json([]);
  const end = Date.parse(link.created_at) + link.hours * 3_600_000;
  if (end <= Date.now()) return HttpResponse.json([]);
  tables.draft_links = tables.draft_links.map((one) =>
    one === link ? { ...one, views: one.views + 1, last_viewed_at: new Date().toISOString() } : one,
  );
  const { title, excerpt, content, image, category, author, date, read_time } = post;
  const category_name = tables.blog_categories.find(({ slug }) => slug === category)?.name ?? category;
  const slug = post.published ? post.slug : null;
  const works_until = new Date(end).toISOString();
  return HttpResponse.json([
    { title, excerpt, content, image, category, category_name, author, date, read_time, slug, works_until },
  ]);
}
