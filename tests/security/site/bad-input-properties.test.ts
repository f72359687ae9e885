// Tests with random texts. The seed gives each run the same texts.
import fc from 'fast-check';
import { createBrowserRouter, MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { PostBody } from '@/features/blog/article/article';
import { isHttpUrl, isImageSource, isLinkTarget, siteOf } from '@/lib/safe-url';
import { isSlug, slugify } from '@/lib/slugify';
import { listed } from '../inputs/input.ts';
import { naughtyStrings } from '../inputs/naughty-strings.ts';
import { proves } from '../../support/evidence.ts';
import { dangersIn, strangersIn } from './html.ts';

const seed = 20250118;
const numRuns = 500;
const site = 'https://site.example';

/** The number of accepted random addresses. A property without an accepted address proves nothing. */
let acceptedCount = 0;

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);

/** Makes random texts from meaningful pieces, so that many texts are nearly dangerous. */
const madeOf = (pieces: string) =>
  fc
    .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...listed(pieces)) }, fc.string({ maxLength: 3 })), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

const addresses = fc.oneof(
  fc.tuple(fc.constantFrom('https://', 'HTTP://a.example/', '/', 'mailto:a@'), anyText).map((parts) => parts.join('')),
  anyText,
  madeOf(`java ¦ script ¦ http ¦ https ¦ mailto ¦ data ¦ vbscript ¦ file ¦ : ¦ / ¦ // ¦ \\ ¦ @ ¦ ? ¦ # ¦ .`),
  madeOf(`https:// ¦ javascript: ¦ a.example ¦ \t ¦ \n ¦   ¦ \0 ¦ \u0001 ¦ \u200b ¦ \uff1a ¦ %0a ¦ [ ¦ ] ¦ ::1`),
);

const sitePaths = fc.oneof(
  anyText.map((text) => `/${text}`),
  madeOf('/ ¦ / ¦ // ¦ . ¦ .. ¦ %2e ¦ %2E ¦ %2f ¦ %5c ¦ \\ ¦ ? ¦ # ¦ @ ¦ a.example ¦ \u202e ¦ \t').map(
    (text) => `/${text}`,
  ),
);

const articles = fc.oneof(
  anyText,
  madeOf(
    `* ¦ ** ¦ _ ¦ \` ¦ [ ¦ ]( ¦ ) ¦ ![ ¦ >  ¦ #  ¦ ##  ¦ \n ¦ \r\n ¦ \\ ¦ javascript: ¦ /a ¦
      https://a.example`,
  ),
  madeOf(
    `- ¦ 1.  ¦ - [ ]  ¦ | ¦ |-|-| ¦ \n ¦ \n\n ¦ [^a] ¦ [^a]:  ¦ ~~ ¦ \`\`\` ¦ [a]: javascript:x ¦ [a][b] ¦ ![a][b] ¦
      [b]: /a "t" ¦ <javascript:x> ¦ <https://a.example> ¦ >  ¦ ###  ¦ &colon; ¦    ¦ --- ¦ "`,
  ),
  madeOf(
    `< ¦ > ¦ <script> ¦ </script> ¦ <img src=x onerror=__ran()> ¦ " ¦ ' ¦ &lt; ¦ &#60; ¦ <!-- ¦
      [a](javascript:__ran()) ¦ ![a](data:x)`,
  ),
);

/** Returns the property that an accepted address has one of these schemes in a browser. */
const schemeProperty = (
  schemes: string[],
  isTaken: (address: string) => boolean,
  further: (address: string) => void = () => undefined,
) =>
  fc.property(addresses, (address) => {
    if (!isTaken(address)) return;
    acceptedCount += 1;
    // A browser does not open an address that it cannot parse.
    if (URL.canParse(address, site)) expect(schemes).toContain(new URL(address, site).protocol);
    further(address);
  });

const drawn = (content: string) => {
  const article = document.createElement('div');
  article.innerHTML = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PostBody, { content })));
  return article;
};

/** Replaces consecutive slashes by one slash, as the router does. */
const singleSlashes = (path: string) => path.replace(/\/{2,}/g, '/');

const router = createBrowserRouter([{ path: '*' }]);

const properties: {
  surface: string;
  expected: string;
  runs?: number;
  property: fc.IProperty<[string]> | fc.IAsyncProperty<[string]>;
}[] = [
  {
    surface: 'slug of a title',
    expected: 'empty, too long, or a slug',
    property: fc.property(anyText, (title) => {
      const slug = slugify(title);
      expect(slug === '' || slug.length > 200 || isSlug(slug)).toBe(true);
    }),
  },
  {
    surface: 'slug of a title',
    expected: 'the same slug again when spaces replace its hyphens',
    property: fc.property(anyText, (title) => {
      const slug = slugify(title);
      expect(slugify(slug.replaceAll('-', ' '))).toBe(slug);
    }),
  },
  {
    surface: 'address of a web page',
    expected: 'http or https, or rejected',
    property: schemeProperty(['http:', 'https:'], isHttpUrl, (address) => {
      expect(address.toLowerCase()).toContain(siteOf(address).toLowerCase());
      if (URL.canParse(address)) expect(new URL(address)).toMatchObject({ username: '', password: '' });
    }),
  },
  {
    surface: 'address of a picture',
    expected: 'http, https or this site, or rejected',
    property: schemeProperty(['http:', 'https:'], isImageSource),
  },
  {
    surface: 'path on this site',
    expected: 'an address on this site that the router opens, or rejected',
    property: fc.asyncProperty(sitePaths, async (path) => {
      if (!isImageSource(path) || !path.startsWith('/')) return;
      acceptedCount += 1;
      const { origin, pathname, search, hash, href } = new URL(path, location.origin);
      expect(origin).toBe(location.origin);
      expect(pathname).not.toMatch(/^\/\//);
      expect(new URL(href.slice(origin.length), origin).href).toBe(href);
      await router.navigate(path);
      expect(router.state.location).toMatchObject({ pathname: singleSlashes(pathname), search, hash });
    }),
  },
  {
    surface: 'target of a link in an article',
    expected: 'http, https, mailto or this site, or rejected',
    property: schemeProperty(['http:', 'https:', 'mailto:'], isLinkTarget),
  },
  {
    surface: 'article, drawn',
    expected: 'an article of allowed elements only',
    runs: 2000,
    property: fc.property(articles, (content) => {
      const article = drawn(content);
      expect(strangersIn(article)).toEqual([]);
      expect(dangersIn(article)).toEqual([]);
    }),
  },
];

test.for(properties)(
  '$surface: $expected',
  { timeout: 60_000 },
  async ({ surface, expected, property, runs = numRuns }, context) => {
    acceptedCount = 0;
    await fc.assert(property as fc.IAsyncProperty<[string]>, { seed, numRuns: runs });
    if (/^(address|path|target)/.test(surface)) expect(acceptedCount).toBeGreaterThan(50);
    proves(context, { category: 'bad input', surface, challenge: `any text (${runs} runs, seed ${seed})`, expected });
  },
);

test('an article of the Big List of Naughty Strings has allowed elements only', (context) => {
  for (const { name, text } of naughtyStrings) {
    expect([...strangersIn(drawn(text)), ...dangersIn(drawn(text))], name).toEqual([]);
    proves(context, {
      category: 'bad input',
      surface: 'article, drawn',
      challenge: name,
      expected: 'allowed elements only',
    });
  }
});
