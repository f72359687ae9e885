import { expect, test } from 'vitest';
import { formatNumber, listed } from '@/lib/english';

test.each([0, 0.5, 7, 999, 1000, 1234.5, -1234.5, 12_345_678.9012, 4.194304, 1_048_576, 0.1 + 0.2])(
  'formatNumber writes %d like Intl.NumberFormat',
  (value) => {
    for (const decimals of [0, 2, 3, 6])
      expect(formatNumber(value, decimals)).toBe(
        new Intl.NumberFormat('en', { maximumFractionDigits: decimals }).format(value),
      );
  },
);

test.each([[[]], [['one']], [['one', 'two']], [['one', 'two', 'three']]])(
  'listed joins %j like Intl.ListFormat',
  (words) => {
    expect(listed(words)).toBe(new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words));
    expect(listed(words, 'or')).toBe(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words));
  },
);
