/** Length as Postgres counts it: code points, where JavaScript counts UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Is there something beside spaces, and not too much of it? */
export function isText(text: string, longest: number): boolean {
  return text.trim() !== '' && lengthOf(text) <= longest;
}

/** Something on both sides of one @, without spaces: the verdict of private.is_email in the first migration. */
export function isEmail(text: string): boolean {
  /* eslint-disable-next-line no-control-regex -- control characters are exactly what is refused */
  return lengthOf(text) <= 254 && /^[^\u0001-\u0020\u007f@]+@[^\u0001-\u0020\u007f@]+$/.test(text);
}

/** Postgres stores neither a NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
