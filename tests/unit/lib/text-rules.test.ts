import { describe, expect, test } from 'vitest';
import { isVisible, lengthOf } from '@/lib/text-rules';

test.each(['', 'a', 'é', '🎮', 'a🎮b🎮', '\ud83c', '\udfae\ud83c', '\ud83c\ud83c\udfae', '👩‍👩‍👧‍👦'])(
  'lengthOf(%j) is the number of characters',
  (text) => {
    expect(lengthOf(text)).toBe(Array.from(text).length);
  },
);

// The JavaScript engine decides the Unicode version. A newer version may have a character that the rule misses.
test('isVisible rejects controls, spaces, format characters and ignorable characters', () => {
  const shapeless = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/u;
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
  const found = all.filter((character) => shapeless.test(character));
  expect(found.length).toBeGreaterThan(4000);
  expect(found.filter(isVisible)).toEqual([]);
});

describe('isVisible', () => {
  test.each(['café', 'e\u0301', 'путь', '道', 'ゲーム', 'שלום', 'مرحبا', 'กำ', 'नि', '🎮', '\\<&%@'])(
    'accepts %s',
    (text) => {
      expect(isVisible(text)).toBe(true);
    },
  );
});
