import { expect, test } from 'vitest';
import { linkHeader, preloadsOf } from '../../../build/hosting/preload-header.ts';

const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin />';
const picture = '<link rel="preload" as="image" href="/b.svg?a=1&amp;b=2" fetchPriority="high"/>';

test('a page asks for its fonts and its picture', () => {
  const preloads = preloadsOf(`<head><link rel="icon" href="/i.svg" />${font}${picture}</head>`);
  expect(linkHeader(preloads)).toBe(
    '</a.woff2>; rel=preload; as="font"; type="font/woff2"; crossorigin, ' +
      '</b.svg?a=1&b=2>; rel=preload; as="image"; fetchpriority="high"',
  );
});

test.each([
  ['for wide screens only', '<link rel="preload" href="/c.svg" as="image" media="(width &gt;= 40rem)"/>'],
  ['in the size that fits', '<link rel="preload" as="image" imageSrcSet="/c.avif 1x" imageSizes="100vw"/>'],
  ['whose address does not fit into a line', `<link rel="preload" as="image" href="/${'d'.repeat(2000)}.svg"/>`],
  ['whose address would end the line', '<link rel="preload" as="image" href="/e.svg\n/*\n  X-Own: 1"/>'],
])('a picture %s is for the page alone', (_, tag) => {
  expect(preloadsOf(`<head>${font}${tag}</head>`)).toHaveLength(1);
});

test.each([
  ['a script decides about', `<head><template>${font}</template></head>`],
  ['comes after the content', `<head></head><body>${font}</body>`],
])('what %s is not for the header', (_, html) => {
  expect(preloadsOf(html)).toEqual([]);
});
