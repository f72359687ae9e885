/** The metadata of a feed. */
export interface FeedSource {
  name: string;
  description: string;
  /** The page with the same articles. */
  page: string;
  rss: string;
  json: string;
  /** Address of the site, without a trailing slash. */
  site: string;
}

export interface FeedArticle {
  /** The id of the row. A feed reader recognises an article by this id, even at a new address. */
  id: string;
  address: string;
  title: string;
  summary: string;
  html: string;
  author: string;
  category: string;
  /** Address of a picture of 1200 x 630 pixels. */
  picture: string;
  /** Midnight (UTC) of the publication day, in RFC 3339. */
  published: string;
  /** Undefined when the article has not changed since the publication day. */
  modified: string | undefined;
}

/** Writes RSS 2.0 with full texts. The file names no build time, so that the same posts give the same file. */
export function rssFeed({ name, description, page, rss }: FeedSource, articles: readonly FeedArticle[]): string {
  const newestChange = articles
    .map(({ modified, published }) => modified ?? published)
    .sort(byTime)
    .at(-1);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
      'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', name),
    element('link', page),
    element('description', description),
    element('language', 'en'),
    ...(newestChange ? [element('lastBuildDate', rssTime(newestChange))] : []),
    `<atom:link href="${escapeXml(rss)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map(item),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function item({ id, address, title, summary, html, author, category, picture, published }: FeedArticle): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="false">${escapeXml(id)}</guid>`,
    element('pubDate', rssTime(published)),
    element('dc:creator', author),
    element('category', category),
    element('description', summary),
    `<media:content url="${escapeXml(picture)}" medium="image" type="image/png" width="1200" height="630"/>`,
    `<content:encoded>${cdata(html)}</content:encoded>`,
    '</item>',
  ].join('\n');
}

function byTime(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}

/** Formats '2025-01-18T00:00:00Z' for RSS: 'Sat, 18 Jan 2025 00:00:00 GMT'. */
function rssTime(time: string): string {
  return new Date(time).toUTCString();
}

/** Writes JSON Feed 1.1 with full texts. */
export function jsonFeed(
  { name, description, page, json, site }: FeedSource,
  articles: readonly FeedArticle[],
): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: name,
    home_page_url: page,
    feed_url: json,
    description,
    icon: `${site}/icon-512.png`,
    favicon: `${site}/icon-192.png`,
    language: 'en',
    items: articles.map((article) => ({
      id: article.id,
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

/** Control characters and lone surrogates, which XML 1.0 cannot contain. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function xmlSafe(text: string): string {
  return text.replace(forbidden, '');
}

function escapeXml(text: string): string {
  return xmlSafe(text).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Wraps text in CDATA, and splits a ']]>' over two sections. */
function cdata(text: string): string {
  return `<![CDATA[${xmlSafe(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
