import { cartridgeFamilies } from '@/data/consoles/cartridge-families';
import { byRegion, regions } from '@/data/consoles/regions';
import type { ConsoleFacts } from '@/data/consoles/console-page';
import { factGroups } from '@/features/consoles/console-facts';

export type ShownConsole = ConsoleFacts & {
  predecessor_id: string | null;
  successor_id: string | null;
  releases: readonly {
    region: string;
    released: string | null;
    price: number | null;
    launch_games: readonly string[] | null;
    launch_colours: readonly string[] | null;
  }[];
  sources: readonly { field: string; title: string | null }[];
  plays: readonly { family: string; plays: string; source_title: string | null }[];
};

/** A fact that the page of a console shows. Its sources have the same `field`. */
export interface ShownFact {
  field: string;
  name: string;
}

export function shownFacts(model: ShownConsole): ShownFact[] {
  const facts: [field: string, name: string, shown: boolean][] = [
    ...factGroups.flatMap(({ title, facts }) =>
      facts.map(({ field, label, value }): [string, string, boolean] => [
        field,
        `${title}: ${label}`,
        value(model) !== null,
      ]),
    ),
    ...byRegion(model.releases).flatMap(({ region, released, price, launch_games, launch_colours }): typeof facts => {
      const place = regions[region] ?? region;
      return [
        [`release.${region}`, `Release: ${place}`, released !== null],
        [`price.${region}`, `Price: ${place}`, price !== null],
        [`games.${region}`, `Launch games: ${place}`, launch_games !== null],
        [`colours.${region}`, `Launch colours: ${place}`, launch_colours !== null],
      ];
    }),
    ...played(model).map(({ family }): [string, string, boolean] => [
      `plays.${family}`,
      `Plays: ${cartridgeFamilies[family] ?? family}`,
      true,
    ]),
    ['predecessor', 'Predecessor', (model.predecessor_id ?? model.predecessor_name) !== null],
    ['successor', 'Successor', (model.successor_id ?? model.successor_name) !== null],
  ];
  return facts.flatMap(([field, name, shown]) => (shown ? { field, name } : []));
}

/** Returns the facts that the page of a console marks with "no source". */
export function unsourcedFacts(model: ShownConsole): string[] {
  const sources = [
    ...model.sources,
    ...played(model).map(({ family, source_title }) => ({ field: `plays.${family}`, title: source_title })),
  ];
  const sourced = new Set(sources.filter(({ title }) => title !== null).map(({ field }) => field));
  return shownFacts(model).flatMap(({ field, name }) => (sourced.has(field) ? [] : name));
}

function played({ plays }: ShownConsole) {
  return plays.filter((each) => each.plays !== 'no');
}
