import type { PublishedContent } from '../prerender/published-content.ts';
import { defaultSettings } from '../../src/data/reads/built-in.ts';
import { paths, withoutEndSlashes } from '../../src/site/paths.ts';
import { feedArticles, type ArticleHtml } from './articles.ts';
import { jsonFeed, rssFeed, writable } from './formats.ts';
import { writtenCatalogue } from './open-data.ts';
import { sitemapFiles } from './sitemap.ts';

/** The published part of the content. */
type FeedContent = Pick<PublishedContent, 'settings' | 'posts' | 'consoles' | 'linkCables'>;

/**
 * Files for feed readers, search engines and other programs, by name: `rss.xml`, `feed.json`, `sitemap.xml`,
 * `robots.txt` and the open data. The same content gives the same bytes.
 * @param siteUrl address of the site
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
    ...writtenCatalogue(content, { name: source.name, site }),
    ['robots.txt', robots(site)],
  ]);
}

/** Keeps search engines out of the admin area, and names the sitemap. */
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
