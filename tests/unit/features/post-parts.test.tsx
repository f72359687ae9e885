import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategoryBadge } from '@/features/blog/post-parts';

/** Text and classes of a category's badge. */
function badgeOf(category: string) {
  const { container } = render(<CategoryBadge category={category} />);
  const badge = { text: container.textContent, tone: container.firstElementChild?.className };
  cleanup();
  return badge;
}

test.each([
  ['history', 'Hardware History'],
  ['reviews', 'Game Reviews'],
  ['collecting', 'Collecting Tips'],
  ['tech', 'Tech Preservation'],
])('%s is called %s', (slug, label) => {
  expect(badgeOf(slug).text).toBe(label);
});

test('each category has colours of its own', () => {
  const tones = ['history', 'reviews', 'collecting', 'tech'].map((slug) => badgeOf(slug).tone);
  expect(new Set(tones).size).toBe(4);
});

test.each(['knitting', '', 'History', 'constructor', '__proto__', 'toString'])(
  'the unknown category %j looks like history',
  (slug) => {
    expect(badgeOf(slug)).toEqual(badgeOf('history'));
  },
);
