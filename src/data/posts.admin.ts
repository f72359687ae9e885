import { firstRowOf, rowsOf, type Answer } from './answers';
import { resolveVersion } from './conflict';
import { pageOrLast } from './page-or-last';
import { postCardColumns } from './columns';
import { cardShape, postsKey, type Post } from './posts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { canMatch, containsPattern, normalizeSearch } from '@/lib/search-text';
import { staffRest } from './staff-rest';
import { staffKey, staffQuery } from './staff-query';
import { changedRow, isThereAlready } from './writes';

/** What the table of posts shows of each; the article text is not among it. */
export type PostRow = Pick<Post, keyof typeof rowShape>;

/** A post as the editor opens it. */
export type EditedPost = Pick<Post, keyof typeof editedShape>;

/** What staff write about a post. */
export type PostFields = Omit<EditedPost, 'id' | 'created_by' | 'updated_at'>;

/** One page of the table, `page` counted from 1, `total` over all pages. */
interface PostRows {
  posts: PostRow[];
  total: number;
  page: number;
}

/** Another post with this slug, or one that had it. */
interface SlugHolder {
  /** True when the address is taken; false when it only leads on to the other post, and may be taken over. */
  taken: boolean;
}

const ownership = { created_by: 'text or null', published: 'yes or no' } as const;
const rowShape = { ...cardShape, ...ownership } as const;
const rowSelect = `${postCardColumns}, created_by, published` as const;
const editedShape = { ...rowShape, content: 'text', updated_at: 'text' } as const;
const editedSelect = `${rowSelect}, content, updated_at` as const;

/** Title, author and category at their longest: no longer text can be found in them. */
const longestSearched = 502;

/** Posts on a page of the table. */
export const postTablePageSize = 20;

const staffPostsKey = [...postsKey, staffKey] as const;

/** One page of the posts this person may see, newest first. A page past the end gives the last one. */
export function postRows({ page, search }: { page: number; search: string }) {
  const text = normalizeSearch(search);
  const readPage = async (wanted: number, signal: AbortSignal): Promise<PostRows> => {
    let query = staffRest.from('blog_posts').select(rowSelect, { count: 'exact' });
    if (text) query = query.ilike('staff_search', containsPattern(text));
    const from = (wanted - 1) * postTablePageSize;
    const answer = await newestFirst(query)
      .range(from, from + postTablePageSize - 1)
      .abortSignal(signal);
    const posts = rowsOf<PostRow>(answer, rowShape);
    return { posts, total: answer.count ?? posts.length, page: wanted };
  };
  return {
    ...staffQuery([...staffPostsKey, 'table', { page, text }], async (signal): Promise<PostRows> => {
      if (!canMatch(text, longestSearched)) return { posts: [], total: 0, page: 1 };
      return pageOrLast(page, postTablePageSize, (wanted) => readPage(wanted, signal));
    }),
    placeholderData: keepPreviousData,
  };
}

/** A post to edit, or null when there is none that this person may see. */
export function editedPost(id: string) {
  // Not under the key of posts: what is being edited need not be read again after every write.
  return staffQuery(['post-editor', staffKey, id], (signal) => readPost(id, signal));
}

/**
 * Who has a slug, apart from one post; null when nobody does, as far as this person
 * can see. The database has the last word.
 */
export function slugHolder(slug: string, exceptId: string) {
  return queryOptions({
    queryKey: [...staffPostsKey, 'slug', slug, exceptId],
    queryFn: async ({ signal }): Promise<SlugHolder | null> => {
      const posts = staffRest.from('blog_posts').select('id').eq('slug', slug).neq('id', exceptId).limit(1);
      if (firstRowOf<{ id: string }>(await posts.abortSignal(signal), { id: 'text' })) return { taken: true };
      const old = staffRest.from('post_slugs').select('post_id').eq('slug', slug).neq('post_id', exceptId).limit(1);
      const row = firstRowOf<{ post_id: string }>(await old.abortSignal(signal), { post_id: 'text' });
      return row && { taken: false };
    },
  });
}

/**
 * Adds a post under an id that the caller chose, so that a retry adds it once.
 * @throws ConflictError when an earlier try went through with other words. WriteError
 */
export async function createPost(id: string, fields: PostFields): Promise<EditedPost> {
  const query = staffRest.from('blog_posts').insert({ id, ...fields });
  const answer = await query.select(editedSelect);
  if (!isThereAlready('blog_posts', answer)) return changedRow<EditedPost>('blog_posts', answer, editedShape);
  return resolveVersion('blog_posts', await readPost(id), null, fields);
}

/**
 * Changes the version of a post that was read, and no other.
 * @throws ConflictError when somebody changed or deleted it meanwhile. WriteError
 */
export async function updatePost(id: string, version: string, fields: PostFields): Promise<EditedPost> {
  const query = staffRest.from('blog_posts').update(fields).eq('id', id).eq('updated_at', version);
  const answer: Answer<EditedPost> = await query.select(editedSelect);
  if (answer.data?.length !== 0) return changedRow<EditedPost>('blog_posts', answer, editedShape);
  return resolveVersion('blog_posts', await readPost(id), version, fields);
}

/** @throws WriteError */
export async function setPublished(id: string, published: boolean): Promise<void> {
  const answer = await staffRest.from('blog_posts').update({ published }).eq('id', id).select('id');
  changedRow('blog_posts', answer, { id: 'text' });
}

/** @throws WriteError */
export async function deletePost(id: string): Promise<void> {
  const answer = await staffRest.from('blog_posts').delete().eq('id', id).select('id');
  changedRow('blog_posts', answer, { id: 'text' });
}

async function readPost(id: string, signal?: AbortSignal): Promise<EditedPost | null> {
  // Anything else is the id of no post, and the database would call it malformed.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const query = staffRest.from('blog_posts').select(editedSelect).eq('id', id).limit(1);
  return firstRowOf<EditedPost>(await (signal ? query.abortSignal(signal) : query), editedShape);
}

/** A date is a whole day; the id makes the order total, so that pages never overlap. */
function newestFirst<Query extends { order(column: 'date' | 'id', options: { ascending: boolean }): Query }>(
  query: Query,
): Query {
  return query.order('date', { ascending: false }).order('id', { ascending: false });
}
