/** Makes 'game-boy-a-history' from 'Game Boy: a history!'; '' without an ASCII letter, digit or underscore. */
export function slugify(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9_\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** Says whether the text is a slug, by the rule of private.is_slug in the first migration. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9_]+(-[a-z0-9_]+)*$/.test(text);
}
