import { expect, test } from 'vitest';
import { modelNames } from '@/data/guides/claim';
import { editions } from '@/data/guides/editions';
import { regions } from '@/data/consoles/regions';

test('the editions cover exactly the consoles of the guides', () => {
  const withEditions = new Set<string>(editions.map(({ model }) => model));
  expect([...withEditions].toSorted()).toEqual(Object.keys(modelNames).toSorted());
});

test('every edition has a source with a title and an address', () => {
  for (const { name, sources } of editions) {
    expect(sources.length, name).toBeGreaterThan(0);
    for (const { title, url } of sources) {
      expect(title.trim(), name).not.toBe('');
      expect(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), url).toBe(true);
    }
  }
});

test('each address has one title', () => {
  const titles = new Map<string, string>();
  for (const { title, url } of editions.flatMap(({ sources }) => sources)) {
    expect(titles.get(url) ?? title).toBe(title);
    titles.set(url, title);
  }
});

test('each release names a region and a date, or marks them as unknown', () => {
  for (const { name, released } of editions) {
    expect(released.length, name).toBeGreaterThan(0);
    for (const [region, date] of released) {
      if (region !== null) expect(Object.keys(regions), name).toContain(region);
      if (date !== null) expect(date, name).toMatch(/^(19|20)\d{2}(-\d{2}(-\d{2})?)?$/);
    }
  }
});

test('no console has two editions with the same name', () => {
  const names = editions.map(({ model, name }) => `${model}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
