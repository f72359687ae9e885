import { describe, expect, test } from 'vitest';
import { canMatch, containsFilter } from '@/lib/search-text';

test.each([
  ['pocket', 'ilike', '%pocket%'],
  ['100%', 'ilike', '%100\\%%'],
  ['a_b', 'ilike', '%a\\_b%'],
  ['a\\b', 'ilike', '%a\\\\b%'],
  ['\\%', 'ilike', '%\\\\\\%%'],
  ['a,b.eq.c)', 'ilike', '%a,b.eq.c)%'],
  ['', 'ilike', '%%'],
  ['a*b', 'imatch', 'a\\*b'],
  ['***=', 'imatch', '\\*\\*\\*='],
  ['(a|b)*', 'imatch', '\\(a\\|b\\)\\*'],
])('%j is looked for by %s as %j', (text, operator, pattern) => {
  expect(containsFilter(text)).toEqual([operator, pattern]);
});

describe('what cannot match', () => {
  test.each<[string, number, boolean]>([
    ['abc', 3, true],
    ['abcd', 3, false],
    ['  abc  ', 3, true],
    ['a*b*c', 3, false],
    ['日本🎮', 3, true],
    ['', 0, true],
    ['a\u0000b', 10, false],
    ['a\ud83cb', 10, false],
  ])('%j in %i characters: %s', (text, longest, verdict) => {
    expect(canMatch(text, longest)).toBe(verdict);
  });
});
