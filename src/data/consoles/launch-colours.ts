import type * as v from 'valibot';
import { publicQuery } from '@/data/reads/public-query';
import type { GuideSource } from '@/data/guides/claim';
import type { launchedConsole } from '@/data/service/catalogue-rows';
import { paths } from '@/site/paths';
import { consolesKey } from './consoles';
import { byRegion } from './regions';

type LaunchedConsole = v.InferOutput<typeof launchedConsole>;

export interface ConsoleColours {
  slug: string;
  name: string;
  launches: LaunchColours[];
}

export interface LaunchColours {
  colours: string[];
  /** Pairs of a region's code and the first day of sale there. */
  released: [region: string, date: string | null][];
  note: string;
  sources: GuideSource[];
}

export function launchColours() {
  return publicQuery({
    queryKey: [...consolesKey, 'launch colours'],
    kinds: ['consoles'],
    page: paths.editions,
    read: async ({ launchedColumns, launchedConsole, rowsOf, supabase }, signal): Promise<ConsoleColours[]> => {
      const query = supabase
        .from('consoles')
        .select(launchedColumns)
        .order('year')
        .order('id')
        .order('id', { referencedTable: 'sources' });
      const consoles = rowsOf<LaunchedConsole>(await query.abortSignal(signal), launchedConsole);
      return consoles.map((model) => ({ slug: model.slug, name: model.name, launches: coloursOf(model) }));
    },
  });
}

/** Groups the regions with the same launch colours and the same sources. */
export function coloursOf({ releases, sources }: Pick<LaunchedConsole, 'releases' | 'sources'>): LaunchColours[] {
  const entries = new Map<string, LaunchColours>();
  for (const { region, released, launch_colours: colours } of byRegion(releases)) {
    if (colours === null) continue;
    const regionSources = sources.filter(({ field }) => field === `colours.${region}`);
    const note = regionSources.flatMap((source) => source.note ?? []).join(' ');
    const namedSources = regionSources.flatMap(({ title, url }) =>
      title !== null && url !== null ? { title, url } : [],
    );
    const key = JSON.stringify([colours, note, namedSources]);
    const entry = entries.get(key) ?? { colours, released: [], note, sources: namedSources };
    entry.released.push([region, released]);
    entries.set(key, entry);
  }
  return [...entries.values()];
}
