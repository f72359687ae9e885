import type { KeyboardEvent } from 'react';

/** `keyCode` is deprecated, but only `keyCode` reveals the last key of an input method in Safari. */
interface PressedKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Says whether an input method composes text. Each key then belongs to the method, even the last key. In Safari only
 * the code 229 reveals the last key.
 */
export function isComposing({ nativeEvent }: { nativeEvent: PressedKey }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Says whether the key has this letter from A to Z. On a layout of another script it compares the place of the key. */
export function isLetterKey(letter: string, { key, code }: KeyboardEvent): boolean {
  return /[\p{ASCII}\p{Script=Latin}]/u.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;
}
