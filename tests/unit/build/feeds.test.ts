import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { PostBody } from '@/features/blog/article/article';
import { feedFiles } from '../../../build/feeds/feed-files.ts';
import { aCategory, aPostPage, someSettings } from '../../support/builders';
import { aSiteContent } from './feed-content';

const site = 'https://legacy.example';

/** Returns an article as the site shows it. */
const articleHtml = ({ content }: { content: string }) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PostBody, { content })));

/** Returns the feeds as text and as a feed reader parses them. */
function feedsOf(content = aSiteContent(), html: (post: { content: string }) => string = articleHtml) {
  const files = feedFiles(content, `${site}/`, html);
  const rssText = files.get('rss.xml') ?? '';
  const jsonText = files.get('feed.json') ?? '';
  return { files, rssText, jsonText, rss: parseRssFeed(rssText), json: parseJsonFeed(jsonText) };
}

/** Returns the errors that libxml2 finds in a text. */
async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, normalization: 'c14n' });
  return errors.map(({ message }) => message);
}

const rowId = 'b0000000-0000-4000-8000-000000000042';
/** The id of the article. The id stays the same at each address. */
const guid = `urn:uuid:${rowId}`;

const museum = () =>
  aSiteContent({
    settings: someSettings({ siteName: 'Pocket & Museum', siteDescription: 'Handhelds.' }),
    posts: [
      aPostPage({
        ...{ id: rowId, slug: 'caps', title: 'Caps leak', excerpt: 'How to stop them.', content: 'It was **grey**.' },
        ...{ category: 'tech', category_name: 'Mended & kept', updated_at: '2025-04-02T10:30:00+00:00' },
      }),
    ],
  });

/** Characters that XML forbids, and text that could end an element or a section early. */
const nasty = 'A \u0000\u0008\u000b\u001f\ufffe\uffff\ud800 <b>&amp;</b> ]]> "it’s" 👾 \udc00é';
const readable = 'A  <b>&amp;</b> ]]> "it’s" 👾 é';

test('the RSS feed has the site and each article with its full text', async () => {
  const { rss, rssText } = feedsOf(museum());
  expect(await faultsOf(rssText)).toEqual([]);
  expect(rss).toMatchObject({
    title: 'Pocket & Museum',
    description: 'Handhelds.',
    link: `${site}/blog`,
    language: 'en',
    lastBuildDate: 'Wed, 02 Apr 2025 10:30:00 GMT',
    atom: { links: [{ href: `${site}/rss.xml`, rel: 'self', type: 'application/rss+xml' }] },
  });
  expect(rss.items).toHaveLength(1);
  expect(rss.items?.[0]).toMatchObject({
    title: 'Caps leak',
    link: `${site}/blog/caps`,
    guid: { value: guid, isPermaLink: false },
    pubDate: 'Sat, 01 Mar 2025 00:00:00 GMT',
    description: 'How to stop them.',
    categories: [{ name: 'Mended & kept' }],
    dc: { creators: ['Ada Author'] },
    content: { encoded: '<div><p dir="auto">It was <strong>grey</strong>.</p></div>' },
    media: { contents: [{ url: `${site}/share/posts/caps.png`, medium: 'image', width: 1200, height: 630 }] },
  });
});

test('the JSON feed has the site and each article with its full text', () => {
  const { json, jsonText } = feedsOf(museum());
  const address = `${site}/blog/caps`;
  expect(JSON.parse(jsonText)).toHaveProperty('version', 'https://jsonfeed.org/version/1.1');
  expect(json).toEqual({
    title: 'Pocket & Museum',
    description: 'Handhelds.',
    home_page_url: `${site}/blog`,
    feed_url: `${site}/feed.json`,
    icon: `${site}/icon-512.png`,
    favicon: `${site}/icon-192.png`,
    language: 'en',
    items: [
      {
        id: guid,
        url: address,
        title: 'Caps leak',
        summary: 'How to stop them.',
        content_html: '<div><p dir="auto">It was <strong>grey</strong>.</p></div>',
        image: `${site}/share/posts/caps.png`,
        date_published: '2025-03-01T00:00:00Z',
        date_modified: '2025-04-02T10:30:00.000Z',
        authors: [{ name: 'Ada Author' }],
        tags: ['Mended & kept'],
      },
    ],
  });
});

