import { sourceAt, type Edition } from './edition';

const coral = sourceAt(
  'New Switch Lite color coming to the US, Comics and Cartridges 2020',
  'https://comicsandcartridges.com/gorgeous-new-switch-lite-color-coming-to-the-us/',
);
const aloha = sourceAt(
  'Animal Crossing Switch Lite consoles, AKRPG 2023',
  'https://www.akrpg.com/news/778--acnh-nintendo-switch-lite-consoles-and-nintendo-live-20232024-latest-news-updates--rumors',
);

export const switchEditions: readonly Edition[] = [
  {
    model: 'nintendo-switch',
    name: 'Super Mario Odyssey',
    released: [['na', '2017-10-27']],
    note: '$379.99, with two red Joy-Con, a case and the game as a code.',
    sources: [
      sourceAt(
        'Super Mario Odyssey at the September Direct, Operation Rainfall 2017',
        'https://operationrainfall.com/?p=245437',
      ),
    ],
  },
  {
    model: 'nintendo-switch',
    name: 'Pokémon: Let’s Go',
    released: [[null, '2018-11-16']],
    note: 'Joy-Con in the colours of Pikachu and Eevee. The date is that of the games.',
    sources: [
      sourceAt('Articles on Eevee, Kotaku Australia', 'https://www.kotaku.com.au/tags/eevee/'),
      sourceAt(
        'Pokémon: Let’s Go revealed, PokéBeach 2018',
        'https://www.pokebeach.com/2018/05/pokemon-lets-go-pikachu-and-lets-go-eevee-officially-revealed-for-the-nintendo-switch',
      ),
    ],
  },
  {
    model: 'nintendo-switch',
    name: 'Animal Crossing: New Horizons',
    released: [['na', '2020-03-13']],
    note: '$299.99, without the game. Joy-Con in pastel blue and green.',
    sources: [
      sourceAt(
        'Nintendo’s Animal Crossing Switch, Review Geek 2020',
        'https://www.reviewgeek.com/34395/nintendos-animal-crossing-themed-switch-is-adorable/',
      ),
    ],
  },
  {
    model: 'nintendo-switch',
    name: 'Mario Red & Blue Edition',
    released: [
      ['na', '2021-02-12'],
      ['uk', '2021-02-12'],
    ],
    note: 'The body is red, too. $299 and £279.',
    sources: [
      sourceAt(
        'New Switch design has Mario fans fuming, Creative Bloq copy 2021',
        'https://plug2game.com/new-nintendo-switch-design-has-super-mario-fans-fuming-creative-bloq/',
      ),
      sourceAt(
        'Super Mario 3D World + Bowser’s Fury, Mercury News 2021',
        'https://www.mercurynews.com/2021/01/12/nintendo-reveals-super-mario-3d-world-bowsers-fury-for-big-february/',
      ),
    ],
  },
  {
    model: 'nintendo-switch',
    name: 'Monster Hunter Rise',
    released: [['jp', '2021']],
    note: 'Announced in January 2021, for Japan only at first.',
    sources: [
      sourceAt('Monster Hunter Rise Switch, Game Legends 2021 (in Italian)', 'https://gamelegends.it/?p=118903'),
    ],
  },
  {
    model: 'nintendo-switch',
    name: 'Mario Day bundle',
    released: [['na', '2023']],
    note: '$299.99: red Joy-Con, and a code for one of three Mario games.',
    sources: [
      sourceAt('Nintendo’s Mario Day Switch, Creative Bloq 2023', 'https://www.creativebloq.com/news/mario-day-switch'),
    ],
  },
  {
    model: 'nintendo-switch-lite',
    name: 'Zacian and Zamazenta',
    released: [
      ['na', '2019-11-08'],
      ['au', '2019-11-08'],
    ],
    note: 'Light grey, with cyan and magenta buttons.',
    sources: [
      sourceAt(
        'Zacian and Zamazenta Edition, ComicBook 2019',
        'https://comicbook.com/gaming/news/nintendo-switch-lite-pokemon-sword-shield-edition/',
      ),
      sourceAt(
        'Pokémon edition of Switch Lite, Attack of the Fanboy 2019',
        'https://attackofthefanboy.com/news/pokemon-sword-and-shield-edition-of-nintendo-switch-lite-coming-in-november/',
      ),
      sourceAt(
        'Switch Lite announced, Bidoof Crossing 2019',
        'https://www.bidoofcrossing.com/2019/07/nintendo-switch-lite-announced-coming.html',
      ),
    ],
  },
  {
    model: 'nintendo-switch-lite',
    name: 'Coral',
    released: [
      ['jp', '2020-03-20'],
      ['na', '2020-04-03'],
      ['eu', '2020-04-24'],
    ],
    sources: [
      coral,
      sourceAt(
        'Coral Switch Lite in Europe, Gamereactor 2020',
        'https://www.gamereactor.eu/get-yourself-a-pink-nintendo-switch-lite-in-europe-in-late-april/',
      ),
    ],
  },
  {
    model: 'nintendo-switch-lite',
    name: 'Blue',
    released: [
      ['uk', '2021-05-07'],
      ['na', '2021-05-21'],
    ],
    sources: [
      sourceAt(
        'Blue Switch Lite, Digital Trends 2021',
        'https://www.digitaltrends.com/gaming/blue-nintendo-switch-lite-announced/',
      ),
      sourceAt(
        'The latest Switch Lite colour is blue, Stuff 2021',
        'https://dev.stuff.tv/hot-stuff/gaming/latest-addition-nintendo-switch-lite-colours-blue-we-know-what-youre-thinking/',
      ),
    ],
  },
  {
    model: 'nintendo-switch-lite',
    name: 'Dialga and Palkia',
    released: [['na', '2021-11-05']],
    note: 'Metallic grey, after the DS Lite of 2006.',
    sources: [
      sourceAt(
        'Dialga and Palkia Special Edition, Tech Times 2021',
        'https://www.techtimes.com/articles/264318/20210819/pokemon-dialga-and-palkia-special-edition-nintendo-switch-lite-pokemon-dialga-and-palkia-nintendo-switch-lite-pokemon-nintendo-switch-lite.htm',
      ),
      sourceAt(
        'A special Diamond and Pearl Switch Lite, Destructoid 2021',
        'https://www.destructoid.com/diamond-pearl-switch-lite-pre-order-buy/',
      ),
    ],
  },
  {
    model: 'nintendo-switch-lite',
    name: 'Isabelle’s Aloha, coral; Timmy & Tommy’s Aloha, turquoise',
    released: [
      ['na', '2023-10-06'],
      ['eu', '2023-10-20'],
    ],
    note: 'With Animal Crossing: New Horizons.',
    sources: [aloha],
  },
  {
    model: 'nintendo-switch-lite',
    name: 'Hyrule Edition, gold',
    released: [[null, '2024']],
    note: 'Announced in June 2024, beside Zelda: Echoes of Wisdom.',
    sources: [
      sourceAt(
        'The newest Switch is worth its weight in gold, Gameranx 2024',
        'https://gameranx.com/updates/id/501577/article/the-newest-nintendo-switch-model-is-worth-its-weight-in-gold/',
      ),
    ],
  },
];
