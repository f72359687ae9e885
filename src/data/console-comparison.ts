import { keepPreviousData } from '@tanstack/react-query';
import * as v from 'valibot';
import { paths } from '@/lib/paths';
import { consolesKey } from './consoles';
import { consoleBySlug } from './console-page';
import { rowsOf } from './errors';
import { publicQuery } from './public-query';
import { consoleCard, consoleCardColumns } from './rows';
import { consoleFacts, factColumns } from './catalogue-rows';
import { answerIn, snapshotOf } from './snapshot';
import { supabase } from './supabase';

const comparedConsole = v.object({
  ...consoleCard.entries,
  ...consoleFacts.entries,
  releases: v.array(
    v.object({
      region: v.string(),
      released: v.nullable(v.string()),
      price: v.nullable(v.number()),
      price_to: v.nullable(v.number()),
      currency: v.nullable(v.string()),
    }),
  ),
});
const comparedColumns =
  `${consoleCardColumns},${factColumns},releases:console_releases(region,released,price,price_to,currency)` as const;

export type ComparedConsole = v.InferOutput<typeof comparedConsole>;

/** Those of some consoles that there are, in no order of their own. */
export function comparedConsoles(slugs: readonly string[]) {
  // Whatever their order in the address, it is one read.
  const sorted = [...slugs].sort();
  const options = publicQuery({
    queryKey: [...consolesKey, 'compared', sorted],
    page: paths.compare,
    // Each console's own page has a snapshot of it.
    fromSnapshot: () => Promise.all(sorted.map(savedConsole)),
    read: async (signal): Promise<ComparedConsole[]> => {
      const query = supabase.from('consoles').select(comparedColumns).in('slug', sorted);
      return rowsOf(await query.order('id').abortSignal(signal), comparedConsole);
    },
  });
  return { ...options, placeholderData: keepPreviousData<ComparedConsole[]> };
}

/** @throws when it has no snapshot, or one of an older build */
async function savedConsole(slug: string): Promise<ComparedConsole> {
  return v.parse(comparedConsole, answerIn(await snapshotOf(paths.console(slug)), consoleBySlug(slug).queryKey));
}
