import type { PostArticle } from '../../src/data/posts.ts';
import { categoryLabel } from '../../src/data/rows.ts';
import { lastChange } from '../../src/lib/dates.ts';
import { paths } from '../../src/lib/paths.ts';
import { writable, type FeedArticle } from './formats.ts';

/** Gives the text of an article as HTML, as the site itself shows it. */
export type ArticleHtml = (post: PostArticle) => string;

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
      category: categoryLabel(post.category),
      picture: site + paths.postPicture(post.slug),
      published: `${post.date}T00:00:00Z`,
      modified: lastChange(post),
    };
  });
}

const tag = /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/g;
/** An empty line between blocks, which have a distance of their own everywhere else. */
const emptyLine = /(?<=>)<br\/?>(?=<|$)/g;
const attribute = /\s([\w:-]+)="([^"]*)"/g;
/**
 * What means something without the site's style sheet and scripts. The size of a picture is none of it:
 * here it holds a place open, elsewhere it would distort what has another shape.
 */
const kept = new Set(['href', 'src', 'alt', 'title']);

/**
 * Makes HTML that React wrote for a page of this site fit to be read anywhere else, such as
 * in a feed reader: addresses are whole ones, and what only the site itself can use is gone
 * (classes, hints for loading, preloads, other sizes of a picture, empty lines).
 * @param site Address of the site, without a slash at its end.
 * @param page Address of the page, which links to a place on it start with.
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
