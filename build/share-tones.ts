import { siteColours } from '../art/site-colours.ts';

/** What a category looks like: the ground of its badge, and of the plate. */
interface CategoryTone {
  badgeColour: string;
  plateColour: string;
}

// The plates are stronger than the panels of the site: a preview is small, and shown among others.
const history = { badgeColour: siteColours.history, plateColour: '#f0c9b2' };

const categories = new Map<string, CategoryTone>([
  ['history', history],
  ['reviews', { badgeColour: siteColours.reviews, plateColour: '#d3c6ef' }],
  ['collecting', { badgeColour: siteColours.collecting, plateColour: '#ecd484' }],
  ['tech', { badgeColour: siteColours.tech, plateColour: '#b6dcc6' }],
]);

const gameboy = '#c9d3a0';

const eraPlates = new Map([
  ['gameboy', gameboy],
  ['ds', '#bcd0e6'],
  ['3ds', '#f2c3b5'],
]);

/** The colours of a category: one we do not know looks like history. */
export function categoryTone(slug: string): CategoryTone {
  return categories.get(slug) ?? history;
}

/** The colour of the plate under a console of an era. */
export function eraPlate(era: string): string {
  return eraPlates.get(era) ?? gameboy;
}
