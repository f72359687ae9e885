import { sourceAt, type Edition } from './edition';

const dragonTournament = sourceAt(
  'Japanese Pokémon tournament unveils exclusive 3DS XL, Nintendo Life 2014',
  'https://www.nintendolife.com/news/2014/03/japanese_pokemon_tournament_unveils_exclusive_3ds_xl',
);
const pokemon20 = sourceAt(
  'Pokémon’s 20th anniversary, The Verge 2016',
  'https://www.theverge.com/2016/1/12/10754086/pokemon-20th-anniversary-super-bowl-commercial',
);

export const threeDsEditions: readonly Edition[] = [
  {
    model: 'nintendo-3ds',
    name: 'Zelda 25th anniversary, black',
    released: [
      ['eu', '2011'],
      ['na', '2011-11'],
    ],
    note: 'With Ocarina of Time 3D. The American release is told by shop staff.',
    sources: [
      sourceAt(
        'Zelda 3DS heading for the US, That VideoGame Blog 2011',
        'http://www.thatvideogameblog.com/2011/11/22/zelda-3ds-heading-for-the-us/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds',
    name: 'Flame Red and Pearl Pink',
    released: [['na', null]],
    note: 'Out by April 2012.',
    sources: [
      sourceAt(
        'Midnight Purple 3DS coming May 20, Blast 2012',
        'https://blastmagazine.com/2012/04/30/midnight-purple-3ds-coming-may-20/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds',
    name: 'Midnight Purple',
    released: [['na', '2012-05-20']],
    sources: [
      sourceAt(
        'Midnight Purple 3DS coming May 20, Blast 2012',
        'https://blastmagazine.com/2012/04/30/midnight-purple-3ds-coming-may-20/',
      ),
      sourceAt(
        'Midnight Purple 3DS, Kotaku 2012',
        'https://kotaku.com/customize-the-look-of-your-3ds-with-a-whole-new-midnigh-5906236',
      ),
    ],
  },
  {
    model: 'nintendo-3ds',
    name: 'Clear Black, Metallic Red and Gloss Pink',
    released: [['jp', null]],
    note: 'Still made when the 3DS XL ended in Japan, in December 2014.',
    sources: [
      sourceAt(
        'Nintendo to halt 3DS XL production in Japan, Nintendo Insider 2014',
        'https://www.nintendo-insider.com/nintendo-halt-3ds-xl-production-japan/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Pikachu, yellow',
    released: [
      ['jp', '2012'],
      ['eu', '2012-12'],
      ['na', '2013-03-24'],
    ],
    note: 'In Japan only at Pokémon Centers, in August or September: sources differ.',
    sources: [
      sourceAt(
        'Pikachu 3DS XL coming to North America, Bulbanews 2013',
        'https://m.bulbanews.bulbagarden.net/wiki/Pikachu_3DS_XL_coming_to_North_America_on_March_24',
      ),
      sourceAt(
        'Pikachu 3DS XL in US stores, Nintendo Life 2013',
        'https://www.nintendolife.com/news/2013/03/rumour_pikachu_3ds_xl_already_in_us_stores_march_24th_release_mooted',
      ),
      sourceAt(
        'Pokémon Nintendo 3DS XL for Europe, Engadget 2012',
        'https://www.engadget.com/2012/10/04/pokemon-nintendo-3ds-xl-europe/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Pink and white',
    released: [['jp', '2012-09-27']],
    sources: [
      sourceAt(
        'Nintendo announces the perfect 3DS, Epsillica 2012',
        'http://epsillica.com/2012/09/nintendo-announces-the-perfect-3ds',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Charizard',
    released: [['jp', '2012-12-15']],
    note: '¥18,900, only for the winners of a lottery.',
    sources: [
      sourceAt(
        'Charizard 3DS XL sweeps Japan, Nintendo Insider 2012',
        'https://www.nintendo-insider.com/charizard-3ds-xl-sweeps-japan/',
      ),
      sourceAt(
        'Charizard 3DS XL for lottery winners, RocketNews24 2012',
        'https://en.rocketnews24.com/2012/10/27/pokemon-nintendo-limited-edition-charizard-3ds-xl-only-available-for-lottery-winners-in-japan/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Year of Luigi',
    released: [['jp', '2013-07-18']],
    note: 'With Mario & Luigi: Dream Team on a memory card.',
    sources: [
      sourceAt(
        'The ‘Year of Luigi’ 3DS XL, Nintendorks 2013',
        'https://nintendorks.com/2013/05/behold-the-official-year-of-luigi-3ds-xl-is-on-the-way/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Black',
    released: [['na', '2013-08-11']],
    note: 'It joined blue, red and pink.',
    sources: [
      sourceAt(
        'Black 3DS XL in August, WebProNews 2013',
        'http://www.webpronews.com/nintendo-to-release-black-3ds-xl-in-august-2013-07/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Pokémon X and Y, red or blue',
    released: [['na', '2013-09-27']],
    note: '$199.99, with Xerneas and Yveltal.',
    sources: [
      sourceAt(
        'Two Pokémon X and Y 3DS XLs, Leviathyn 2013',
        'https://www.leviathyn.com/2013/09/04/two-pokemon-x-and-y-themed-3ds-xls-heading-to-north-america/',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Mario & Luigi: Dream Team',
    released: [['na', '2013-12-02']],
    note: '$199.99, with the game. The date is from a shop’s leaflet.',
    sources: [
      sourceAt(
        'Dream Team 3DS XL, Shacknews 2013',
        'http://www.shacknews.com/article/82175/report-mario-luigi-dream-team-3ds-xl-coming-december-2/?id=31142793',
      ),
    ],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Mega Charizard X',
    released: [['jp', '2014']],
    made: '2',
    note: 'Prizes of the Pokémon Dragon Tournament, with the winner’s name on the back.',
    sources: [dragonTournament],
  },
  {
    model: 'nintendo-3ds-xl',
    name: 'Yoshi’s New Island',
    released: [['na', '2014-03-14']],
    note: 'Lime green and white. The game isn’t included.',
    sources: [
      sourceAt(
        'Yoshi’s New Island 3DS XL, Engadget 2014',
        'https://www.engadget.com/2014/03/03/yoshis-new-island-3ds-xl-confirmed-for-north-america/?ncid=rss_truncated',
      ),
    ],
  },
  {
    model: 'nintendo-2ds',
    name: 'Pokémon, four transparent colours',
    released: [['jp', '2016-02-27']],
    note: 'Bundles for the 20th anniversary of Pokémon.',
    sources: [pokemon20],
  },
];
