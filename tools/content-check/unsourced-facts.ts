import { cartridgeFamilies } from '../../src/data/consoles/cartridge-families.ts';
import { regions } from '../../src/data/consoles/regions.ts';
import { factGroups } from '../../src/features/consoles/console-facts.ts';
import type { ConsoleRow } from './read-content.ts';

/** A fact by what its sources are filed under, its name, and whether the page shows it. */
type Told = [field: string, name: string, shown: boolean];

/** The facts that the page of a console marks with "no source". */
export function unsourcedFacts(model: ConsoleRow): string[] {
  const plays = model.plays.filter((each) => each.plays !== 'no');
  const told: Told[] = [
    ...factGroups.flatMap(({ title, facts }) =>
      facts.map(({ field, label, value }): Told => [field, `${title}: ${label}`, value(model) !== null]),
    ),
    ...model.releases.flatMap(({ region, released, price, launch_games, launch_colours }): Told[] => {
      const place = regions[region] ?? region;
      return [
        [`release.${region}`, `Release: ${place}`, released !== null],
        [`price.${region}`, `Price: ${place}`, price !== null],
        [`games.${region}`, `Launch games: ${place}`, launch_games !== null],
        [`colours.${region}`, `Launch colours: ${place}`, launch_colours !== null],
      ];
    }),
    ...plays.map(({ family }): Told => [`plays.${family}`, `Plays: ${cartridgeFamilies[family] ?? family}`, true]),
    ['predecessor', 'Predecessor', (model.predecessor_id ?? model.predecessor_name) !== null],
    ['successor', 'Successor', (model.successor_id ?? model.successor_name) !== null],
  ];
  const sources = [
    ...model.sources,
    ...plays.map(({ family, source_title }) => ({ field: `plays.${family}`, title: source_title })),
  ];
  const sourced = new Set(sources.filter(({ title }) => title !== null).map(({ field }) => field));
  return told.filter(([field, , shown]) => shown && !sourced.has(field)).map(([, name]) => name);
}
