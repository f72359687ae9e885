import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { canMatch, containsFilter, escapeRegExp, fold, hasText } from '@/lib/search-text';
import { changedRow, changedUnlessGone, idOnly, isThereAlready, resolveVersion } from './writes.admin';
import { firstRowOf, rowsOf, type Answer } from './errors';
import { postsKey } from './posts';
import { postCard, postCardColumns } from './rows';
import { once, staffKey, staffQuery, staffSupabase } from './supabase.admin';
import { pageOrLast, rangeOf } from './table-page.admin';

const postRow = v.object({
  ...postCard.entries,
  created_by: v.nullable(v.string()),
  published: v.boolean(),
  publish_at: v.nullable(v.string()),
});
const rowSelect = `${postCardColumns}, created_by, published, publish_at` as const;
const postToEdit = v.object({ ...postRow.entries, content: v.string(), updated_at: v.string() });
const editedSelect = `${rowSelect}, content, updated_at` as const;

/** A row of the post table, without the article text. */
export type PostRow = v.InferOutput<typeof postRow>;

export type EditedPost = v.InferOutput<typeof postToEdit>;

export type PostFields = Omit<EditedPost, 'id' | 'category_name' | 'created_by' | 'updated_at'>;

/** One page of the table, `page` counted from 1, `total` over all pages. */
interface PostRows {
  posts: PostRow[];
  total: number;
  page: number;
}

/** Another post with this slug, or one that had it. */
interface SlugHolder {
  /** True when the address is taken; false when it only redirects to the other post and may be taken over. */
  taken: boolean;
}

/** The longest title, author and category together: a longer search cannot match. */
const longestSearched = 502;

const staffPostsKey = [...postsKey, staffKey] as const;

interface PostRowsRequest {
  page: number;
  search: string;
}

/** Newest first. A page past the end gives the last one. */
export function postRows({ page, search }: PostRowsRequest) {
  const text = fold(search);
  const readPage = async (wanted: number, categories: string[], signal: AbortSignal): Promise<PostRows> => {
    let query = staffSupabase.from('blog_posts').select(rowSelect, { count: 'exact' });
    if (text) query = query.filter('staff_search', ...searchFilter(text, categories));
    const answer = await once(newestFirst(query).range(...rangeOf(wanted)), signal);
    const posts = rowsOf<PostRow>(answer, postRow);
    return { posts, total: answer.count ?? posts.length, page: wanted };
  };
  return {
    ...staffQuery([...staffPostsKey, 'table', { page, text }], async (signal): Promise<PostRows> => {
      if (!canMatch(text, longestSearched)) return { posts: [], total: 0, page: 1 };
      const categories = text ? await categoriesNamed(text, signal) : [];
      return pageOrLast(page, (wanted) => readPage(wanted, categories, signal));
    }),
    placeholderData: keepPreviousData,
  };
}

export function editedPost(id: string) {
  // Not under the key of posts: an open editor does not refetch after every write.
  return staffQuery(['post-editor', staffKey, id], (signal) => readPost(id, signal));
}

/** Another post with this slug, as far as this user can see; the database decides. */
export function slugHolder(slug: string, exceptId: string) {
  return queryOptions({
    queryKey: [...staffPostsKey, 'slug', slug, exceptId],
    queryFn: async ({ signal }): Promise<SlugHolder | null> => {
      const posts = staffSupabase.from('blog_posts').select('id').eq('slug', slug).neq('id', exceptId).limit(1);
      if (firstRowOf<{ id: string }>(await once(posts, signal), idOnly)) return { taken: true };
      const old = staffSupabase.from('post_slugs').select('post_id').eq('slug', slug).neq('post_id', exceptId).limit(1);
      const row = firstRowOf<{ post_id: string }>(await once(old, signal), v.object({ post_id: v.string() }));
      return row && { taken: false };
    },
  });
}

/** The id makes a retry idempotent. @throws ConflictError when an earlier try saved other values, or WriteError */
export async function createPost(id: string, fields: PostFields): Promise<EditedPost> {
  const query = staffSupabase.from('blog_posts').insert({ id, ...fields });
  const answer = await query.select(editedSelect);
  if (!isThereAlready('blog_posts', answer)) return changedRow<EditedPost>('blog_posts', answer, postToEdit);
  const now = await readPost(id);
  return resolveVersion('blog_posts', now, null, asAnswered(fields, now));
}

/** @throws ConflictError when the post was changed or deleted since this version, or WriteError */
export async function updatePost(id: string, version: string, fields: PostFields): Promise<EditedPost> {
  const query = staffSupabase.from('blog_posts').update(fields).eq('id', id).eq('updated_at', version);
  const answer: Answer<EditedPost> = await query.select(editedSelect);
  if (answer.data?.length !== 0) return changedRow<EditedPost>('blog_posts', answer, postToEdit);
  const now = await readPost(id);
  return resolveVersion('blog_posts', now, version, asAnswered(fields, now));
}

/** Publishing is at once, whatever was scheduled. @throws WriteError */
export async function setPublished(id: string, published: boolean): Promise<void> {
  const change = published ? { published, publish_at: null } : { published };
  const answer = await staffSupabase.from('blog_posts').update(change).eq('id', id).select('id');
  await changedUnlessGone('blog_posts', answer, idOnly, () => readId(id));
}

/** @throws WriteError */
export async function deletePost(id: string): Promise<void> {
  const answer = await staffSupabase.from('blog_posts').delete().eq('id', id).select('id');
  await changedUnlessGone('blog_posts', answer, idOnly, () => readId(id));
}

/** The slugs of the categories whose name contains the text. */
async function categoriesNamed(text: string, signal: AbortSignal): Promise<string[]> {
  const query = staffSupabase.from('blog_categories').select('name, slug').order('slug');
  const categories = rowsOf(await once(query, signal), v.object({ name: v.string(), slug: v.string() }));
  return categories.filter(({ name }) => hasText(name, text)).map(({ slug }) => slug);
}

/** `staff_search` has title, author and category slug, one per line. */
function searchFilter(text: string, categories: string[]): [operator: string, pattern: string] {
  if (categories.length === 0) return containsFilter(text);
  return ['imatch', `${escapeRegExp(text)}|\\n(${categories.map(escapeRegExp).join('|')})$`];
}

/** The service writes a moment in its own way: the fields with the moment as it is in this row, where it is the same. */
function asAnswered(fields: PostFields, now: EditedPost | null): PostFields {
  const [sent, answered] = [fields.publish_at, now?.publish_at];
  return sent && answered && Date.parse(sent) === Date.parse(answered) ? { ...fields, publish_at: answered } : fields;
}

async function readPost(id: string, signal?: AbortSignal): Promise<EditedPost | null> {
  // The database rejects anything else as malformed.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = staffSupabase.from('blog_posts').select(editedSelect).eq('id', id).limit(1);
  return firstRowOf<EditedPost>(await once(query, signal), postToEdit);
}

function readId(id: string) {
  return once(staffSupabase.from('blog_posts').select('id').eq('id', id).limit(1));
}

/** Many posts share a date: the id makes the order total, so that pages never overlap. */
function newestFirst<Query extends { order(column: 'date' | 'id', options: { ascending: boolean }): Query }>(
  query: Query,
): Query {
  return query.order('date', { ascending: false }).order('id', { ascending: false });
}
