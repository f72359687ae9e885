import { isStorable, lengthOf } from './text-rules';

/** Drops accents, straightens apostrophes and collapses spaces, like private.fold in the migration on folded search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[ \xa0]+/g, ' ')
    .trim();
}

/** Says whether a text in memory contains a folded text, in upper or lower case, like the database's search. */
export function hasText(whole: string, folded: string): boolean {
  return fold(whole).toLowerCase().includes(folded.toLowerCase());
}

/**
 * Returns a PostgREST operator and pattern that match a text literally, in upper or lower case. A text with `*` becomes
 * a regular expression, because PostgREST reads `*` as `%` in an ILIKE pattern and has no escape for it.
 */
export function containsFilter(text: string): [operator: 'ilike' | 'imatch', pattern: string] {
  return text.includes('*') ? ['imatch', escapeRegExp(text)] : ['ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`];
}

/** Escapes a text for Postgres as well as for JavaScript. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Says whether this text fits into a text of at most `longest` characters, counted as Postgres does. The site sends no
 * search that cannot match, because a server may reject the request or its long address.
 */
export function canMatch(text: string, longest: number): boolean {
  return isStorable(text) && lengthOf(text.trim()) <= longest;
}
