import { isStorable, lengthOf } from './text-rules';

/**
 * Drops accents, straightens apostrophes and collapses spaces. The searched columns are folded the same way, by
 * private.fold in the migration on folded search.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[ \xa0]+/g, ' ')
    .trim();
}

/** Case-insensitive, like the database's search, for rows in memory. */
export function hasText(whole: string, folded: string): boolean {
  return fold(whole).toLowerCase().includes(folded.toLowerCase());
}

/**
 * A PostgREST operator and pattern that match a text literally, in any case. PostgREST reads `*` as `%` in an ILIKE
 * pattern and has no escape, so a text with one becomes a regular expression.
 */
export function containsFilter(text: string): [operator: 'ilike' | 'imatch', pattern: string] {
  return text.includes('*') ? ['imatch', escapeRegExp(text)] : ['ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`];
}

/** Escapes for Postgres as well as for JavaScript. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Can a text of at most `longest` characters, counted as Postgres does, contain this? A search that cannot match is
 * not sent: its address may be too long for a server, or rejected.
 */
export function canMatch(text: string, longest: number): boolean {
  return isStorable(text) && lengthOf(text.trim()) <= longest;
}
