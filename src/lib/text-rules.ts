/** Length as Postgres counts it: code points, where JavaScript counts UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Is there something beside spaces, and not too much of it? */
export function isText(text: string, longest: number): boolean {
  return text.trim() !== '' && lengthOf(text) <= longest;
}
