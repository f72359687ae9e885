import { isStorable, lengthOf } from './text-rules';

/**
 * An ILIKE pattern that finds the text anywhere. `%`, `_` and `\` stand for
 * themselves; `*` stays a wildcard, because PostgREST reads it as `%`.
 */
export function containsPattern(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Can a text of at most `longest` characters, counted as Postgres does, contain
 * this? What cannot be found need not be asked for: it would only make an address
 * too long for a server, or a request that it refuses.
 */
export function canMatch(text: string, longest: number): boolean {
  return isStorable(text) && lengthOf(text.trim()) <= longest;
}

/** Runs of `*` mean the same as one. */
export function normalizeSearch(text: string): string {
  return text.trim().replace(/\*+/g, '*');
}
