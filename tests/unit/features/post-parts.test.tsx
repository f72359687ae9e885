import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoryName } from '@/data/reads/built-in';
import { CategoryBadge } from '@/features/blog/byline';
import { wording } from '../../support/specification-texts';

/** Returns the classes of a category's badge. */
function toneOf(category: string) {
  const { container } = render(<CategoryBadge post={{ category, category_name: 'Its name' }} />);
  expect(container).toHaveTextContent('Its name');
  const tone = container.firstElementChild?.className;
  cleanup();
  return tone;
}

test('categoryName returns the name from the service', () => {
  expect(categoryName({ category: 'odd-finds', category_name: 'Odd Finds' })).toBe('Odd Finds');
});

test.each([
  ['history', wording.categories.history],
  ['reviews', wording.categories.reviews],
  ['collecting', wording.categories.collecting],
  ['tech', wording.categories.tech],
  ['odd-finds', wording.categories.history],
  ['', wording.categories.history],
  ['constructor', wording.categories.history],
])('a response without a name for the category %j shows %s', (category, label) => {
  render(<CategoryBadge post={{ category, category_name: null }} />);
  expect(screen.getByText(label)).toBeVisible();
});

test('no two built-in categories have the same colours', () => {
  const tones = ['history', 'reviews', 'collecting', 'tech'].map(toneOf);
  expect(new Set(tones).size).toBe(4);
});

test.each(['knitting', '', 'History', 'constructor', '__proto__', 'toString'])(
  'the category %j, which is not built in, has the colours of history',
  (slug) => {
    expect(toneOf(slug)).toEqual(toneOf('history'));
  },
);
