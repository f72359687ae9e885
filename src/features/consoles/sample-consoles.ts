import type { Console, ConsoleCard } from '@/data/consoles';

/** Replace the catalogue in the carousel when it fails to load. */
export const sampleConsoles: ConsoleCard[] = [
  {
    id: 'game-boy',
    slug: 'game-boy',
    name: 'Game Boy',
    year: '1989',
    description: 'The grey handheld of 1989: four shades, four batteries and cartridges to swap.',
    image: '/images/consoles/game-boy.svg',
    color: 'gameboy',
  },
  {
    id: 'game-boy-color',
    slug: 'game-boy-color',
    name: 'Game Boy Color',
    year: '1998',
    description: 'Colour arrived in 1998, and the old cartridges still fitted.',
    image: '/images/consoles/game-boy-color.svg',
    color: 'gameboy',
  },
  {
    id: 'game-boy-advance',
    slug: 'game-boy-advance',
    name: 'Game Boy Advance',
    year: '2001',
    description: 'A 32-bit Game Boy held sideways, with shoulder buttons and a wide screen.',
    image: '/images/consoles/game-boy-advance.svg',
    color: 'gameboy',
  },
  {
    id: 'nintendo-ds',
    slug: 'nintendo-ds',
    name: 'Nintendo DS',
    year: '2004',
    description: 'Two screens, one of them to touch, in a case that folds shut.',
    image: '/images/consoles/nintendo-ds.svg',
    color: 'ds',
  },
  {
    id: 'nintendo-3ds',
    slug: 'nintendo-3ds',
    name: 'Nintendo 3DS',
    year: '2011',
    description: 'A folding handheld of 2011 whose upper screen shows depth without glasses.',
    image: '/images/consoles/nintendo-3ds.svg',
    color: '3ds',
  },
];

/** Used when no console is featured or the lookup fails. */
export const sampleFeaturedConsole: Pick<
  Console,
  | 'name'
  | 'slug'
  | 'description'
  | 'image'
  | 'color'
  | 'processor'
  | 'display'
  | 'controls'
  | 'battery'
  | 'dimensions'
  | 'weight'
  | 'games'
> = {
  name: 'Game Boy Micro',
  slug: 'game-boy-micro',
  description: 'The smallest Game Boy and the last to carry the name: 101 mm wide, with a bright two-inch screen.',
  image: '/images/consoles/game-boy-micro.svg',
  color: 'gameboy',
  processor: 'ARM7TDMI, 16.78 MHz',
  display: '2.0-inch backlit TFT LCD, 240 × 160, 32,768 colours; five brightness levels',
  controls: 'D-pad, A, B, L, R, Start, Select; volume and brightness rocker',
  battery: 'Rechargeable lithium-ion, about 460 mAh, about 5 to 8 hours (6 to 10 in Japanese material)',
  dimensions: '101 × 50 × 17.2 mm',
  weight: '80 g',
  games: 'about 1,500 Game Boy Advance titles (counts vary)',
};
