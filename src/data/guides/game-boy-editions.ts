import { sourceAt, type Edition } from './edition';

const oldSchoolGamer = sourceAt(
  'Boy, oh Game Boy: Play It Loud!, Old School Gamer',
  'https://www.oldschoolgamermagazine.com/boy-oh-game-boy-play-it-loud/',
);
const colourfulHandhelds = sourceAt(
  '3DS and the trend of colourful handhelds, Nintendo Life 2012',
  'https://www.nintendolife.com/news/2012/01/feature_3ds_and_the_trend_of_colourful_handhelds',
);
const repairShop = sourceAt(
  'Game Boy Light, Retro Game Repair Shop',
  'https://retrogamerepairshop.com/collections/game-boy-light',
);
const seppatoni = sourceAt(
  'Game Boy Light Skeleton Edition, Seppatoni',
  'https://seppatoni.ch/game-boy-light-skeleton-edition/',
);
const tezukaShop = sourceAt(
  'Tezuka Osamu World Shop Game Boy Light, Nintendo Life 2012',
  'https://www.nintendolife.com/news/2012/12/hardware_classics_tezuka_osamu_world_shop_game_boy_light',
);
const glowing = sourceAt(
  'Collector shows off a glow-in-the-dark Game Boy, Time Extension 2022',
  'https://www.timeextension.com/news/2022/09/random-nintendo-collector-shows-off-rare-glow-in-the-dark-game-boy',
);

export const gameBoyEditions: readonly Edition[] = [
  {
    model: 'game-boy',
    name: 'Game Boy Bros.',
    released: [['jp', '1994-11-21']],
    note: 'Six colours at once, yellow, white and a clear ‘Skeleton’ among them.',
    sources: [sourceAt('Game Boy Bros., Retorotoro 2019', 'https://retorotoro.com/2019/02/01/gameboybros')],
  },
  {
    model: 'game-boy',
    name: 'Play It Loud!',
    released: [['na', '1995-03-20']],
    note: 'Deep Black, Gorgeous Green, Radiant Red, Vibrant Yellow and High Tech Transparent.',
    sources: [oldSchoolGamer],
  },
  {
    model: 'game-boy',
    name: 'Cool Blue',
    released: [['eu', null]],
    note: 'Added to the Play It Loud! range.',
    sources: [oldSchoolGamer],
  },
  {
    model: 'game-boy',
    name: 'Traditional White',
    released: [
      ['eu', null],
      ['jp', null],
    ],
    note: 'Added to the Play It Loud! range.',
    sources: [oldSchoolGamer],
  },
  {
    model: 'game-boy',
    name: 'Manchester United',
    released: [['uk', null]],
    note: 'A red of its own, with the club’s logos.',
    sources: [oldSchoolGamer, colourfulHandhelds],
  },
  {
    model: 'game-boy-pocket',
    name: 'Famitsu Skeleton MODEL-F',
    released: [['jp', '1997']],
    note: 'Made to order in a campaign of the magazine Famitsu, which began on 21 March 1997.',
    sources: [sourceAt('The Famitsu Game Boy Pocket, retro-gamer.jp', 'https://retro-gamer.jp/?p=38570')],
  },
  {
    model: 'game-boy-pocket',
    name: 'Imagineer glow-in-the-dark',
    released: [['jp', '1997-07']],
    made: 'About 2,000, by one collector',
    note: 'Never sold: a prize in two competitions, for Multi-Racing Championship and for Medarot.',
    sources: [
      glowing,
      sourceAt(
        'The Game Boy that glows, Sakura Marché (in Japanese)',
        'https://games.sakura-marche.com/hikaru-gameboy/',
      ),
    ],
  },
  {
    model: 'game-boy-light',
    name: 'Famitsu Skeleton MODEL-F02',
    released: [['jp', '1998-07']],
    made: '5,000 numbered for an event, and 500 or 1,000 by mail order',
    note: 'For issue 500 of the magazine Famitsu, out on 17 July 1998.',
    sources: [seppatoni],
  },
  {
    model: 'game-boy-light',
    name: 'Pikachu, Pokémon Center Tokyo',
    released: [['jp', '1998-07-21']],
    made: 'About 1,000, an estimate',
    sources: [
      sourceAt(
        'Pikachu editions, Alfa Beta Juega (in Spanish)',
        'https://www.alfabetajuega.com/noticia/game-boy-nintendo-64-consolas-edicion-pikachu',
      ),
      repairShop,
    ],
  },
  {
    model: 'game-boy-light',
    name: 'Tezuka Osamu World Shop',
    released: [['jp', null]],
    note: 'Translucent red, with Tezuka’s characters.',
    sources: [tezukaShop, repairShop],
  },
  {
    model: 'game-boy-light',
    name: 'Astro Boy',
    released: [['jp', null]],
    note: 'Clear.',
    sources: [tezukaShop, repairShop],
  },
  {
    model: 'game-boy-light',
    name: 'Toys “R” Us',
    released: [['jp', null]],
    note: 'Translucent yellow.',
    sources: [
      sourceAt('Game Boy Light, Gameboyland (in German)', 'https://www.gameboyland.de/?page_id=295'),
      repairShop,
    ],
  },
  {
    model: 'game-boy-color',
    name: 'Pokémon edition, yellow',
    released: [[null, null]],
    note: 'With Pikachu, Jigglypuff and Togepi.',
    sources: [
      sourceAt(
        'Pokémon Game Boy Color review, bbeckkm 2010',
        'https://bbeckkm.blogspot.com/2010/04/pokemon-game-boy-color-review-picture.html',
      ),
    ],
  },
  {
    model: 'game-boy-color',
    name: 'Pokémon Gold and Silver commemorative version',
    released: [['jp', null]],
    sources: [
      sourceAt(
        'Pokémon Gold and Silver Game Boy Color, V Jump (in Japanese)',
        'https://vjumplay.com/generated/vlog/1846',
      ),
    ],
  },
  {
    model: 'game-boy-color',
    name: 'CoroCoro Pokémon',
    released: [['jp', null]],
    note: 'For the 250th issue of the magazine.',
    sources: [glowing],
  },
  {
    model: 'game-boy-color',
    name: 'Doraemon',
    released: [[null, null]],
    note: 'For the character’s 30th anniversary.',
    sources: [glowing],
  },
];
