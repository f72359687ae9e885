import { describe, expect, test } from 'vitest';
import { isVisible, lengthOf } from '@/lib/text-rules';

test.each(['', 'a', 'é', '🎮', 'a🎮b🎮', '\ud83c', '\udfae\ud83c', '\ud83c\ud83c\udfae', '👩‍👩‍👧‍👦'])(
  '%j is as long as its characters are many',
  (text) => {
    expect(lengthOf(text)).toBe(Array.from(text).length);
  },
);

// By the Unicode of the running JavaScript: a new version of it may name a character that the rule does not.
test('what is a control, a space, a format character or nothing to look at cannot be seen', () => {
  const shapeless = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/u;
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const found = all.filter((character) => shapeless.test(character));
  expect(found.length).toBeGreaterThan(4000);
  expect(found.filter(isVisible)).toEqual([]);
});

describe('can be seen', () => {
  test.each(['café', 'e\u0301', 'путь', '道', 'ゲーム', 'שלום', 'مرحبا', 'กำ', 'नि', '🎮', '\\<&%@'])('%s', (text) => {
    expect(isVisible(text)).toBe(true);
  });
});
