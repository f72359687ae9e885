// A build writes pages and feeds as text, so a stored text could become HTML. With any text, a page must have the same
// elements as with plain words.
import { readdirSync } from 'node:fs';
import { expect, test, type TestContext } from 'vitest';
import { articleHtml, createRenderer } from '@/prerender';
import { feedFiles } from '../../../build/feeds/feed-files.ts';
import { readTemplate } from '../../../build/prerender/page-template.ts';
import { aCategory, aConsole, aLink, aPost, aPostPage, aSocialLink, someSettings } from '../../support/builders';
import { network } from '../../support/network/server.ts';
import { isTaken, written } from '../inputs/fields.ts';
import { isNightly, pairsOf, sampleOf, type Input } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../../support/evidence.ts';
import { aSiteContent } from '../../unit/build/feed-content.ts';
import { dangersIn, skeletonOf } from './html.ts';

/** The texts that every field for a name accepts, except texts of letters only. */
const inputs: Input[] = [
  ...texts.markup,
  ...texts['code of other languages'],
  ...texts['line ends and controls'],
  ...naughtyStrings.filter(({ text }) => /[<>&"'`\\$]|\p{C}/u.test(text)),
].filter(({ text }) => isTaken(text, written.post.freeText.title));

/** A sample of the inputs. The page of a post gets all inputs, and the other pages get this sample. */
const some = sampleOf(inputs);

/** The names of the public screens. The kind of a page is the name of its screen. */
const screens = readdirSync('src/screens/public').map((file) => file.replace('-screen.tsx', ''));

const template = readTemplate(
  {
    html: '<html><head><link rel="preload" href="/a.woff2" as="font"><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"><script></script></head><body><div id="root"></div></body></html>',
    css: '',
    code: Object.fromEntries(screens.map((screen) => [screen, []])),
  },
  '/later.css',
);

const aText = 'Plain words';
/** Returns a post with this text in each field. `fill` adds the category of the post. */
const postOf = (text: string, slug: string) =>
  aPost({ slug, title: text, excerpt: text, category: slug, author: text, read_time: text });
const consoleOf = (text: string, slug: string) => {
  const line = { processor: text, display: text, controls: text, battery: text, dimensions: text, weight: text };
  // An empty line would start a new paragraph.
  return aConsole({ slug, name: text, description: text, ...line, games: text, full_description: oneLine(text) });
};
const settingsOf = (text: string) =>
  someSettings({
    ...{ siteName: text, siteDescription: text, metaTitle: text, metaDescription: text, metaKeywords: text },
    ...{ twitterHandle: text, operator: text, postalAddress: text },
  });
const oneLine = (text: string) => `a ${text.replace(/\s/g, ' ')} b`;

/** Fills the tables with these rows, and with a category for each post. */
function fill(rows: Partial<typeof network.tables>): void {
  const { blog_posts: posts = [] } = rows;
  const categories = posts.map(({ slug, title }) => aCategory({ slug, name: title }));
  Object.assign(network.tables, { blog_categories: categories, ...rows });
}

const draw = createRenderer(fetch);

/** Returns the page as a browser parses it. */
async function pageAt(path: string): Promise<Document> {
  const own = { snapshotId: 'a1b2c3d4', style: '', policy: "default-src 'self'" };
  return parsed(template.page(await draw(path), own));
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** Returns the dangers of a page, without the empty script of the template. */
const dangers = (page: Document) => dangersIn(page).filter((danger) => danger !== '<script>');

/** Parses each JSON script of a page. */
const textsInJson = (page: Document) =>
  Array.from(page.querySelectorAll('script[type$="json"]'), ({ textContent }) => JSON.parse(textContent) as unknown);

/** Expects no dangers. Expects the same elements and as many JSON scripts as on the page with plain words. */
function expectOnlyText(page: Document, plain: Document, about: string): void {
  expect(dangers(page), about).toEqual([]);
  expect(skeletonOf(page), about).toEqual(skeletonOf(plain));
  expect(textsInJson(page), about).toHaveLength(textsInJson(plain).length);
}

/** Returns the text with the line ends of parsed HTML. */
const inHtml = (text: string) => text.replace(/\r\n?/g, '\n');

/** Several inputs, joined to one text for one page. */
interface Batch {
  names: string[];
  text: string;
}

/** Joins inputs to longer texts of `size` inputs each. Harmless texts stay harmless when joined. */
function batchesOf(inputs: readonly Input[], size: number): Batch[] {
  return Array.from({ length: Math.ceil(inputs.length / size) }, (_, index) => {
    const some = inputs.slice(index * size, (index + 1) * size);
    return { names: some.map(({ name }) => name), text: some.map(({ text }) => text).join(' | ') };
  });
}

/** Records a case of the surface for every input of a batch. */
function prove(context: TestContext, surface: string, { names }: Pick<Batch, 'names'>): void {
  for (const challenge of names) {
    proves(context, { category: 'bad input', surface, challenge, expected: 'a page with the text in it' });
  }
}

test.for([
  { surface: 'page of a post', rowOf: postOf, rows: 'blog_posts', path: '/blog/', texts: inputs },
  { surface: 'page of a console', rowOf: consoleOf, rows: 'consoles', path: '/consoles/', texts: some },
] as const)('the $surface shows each text as plain text', async ({ surface, rowOf, rows, path, texts }, context) => {
  const batches = batchesOf(texts, 12);
  // The first and the last rows have fewer neighbours than the plain row. So the test skips these rows.
  const around = (from: string) => Array.from({ length: 4 }, (_, index) => rowOf(aText, `${from}-${index}`));
  const bad = () => batches.map(({ text }, index) => rowOf(text, `bad-${index}`));
  fill({ [rows]: [...around('first'), rowOf(aText, 'plain'), ...bad(), ...around('last')] });
  const plain = await pageAt(`${path}plain`);
  for (const [index, { names, text }] of batches.entries()) {
    const drawn = await pageAt(`${path}bad-${index}`);
    expectOnlyText(drawn, plain, names.join());
    expect(drawn.querySelector('h1')?.textContent).toBe(inHtml(text));
    expect(drawn.querySelector('title')?.textContent).toBe(`${inHtml(text)} | Test Legacy`);
    prove(context, surface, { names });
  }
});

test('the head of every page shows settings as plain text', async (context) => {
  fill({ site_settings: [settingsOf(aText)] });
  const plain = await pageAt('/contact');
  for (const { names, text } of batchesOf(some, 12)) {
    fill({ site_settings: [settingsOf(text)] });
    const drawn = await pageAt('/contact');
    expectOnlyText(drawn, plain, names.join());
    expect(drawn.querySelector('meta[name="keywords"]')?.getAttribute('content')).toBe(inHtml(text));
    prove(context, 'head of every page', { names });
  }
});

const lists = ['/', '/blog', '/consoles', '/links', '/timeline'];

test.for(lists)('the lists of %s show texts as plain text', async (path, context) => {
  // The home page shows three articles.
  const rows = 3;
  const listed = (texts: readonly string[]) =>
    fill({
      blog_posts: texts.map((text, index) => postOf(text, `post-${index}`)),
      consoles: texts.map((text, index) => consoleOf(text, `console-${index}`)),
      links: texts.map((text) => aLink({ title: text, description: text, category: text })),
      social_media_links: texts.map((text) => aSocialLink({ platform: text })),
    });
  listed(Array.from({ length: rows }, (_, index) => `${aText} ${index}`));
  const plain = await pageAt(path);
  const batches = batchesOf(some, Math.ceil(some.length / (rows * (isNightly ? 8 : 1))));
  expect(batches.length % rows).toBe(0);
  for (let start = 0; start < batches.length; start += rows) {
    const shown = batches.slice(start, start + rows);
    listed(shown.map(({ text }) => text));
    const drawn = await pageAt(path);
    expectOnlyText(drawn, plain, shown.flatMap(({ names }) => names).join());
    for (const { names, text } of shown) {
      expect(drawn.body.textContent).toContain(inHtml(text));
      prove(context, `list ${path}`, { names });
    }
  }
});

test('the feeds and the sitemap stay well-formed with each text', (context) => {
  for (let start = 0; start < some.length; start += 30) {
    const group = some.slice(start, start + 30);
    const posts = group.map(({ text }, index) =>
      aPostPage({ slug: `post-${index}`, title: text, excerpt: text, author: text, content: text }),
    );
    const [first] = group;
    const content = aSiteContent({ posts, settings: settingsOf(first?.text ?? '') });
    const files = feedFiles(content, 'https://legacy.example', articleHtml);
    for (const [name, file] of files) {
      const about = `${name} from ${first?.name}`;
      if (name === 'feed.json') expect(JSON.parse(file), about).toHaveProperty('items.length', group.length);
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

test('every page has a case for each of its inputs', (context) => {
  const others = ['page of a console', 'head of every page', 'feeds', ...lists.map((path) => `list ${path}`)];
  const pairs = [...pairsOf('page of a post', inputs), ...others.flatMap((surface) => pairsOf(surface, some))];
  needsCases(context, { category: 'bad input', pairs });
});
