import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { canMatch } from '@/lib/search-text';
import { postCardColumns, postColumns } from './columns';
import type { Tables } from './database.types';
import { toCard } from './post-card';
import { publicQuery } from './public-query';
import { callFunction, readRow, readRows } from './rest';

export type Post = Tables<'blog_posts'>;

/** What a list shows of a post. The article text is never among it, so lists stay small. */
export type PostCard = Pick<Post, keyof typeof cardShape>;

/** What an article's own page shows. */
export type PostArticle = Pick<Post, keyof typeof articleShape>;

/** A card as the database finds it, with how many there are on all pages. */
type FoundPost = PostCard & { total: number };

/** One page of a list, `page` counted from 1, `total` over all pages. */
export interface PostPage {
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
const foundShape = { ...cardShape, total: 'number' } as const;
export const articleShape = { ...cardShape, content: 'text', updated_at: 'text' } as const;

/** Posts on a page of the blog. */
export const blogPageSize = 12;

/** How many of the newest posts the related ones are taken from. */
export const relatedCount = 3;

/** Title, excerpt and author at their longest: no longer text can be found in them. */
const longestSearched = 1302;

/** What the public may see, whoever is signed in: in every public read of posts. */
const published = { published: 'eq.true' };

export const postsKey = ['posts'] as const;

/**
 * One page of published posts, newest first. A page past the end gives the last one.
 * A search counts and pages through its newest 500 matches.
 */
export function postPage({ page, size, search = '', category = '' }: PostPageRequest) {
  const text = search.trim();
  const options = publicQuery({
    queryKey: [...postsKey, 'page', { page, size, text, category }],
    copy: (copy) => copy.postPage(page, size, text, category),
    read: async (signal): Promise<PostPage> => {
      if (!canMatch(text, longestSearched) || !canMatch(category, longestSearched))
        return { posts: [], total: 0, page: 1 };
      const request = { q: text, category_slug: category, page_number: page, page_size: size };
      const rows = await callFunction<FoundPost>('search_posts', request, foundShape, signal);
      const total = rows[0]?.total ?? 0;
      return { posts: rows.map(toCard), total, page: Math.min(page, Math.max(1, Math.ceil(total / size))) };
    },
  });
  return { ...options, placeholderData: keepPreviousData<PostPage> };
}

/** The newest published posts, `count` of them. */
export function latestPosts(count: number) {
  return publicQuery({
    queryKey: [...postsKey, 'latest', count],
    copy: (copy) => copy.latestPosts(count),
    read: (signal) => {
      const query = { ...published, select: postCardColumns, order: 'date.desc,id.desc', limit: String(count) };
      return readRows<PostCard>('blog_posts', query, cardShape, signal);
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
  return publicQuery({
    queryKey: [...postsKey, 'slug', slug],
    copy: (copy) => copy.post(slug),
    read: async (signal): Promise<PostArticle | null> => {
      if (slug.includes('\u0000')) return null;
      const query = { ...published, select: postColumns, slug: `eq.${slug}` };
      return readRow<PostArticle>('blog_posts', query, articleShape, signal);
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
      const left = { select: 'post_id', slug: `eq.${slug}` };
      const old = await readRow<{ post_id: string }>('post_slugs', left, { post_id: 'text' }, signal);
      if (!old) return null;
      const query = { ...published, select: 'slug', id: `eq.${old.post_id}` };
      return (await readRow<{ slug: string }>('blog_posts', query, { slug: 'text' }, signal))?.slug ?? null;
    },
    gcTime: 0,
  });
}
