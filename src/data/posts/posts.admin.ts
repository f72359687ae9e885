import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isSame } from '@/site/drafts';
import { canMatch, containsFilter, escapeRegExp, fold, hasText } from '@/lib/search-text';
import {
  changedRow,
  changedUnlessGone,
  idOnly,
  isDuplicateKey,
  linkChanges,
  resolveVersion,
} from '@/data/service/writes.admin';
import { type ServiceResponse } from '@/data/service/errors';
import { firstRowOf, rowsOf } from '@/data/service/row-check';
import { postsKey } from './posts';
import { postCard, postCardColumns } from '@/data/service/rows';
import { staffKey } from '@/data/service/session-record';
import { withoutRetries, staffQuery, staffSupabase } from '@/data/service/supabase.admin';
import { readPageOrLast, rangeOf } from '@/data/service/table-page.admin';

const savedRow = v.object({ id: v.string(), updated_at: v.string() });
const postRow = v.object({
  ...postCard.entries,
  ...savedRow.entries,
  created_by: v.nullable(v.string()),
  published: v.boolean(),
  publish_at: v.nullable(v.string()),
});
const rowSelect = `${postCardColumns}, created_by, published, publish_at, updated_at` as const;
const storedPost = v.object({
  ...postRow.entries,
  content: v.string(),
  links: v.array(v.object({ console_id: v.string() })),
});
const editedSelect = `${rowSelect}, content, links:post_consoles(console_id)` as const;

/** A row of the post table, without the article text. */
export type PostRow = v.InferOutput<typeof postRow>;

type StoredPost = v.InferOutput<typeof storedPost>;

export type EditedPost = Omit<StoredPost, 'links'> & {
  /** The ids of the article's consoles, sorted. */
  consoles: string[];
};

export type SavedPost = v.InferOutput<typeof savedRow>;

export type PostFields = Omit<EditedPost, 'id' | 'category_name' | 'created_by' | 'updated_at'>;

/** One page of the table. `page` starts at 1. `total` is the number of rows on all pages. */
interface PostRows {
  posts: PostRow[];
  total: number;
  page: number;
}

/** Another post that has this slug, or had it. */
interface SlugHolder {
  /**
   * True when the other post has the slug. False when the slug only redirects to the other post, and this post may take
   * it.
   */
  taken: boolean;
}

/** The length of the longest title, author and category together. A longer search cannot match. */
const longestSearched = 502;

const staffPostsKey = [...postsKey, staffKey] as const;

export type PostSort = 'title' | 'author' | 'date' | 'status';

interface PostRowsRequest {
  page: number;
  search: string;
  /** Undefined for both drafts and published posts. */
  published?: boolean;
  /** A slug; '' does not filter. */
  category?: string;
  /** '' does not filter. */
  author?: string;
  sort?: PostSort;
  descending?: boolean;
}

const sortColumns = { title: 'title', author: 'author', date: 'date', status: 'published' } as const;

/** Reads a page of the table, by default newest first. A page past the end gives the last page. */
export function postRows({
  page,
  search,
  published,
  category = '',
  author = '',
  sort = 'date',
  descending = sort === 'date',
}: PostRowsRequest) {
  const text = fold(search);
  const request = { page, text, published, category, author, sort, descending };
  const readPage = async (pageNumber: number, categories: string[], signal: AbortSignal): Promise<PostRows> => {
    let query = staffSupabase.from('blog_posts').select(rowSelect, { count: 'exact' });
    if (text) query = query.filter('staff_search', ...searchFilter(text, categories));
    if (published !== undefined) query = query.eq('published', published);
    if (category) query = query.eq('category', category);
    if (author) query = query.eq('author', author);
    if (sort !== 'date') query = query.order(sortColumns[sort], { ascending: !descending });
    // Many posts share a date. The id decides between them, so that pages never overlap.
    const ascending = sort === 'date' && !descending;
    const sorted = query.order('date', { ascending }).order('id', { ascending });
    const response = await withoutRetries(sorted.range(...rangeOf(pageNumber)), signal);
    const posts = rowsOf<PostRow>(response, postRow);
    return { posts, total: response.count ?? posts.length, page: pageNumber };
  };
  return {
    ...staffQuery([...staffPostsKey, 'table', request], async (signal): Promise<PostRows> => {
      if (![text, category, author].every((each) => canMatch(each, longestSearched)))
        return { posts: [], total: 0, page: 1 };
      const categories = text ? await categoriesNamed(text, signal) : [];
      return readPageOrLast(page, (pageNumber) => readPage(pageNumber, categories, signal));
    }),
    placeholderData: keepPreviousData,
  };
}

const scheduledPost = v.object({ id: v.string(), title: v.string(), publish_at: v.string() });

type ScheduledPost = v.InferOutput<typeof scheduledPost>;

/** Reads the next five scheduled posts, soonest first, and the number of all scheduled posts. */
export function scheduledPosts() {
  return staffQuery([...staffPostsKey, 'scheduled'], async (signal) => {
    // The time is rounded to the minute, so that a retry sends the same request.
    const now = `${new Date().toISOString().slice(0, 16)}Z`;
    const query = staffSupabase
      .from('blog_posts')
      .select('id, title, publish_at', { count: 'exact' })
      .eq('published', true)
      .gt('publish_at', now)
      .order('publish_at')
      .order('id')
      .limit(5);
    const response = await withoutRetries(query, signal);
    const posts = rowsOf<ScheduledPost>(response as ServiceResponse<ScheduledPost>, scheduledPost);
    return { posts, total: response.count ?? posts.length };
  });
}

