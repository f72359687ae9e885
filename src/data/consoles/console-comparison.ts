import type { comparedConsole } from '@/data/service/catalogue-rows';
import { keepPreviousData } from '@tanstack/react-query';
import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { consolesKey } from './consoles';
import { consoleBySlug } from './consoles';
import { publicQuery } from '@/data/reads/public-query';
import { dataInSnapshot } from '@/data/reads/snapshot';

export type ComparedConsole = v.InferOutput<typeof comparedConsole>;

/** The requested consoles that exist, in any order. */
export interface Compared {
  consoles: ComparedConsole[];
  /** The slugs of consoles that no snapshot has. Empty when the service responds. */
  unread: string[];
}

export function comparedConsoles(slugs: readonly string[]) {
  // Addresses with the same consoles in another order share one read.
  const sorted = [...slugs].sort();
  const options = publicQuery({
    queryKey: [...consolesKey, 'compared', sorted],
    kinds: ['consoles'],
    // The snapshot of each console's page has the console.
    whenDown: () => savedConsoles(sorted),
    read: async ({ comparedColumns, comparedConsole, rowsOf, supabase }, signal): Promise<Compared> => {
      const query = supabase.from('consoles').select(comparedColumns).in('slug', sorted);
      return { consoles: rowsOf(await query.order('id').abortSignal(signal), comparedConsole), unread: [] };
    },
  });
  return { ...options, placeholderData: keepPreviousData<Compared> };
}

/** Reads the consoles from the snapshots of their pages; undefined when no snapshot has any of them. */
async function savedConsoles(slugs: readonly string[]): Promise<Compared | undefined> {
  const saved = await Promise.all(
    slugs.map((slug) => dataInSnapshot(paths.console(slug), consoleBySlug(slug).queryKey)),
  );
  const consoles = (saved as (ComparedConsole | null | undefined)[]).filter((each) => each != null);
  const unread = slugs.filter((slug) => consoles.every((each) => each.slug !== slug));
  return consoles.length > 0 ? { consoles, unread } : undefined;
}
