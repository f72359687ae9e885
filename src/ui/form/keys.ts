import type { KeyboardEvent } from 'react';

/** `keyCode` is deprecated, but no other property gives this fact. */
interface PressedKey {
  isComposing: boolean;
  keyCode: number;
}

/**
 * Says whether an input method composes. The key, even the last one, then belongs to the method. In Safari only 229
 * shows the last one.
 */
export function isComposing({ nativeEvent }: { nativeEvent: PressedKey }): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

/** Compares the letter. On other scripts it compares the place of the key. */
export function isLetterKey(letter: string, { key, code }: KeyboardEvent): boolean {
  return /[\p{ASCII}\p{Script=Latin}]/u.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;
}
