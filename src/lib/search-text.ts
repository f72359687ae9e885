import { isStorable, lengthOf } from './text-rules';

/** Drops accents, straightens apostrophes and collapses spaces, as private.fold in the migration on folded search. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[ \xa0]+/g, ' ')
    .trim();
}

/** Says whether a text in memory contains a folded text, in any case, as the database's search does. */
export function hasText(whole: string, folded: string): boolean {
  return fold(whole).toLowerCase().includes(folded.toLowerCase());
}

/**
 * Returns a PostgREST operator and pattern that match a text literally, in any case. PostgREST reads `*` as `%` in an
 * ILIKE pattern, without an escape. A text with `*` becomes a regular expression.
 */
export function containsFilter(text: string): [operator: 'ilike' | 'imatch', pattern: string] {
  return text.includes('*') ? ['imatch', escapeRegExp(text)] : ['ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`];
}

/** Escapes a text for Postgres as well as for JavaScript. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Says whether a text of at most `longest` characters, counted as Postgres does, can contain this text. The site sends
 * no search that cannot match: its address may be too long for a server, or rejected.
 */
export function canMatch(text: string, longest: number): boolean {
  return isStorable(text) && lengthOf(text.trim()) <= longest;
}
