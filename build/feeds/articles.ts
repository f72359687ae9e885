import type { PostArticle } from '../../src/data/posts.ts';
import { categoryLabel } from '../../src/features/blog/category-labels.ts';
import { lastChange } from '../../src/features/blog/last-change.ts';
import { paths } from '../../src/lib/paths.ts';
import { portableHtml } from './portable-html.ts';
import { writable } from './xml.ts';

/** Gives the text of an article as HTML, as the site itself shows it. */
export type ArticleHtml = (post: PostArticle) => string;

/** What a feed tells of the site it comes from. */
export interface FeedSource {
  name: string;
  description: string;
  /** Address of the page with the same articles. */
  blog: string;
  /** Address of the site, without a slash at its end. */
  site: string;
}

/** A post as feeds tell it. */
export interface FeedArticle {
  address: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string;
  /** Address of a picture, 1200 x 630. */
  picture: string;
  /** Midnight (UTC) of the day it came out, as RFC 3339 wants it. */
  published: string;
  /** Undefined when it has not changed since. */
  modified: string | undefined;
}

/** So many of the newest posts are in a feed: two years of them, and a file that stays small for ever. */
const mostArticles = 30;

/**
 * The newest posts, with their full texts.
 * @param posts Newest first.
 * @param site Address of the site, without a slash at its end.
 */
export function feedArticles(posts: readonly PostArticle[], site: string, articleHtml: ArticleHtml): FeedArticle[] {
  return posts.slice(0, mostArticles).map((post) => {
    const address = site + paths.post(post.slug);
    return {
      address,
      title: writable(post.title),
      summary: writable(post.excerpt),
      html: writable(portableHtml(articleHtml(post), site, address)),
      author: writable(post.author),
      category: categoryLabel(post.category).label,
      picture: site + paths.postPicture(post.slug),
      published: `${post.date}T00:00:00Z`,
      modified: lastChange(post),
    };
  });
}
