/** Returns the length in code points, as Postgres counts; JavaScript counts UTF-16 units. */
export function lengthOf(text: string): number {
  let length = 0;
  // An array of code points would be the slowest part of a form with 200,000 characters.
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
}

export function isText(text: string, longest: number): boolean {
  return text.trim() !== '' && lengthOf(text) <= longest;
}

const unseen =
  /* eslint-disable-next-line no-misleading-character-class -- the rule rejects each character by itself */
  /[\0-\x20\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{110bd}\u{110cd}\u{13430}-\u{1343f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

/**
 * Rejects characters that are invisible or change the text direction. These are controls, spaces of any kind, format
 * characters, blank letters and variation selectors. The list has code points, because Postgres and browsers have
 * different versions of Unicode. private.is_visible in the migration on addresses has the same rule.
 */
export function isVisible(text: string): boolean {
  return !unseen.test(text);
}

/** Checks for visible text on both sides of one @, like private.is_email in the migration on addresses. */
export function isEmail(text: string): boolean {
  return lengthOf(text) <= 254 && isVisible(text) && /^[^@]+@[^@]+$/.test(text);
}

/** Says whether Postgres can store the text. Postgres rejects a NUL and half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
