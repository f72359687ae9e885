import { keepPreviousData, queryOptions, type QueryClient } from '@/lib/query';
import { canMatch, containsPattern, normalizeSearch } from '@/lib/search-text';
import { firstRowOf, rowsOf } from './answers';
import type { Tables } from './database.types';
import { pageOrLast } from './page-or-last';
import { rest } from './rest';

export type Post = Tables<'blog_posts'>;

/** What a list shows of a post. The article text is never among it, so lists stay small. */
export type PostCard = Pick<Post, keyof typeof cardShape>;

/** What an article's own page shows. */
export type PostArticle = Pick<Post, keyof typeof articleShape>;

/** One page of a list, `page` counted from 1, `total` over all pages. */
interface PostPage {
  posts: PostCard[];
  total: number;
  page: number;
}

/** Which page of which posts: `size` rows a page, empty `search` and `category` mean all. */
interface PostPageRequest {
  page: number;
  size: number;
  search?: string;
  category?: string;
}

export const cardShape = {
  id: 'text',
  slug: 'text',
  title: 'text',
  excerpt: 'text',
  image: 'text',
  category: 'text',
  author: 'text',
  date: 'text',
  read_time: 'text',
} as const;
const articleShape = { ...cardShape, content: 'text', updated_at: 'text' } as const;
export const cardSelect = 'id, slug, title, excerpt, image, category, author, date, read_time';
const articleSelect = `${cardSelect}, content, updated_at` as const;

/** Title, excerpt and author at their longest: no longer text can be found in them. */
const longestSearched = 1302;

export const postsKey = ['posts'] as const;

/** One page of published posts, newest first. A page past the end gives the last one. */
export function postPage({ page, size, search = '', category = '' }: PostPageRequest) {
  const text = normalizeSearch(search);
  return queryOptions({
    queryKey: [...postsKey, 'page', { page, size, text, category }],
    queryFn: async ({ signal }): Promise<PostPage> => {
      if (!canMatch(text, longestSearched) || !canMatch(category, longestSearched))
        return { posts: [], total: 0, page: 1 };
      const readPage = async (wanted: number): Promise<PostPage> => {
        let query = published(rest.from('blog_posts').select(cardSelect, { count: 'exact' }));
        if (text) query = query.ilike('search', containsPattern(text));
        if (category) query = query.eq('category', category);
        const from = (wanted - 1) * size;
        const answer = await newestFirst(query)
          .range(from, from + size - 1)
          .abortSignal(signal);
        const posts = rowsOf<PostCard>(answer, cardShape);
        return { posts, total: answer.count ?? posts.length, page: wanted };
      };
      return pageOrLast(page, size, readPage);
    },
    placeholderData: keepPreviousData,
  });
}

/** The newest published posts, `count` of them. */
export function latestPosts(count: number) {
  return queryOptions({
    queryKey: [...postsKey, 'latest', count],
    queryFn: async ({ signal }) => {
      const query = published(rest.from('blog_posts').select(cardSelect));
      return rowsOf<PostCard>(await newestFirst(query).limit(count).abortSignal(signal), cardShape);
    },
  });
}

/** The card of a post that some list has brought already: what can be shown while the article is read. */
export function knownPost(client: QueryClient, slug: string): PostCard | undefined {
  const pages = client.getQueriesData<PostPage>({ queryKey: [...postsKey, 'page'] });
  const latest = client.getQueriesData<PostCard[]>({ queryKey: [...postsKey, 'latest'] });
  const cards = [...pages.flatMap(([, page]) => page?.posts ?? []), ...latest.flatMap(([, list]) => list ?? [])];
  return cards.find((card) => card.slug === slug);
}

/** A published post by its slug; null when there is none, or only a draft. */
export function postBySlug(slug: string) {
  return queryOptions({
    queryKey: [...postsKey, 'slug', slug],
    queryFn: async ({ signal }) => {
      if (slug.includes('\u0000')) return null;
      const query = published(rest.from('blog_posts').select(articleSelect)).eq('slug', slug);
      return firstRowOf<PostArticle>(await query.limit(1).abortSignal(signal), articleShape);
    },
  });
}

/**
 * The present slug of a published post that once was at this one; null when there is none.
 * Not kept: two answers of different age could send a visitor round in a circle.
 */
export function movedPost(slug: string) {
  return queryOptions({
    queryKey: [...postsKey, 'moved', slug],
    queryFn: async ({ signal }) => {
      if (slug.includes('\u0000')) return null;
      const left = rest.from('post_slugs').select('post_id').eq('slug', slug);
      const old = firstRowOf(await left.limit(1).abortSignal(signal), { post_id: 'text' });
      if (!old) return null;
      const present = published(rest.from('blog_posts').select('slug')).eq('id', old.post_id);
      return firstRowOf(await present.limit(1).abortSignal(signal), { slug: 'text' })?.slug ?? null;
    },
    gcTime: 0,
  });
}

/** What the public may see, whoever is signed in: every public read of posts goes through here. */
function published<Query extends { eq(column: 'published', value: boolean): Query }>(query: Query): Query {
  return query.eq('published', true);
}

/** A date is a whole day; the id makes the order total, so that pages never overlap. */
export function newestFirst<Query extends { order(column: 'date' | 'id', options: { ascending: boolean }): Query }>(
  query: Query,
): Query {
  return query.order('date', { ascending: false }).order('id', { ascending: false });
}
