// No text keeps a page, the editor's preview, a feed or the build busy. Quadratic code needs seconds for these texts.
// The tests measure time, because nothing else finds quadratic code everywhere. A good run takes a few milliseconds.
// Each text has ten runs, so that a busy machine causes no failure.
import { render } from '@testing-library/react';
import { describe, expect, test, type TestContext } from 'vitest';
import { matchPath, MemoryRouter } from 'react-router-dom';
import { articleHtml, createRenderer } from '@/prerender';
import { PostBody } from '@/features/blog/article/article';
import { readArticle } from '@/features/blog/article/markdown';
import { linkProblems } from '@/features/blog/editor/link-problems';
import { filterUsers } from '@/features/users/user-directory';
import { formatDay, isDay } from '@/lib/dates';
import { withPlainStarts } from '@/lib/line-starts';
import { linkTo } from '@/lib/markdown-edits';
import { asTarget } from '@/lib/markdown-links';
import { isHttpUrl, isImageSource, isLinkTarget, mailTo, siteOf } from '@/lib/safe-url';
import { wholeAddress } from '@/site/whole-address';
import { canMatch, containsFilter } from '@/lib/search-text';
import { isSlug, slugify } from '@/lib/slugify';
import { isEmail, isStorable, isText, isVisible } from '@/lib/text-rules';
import { feedFiles } from '../../../build/feeds/feed-files.ts';
import { portableHtml } from '../../../build/feeds/articles.ts';
import { criticalStyles } from '../../../build/prerender/critical-styles.ts';
import { preloadsOf } from '../../../build/hosting/preload-header.ts';
import { secretsIn } from '../../../build/checks/secrets.ts';
import { aPost, aPostPage, someSettings } from '../../support/builders';
import { network } from '../../support/network/server';
import { aSiteContent } from '../../unit/build/feed-content';
import { forms } from '../database/forms.ts';
import { written, type Written } from '../inputs/fields.ts';
import { pairsOf, sampleOf, type Input } from '../inputs/input.ts';
import { worstArticles, worstInputs } from '../inputs/worst.ts';
import { needsCases, proves } from '../../support/evidence.ts';

const limit = 200;
const expected = `read within ${limit} ms`;

/** Returns the shortest time of up to ten runs, in milliseconds. */
async function timeOf(read: () => unknown, within = limit): Promise<number> {
  let shortest = Infinity;
  for (let run = 0; run < 10 && shortest >= within; run += 1) {
    const start = performance.now();
    await read();
    shortest = Math.min(shortest, performance.now() - start);
  }
  return shortest;
}

async function expectQuick(
  context: TestContext,
  surface: string,
  inputs: readonly Input[],
  read: (text: string) => unknown,
): Promise<void> {
  for (const { name, text } of inputs) {
    proves(context, { category: 'bad input', surface, challenge: name, expected });
    expect(await timeOf(() => read(text)), `${surface}, ${name}: milliseconds`).toBeLessThan(limit);
  }
}

const site = 'https://site.example';
/** This secret makes the scan decode every escape of a text. */
const secrets = new Map([['a password', 'correct "horse" battery']]);
const contentOf = (post: ReturnType<typeof aPostPage>, name = 'A site') =>
  aSiteContent({ consoles: [], settings: someSettings({ siteName: name, siteDescription: name }), posts: [post] });

const middleOf = ({ length }: string) => ({ start: Math.floor(length / 2), end: Math.floor(length / 2) + 5 });

/** The functions that the tests run with every text. */
const rules: Record<string, (text: string) => unknown> = {
  'address of a web page': isHttpUrl,
  'address of a picture': isImageSource,
  'target of a link in an article': isLinkTarget,
  'site of an address': siteOf,
  'address of a preview picture': wholeAddress,
  'email address': isEmail,
  'link to write a mail': mailTo,
  'visible text': isVisible,
  'storable text': isStorable,
  'text of a field': (text) => isText(text, 200),
  'slug of a title': slugify,
  slug: isSlug,
  day: isDay,
  'day in words': formatDay,
  'search, as a filter': containsFilter,
  'check whether a search can match': (text) => canMatch(text, 200),
  'starts of lines': withPlainStarts,
  'selected words that become a link': (text) => linkTo('https://a.example/', { text, start: 0, end: text.length }),
  'words around a new link': (text) => linkTo('https://a.example/', { text, ...middleOf(text) }),
  'pasted address': asTarget,
  'article in a feed': (text) => portableHtml(text, site, `${site}/blog/a`),
  'styles of a page': criticalStyles('.prose{margin:0}.prose>p+p{margin:1em}[class]{color:red}'),
  'preloaded files of a page': (text) => preloadsOf(text),
  'scan for secrets': (text) => secretsIn(text, secrets),
};

