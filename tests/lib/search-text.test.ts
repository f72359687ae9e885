import { describe, expect, test } from 'vitest';
import { canMatch, containsPattern, normalizeSearch } from '@/lib/search-text';

test.each([
  ['pocket', '%pocket%'],
  ['  pocket ', '%pocket%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
  ['\\%', '%\\\\\\%%'],
  ['a*b', '%a*b%'],
  ['a,b.eq.c)', '%a,b.eq.c)%'],
  ['', '%%'],
])('%j is looked for as %j', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern);
});

test.each([
  ['a', 'a'],
  ['  a b ', 'a b'],
  ['**', '*'],
  ['a***b**', 'a*b*'],
])('%j is searched as %j', (text, normal) => {
  expect(normalizeSearch(text)).toBe(normal);
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
