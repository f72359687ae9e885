import { expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { settled } from '../support/browser/settled';

test('the first page shows the fonts of the site, and requests each font once', async () => {
  const { page, requests } = await visit();
  await page.goto('/consoles');
  await settled(page);
  const shown = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ family, status }) => status === 'loaded' && !/Fallback/.test(family));
    return loaded.map(({ family }) => family.replaceAll('"', '')).sort();
  });
  expect(shown).toEqual(['Bricolage Grotesque', 'Figtree', 'Handjet']);
  expect(requests.filter((request) => request.url().endsWith('.woff2'))).toHaveLength(3);
});