/** Reads the authors of the posts that this user sees, in alphabetical order. */
export function postAuthors() {
  return staffQuery([...staffPostsKey, 'authors'], async (signal) => {
    const response = await withoutRetries(staffSupabase.rpc('post_authors'), signal);
    return rowsOf(response, v.object({ author: v.string() })).map(({ author }) => author);
  });
}

export function editedPost(id: string) {
  // The key differs from the key of posts, so that an open editor does not refetch after every write.
  return staffQuery(['post-editor', staffKey, id], (signal) => readPost(id, signal));
}

/** Reads another post that has this slug or had it; null when this user sees none. The database decides at a save. */
export function slugHolder(slug: string, exceptId: string) {
  return queryOptions({
    queryKey: [...staffPostsKey, 'slug', slug, exceptId],
    queryFn: async ({ signal }): Promise<SlugHolder | null> => {
      const posts = staffSupabase.from('blog_posts').select('id').eq('slug', slug).neq('id', exceptId).limit(1);
      if (firstRowOf<{ id: string }>(await withoutRetries(posts, signal), idOnly)) return { taken: true };
      const old = staffSupabase.from('post_slugs').select('post_id').eq('slug', slug).neq('post_id', exceptId).limit(1);
      const row = firstRowOf<{ post_id: string }>(await withoutRetries(old, signal), v.object({ post_id: v.string() }));
      return row && { taken: false };
    },
  });
}

/** Creates at most one post for an id. @throws ConflictError when an earlier try saved other values, or WriteError */
export async function createPost(id: string, fields: PostFields): Promise<SavedPost> {
  const response = await save(id, fields);
  if (!isDuplicateKey('blog_posts', response)) return changedRow('blog_posts', response, savedRow);
  return resolve(id, null, fields);
}

/**
 * @param linked the ids of the post's consoles at the time of the read
 * @throws WriteError, or ConflictError when the post is deleted or has a newer version
 */
export async function updatePost(
  id: string,
  version: string,
  fields: PostFields,
  linked: readonly string[] = [],
): Promise<SavedPost> {
  const response = await save(id, fields, { version, linked });
  if (response.data?.length !== 0) return changedRow('blog_posts', response, savedRow);
  return resolve(id, version, fields);
}

/** Saves a post with its links in one transaction. @param from the version that was read; undefined for a new post */
async function save(
  id: string,
  { consoles, ...post }: PostFields,
  from?: { version: string; linked: readonly string[] },
): Promise<ServiceResponse<SavedPost>> {
  const links = linkChanges('console_id', from?.linked ?? [], consoles);
  const version = from?.version;
  return staffSupabase.rpc('save_post', { post_id: id, version, post, consoles: links }).select('id, updated_at');
}

/** Works like `resolveVersion`, for a post with its list of consoles. */
async function resolve(id: string, version: string | null, fields: PostFields): Promise<SavedPost> {
  const now = await readPost(id);
  // A list with the same consoles counts as unchanged.
  const consoles = now && isSame(now.consoles, fields.consoles) ? now.consoles : fields.consoles;
  const { updated_at } = resolveVersion('blog_posts', now, version, { ...withServiceMoment(fields, now), consoles });
  return { id, updated_at };
}

/** Publishes at once and clears the schedule, or unpublishes. @throws WriteError */
export async function setPublished(id: string, published: boolean): Promise<void> {
  const change = published ? { published, publish_at: null } : { published };
  const response = await staffSupabase.from('blog_posts').update(change).eq('id', id).select('id');
  await changedUnlessGone('blog_posts', response, idOnly, () => readId(id));
}

/** @throws WriteError */
export async function setDate(id: string, date: string): Promise<void> {
  const response = await staffSupabase.from('blog_posts').update({ date }).eq('id', id).select('id');
  await changedUnlessGone('blog_posts', response, idOnly, () => readId(id));
}

/** @throws WriteError */
export async function deletePost(id: string): Promise<void> {
  const response = await staffSupabase.from('blog_posts').delete().eq('id', id).select('id');
  await changedUnlessGone('blog_posts', response, idOnly, () => readId(id));
}

async function categoriesNamed(text: string, signal: AbortSignal): Promise<string[]> {
  const query = staffSupabase.from('blog_categories').select('name, slug').order('slug');
  const categories = rowsOf(await withoutRetries(query, signal), v.object({ name: v.string(), slug: v.string() }));
  return categories.filter(({ name }) => hasText(name, text)).map(({ slug }) => slug);
}

/** Builds the search in `staff_search`, which has title, author and category slug, one per line. */
function searchFilter(text: string, categories: string[]): [operator: string, pattern: string] {
  if (categories.length === 0) return containsFilter(text);
  return ['imatch', `${escapeRegExp(text)}|\\n(${categories.map(escapeRegExp).join('|')})$`];
}

/** Replaces the sent `publish_at` by the service's text, when both texts name the same moment. */
function withServiceMoment(fields: PostFields, now: EditedPost | null): PostFields {
  const [sent, stored] = [fields.publish_at, now?.publish_at];
  return sent && stored && Date.parse(sent) === Date.parse(stored) ? { ...fields, publish_at: stored } : fields;
}

async function readPost(id: string, signal?: AbortSignal): Promise<EditedPost | null> {
  // The database rejects a malformed id.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = staffSupabase.from('blog_posts').select(editedSelect).eq('id', id).limit(1);
  const found = firstRowOf<StoredPost>(await withoutRetries(query, signal), storedPost);
  if (!found) return null;
  const { links, ...post } = found;
  return { ...post, consoles: links.map(({ console_id }) => console_id).sort() };
}

function readId(id: string) {
  return withoutRetries(staffSupabase.from('blog_posts').select('id').eq('id', id).limit(1));
}
