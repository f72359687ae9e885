import { sourceAt, type Edition } from './edition';

const noPinkDs = sourceAt(
  'No pink and blue DS for UK, Eurogamer 2005',
  'https://www.eurogamer.net/news060705dscolours',
);
const itmedia = sourceAt(
  'DS Lite in five colours, ITmedia July 2006',
  'http://gamez.itmedia.co.jp/games/articles/0607/20/news062.html',
);
const metallicRose = sourceAt(
  'Metallic rose added to DS rainbow, GameSpot 2008',
  'https://www.gamespot.com/articles/metallic-rose-added-to-ds-rainbow/1100-6191137/',
);
const noNewColours = sourceAt(
  'No new colours for Euro DS, Eurogamer',
  'https://www.eurogamer.net/no-new-colours-for-euro-ds',
);
const metallicSilver = sourceAt(
  'Metallic Silver DS Lite hits shelves, Midnight Gaming 2008',
  'http://midnightgaming.blogspot.com/2008/08/metallic-silver-ds-lite-hits-shelves.html',
);
const marioYear = sourceAt(
  'Nintendo goes Mario-crazy on his 25th, Sitsam 2010',
  'http://www.sitsam.com/news/nintendo-goes-mario-crazy-on-his-25th/',
);

export const dsEditions: readonly Edition[] = [
  {
    model: 'nintendo-ds',
    name: 'Black, pink, red, white and turquoise',
    released: [['jp', '2005']],
    note: 'Out by July 2005.',
    sources: [noPinkDs],
  },
  {
    model: 'nintendo-ds',
    name: 'PokéPark, purple',
    released: [['jp', '2005']],
    note: 'A limited edition.',
    sources: [noPinkDs],
  },
  {
    model: 'nintendo-ds',
    name: 'Electric Blue',
    released: [
      ['na', '2005'],
      ['au', '2005-09'],
    ],
    note: 'Australia’s date is that of the report in July 2005.',
    sources: [noPinkDs],
  },
  {
    model: 'nintendo-ds',
    name: 'Salmon Pink',
    released: [['au', '2005-09']],
    note: 'The date is that of the report in July 2005.',
    sources: [noPinkDs],
  },
  {
    model: 'nintendo-ds',
    name: 'Pink and blue',
    released: [['eu', '2005-10-07']],
    note: 'Timed for Nintendogs.',
    sources: [sourceAt('DS goes pink, eyes 3m, Kikizo 2005', 'https://games.kikizo.com/news/200508/104.asp')],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Ice Blue and Enamel Navy',
    released: [['jp', '2006-03-11']],
    sources: [
      sourceAt(
        'Nintendo DS Lite hands-on, Nintendo World Report 2006',
        'http://www.nintendoworldreport.com/hands-on-preview/11190/nintendo-ds-lite-nintendo-ds',
      ),
      itmedia,
    ],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Noble Pink',
    released: [['jp', '2006-07']],
    sources: [
      sourceAt(
        'Nintendo DS Noble Pink launch, My Nintendo News 2006',
        'https://mynintendonews.com/2006/07/20/nintendo-ds-lite-nobel-pink-launch/',
      ),
      itmedia,
    ],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Jet Black',
    released: [['jp', '2006']],
    note: 'Announced in July 2006 as the fifth colour.',
    sources: [itmedia],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Final Fantasy III',
    released: [['jp', '2006']],
    note: 'Announced in July 2006.',
    sources: [itmedia],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Onyx and Coral Pink',
    released: [['na', '2006-09-13']],
    sources: [
      sourceAt(
        'US DS Lite gets pink, onyx makeovers, GameSpot 2006',
        'https://www.gamespot.com/articles/us-ds-lite-gets-pink-onyx-makeovers/1100-6156442/',
      ),
    ],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Dialga and Palkia',
    released: [
      ['jp', '2006'],
      ['na', '2008'],
    ],
    note: 'Black, for Pokémon Diamond and Pearl.',
    sources: [
      sourceAt(
        'New Switch Lite is perfect for Pokémon fans, ComicBook 2021',
        'https://comicbook.com/gaming/news/nintendo-switch-lite-new-model-pokemon-brilliant-diamond-shining-pearl/',
      ),
      metallicSilver,
    ],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Crimson/Onyx and Cobalt/Black',
    released: [['na', null]],
    note: 'Two-tone, out by May 2008.',
    sources: [metallicRose],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Gloss Silver',
    released: [['jp', null]],
    note: 'On sale from a 23 June; the report names no year.',
    sources: [noNewColours],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Metallic Rose',
    released: [
      ['jp', null],
      ['na', '2007-11'],
    ],
    note: 'In North America first in a Black Friday bundle with Nintendogs, a regular colour from May 2008.',
    sources: [metallicRose, noNewColours],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Zelda: Phantom Hourglass, gold',
    released: [['na', '2007']],
    note: 'A limited edition with the game.',
    sources: [metallicRose],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Metallic Silver',
    released: [['na', '2008-09-07']],
    note: 'By a shop’s advertisement. A silver and black one had come with Guitar Hero before.',
    sources: [metallicSilver],
  },
  {
    model: 'nintendo-ds-lite',
    name: 'Red and green',
    released: [['eu', null]],
    note: 'Out by August 2008.',
    sources: [metallicSilver],
  },
  {
    model: 'nintendo-dsi',
    name: 'Red',
    released: [['jp', '2009-07-11']],
    note: '¥18,900.',
    sources: [
      sourceAt(
        'Black Wii, red DSi coming this summer, Destructoid 2009',
        'https://destructoid.com/japan-black-wii-red-dsi-coming-this-summer',
      ),
    ],
  },
  {
    model: 'nintendo-dsi',
    name: 'Super Mario 25th anniversary',
    released: [['jp', '2010-10-28']],
    sources: [marioYear],
  },
  {
    model: 'nintendo-dsi-xl',
    name: 'Super Mario 25th anniversary, red',
    released: [
      ['uk', '2010-10-22'],
      ['jp', '2010-10-28'],
      ['na', '2010'],
    ],
    note: 'A mushroom, a flower and a star beside the camera. One report gives 26 October for Japan.',
    sources: [
      marioYear,
      sourceAt(
        'Mario 25th anniversary consoles, ITProPortal 2010',
        'https://www.itproportal.com/2010/10/11/nintendo-launches-mario-25th-anniversary-wii-and-ds-consoles/',
      ),
      sourceAt(
        'Nintendo’s Red October, Giant Bomb 2010',
        'http://www.videogames.com./articles/nintendos-red-october-mario-anniversary-red-wii-ds/1100-2659/',
      ),
    ],
  },
];
