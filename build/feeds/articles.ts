import type { PostArticle } from '../../src/data/posts/posts.ts';
import { categoryName } from '../../src/data/reads/built-in.ts';
import { lastChange } from '../../src/lib/dates.ts';
import { paths } from '../../src/site/paths.ts';
import { writable, type FeedArticle } from './formats.ts';

/** Renders an article as HTML, as the site itself shows it. */
export type ArticleHtml = (post: PostArticle) => string;

/** About two years of posts; the file stays small. */
const mostArticles = 30;

/**
 * @param site address of the site, without a trailing slash
 * @returns a function that gives the newest of some posts, which are newest first. Each post is drawn once
 */
export function feedArticles(site: string, articleHtml: ArticleHtml): (posts: readonly PostArticle[]) => FeedArticle[] {
  const drawn = new Map<PostArticle, FeedArticle>();
  return (posts) =>
    posts.slice(0, mostArticles).map((post) => {
      const article = drawn.get(post) ?? feedArticle(post, site, articleHtml);
      drawn.set(post, article);
      return article;
    });
}

function feedArticle(post: PostArticle, site: string, articleHtml: ArticleHtml): FeedArticle {
  const address = site + paths.post(post.slug);
  return {
    id: `urn:uuid:${post.id}`,
    address,
    title: writable(post.title),
    summary: writable(post.excerpt),
    html: writable(portableHtml(articleHtml(post), site, address)),
    author: writable(post.author),
    category: writable(categoryName(post)),
    picture: site + paths.postPicture(post.slug),
    published: `${post.date}T00:00:00Z`,
    modified: lastChange(post),
  };
}

const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/g;
/** Blank lines between blocks are dropped: other readers add their own spacing. */
const emptyLine = /(?<=>)<br\/?>(?=<|$)/g;
const attribute = /\s([\w:-]+)="([^"]*)"/g;
/**
 * What has a meaning without the site's styles and scripts. Sizes of pictures are left out: elsewhere they could
 * distort them.
 */
const kept = new Set(['href', 'src', 'alt', 'title', 'dir', 'start', 'type', 'checked', 'disabled']);

/**
 * Makes HTML of this site portable, for example to a feed reader: absolute addresses, no classes, preloads,
 * alternative sizes or blank lines.
 * @param site address of the site, without a trailing slash
 * @param page address of the page, for links to its anchors
 */
export function portableHtml(html: string, site: string, page: string): string {
  return html
    .replace(/<(?:link|source)\s[^<>]*>/g, '')
    .replace(emptyLine, '')
    .replace(tag, (_tag, name: string, attributes: string, slash: string) => {
      const rest = Array.from(attributes.matchAll(attribute), ([, key = '', value = '']) => {
        if (!kept.has(key)) return '';
        return ` ${key}="${key === 'href' || key === 'src' ? wholeAddress(value, site, page) : value}"`;
      });
      return `<${name}${rest.join('')}${slash}>`;
    });
}

function wholeAddress(address: string, site: string, page: string): string {
  if (address.startsWith('#')) return page + address;
  return address.startsWith('/') && !address.startsWith('//') ? site + address : address;
}
