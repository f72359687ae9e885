import { sourceAt, type Edition } from './edition';

const clamshell = sourceAt(
  'Gameboy Retrospective: Clamshell, Litany of Schist 2005',
  'http://litanyofschist.blogspot.com/2005/10/gameboy-retrospective-clamshell.html',
);
const famicomSp = sourceAt(
  'Nintendo produces Famicom GBA SP, Eurogamer 2003',
  'https://www.eurogamer.net/news150703famicomsp',
);

export const advanceEditions: readonly Edition[] = [
  {
    model: 'game-boy-advance',
    name: 'Milky Pink, orange, black, gold and silver',
    released: [['jp', null]],
    note: 'They followed the three launch colours.',
    sources: [
      sourceAt('Game Boy Advance anniversary, Engadget Japan', 'https://japanese.engadget.com/today-203041133.html'),
    ],
  },
  {
    model: 'game-boy-advance',
    name: 'Midnight Blue',
    released: [['na', '2001']],
    note: 'Only at Toys “R” Us, with the shop’s logo above the screen.',
    sources: [
      sourceAt('11 Game Boy Advance colors, Gaming History 101', 'https://gaminghistory101.com/2011/12/24/day11/'),
    ],
  },
  {
    model: 'game-boy-advance',
    name: 'Pokémon Center New York',
    released: [['na', '2001-11']],
    note: 'Off-gold with grey buttons. Called exclusive, yet other shops sold it too.',
    sources: [
      sourceAt(
        'Gaming merchandise, Pokémon Center New York fan page',
        'http://pokemoncenternewyork.com/merchandise/gaming-merchandise/',
      ),
    ],
  },
  {
    model: 'game-boy-advance',
    name: 'Pokémon Center, blue and pink',
    released: [['jp', '2002']],
    note: 'For the film of 13 July 2002, at ¥8,800.',
    sources: [sourceAt('Gotta catch Pokémon Advance, Eurogamer 2002', 'https://www.eurogamer.net/article-46276')],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Pearl White Edition',
    released: [['jp', '2003-02-14']],
    note: 'With Final Fantasy Tactics Advance, on the day of the launch.',
    sources: [
      sourceAt('Game Boy Advance SP release anniversary, Famitsu', 'https://famitsu.com/news/202402/14334024.html'),
    ],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Famicom colours',
    released: [['jp', '2003']],
    made: '1,000, as announced',
    note: 'A prize for owners of six games, drawn after 30 September 2003.',
    sources: [famicomSp],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Flame Red and Arctic Blue',
    released: [['eu', '2003']],
    note: 'Announced for later that year in July 2003.',
    sources: [famicomSp],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'NES Classics',
    released: [['eu', '2004']],
    note: 'Sold beside the eight NES Classics games.',
    sources: [
      sourceAt(
        'Metroid, Zelda II and others join NES Classics, Eurogamer 2004',
        'https://www.eurogamer.net/news190804nesclassics',
      ),
    ],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Emerald, with Rayquaza',
    released: [['jp', '2004']],
    sources: [
      sourceAt(
        'Gameboy Retrospective: Rayquaza, Litany of Schist 2005',
        'http://litanyofschist.blogspot.com/2005/10/gameboy-retrospective-rayquaza.html',
      ),
    ],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Zelda Limited Edition Pak, gold',
    released: [['eu', '2004']],
    made: '25,000',
    note: 'With The Minish Cap. Six boxes promised a console plated in 24-carat gold; nobody is known to have won one.',
    sources: [
      sourceAt(
        'A gold Minish Cap Game Boy Advance SP, SlashGear 2022',
        'https://www.slashgear.com/954156/heres-what-a-gold-minish-cap-game-boy-advance-sp-is-worth-today/',
      ),
      sourceAt(
        'The elusive 24-carat gold SP, RetroCollect',
        'http://www.retrocollect.com/Articles/retro-gaming-mysteries-nintendos-elusive-24-carat-gold-plated-legend-of-zelda-game-boy-advance-sp.html',
      ),
    ],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Pikachu yellow, Mudkip blue, Torchic orange and Treecko green',
    released: [[null, null]],
    note: 'Out by October 2005.',
    sources: [clamshell],
  },
  {
    model: 'game-boy-advance-sp',
    name: 'Hello Kitty, pink and sky blue',
    released: [['jp', null]],
    note: 'Out by October 2005.',
    sources: [clamshell],
  },
  {
    model: 'game-boy-micro',
    name: 'Pokémon',
    released: [['jp', '2005-11-17']],
    note: 'A red body with a black faceplate and Pikachu’s outline. ¥12,000, at Pokémon Centers and online.',
    sources: [sourceAt('Pokémon GB Micro planned, Eurogamer 2005', 'https://www.eurogamer.net/news121005pokemonmicro')],
  },
  {
    model: 'game-boy-micro',
    name: 'Final Fantasy IV Advance',
    released: [['jp', null]],
    note: 'Sold as a set with the game: a dark blue body and a faceplate by Yoshitaka Amano.',
    sources: [
      sourceAt(
        'The Final Fantasy Micro, lloigor 2008 (in Japanese)',
        'https://lloigor.hatenadiary.org/entry/20081030/1225381388',
      ),
    ],
  },
  {
    model: 'game-boy-micro',
    name: 'Famicom Controller II faceplate',
    released: [['jp', '2006-02']],
    note: 'For Club Nintendo members, with a dummy console that doesn’t work.',
    sources: [
      sourceAt(
        'The faceplate has come, nintenten 2006 (in Japanese)',
        'https://nintenten.hatenadiary.org/entry/20060209/p1',
      ),
      sourceAt(
        'Is THIS the rarest thing I own?, HCK 2012',
        'https://hckblog.wordpress.com/2012/01/31/is-this-the-rarest-thing-i-own/',
      ),
    ],
  },
];
