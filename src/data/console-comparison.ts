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
    page: paths.compare,
    // Each console's own page has a snapshot of it.
    fromSnapshot: () => savedConsoles(sorted),
    read: async (signal): Promise<Compared> => {
      const query = supabase.from('consoles').select(comparedColumns).in('slug', sorted);
      return { consoles: rowsOf(await query.order('id').abortSignal(signal), comparedConsole), unsaved: [] };
    },
  });
  return { ...options, placeholderData: keepPreviousData<Compared> };
}

/** @throws when none of them is saved */
async function savedConsoles(slugs: readonly string[]): Promise<Compared> {
  const consoles = await Promise.all(slugs.map((slug) => savedConsole(slug).catch(() => null)));
  const unsaved = slugs.filter((_slug, index) => consoles[index] === null);
  if (unsaved.length === slugs.length) throw new Error('none of the consoles is saved');
  return { consoles: consoles.filter((each) => each !== null), unsaved };
}

/** @throws when it has no snapshot, or one of an older build */
async function savedConsole(slug: string): Promise<ComparedConsole> {
  return v.parse(comparedConsole, answerIn(await snapshotOf(paths.console(slug)), consoleBySlug(slug).queryKey));
}
