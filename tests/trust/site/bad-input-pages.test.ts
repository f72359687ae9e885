// A build writes pages and feeds as text, the one place where a text could become HTML. Whatever the texts
// of the site are, its pages have the very elements that they have with plain words.
import { expect, test } from 'vitest';
import { publicRoutes } from '@/app/routes';
import type { SiteContent } from '@/data/site-content';
import { articleHtml, createRenderer } from '@/entry-prerender';
import { feedFiles } from '../../../build/feeds/feed-files.ts';
import { fill, readTemplate } from '../../../build/page-template.ts';
import { aConsole, aLink, aPost, aSocialLink, someSettings } from '../../builders';
import { isTaken, written } from '../inputs/fields.ts';
import type { Input } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../trust-case.ts';
import { dangersIn, skeletonOf } from './html.ts';

/** What may be a name of anything, and is more than letters. */
const inputs: Input[] = [
  ...texts.markup,
  ...texts['code of other languages'],
  ...texts['line ends and controls'],
  ...naughtyStrings.filter(({ text }) => /[<>&"'`\\$]|\p{C}/u.test(text)),
].filter(({ text }) => isTaken(text, written.post.freeText.title));

const template = readTemplate(
  {
    html: '<html><head><link rel="preload" href="/a.woff2" as="font"><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head><body><div id="root"></div></body></html>',
    css: '',
    code: Object.fromEntries(publicRoutes.map(({ file }) => [file, []])),
  },
  { script: '', styleSheet: '/later.css' },
);

const aText = 'Plain words';
const postOf = (text: string, slug: string) =>
  aPost({ slug, title: text, excerpt: text, author: text, read_time: text });
const consoleOf = (text: string, slug: string) => {
  const line = { processor: text, display: text, controls: text, battery: text, dimensions: text, weight: text };
  // An empty line starts a new paragraph.
  return aConsole({ slug, name: text, description: text, ...line, games: text, full_description: oneLine(text) });
};
const settingsOf = (text: string) =>
  someSettings({
    ...{ siteName: text, siteDescription: text, metaTitle: text, metaDescription: text, metaKeywords: text },
    twitterHandle: text,
  });
const oneLine = (text: string) => `a ${text.replace(/\s/g, ' ')} b`;

const siteOf = (changes: Partial<SiteContent>): SiteContent => ({
  ...{ settings: someSettings(), socialLinks: [], links: [], categories: [], consoles: [], featured: null, posts: [] },
  ...changes,
});

/** The page as a visitor's browser reads it. */
async function pageOf(content: SiteContent): Promise<(path: string) => Promise<Document>> {
  const draw = createRenderer(content);
  return async (path) => parsed(fill(template.page(await draw(path)), { policy: "default-src 'self'" }));
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Dangers of a page beside the template's own script, which is empty here. */
const dangers = (page: Document) => dangersIn(page).filter((danger) => danger !== '<script>');

/** The data that a page comes alive with, and what it tells search engines, are still JSON with the text in it. */
function textsInJson(page: Document): unknown[] {
  return Array.from(page.querySelectorAll('script[type$="json"]'), ({ textContent }) => JSON.parse(textContent));
}

/** A text is where it belongs, and the page has the elements of one with plain words. */
function expectOnlyText(page: Document, plain: Document, about: string): void {
  expect(dangers(page), about).toEqual([]);
  expect(skeletonOf(page), about).toEqual(skeletonOf(plain));
  expect(textsInJson(page), about).toHaveLength(textsInJson(plain).length);
}

/** As a page holds it: HTML has one kind of line end only. */
const inHtml = (text: string) => text.replace(/\r\n?/g, '\n');

test.for([
  { surface: 'page of a post', rowOf: postOf, rows: 'posts', path: '/blog/' },
  { surface: 'page of a console', rowOf: consoleOf, rows: 'consoles', path: '/consoles/' },
] as const)('$surface', async ({ surface, rowOf, rows, path }, context) => {
  // The first and the last rows have fewer neighbours; those between have the same as the plain one.
  const around = (from: string) => Array.from({ length: 4 }, (_, index) => rowOf(aText, `${from}-${index}`));
  const bad = inputs.map(({ text }, index) => rowOf(text, `bad-${index}`));
  const page = await pageOf(siteOf({ [rows]: [...around('first'), rowOf(aText, 'plain'), ...bad, ...around('last')] }));
  const plain = await page(`${path}plain`);
  for (const [index, { name, text }] of inputs.entries()) {
    const drawn = await page(`${path}bad-${index}`);
    expectOnlyText(drawn, plain, name);
    expect(drawn.querySelector('h1')?.textContent, name).toBe(inHtml(text));
    expect(
      drawn.title.startsWith(
        inHtml(text)
          .replace(/[\t\n\f\r ]+/g, ' ')
          .trim(),
      ),
      name,
    ).toBe(true);
    proves(context, { category: 'bad input', surface, challenge: name, expected: 'a page with the text in it' });
  }
});

test('every page with the settings in it', async (context) => {
  const plain = await (await pageOf(siteOf({ settings: settingsOf(aText) })))('/contact');
  for (const { name, text } of inputs) {
    const drawn = await (await pageOf(siteOf({ settings: settingsOf(text) })))('/contact');
    expectOnlyText(drawn, plain, name);
    expect(drawn.querySelector('meta[name="keywords"]')?.getAttribute('content'), name).toBe(inHtml(text));
    const named = { surface: 'head of a page', challenge: name, expected: 'a page with the text in it' };
    proves(context, { category: 'bad input', ...named });
  }
});

const lists = ['/', '/blog', '/consoles', '/links', '/timeline'];

test.for(lists)('lists: %s', async (path, context) => {
  const listed = (names: readonly string[]) =>
    siteOf({
      posts: names.map((text, index) => postOf(text, `post-${index}`)),
      consoles: names.map((text, index) => consoleOf(text, `console-${index}`)),
      links: names.map((text) => aLink({ title: text, description: text, category: text })),
      socialLinks: names.map((text) => aSocialLink({ platform: text })),
    });
  // As many as a page of the blog has.
  for (let start = 0; start < inputs.length; start += 12) {
    const group = inputs.slice(start, start + 12);
    const drawn = await (await pageOf(listed(group.map(({ text }) => text))))(path);
    const plain = await (await pageOf(listed(group.map(() => aText))))(path);
    expectOnlyText(drawn, plain, `${group[0]?.name} and the next`);
    for (const { name, text } of group) {
      expect(drawn.body.textContent.includes(inHtml(text)), name).toBe(true);
      const named = { surface: `list ${path}`, challenge: name, expected: 'a page with the text in it' };
      proves(context, { category: 'bad input', ...named });
    }
  }
});

test('feeds and sitemap', (context) => {
  for (let start = 0; start < inputs.length; start += 30) {
    const group = inputs.slice(start, start + 30);
    const posts = group.map(({ text }, index) => ({ ...postOf(text, `post-${index}`), content: text }));
    const [first] = group;
    const content = siteOf({ posts, settings: settingsOf(first?.text ?? '') });
    const files = feedFiles(content, 'https://legacy.example', articleHtml);
    for (const [name, file] of files) {
      const about = `${name} from ${first?.name}`;
      if (name.endsWith('.json')) expect(JSON.parse(file), about).toHaveProperty('items.length', group.length);
      if (!name.endsWith('.xml')) continue;
      const feed = new DOMParser().parseFromString(file, 'text/xml');
      expect(feed.querySelector('parsererror')?.textContent, about).toBeUndefined();
      for (const html of Array.from(feed.getElementsByTagName('content:encoded'))) {
        expect(dangersIn(parsed(html.textContent)), about).toEqual([]);
      }
    }
    for (const { name } of group) {
      proves(context, { category: 'bad input', surface: 'feeds', challenge: name, expected: 'files that can be read' });
    }
  }
});

test('every page has met every input', (context) => {
  const surfaces = [
    'page of a post',
    'page of a console',
    'head of a page',
    'feeds',
    ...lists.map((path) => `list ${path}`),
  ];
  needsCases(context, {
    category: 'bad input',
    pairs: surfaces.flatMap((surface) => inputs.map(({ name }): [string, string] => [surface, name])),
  });
});
