import type { KeyboardEvent } from 'react';

/** The number is deprecated, and nothing else tells. */
interface PressedKey {
  isComposing: boolean;
  keyCode: number;
}

/** Is an input method composing? The key is its own, also the one that ends it: Safari tells by 229 alone. */
export function isComposing({ nativeEvent }: { nativeEvent: PressedKey }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Is it the key of a letter from A to Z? Where a layout has other scripts, by its place on the keyboard. */
export function isLetterKey(letter: string, { key, code }: KeyboardEvent): boolean {
  return /[\p{ASCII}\p{Script=Latin}]/u.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;
}
