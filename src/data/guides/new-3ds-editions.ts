import { sourceAt, type Edition } from './edition';

const hyruleNew3ds = sourceAt(
  'New Nintendo 3DS XL Hyrule Edition announced, Touriantourist 2015',
  'https://touriantourist.blogspot.com/2015/09/new-nintendo-3ds-xl-hyrule-edition.html',
);
const pokemon20 = sourceAt(
  'Pokémon’s 20th anniversary, The Verge 2016',
  'https://www.theverge.com/2016/1/12/10754086/pokemon-20th-anniversary-super-bowl-commercial',
);
const trappedPikachu = sourceAt(
  'They trapped poor Pikachu in this New 2DS XL, Destructoid 2017',
  'https://www.destructoid.com/they-trapped-poor-pikachu-in-this-new-2ds-xl/',
);
const creeper = sourceAt(
  'Minecraft New 2DS XL announced, Touriantourist 2018',
  'https://touriantourist.blogspot.com/2018/07/minecraft-new-2ds-xl-announced.html',
);

export const new3dsEditions: readonly Edition[] = [
  {
    model: 'new-nintendo-3ds',
    name: 'Animal Crossing: Happy Home Designer',
    released: [['na', '2015-09-25']],
    note: 'A bundle at $219.99, at first the only way to buy this size there.',
    sources: [
      sourceAt(
        'New Nintendo 3DS coming to North America, Press the Buttons 2015',
        'https://www.pressthebuttons.com/2015/08/new-nintendo-3ds-coming-to-north-america.html',
      ),
    ],
  },
  {
    model: 'new-nintendo-3ds',
    name: 'Pokémon 20th anniversary',
    released: [['na', '2016-02-27']],
    note: 'With Red and Blue installed, and a cover plate for each.',
    sources: [pokemon20],
  },
  {
    model: 'new-nintendo-3ds-xl',
    name: 'Black and red',
    released: [['na', null]],
    sources: [
      sourceAt(
        'I made a purchase, skittystampede 2015',
        'https://skittystampede.wordpress.com/2015/09/30/i-made-a-purchase-%F0%9F%98%A7/',
      ),
    ],
  },
  {
    model: 'new-nintendo-3ds-xl',
    name: 'Zelda: Majora’s Mask',
    released: [[null, '2015']],
    sources: [hyruleNew3ds],
  },
  {
    model: 'new-nintendo-3ds-xl',
    name: 'Hyrule Edition',
    released: [[null, '2015']],
    note: 'Sold without a game.',
    sources: [hyruleNew3ds],
  },
  {
    model: 'new-nintendo-3ds-xl',
    name: 'Solgaleo and Lunala',
    released: [['na', '2016-10-28']],
    note: 'Black, $199.99, for Pokémon Sun and Moon.',
    sources: [
      sourceAt(
        'The Pokémon Sun & Moon New Nintendo 3DS XL, Magg’s Top Games 2016',
        'https://maggtopgames.wordpress.com/2016/09/14/lets-check-out-the-limited-edition-pokemon-sun-moon-new-nintendo-3ds-xl/',
      ),
    ],
  },
  {
    model: 'new-nintendo-3ds-xl',
    name: 'Metroid: Samus',
    released: [['na', '2017-09-15']],
    note: 'Sold without a game. The source calls it a 3DS XL, without ‘New’.',
    sources: [
      sourceAt(
        'Metroid Samus Nintendo 3DS XL, Legit Reviews 2017',
        'http://www.legitreviews.com/metroid-samus-nintendo-3ds-xl-lands-september-15_196864',
      ),
    ],
  },
  {
    model: 'new-nintendo-2ds-xl',
    name: 'Orange and white',
    released: [['na', '2017-10-06']],
    note: 'By this source it came after the launch; another counts it among the launch colours.',
    sources: [trappedPikachu],
  },
  {
    model: 'new-nintendo-2ds-xl',
    name: 'Poké Ball',
    released: [['na', '2017-11-03']],
    sources: [trappedPikachu],
  },
  {
    model: 'new-nintendo-2ds-xl',
    name: 'Pikachu',
    released: [['jp', '2017-11-17']],
    sources: [trappedPikachu],
  },
  {
    model: 'new-nintendo-2ds-xl',
    name: 'Hylian Shield',
    released: [[null, '2018']],
    note: 'Known by July 2018.',
    sources: [creeper],
  },
  {
    model: 'new-nintendo-2ds-xl',
    name: 'Minecraft Creeper',
    released: [[null, '2018']],
    note: 'Announced in July 2018.',
    sources: [creeper],
  },
];