test('the feeds drop characters that XML forbids, and keep all other characters', async () => {
  const post = aPostPage({ title: nasty, excerpt: nasty, author: nasty, content: nasty, category_name: nasty });
  const settings = someSettings({ siteName: nasty, siteDescription: nasty });
  const { rss, rssText, json } = feedsOf(aSiteContent({ settings, posts: [post] }));
  expect(await faultsOf(rssText)).toEqual([]);
  const [item] = rss.items ?? [];
  const [jsonItem] = json.items ?? [];
  for (const text of [rss.title, rss.description, json.title, json.description]) expect(text).toBe(readable);
  for (const text of [item?.title, item?.description, item?.dc?.creators?.[0]]) expect(text).toBe(readable);
  for (const text of [jsonItem?.title, jsonItem?.summary, jsonItem?.authors?.[0]?.name]) expect(text).toBe(readable);
  expect([item?.categories?.[0]?.name, jsonItem?.tags?.[0]]).toEqual([readable, readable]);
  expect(item?.content?.encoded).toBe(jsonItem?.content_html);
});

test('the RSS feed keeps text that could end its section early', async () => {
  const html = '<p>a ]]> b ]]]]> c <![CDATA[ d</p>';
  const { rss, rssText } = feedsOf(aSiteContent(), () => html);
  expect(await faultsOf(rssText)).toEqual([]);
  expect(rss.items?.[0]?.content?.encoded).toBe(html);
});

test('faultsOf reports a control character and an open element', async () => {
  expect(await faultsOf('<a>\u0008</a>')).not.toEqual([]);
  expect(await faultsOf('<a><b></a>')).not.toEqual([]);
});

test('an article in a feed has absolute addresses and no markup that needs the site', () => {
  const content = [
    '![Drawing of it](/images/consoles/game-boy.svg)',
    '*The [Game Boy](/consoles/game-boy?a=1&b=2) of 1989.*',
    'See [elsewhere](https://other.example/a?b=c&d=e/), [a part](/#handheld-evolution), [mail](mailto:a@b.example).',
    '## Screen\n[below](#screen)',
  ].join('\n\n');
  const { json } = feedsOf(aSiteContent({ posts: [aPostPage({ slug: 'caps', content })] }));
  const html = json.items?.[0]?.content_html ?? '';
  expect(html).toContain(`<img alt="Drawing of it" src="${site}/images/consoles/game-boy.svg"/>`);
  expect(html).toContain(`<a href="${site}/consoles/game-boy?a=1&amp;b=2">Game Boy</a>`);
  expect(html).toContain('<a href="https://other.example/a?b=c&amp;d=e/">elsewhere</a>');
  expect(html).toContain(`<a href="${site}/#handheld-evolution">a part</a>`);
  expect(html).toContain('<a href="mailto:a@b.example">mail</a>');
  expect(html).toContain(`<a href="${site}/blog/caps#section-screen">below</a>`);
  expect(html).not.toMatch(/ (class|loading|decoding|fetchpriority|target|srcset|width)=|<link|<source|<br/i);
});

test('the feeds drop the preloads and further sizes of a picture, and make anchors absolute', () => {
  const html =
    '<link rel="preload" as="image" href="/a.png"/><picture><source srcSet="/a.avif 1x" type="image/avif"/>' +
    '<img src="/a.png" alt="1 &lt; 2" class="x"/></picture><br/><p>a<br/>b <a href="#notes">down</a><a href="//cdn.example/x">x</a></p>';
  const { json } = feedsOf(aSiteContent({ posts: [aPostPage({ slug: 'caps' })] }), () => html);
  expect(json.items?.[0]?.content_html).toBe(
    `<picture><img src="${site}/a.png" alt="1 &lt; 2"/></picture><p>a<br/>b ` +
      `<a href="${site}/blog/caps#notes">down</a><a href="//cdn.example/x">x</a></p>`,
  );
});

