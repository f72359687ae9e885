/** 'Game Boy: a history!' gives 'game-boy-a-history'; '' without an ASCII letter, digit or underscore. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9_\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** The same rule as private.is_slug in the first migration. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(text);
}
