import { isStorable, lengthOf } from './text-rules';

/**
 * A text as it is looked for: without accents, with straight apostrophes and single spaces. What is searched in is
 * folded alike, by private.fold in the migration on folded search.
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

/** Is a text that is folded in another, whatever the case? What the database's search does, for rows in memory. */
export function hasText(whole: string, folded: string): boolean {
  return fold(whole).toLowerCase().includes(folded.toLowerCase());
}

/**
 * The operator of PostgREST and its pattern that find a text anywhere, whatever the case; every character stands for
 * itself. PostgREST reads `*` as `%` in an ILIKE pattern and knows no escape, so a text with one is looked for by a
 * regular expression.
 */
export function containsFilter(text: string): [operator: 'ilike' | 'imatch', pattern: string] {
  return text.includes('*') ? ['imatch', escapeRegExp(text)] : ['ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`];
}

/** A regular expression, for Postgres as for JavaScript, in which every character stands for itself. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Can a text of at most `longest` characters, counted as Postgres does, contain this? What cannot be found need not be
 * asked for: it would only make an address too long for a server, or a request that it rejects.
 */
export function canMatch(text: string, longest: number): boolean {
  return isStorable(text) && lengthOf(text.trim()) <= longest;
}
