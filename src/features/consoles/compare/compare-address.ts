import { mostCompared } from './most-compared';
import { paths } from '@/site/paths';
import { isSlug } from '@/lib/slugify';

export interface ParsedComparison {
  /** The valid slugs: each once, at most four, in the order of the address. */
  slugs: string[];
  /** Texts that cannot be slugs. */
  impossible: string[];
  repeated: string[];
  /** The valid slugs beyond the first four. */
  surplus: string[];
}

export function parseComparison(text: string): ParsedComparison {
  const parsed: ParsedComparison = { slugs: [], impossible: [], repeated: [], surplus: [] };
  for (const slug of text.split(',').filter(Boolean)) {
    if (parsed.slugs.includes(slug)) parsed.repeated.push(slug);
    else if (!isSlug(slug)) parsed.impossible.push(slug);
    else if (parsed.slugs.length < mostCompared) parsed.slugs.push(slug);
    else parsed.surplus.push(slug);
  }
  return parsed;
}

/** Returns a sentence for each kind of omission. @param missing slugs without a console */
export function omissionNotes(
  { impossible, repeated, surplus }: Omit<ParsedComparison, 'slugs'>,
  missing: readonly string[],
): string[] {
  const unknown = [...missing, ...impossible];
  return [
    unknown.length > 0 && `We don’t have a console called ${quotedList(unknown, 'or')}.`,
    repeated.length > 0 && `${quotedList(repeated, 'and')} appears more than once, so we show it once.`,
    surplus.length > 0 && `Four consoles fit side by side, so we left out ${quotedList(surplus, 'and')}.`,
  ].filter((line) => line !== false);
}

/** These limits keep a note short for any address. */
const mostListed = 3;
const longestListed = 40;

function quotedList(slugs: readonly string[], word: 'and' | 'or'): string {
  const quoted = [...new Set(slugs)].map(
    (slug) => `"${slug.length > longestListed ? `${slug.slice(0, longestListed)}...` : slug}"`,
  );
  const others = quoted.length - mostListed;
  const shown = others > 0 ? [...quoted.slice(0, mostListed), `${others} more`] : quoted;
  const last = shown.pop() ?? '';
  return shown.length > 0 ? `${shown.join(', ')} ${word} ${last}` : last;
}

export interface ComparisonQuery {
  slugs: readonly string[];
  onlyDifferences: boolean;
}

/** Returns the address of a comparison. A shared comparison needs only this address. */
export function comparisonAddress({ slugs, onlyDifferences }: ComparisonQuery, search = ''): string {
  const address = slugs.length > 0 ? paths.comparing(slugs) : paths.compare;
  const more = new URLSearchParams({ ...(onlyDifferences && { only: 'differences' }), ...(search && { q: search }) });
  if (more.size === 0) return address;
  return `${address}${slugs.length > 0 ? '&' : '?'}${more}`;
}
