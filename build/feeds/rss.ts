import type { FeedArticle, FeedSource } from './articles.ts';
import { cdata, element, escapeXml } from './xml.ts';

/** The feed as RSS 2.0 with full texts. It tells no time of its own making, so the same posts give the same file. */
export function rssFeed({ name, description, blog, site }: FeedSource, articles: readonly FeedArticle[]): string {
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
    element('link', blog),
    element('description', description),
    element('language', 'en'),
    ...(newestChange ? [element('lastBuildDate', rssTime(newestChange))] : []),
    `<atom:link href="${escapeXml(`${site}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map(item),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function item({ address, title, summary, html, author, category, picture, published }: FeedArticle): string {
  return [
    '<item>',
    element('title', title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
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

/** '2025-01-18T00:00:00Z' as RSS writes it: 'Sat, 18 Jan 2025 00:00:00 GMT'. */
function rssTime(time: string): string {
  return new Date(time).toUTCString();
}
