import { expect, test } from 'vitest';
import { wants } from '@/data/guides/buying';
import { care } from '@/data/guides/care';
import { checks } from '@/data/guides/checks';
import { modelNames, sourcesOf, type Claim } from '@/data/guides/claim';
import { families, repairs } from '@/data/guides/repair';
import { guideSources } from '@/data/guides/sources';
import { consoles } from '../../../tools/art/consoles.ts';

const claims: Claim[] = [...repairs, ...[...checks, ...care].flatMap((section) => section.claims)];

test.each(claims.map((claim) => [claim.text, claim] as const))(
  'the claim has a source: %s',
  (text, { sources, models }) => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { title, url } of sources) {
      expect(title).not.toBe('');
      expect(new URL(url).protocol).toBe('https:');
    }
    expect(models.filter((slug) => !(slug in modelNames))).toEqual([]);
    expect(text).toMatch(/[.!]$/);
  },
);

test('the guides list every drawn console, oldest first', () => {
  expect(Object.keys(modelNames)).toEqual(consoles.map(({ slug }) => slug));
});

test('each console is in one family of the repair guide', () => {
  const grouped = families.flatMap(({ models }) => models);
  expect([...grouped].sort()).toEqual(Object.keys(modelNames).sort());
});

test('each claim appears once', () => {
  const texts = claims.map(({ text, models }) => `${models.join()}: ${text}`);
  expect(texts).toEqual([...new Set(texts)]);
});

test('each source has a unique address and supports a claim', () => {
  const used = sourcesOf([...claims, ...wants]);
  const all = Object.values(guideSources);
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
  expect(all.filter(({ url }) => !used.some((each) => each.url === url))).toEqual([]);
});

test('the guides contain only curly quotes', () => {
  const texts = [
    ...claims.map(({ text }) => text),
    ...repairs.map(({ takes }) => takes),
    ...wants.map(({ want }) => want),
  ];
  expect(texts.filter((text) => /['"]/.test(text))).toEqual([]);
});

test('the guides contain no price', () => {
  const texts = [...claims.map(({ text }) => text), ...repairs.map(({ takes }) => takes)];
  expect(texts.filter((text) => /[$€£¥]|\b(?:euros?|dollars?|pounds?|yen)\b/i.test(text))).toEqual([]);
});
