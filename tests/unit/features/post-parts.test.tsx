import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoryName } from '@/data/rows';
import { CategoryBadge } from '@/features/blog/post-parts';

/** The classes of a category's badge. */
function toneOf(category: string) {
  const { container } = render(<CategoryBadge post={{ category, category_name: 'Its name' }} />);
  expect(container).toHaveTextContent('Its name');
  const tone = container.firstElementChild?.className;
  cleanup();
  return tone;
}

test('a category is called by its name, and by its slug where an answer lacks the name', () => {
  expect(categoryName({ category: 'history', category_name: 'Old things' })).toBe('Old things');
  expect(categoryName({ category: 'odd-finds', category_name: null })).toBe('odd-finds');
});

test('each category that the site is delivered with has colours of its own', () => {
  const tones = ['history', 'reviews', 'collecting', 'tech'].map(toneOf);
  expect(new Set(tones).size).toBe(4);
});

test.each(['knitting', '', 'History', 'constructor', '__proto__', 'toString'])(
  'any other category, such as %j, has the colours of history',
  (slug) => {
    expect(toneOf(slug)).toEqual(toneOf('history'));
  },
);
