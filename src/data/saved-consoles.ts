import { hasText } from '@/lib/search-text';
import type { ConsoleCard } from './consoles';
import {
  cataloguePageSize,
  pageOfCards,
  type ConsoleChoice,
  type FilterName,
  type FoundConsoles,
} from './found-consoles';

/** A page of the consoles in memory, by what their cards tell; the rest is left out, and named. */
export function foundAmong(
  all: readonly ConsoleCard[],
  { q = '', era = '', decade = '', sort, ...others }: Partial<ConsoleChoice>,
  page: number,
): FoundConsoles {
  const found = all.filter(
    ({ name, description, color, year }) =>
      hasText(`${name}\n${description}`, q) &&
      (era === '' || color === era) &&
      (decade === '' || `${year.slice(0, 3)}0` === decade),
  );
  if (sort === 'name') found.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const ignored = Object.keys(others) as FilterName[];
  const left = [...ignored, ...(sort && sort !== 'name' ? (['sort'] as const) : [])];
  const given = Math.min(page, Math.max(1, Math.ceil(found.length / cataloguePageSize)));
  return {
    consoles: pageOfCards(found, given),
    total: found.length,
    page: given,
    counts: null,
    ...(left.length > 0 && { ignored: left }),
  };
}