test('the feeds have the 30 newest articles, newest first', () => {
  const posts = Array.from({ length: 31 }, (_, index) => aPostPage({ slug: `number-${index}` }));
  const { rss, json } = feedsOf(aSiteContent({ posts }));
  const expected = posts.slice(0, 30).map(({ slug }) => `${site}/blog/${slug}`);
  expect(rss.items?.map(({ link }) => link)).toEqual(expected);
  expect(json.items?.map(({ url }) => url)).toEqual(expected);
});

test('an article that nobody changed after its date has no modification date', () => {
  const posts = [aPostPage({ date: '2025-03-01', updated_at: '2025-02-01T00:00:00+00:00' })];
  const { rss, json } = feedsOf(aSiteContent({ posts }));
  expect(json.items?.[0]).not.toHaveProperty('date_modified');
  expect(rss.lastBuildDate).toBe('Sat, 01 Mar 2025 00:00:00 GMT');
});

test('a site without articles and settings has feeds without items', async () => {
  const { rss, rssText, json, jsonText } = feedsOf(aSiteContent({ settings: null, posts: [] }));
  expect(await faultsOf(rssText)).toEqual([]);
  expect(rss.title).toBe('Handheld Legacy');
  expect(rss.items ?? []).toEqual([]);
  expect(rss).not.toHaveProperty('lastBuildDate');
  expect(json.title).toBe('Handheld Legacy');
  expect(JSON.parse(jsonText)).toHaveProperty('items', []);
});

test('the same content gives the same files at any time', () => {
  const content = aSiteContent();
  const earlier = feedsOf(content).files;
  vi.useFakeTimers({ now: new Date('2040-05-06T07:08:09Z') });
  const later = feedsOf(structuredClone(content)).files;
  vi.useRealTimers();
  expect(later).toEqual(earlier);
});

test('each category has feeds with the name, the articles and the addresses of the category', async () => {
  const content = aSiteContent({
    settings: someSettings({ siteName: 'Museum' }),
    posts: [aPostPage({ slug: 'caps', category: 'tin' }), aPostPage({ slug: 'other', category: 'tech' })],
    categories: [aCategory({ slug: 'tin', name: 'Tales of tin' }), aCategory({ slug: 'tech' })],
  });
  const { files } = feedsOf(content);
  const xml = files.get('feeds/tin.xml') ?? '';
  expect(await faultsOf(xml)).toEqual([]);
  const rss = parseRssFeed(xml);
  expect(rss).toMatchObject({ title: 'Museum: Tales of tin', link: `${site}/blog?category=tin` });
  expect(rss.atom?.links).toMatchObject([{ href: `${site}/feeds/tin.xml`, rel: 'self' }]);
  expect(rss.items?.map(({ link }) => link)).toEqual([`${site}/blog/caps`]);
  const json = parseJsonFeed(files.get('feeds/tin.json') ?? '');
  expect(json).toMatchObject({ title: 'Museum: Tales of tin', feed_url: `${site}/feeds/tin.json` });
  expect(json.items?.map(({ url }) => url)).toEqual([`${site}/blog/caps`]);
});

test('a category without articles has empty feeds', async () => {
  const { files } = feedsOf(aSiteContent({ categories: [aCategory({ slug: 'tin' })] }));
  expect(await faultsOf(files.get('feeds/tin.xml') ?? '')).toEqual([]);
  expect(JSON.parse(files.get('feeds/tin.json') ?? '')).toHaveProperty('items', []);
});

test('the feeds of a category also exist at the former addresses of the category', () => {
  const { files } = feedsOf(aSiteContent({ categories: [aCategory({ slug: 'tin', former_slugs: ['cans'] })] }));
  expect(files.get('feeds/cans.xml')).toBe(files.get('feeds/tin.xml'));
  expect(files.get('feeds/cans.json')).toContain(`${site}/feeds/tin.json`);
});

test('robots.txt excludes the staff pages and names the sitemap', () => {
  expect(feedsOf().files.get('robots.txt')).toBe(
    `User-agent: *\nDisallow: /admin\nDisallow: /login\n\nSitemap: ${site}/sitemap.xml\n`,
  );
});
