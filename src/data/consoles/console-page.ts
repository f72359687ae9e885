import type { namedConsole, relatedConsole } from '@/data/service/catalogue-rows';
import type { QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { paths } from '@/site/paths';
import { ownCartridges } from './cartridge-families';
import type { consoleFacts } from '@/data/service/catalogue-rows';
import { consoleBySlug, consolesKey, type ConsoleCard, type ConsolePage } from './consoles';
import type { FoundConsoles } from './found-consoles';
import { publicQuery, type StartRead } from '@/data/reads/public-query';

export type ConsoleFacts = v.InferOutput<typeof consoleFacts>;

export type ConsoleSummary = v.InferOutput<typeof namedConsole>;

/** A console that plays a family of cartridges, at least partly. */
export type Player = ConsoleSummary & { family: string; plays: string };

/** The other consoles that a console's page names. */
export interface ConsoleRelations {
  /** The previous and the next console in the line of this console; null when the catalogue lacks them. */
  predecessor: ConsoleSummary | null;
  successor: ConsoleSummary | null;
  /** The neighbours in the order of the catalogue: by year, then id. */
  before: ConsoleSummary | null;
  after: ConsoleSummary | null;
  /**
   * The consoles that play this console's own cartridges, including this console. Full players come first. A list
   * longer than `mostPlayers` means that the catalogue has more players than a page shows.
   */
  players: Player[];
}

/** A page shows at most this many players. */
export const mostPlayers = 24;

type Related = Pick<ConsolePage, 'id' | 'slug' | 'family' | 'plays' | 'predecessor_id' | 'successor_id'>;

/** @param model an unsaved console has no id, and so no neighbours */
export function consoleRelations(model: Related) {
  const { id, slug, predecessor_id, successor_id } = model;
  const request = {
    of_console: id || undefined,
    predecessor: predecessor_id ?? undefined,
    successor: successor_id ?? undefined,
    families: ownCartridges(model),
  };
  return publicQuery({
    queryKey: [...consolesKey, 'relations', request],
    kinds: ['consoles'],
    page: id ? paths.console(slug) : undefined,
    read: async ({ relatedConsole, rowsOf, supabase }, signal): Promise<ConsoleRelations> => {
      const query = supabase.rpc('console_relations', request).abortSignal(signal);
      const rows = rowsOf(await query.overrideTypes<RelationRow[], { merge: false }>(), relatedConsole);
      const named = (relation: string) => {
        const found = rows.find((row) => row.relation === relation);
        return found ? summaryOf(found) : null;
      };
      return {
        predecessor: named('predecessor'),
        successor: named('successor'),
        before: named('before'),
        after: named('after'),
        players: rows.flatMap((row) => {
          const { family, plays } = row;
          return family === null || plays === null ? [] : { ...summaryOf(row), family, plays };
        }),
      };
    },
  });
}

type RelationRow = v.InferOutput<typeof relatedConsole>;

export function summaryOf({ slug, name, year, color }: ConsoleSummary): ConsoleSummary {
  return { slug, name, year, color };
}

export async function readRelations(read: StartRead, slug: string): Promise<void> {
  const model = await read(consoleBySlug(slug));
  if (model) await read(consoleRelations(model));
}

/** Returns the card of a console from a cached list, to show while its page loads. */
export function cachedConsole(client: QueryClient, slug: string): ConsoleCard | undefined {
  const lists = client.getQueriesData<ConsoleCard[]>({ queryKey: [...consolesKey, 'catalogue'] });
  const pages = client.getQueriesData<FoundConsoles>({ queryKey: [...consolesKey, 'found'] });
  const cards = [...lists.flatMap(([, list]) => list ?? []), ...pages.flatMap(([, page]) => page?.consoles ?? [])];
  return cards.find((card) => card.slug === slug);
}
