import type { comparedConsole } from '@/data/service/catalogue-rows';
import { keepPreviousData } from '@tanstack/react-query';
import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { consolesKey } from './consoles';
import { consoleBySlug } from './consoles';
import { publicQuery } from '@/data/reads/public-query';
import { savedAnswer } from '@/data/reads/snapshot';

export type ComparedConsole = v.InferOutput<typeof comparedConsole>;

/** Those of some consoles that there are, in no order of their own. */
export interface Compared {
  consoles: ComparedConsole[];
  /** Slugs of which the snapshots know nothing; without an answer of the service only. */
  unsaved: string[];
}

export function comparedConsoles(slugs: readonly string[]) {
  // Whatever their order in the address, it is one read.
  const sorted = [...slugs].sort();
  const options = publicQuery({
    queryKey: [...consolesKey, 'compared', sorted],
    kinds: ['consoles'],
    // Each console's own page has a snapshot of it.
    whenDown: () => savedConsoles(sorted),
    read: async ({ comparedColumns, comparedConsole, rowsOf, supabase }, signal): Promise<Compared> => {
      const query = supabase.from('consoles').select(comparedColumns).in('slug', sorted);
      return { consoles: rowsOf(await query.order('id').abortSignal(signal), comparedConsole), unsaved: [] };
    },
  });
  return { ...options, placeholderData: keepPreviousData<Compared> };
}

/** Undefined when none of them is saved. */
async function savedConsoles(slugs: readonly string[]): Promise<Compared | undefined> {
  const answers = await Promise.all(
    slugs.map((slug) => savedAnswer(paths.console(slug), consoleBySlug(slug).queryKey)),
  );
  const consoles = (answers as (ComparedConsole | null | undefined)[]).filter((each) => each != null);
  const unsaved = slugs.filter((slug) => consoles.every((each) => each.slug !== slug));
  return consoles.length > 0 ? { consoles, unsaved } : undefined;
}
