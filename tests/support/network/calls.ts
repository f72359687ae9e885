import { HttpResponse } from 'msw';
import { accountWrites, answerAccountWrite } from './accounts';
import { answerBuildWrite, buildWrites } from './builds';
import { answerRestore } from './revisions';
import { answerSaveConsole } from './save-console';
import { answerSavePost } from './save-post';
import type { TableName, Tables } from './tables';
import { answerRejection } from './writes';

/** The target of a write: a table, or the builds. The API hides the table of builds. */
export type WriteTarget = TableName | 'builds';

/** Maps each function that writes for a screen to the target of the writes. */
export const calledTables: Record<string, WriteTarget | undefined> = {
  delete_category: 'blog_categories',
  move_category: 'blog_categories',
  restore_deleted: 'revisions',
  save_console: 'consoles',
  save_post: 'blog_posts',
  ...Object.fromEntries(accountWrites.map((name) => [name, 'users' as const])),
  ...Object.fromEntries(buildWrites.map((name) => [name, 'builds' as const])),
};

interface Arguments {
  category_id?: string;
  before_id?: string;
  move_to?: string;
}

/** Responds to a call of a function that writes. @param caller id of the signed-in account */
export function answerCall(tables: Tables, name: string, request: Request, caller: string): Promise<Response> {
  if (name === 'restore_deleted') return answerRestore(tables, request, caller);
  if (name === 'save_console') return answerSaveConsole(tables, request, caller);
  if (name === 'save_post') return answerSavePost(tables, request, caller);
  if (accountWrites.includes(name)) return answerAccountWrite(tables, name, request, caller);
  if (buildWrites.includes(name)) return answerBuildWrite(tables, name, request, caller);
  return answerCategories(tables, name, request);
}

/** Responds to `move_category` and `delete_category` as supabase/migrations/*_blog.sql does. */
async function answerCategories(tables: Tables, name: string, request: Request): Promise<Response> {
  const { category_id, before_id, move_to, ...others } = (await request.json()) as Arguments;
  if (Object.keys(others).length > 0) throw new Error(`${name} has no argument ${Object.keys(others).join()}`);
  const ordered = [...tables.blog_categories].sort((a, b) => a.position - b.position);
  const category = ordered.find(({ id }) => id === category_id);
  if (!category) return HttpResponse.json([]);
  const rest = ordered.filter((other) => other !== category);
  if (name === 'move_category') {
    const place = rest.findIndex(({ id }) => id === before_id);
    rest.splice(place < 0 ? rest.length : place, 0, category);
    tables.blog_categories = rest.map((row, index) => ({ ...row, position: index + 1 }));
    return HttpResponse.json(tables.blog_categories.map(({ id, position }) => ({ id, place: position })));
  }
  const target = rest.find(({ id }) => id === move_to);
  const isUsed = tables.blog_posts.some((post) => post.category === category.slug);
  if (isUsed && !target) {
    const message =
      'update or delete on table "blog_categories" violates foreign key constraint "blog_posts_category_fkey"';
    return answerRejection({ status: 409, code: '23503', message });
  }
  tables.blog_categories = rest;
  if (target) {
    tables.blog_posts = tables.blog_posts.map((post) =>
      post.category === category.slug ? { ...post, category: target.slug } : post,
    );
  }
  return HttpResponse.json([{ id: category.id }]);
}
