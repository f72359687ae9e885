import type { PostArticle } from '../../src/data/posts/posts.ts';
import { categoryName } from '../../src/data/reads/built-in.ts';
import { lastChange } from '../../src/lib/dates.ts';
import { paths } from '../../src/site/paths.ts';
import { xmlSafe, type FeedArticle } from './formats.ts';

/** Renders an article to the HTML of the site. */
export type ArticleHtml = (post: PostArticle) => string;

/** The limit of articles in a feed, about two years of posts. The limit keeps the file small. */
const mostArticles = 30;

/**
 * Returns a function that converts posts, newest first, to the newest articles of a feed. The returned function renders
 * each post once.
 * @param site address of the site, without a trailing slash
 */
export function feedArticles(site: string, articleHtml: ArticleHtml): (posts: readonly PostArticle[]) => FeedArticle[] {
  const rendered = new Map<PostArticle, FeedArticle>();
  return (posts) =>
    posts.slice(0, mostArticles).map((post) => {
      const article = rendered.get(post) ?? feedArticle(post, site, articleHtml);
      rendered.set(post, article);
      return article;
    });
}

function feedArticle(post: PostArticle, site: string, articleHtml: ArticleHtml): FeedArticle {
  const address = site + paths.post(post.slug);
  return {
    id: `urn:uuid:${post.id}`,
    address,
    title: xmlSafe(post.title),
    summary: xmlSafe(post.excerpt),
    html: xmlSafe(portableHtml(articleHtml(post), site, address)),
    author: xmlSafe(post.author),
    category: xmlSafe(categoryName(post)),
    picture: site + paths.postPicture(post.slug),
    published: `${post.date}T00:00:00Z`,
    modified: lastChange(post),
  };
}

const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/g;
/** Matches a blank line between blocks. Feed readers add spacing themselves. */
const emptyLine = /(?<=>)<br\/?>(?=<|$)/g;
const attribute = /\s([\w:-]+)="([^"]*)"/g;
/** Attributes that other sites understand. Sizes are missing, because sizes could distort pictures in a feed reader. */
const portableAttributes = new Set(['href', 'src', 'alt', 'title', 'dir', 'start', 'type', 'checked', 'disabled']);

/**
 * Converts the site's HTML for other programs, such as feed readers. The function makes addresses absolute. It removes
 * classes, preloads, alternative sizes and blank lines.
 * @param site address of the site, without a trailing slash
 * @param page address of the page, for links to its anchors
 */
export function portableHtml(html: string, site: string, page: string): string {
  return html
    .replace(/<(?:link|source)\s[^<>]*>/g, '')
    .replace(emptyLine, '')
    .replace(tag, (_tag, name: string, attributes: string, slash: string) => {
      const rest = Array.from(attributes.matchAll(attribute), ([, key = '', value = '']) => {
        if (!portableAttributes.has(key)) return '';
        return ` ${key}="${key === 'href' || key === 'src' ? wholeAddress(value, site, page) : value}"`;
      });
      return `<${name}${rest.join('')}${slash}>`;
    });
}

function wholeAddress(address: string, site: string, page: string): string {
  if (address.startsWith('#')) return page + address;
  return address.startsWith('/') && !address.startsWith('//') ? site + address : address;
}
