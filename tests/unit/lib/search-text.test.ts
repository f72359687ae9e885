import { describe, expect, test } from 'vitest';
import { canMatch, containsFilter, fold, hasText } from '@/lib/search-text';

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
])('a search for %j uses %s with %j', (text, operator, pattern) => {
  expect(containsFilter(text)).toEqual([operator, pattern]);
});

test.each([
  ['Pokémon', 'Pokemon'],
  ['Poke\u0301mon', 'Pokemon'],
  ['ÀÉÎÕÜ ñç İ', 'AEIOU nc I'],
  ['Nintendo\u2019s', "Nintendo's"],
  ['\u2018quoted\u2019', "'quoted'"],
  ['  Game   Boy\u00a0 Color ', 'Game Boy Color'],
  ['a \u0301 b', 'a b'],
  ['line  one\nline  two', 'line one\nline two'],
  ['ガ', 'ガ'],
  ['カ\u3099', 'ガ'],
  ['カ', 'カ'],
  ['한글', '한글'],
  ['שָׁלוֹם', 'שָׁלוֹם'.normalize()],
  ['ß ø 🎮', 'ß ø 🎮'],
  ['100%_*\\', '100%_*\\'],
  ['\u0301', ''],
])('fold turns %j into %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test.each([
  ['Pokémon', 'POKEMON', true],
  ['pokemon', 'Pokémon', true],
  ['Nintendo’s  best', "nintendo's best", true],
  ['ガーム', 'カ', false],
  ['a%b', 'a_b', false],
])('%j has the text %j: %s', (whole, text, verdict) => {
  expect(hasText(whole, fold(text))).toBe(verdict);
});

describe('canMatch', () => {
  test.each<[string, number, boolean]>([
    ['abc', 3, true],
    ['abcd', 3, false],
    ['  abc  ', 3, true],
    ['a*b*c', 3, false],
    ['日本🎮', 3, true],
    ['', 0, true],
    ['a\u0000b', 10, false],
    ['a\ud83cb', 10, false],
  ])('judges a search for %j in texts of at most %i characters: %s', (text, longest, verdict) => {
    expect(canMatch(text, longest)).toBe(verdict);
  });
});
