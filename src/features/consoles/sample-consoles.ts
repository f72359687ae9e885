import type { Console, ConsoleCard } from '@/data/consoles/consoles';

/** The consoles of the carousel when the catalogue fails to load. */
export const sampleConsoles: ConsoleCard[] = [
  sample(
    'game-boy',
    'Game Boy',
    '1989',
    'gameboy',
    'The grey handheld of 1989: four shades, four batteries and cartridges to swap.',
  ),
  sample(
    'game-boy-color',
    'Game Boy Color',
    '1998',
    'gameboy',
    'Colour arrived in 1998, and the old cartridges still fitted.',
  ),
  sample(
    'game-boy-advance',
    'Game Boy Advance',
    '2001',
    'gameboy',
    'A 32-bit Game Boy held sideways, with shoulder buttons and a wide screen.',
  ),
  sample('nintendo-ds', 'Nintendo DS', '2004', 'ds', 'Two screens, one of them to touch, in a case that folds shut.'),
  sample(
    'nintendo-3ds',
    'Nintendo 3DS',
    '2011',
    '3ds',
    'A folding handheld of 2011 whose upper screen shows depth without glasses.',
  ),
];

function sample(slug: string, name: string, year: string, color: string, description: string): ConsoleCard {
  return { id: slug, slug, name, year, color, description, image: `/images/consoles/${slug}.svg` };
}

/** The featured console when the read fails or the service has no row. */
export const sampleFeaturedConsole: Pick<
  Console,
  'name' | 'slug' | 'description' | 'image' | 'color' | 'processor' | 'display' | 'controls' | 'battery'
> = {
  name: 'Game Boy Micro',
  slug: 'game-boy-micro',
  description: 'The smallest Game Boy and the last to carry the name: 101 mm wide, with a bright two-inch screen.',
  image: '/images/consoles/game-boy-micro.svg',
  color: 'gameboy',
  processor: 'ARM7TDMI, 16.78 MHz',
  display: '2-inch backlit LCD, 240 × 160',
  controls: 'D-pad, A, B, L, R, Start, Select',
  battery: 'Rechargeable lithium-ion, 5 to 8 hours',
};
