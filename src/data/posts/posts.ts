import type { foundPost } from '@/data/service/rows';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { categoriesKey, categoryAt, type Category } from './categories';
import { canMatch, fold, hasText } from '@/lib/search-text';
import { publicQuery, loadService, type Service } from '@/data/reads/public-query';
import type { postArticle, postCard } from '@/data/service/rows';
import { dataInSnapshot } from '@/data/reads/snapshot';

export type PostCard = v.InferOutput<typeof postCard>;

export type PostArticle = v.InferOutput<typeof postArticle>;

/** One page of a list. `page` starts at 1. `total` is the number of posts on all pages. */
export interface PostPage {
  posts: PostCard[];
  total: number;
  page: number;
  /** True when the search covered only the newest posts in a snapshot. */
  isPartial?: boolean;
  /** The search text, when no post contains the text and the list has the closest matches. */
  closeTo?: string;
  /** The mentions of the search text; only on the first page. */
  mentions?: PostMention[];
}

export type PostMention = Pick<FoundPost, 'id' | 'slug' | 'title' | 'sentence'>;

/**
 * `size` is the number of posts on a page. An empty `search` or `category` does not filter. `category` may be a former
 * slug.
 */
interface PostPageRequest {
  page: number;
  size: number;
  search?: string;
  category?: string;
}

type FoundPost = v.InferOutput<typeof foundPost>;

export const blogPageSize = 12;

/** The length of the longest title, excerpt and author together. A longer search cannot match. */
const longestSearched = 1302;

export const postsKey = ['posts'] as const;

/**
 * Reads a page of posts, newest first. A page past the end gives the last page. A search gives only its newest 500
 * matches.
 */
export function postPage({ page, size, search = '', category = '' }: PostPageRequest) {
  const text = fold(search);
  const isAll = text === '' && category === '';
  const options = publicQuery({
    queryKey: postPageKey({ page, size, text, category }),
    kinds: ['posts', 'categories'],
    // The home page and the blog show the first page of all posts.
    page: isAll && page === 1 ? (size === blogPageSize ? paths.blog : paths.home) : undefined,
    whenDown: () => savedPage({ page, size, text, category }),
    read: async ({ foundPost, rowsOf, supabase }, signal): Promise<PostPage> => {
      if (!canMatch(text, longestSearched) || !canMatch(category, longestSearched))
        return { posts: [], total: 0, page: 1 };
      const request = { q: text, category_slug: category, page_number: page, page_size: size };
      const found = await supabase.rpc('search_posts', request).abortSignal(signal);
      const rows = rowsOf<FoundPost>(found, foundPost);
      const posts = rows.filter(({ match }) => match !== 'mention');
      const mentions = rows.filter(({ match }) => match === 'mention');
      const total = rows[0]?.total ?? 0;
      return {
        ...{ posts, total, page: Math.min(page, Math.max(1, Math.ceil(total / size))) },
        ...(posts[0]?.match === 'close' && { closeTo: search.trim() }),
        ...(mentions.length > 0 && { mentions }),
      };
    },
  });
  return { ...options, placeholderData: keepPreviousData<PostPage> };
}

/** Returns the card of a post from a cached list, to show while the article loads. */
export function cachedPost(client: QueryClient, slug: string): PostCard | undefined {
  const pages = client.getQueriesData<PostPage>({ queryKey: [...postsKey, 'page'] });
  const others = client.getQueriesData<{ related: PostCard[] }>({ queryKey: [...postsKey, 'relations'] });
  const cards = [...pages.flatMap(([, page]) => page?.posts ?? []), ...others.flatMap(([, end]) => end?.related ?? [])];
  return cards.find((card) => card.slug === slug);
}

/** Reads a published post; null for an unknown slug and for a draft. */
export function postBySlug(slug: string) {
  return publicQuery({
    queryKey: [...postsKey, 'slug', slug],
    kinds: ['posts', 'categories'],
    page: paths.post(slug),
    read: async ({ firstRowOf, postArticle, postColumns, supabase }, signal): Promise<PostArticle | null> => {
      if (slug.includes('\u0000')) return null;
      const query = published(supabase, postColumns).eq('slug', slug).limit(1);
      return firstRowOf<PostArticle>(await query.abortSignal(signal), postArticle);
    },
  });
}

/**
 * Reads the current slug of a post by a former slug. The cache keeps no response, because responses of different ages
 * could redirect in a circle.
 */
export function movedPost(slug: string) {
  return queryOptions({
    queryKey: [...postsKey, 'moved', slug],
    queryFn: async ({ signal }) => {
      if (slug.includes('\u0000')) return null;
      const { address, firstRowOf, formerSlug, supabase } = await loadService();
      const slugs = supabase.from('post_slugs').select('post_id').eq('slug', slug).limit(1);
      const former = firstRowOf(await slugs.abortSignal(signal), formerSlug);
      if (!former) return null;
      const current = published(supabase, 'slug').eq('id', former.post_id).limit(1);
      return firstRowOf(await current.abortSignal(signal), address)?.slug ?? null;
    },
    gcTime: 0,
  });
}

/** Starts each read of posts for public pages. Drafts stay hidden, even from signed-in staff. */
function published<const Columns extends string>(supabase: Service['supabase'], columns: Columns) {
  return supabase.from('blog_posts').select(columns).eq('published', true);
}

function postPageKey(request: { page: number; size: number; text: string; category: string }) {
  return [...postsKey, 'page', request] as const;
}

/**
 * Reads a page of the newest posts from the blog's snapshot; undefined for older pages. A search covers only the newest
 * posts.
 */
async function savedPage(request: Parameters<typeof postPageKey>[0]): Promise<PostPage | undefined> {
  const { page, size, text, category } = request;
  const firstPage = postPageKey({ page: 1, size: blogPageSize, text: '', category: '' });
  const newest = (await dataInSnapshot(paths.blog, firstPage)) as PostPage | undefined;
  if (!newest) return undefined;
  const isAll = text === '' && category === '';
  const categories = (await dataInSnapshot(paths.blog, categoriesKey)) as Category[] | undefined;
  const current = categoryAt(categories ?? [], category)?.slug ?? category;
  const found = newest.posts.filter(
    (post) =>
      hasText([post.title, post.excerpt, post.author].join('\n'), text) &&
      (category === '' || post.category === current),
  );
  const total = isAll ? newest.total : found.length;
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / size)));
  const posts = found.slice((shownPage - 1) * size, shownPage * size);
  const isWhole = posts.length === Math.min(size, total - (shownPage - 1) * size);
  return isWhole ? { posts, total, page: shownPage, isPartial: !isAll } : undefined;
}