/** The check of each form. Every field gets the text, even a field with a list of options. */
const inForms = Object.entries<Written>(written).map(([what, { freeText, shaped }]) => {
  const fields = [...Object.keys(freeText), ...Object.keys(shaped), 'category'];
  const { check } = forms[what as keyof typeof written];
  const read = (text: string) => check(Object.fromEntries(fields.map((field) => [field, text])));
  return [`form: ${what}`, read] as const;
});

/** Functions that use the rules above. The tests run these functions with a sample of the texts. */
const uses: typeof rules = {
  'search among people': (text) => filterUsers([{ name: text, email: text, role: 'editor' }], text),
  'path of a page': (text) => matchPath('/blog/:slug', text),
  'rest of a path': (text) => matchPath('/blog/*', text),
  ...Object.fromEntries(inForms),
  feeds: (text) =>
    feedFiles(contentOf(aPostPage({ title: text, excerpt: text, author: text }), text), site, () => text),
};

const someInputs = sampleOf(worstInputs);

test.for(Object.entries({ ...rules, ...uses }))(
  'every text stays under the time limit: %s',
  { timeout: 60_000 },
  async ([surface, read], context) => {
    await expectQuick(context, surface, surface in rules ? worstInputs : someInputs, read);
  },
);

// The parser makes an element of the tree for each line. So the parser needs more time than other functions, and the
// time grows with the text. The test gives a tenth of each text a tenth of the time.
test('the parser of articles stays under a longer time limit', { timeout: 120_000 }, async (context) => {
  const inATenth = 1000;
  const proof = {
    category: 'bad input' as const,
    surface: 'article, read',
    expected: `read within ${10 * inATenth} ms`,
  };
  for (const { name, text } of worstInputs) {
    proves(context, { ...proof, challenge: name });
    let run = 0;
    // The parser caches the last text, so every run gets a new text.
    const read = () => readArticle(text.slice(0, text.length / 10) + String((run += 1)));
    expect(await timeOf(read, inATenth), `article, ${name}: milliseconds`).toBeLessThan(inATenth);
  }
});

describe('long articles of few elements', () => {
  const drawers: Record<string, (content: string) => unknown> = {
    'article in Node': (content) => articleHtml({ content }),
    'preview of the editor': (content) => render(<PostBody content={content} />, { wrapper: MemoryRouter }).unmount(),
    'faulty links of an article': linkProblems,
    'page of a post': (content) => {
      network.tables.blog_posts = [aPost({ slug: 'a', content })];
      return createRenderer(fetch)('/blog/a');
    },
    'feeds of an article': (content) => feedFiles(contentOf(aPostPage({ content })), site, articleHtml),
  };

  test.for(Object.entries(drawers))(
    'stay under the time limit: %s',
    { timeout: 60_000 },
    async ([surface, draw], context) => {
      // Loads code once before the measurement.
      await draw('A word.');
      await expectQuick(context, surface, worstArticles, draw);
    },
  );

  test('have a case for every function and every text', (context) => {
    const pairsOfAll = (surfaces: object, inputs: readonly Input[]) =>
      Object.keys(surfaces).flatMap((surface) => pairsOf(surface, inputs));
    needsCases(context, {
      category: 'bad input',
      pairs: [
        ...pairsOfAll(rules, worstInputs),
        ...pairsOf('article, read', worstInputs),
        ...pairsOfAll(uses, someInputs),
        ...pairsOfAll(drawers, worstArticles),
      ],
    });
  });
});

test('the time limit catches a quadratic expression', async () => {
  expect(worstInputs.filter(({ text }) => text.length !== 200_000)).toEqual([]);
  const once = /^mailto:[^\s\\]+@[^\s\\]+$/i;
  const tenth = await timeOf(() => once.test(`mailto:${'@'.repeat(20_000)}\\`));
  // For a text ten times as long, quadratic code needs a hundred times as long.
  expect(tenth * 100).toBeGreaterThan(limit * 5);
});
