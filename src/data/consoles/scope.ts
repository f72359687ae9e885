import { fold } from '@/lib/search-text';

export const scope = 'Nintendo’s handhelds from the Game Boy to the Switch Lite';

interface LeftOut {
  name: string;
  /** The year of the console's first sale. */
  year: string;
  why: string;
  source: { title: string; url: string };
  /** Matches a search that is folded and in lower case. */
  query: RegExp;
}

/** Consoles outside the scope that a reader may look for in vain. */
export const leftOut: readonly LeftOut[] = [
  {
    name: 'Game & Watch',
    year: '1980',
    why: 'Each unit has its game built in. The catalogue begins with the first Nintendo handheld that took cartridges.',
    source: {
      title: 'Warped Factor, 2020',
      url: 'http://www.warpedfactor.com/2020/11/the-million-selling-nintendo-game-watch.html',
    },
    query: /\bgame ?(&|and) ?watch\b/,
  },
  {
    name: 'Virtual Boy',
    year: '1995',
    why: 'It takes cartridges and runs on batteries, but stands on a table.',
    source: { title: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Virtual_Boy' },
    query: /\bvirtual ?boy\b/,
  },
  {
    name: 'Pokémon mini',
    year: '2001',
    why: 'It is a Nintendo handheld with cartridges, but was marketed as a toy and belongs to none of the five families.',
    source: {
      title: 'Nintendo Life, 2016',
      url: 'https://www.nintendolife.com/news/2016/06/hardware_classics_pokemon_mini',
    },
    query: /\bpokemon ?mini\b/,
  },
  {
    name: 'Switch OLED',
    year: '2021',
    why: 'The catalogue closes with the Switch Lite of 2019. This is a later form of the same Switch.',
    source: {
      title: 'GamesRadar, 2025',
      url: 'https://gamesradar.com/hardware/nintendo-switch-2-release-date-price-confirmed',
    },
    query: /\boled\b/,
  },
  {
    name: 'Switch 2',
    year: '2025',
    why: 'It begins a family of its own, after the end of the catalogue.',
    source: {
      title: 'GamesRadar, 2025',
      url: 'https://gamesradar.com/hardware/nintendo-switch-2-release-date-price-confirmed',
    },
    query: /\bswitch ?2\b/,
  },
];

/** Returns a sentence when the search names a console outside the scope; undefined for any other search. */
export function outOfScope(search: string): string | undefined {
  const typed = fold(search).toLowerCase();
  const found = leftOut.find(({ query: pattern }) => pattern.test(typed));
  return found && `The ${found.name} is outside our scope: we cover ${scope}.`;
}
