import type { PublishedContent } from '../prerender/published-content.ts';
import type { Category } from '../../src/data/posts/categories.ts';
import { defaultSettings } from '../../src/data/reads/built-in.ts';
import { paths, withoutEndSlashes } from '../../src/site/paths.ts';
import { feedArticles, type ArticleHtml } from './articles.ts';
import { jsonFeed, rssFeed, xmlSafe, type FeedArticle, type FeedSource } from './formats.ts';
import { openDataTexts } from './open-data.ts';
import { sitemapFiles } from './sitemap.ts';

type FeedContent = Pick<PublishedContent, 'settings' | 'posts' | 'categories' | 'consoles' | 'linkCables'>;

/**
 * Returns the files for feed readers, search engines and other programs, by name: `rss.xml` and `feed.json`, the feeds
 * of each category in `feeds/`, `sitemap.xml`, `robots.txt` and the open data. The same content gives the same bytes.
 */
export function feedFiles(content: FeedContent, siteUrl: string, articleHtml: ArticleHtml): Map<string, string> {
  const site = withoutEndSlashes(siteUrl);
  const { siteName, siteDescription } = content.settings ?? defaultSettings;
  const source: FeedSource = {
    name: xmlSafe(siteName),
    description: xmlSafe(siteDescription),
    page: site + paths.blog,
    rss: site + paths.rss,
    json: site + paths.jsonFeed,
    site,
  };
  const articlesOf = feedArticles(site, articleHtml);
  const articles = articlesOf(content.posts);
  return new Map([
    ['rss.xml', rssFeed(source, articles)],
    ['feed.json', jsonFeed(source, articles)],
    ...content.categories.flatMap((category) => {
      const posts = content.posts.filter((post) => post.category === category.slug);
      return categoryFeeds(source, category, articlesOf(posts));
    }),
    ...sitemapFiles(content, site),
    ...openDataTexts(content, { name: source.name, site }),
    ['robots.txt', robots(site)],
  ]);
}

/**
 * Returns the feeds of a category, at its slug and at its former slugs. Feed readers still request the former slugs.
 */
function categoryFeeds(
  source: FeedSource,
  { name, slug, former_slugs }: Category,
  articles: readonly FeedArticle[],
): [name: string, text: string][] {
  const categorySource: FeedSource = {
    ...source,
    name: xmlSafe(`${source.name}: ${name}`),
    description: xmlSafe(`Articles of ${source.name} on ${name}.`),
    page: `${source.page}?category=${encodeURIComponent(slug)}`,
    rss: source.site + paths.categoryRss(slug),
    json: source.site + paths.categoryJsonFeed(slug),
  };
  return [...former_slugs, slug].flatMap((each): [string, string][] => [
    [`feeds/${each}.xml`, rssFeed(categorySource, articles)],
    [`feeds/${each}.json`, jsonFeed(categorySource, articles)],
  ]);
}

/** Returns robots.txt. The file keeps search engines out of the admin area, and names the sitemap. */
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
