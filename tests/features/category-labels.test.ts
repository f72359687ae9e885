import { expect, test } from 'vitest';
import { categoryLabel } from '@/features/blog/category-labels';

test.each([
  ['history', 'Hardware History'],
  ['reviews', 'Game Reviews'],
  ['collecting', 'Collecting Tips'],
  ['tech', 'Tech Preservation'],
])('%s is called %s', (slug, label) => {
  expect(categoryLabel(slug).label).toBe(label);
});

test('each category has colours of its own', () => {
  const tones = ['history', 'reviews', 'collecting', 'tech'].map((slug) => categoryLabel(slug).tone);
  expect(new Set(tones).size).toBe(4);
});

test.each(['knitting', '', 'History', 'constructor', '__proto__', 'toString'])(
  'the unknown category %j looks like history',
  (slug) => {
    expect(categoryLabel(slug)).toBe(categoryLabel('history'));
  },
);
