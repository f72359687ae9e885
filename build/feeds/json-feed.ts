import type { FeedArticle, FeedSource } from './articles.ts';

/** The feed as JSON Feed 1.1 with full texts. */
export function jsonFeed({ name, description, blog, site }: FeedSource, articles: readonly FeedArticle[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: blog,
    feed_url: `${site}/feed.json`,
    description,
    icon: `${site}/icon-512.png`,
    favicon: `${site}/icon-192.png`,
    language: 'en',
    items: articles.map((article) => ({
      id: article.address,
      url: article.address,
      title: article.title,
      content_html: article.html,
      summary: article.summary,
      image: article.picture,
      date_published: article.published,
      date_modified: article.modified,
      authors: [{ name: article.author }],
      tags: [article.category],
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
