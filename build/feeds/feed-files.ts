import type { SiteContent } from '../../src/data/site-content.ts';
import { defaultSettings } from '../../src/data/rows.ts';
import { paths, withoutEndSlashes } from '../../src/lib/paths.ts';
import { feedArticles, type ArticleHtml } from './articles.ts';
import { jsonFeed, rssFeed, writable } from './formats.ts';
import { sitemapFiles } from './sitemap.ts';

/** The part of the content that is told outside of the site. */
type FeedContent = Pick<SiteContent, 'settings' | 'posts' | 'consoles'>;

/**
 * What readers' programs and search engines look for, by file name: the articles as
 * `rss.xml` and `feed.json`, the pages as `sitemap.xml`, and `robots.txt`. The same content
 * gives the same files, byte for byte.
 * @param siteUrl Address the site will be served at.
 */
export function feedFiles(content: FeedContent, siteUrl: string, articleHtml: ArticleHtml): Map<string, string> {
  const site = withoutEndSlashes(siteUrl);
  const { siteName, siteDescription } = content.settings ?? defaultSettings;
  const source = {
    name: writable(siteName),
    description: writable(siteDescription),
    blog: site + paths.blog,
    site,
  };
  const articles = feedArticles(content.posts, site, articleHtml);
  return new Map([
    ['rss.xml', rssFeed(source, articles)],
    ['feed.json', jsonFeed(source, articles)],
    ...sitemapFiles(content, site),
    ['robots.txt', robots(site)],
  ]);
}

/** Keeps search engines out of where only staff go, and shows them the way to the pages. */
function robots(site: string): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.admin}`,
    `Disallow: ${paths.login}`,
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}
