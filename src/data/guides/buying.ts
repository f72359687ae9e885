import type { BuyableConsole } from '@/data/consoles/buyable-consoles';
import type { GuideSource, ModelSlug } from './claim';
import { guideSources as from } from './sources';

/**
 * A wish, the console for it, and the rule for other consoles. Without sources, the values are facts of the catalogue.
 */
interface Want {
  want: string;
  pick: ModelSlug;
  because: (pick: BuyableConsole, all: readonly BuyableConsole[]) => string;
  sources?: readonly GuideSource[];
  /** Says whether a console meets the wish. Undefined when the choice is our opinion. */
  fits?: (model: BuyableConsole, all: readonly BuyableConsole[]) => boolean;
  /** The slug of an article about the wish, and the words of the link. */
  article?: readonly [slug: string, title: string];
}

const plays = ({ plays: played }: BuyableConsole, family: string, extents: readonly string[] = ['yes', 'partly']) =>
  played.some((cell) => cell.family === family && extents.includes(cell.plays));
const isLit = ({ screen_lit }: BuyableConsole) => screen_lit !== null && screen_lit !== 'none';
const weightOf = ({ weight_g }: BuyableConsole) => (weight_g === null ? 'of unknown weight' : `${weight_g} g`);
const weightIn = (all: readonly BuyableConsole[], wanted: ModelSlug) => {
  const found = all.find(({ slug }) => slug === wanted);
  return found ? weightOf(found) : 'of unknown weight';
};

export const wants: readonly Want[] = [
  {
    want: 'Game Boy cartridges on a lit screen',
    pick: 'game-boy-advance-sp',
    because: () => 'It plays all three kinds of Game Boy cartridges, on a lit screen.',
    fits: (model) => plays(model, 'GB') && isLit(model),
    article: ['gba-sp-second-look', 'Which SP has which light'],
  },
  {
    want: 'Game Boy Advance games',
    pick: 'game-boy-advance-sp',
    because: () => 'Its screen is lit and it has a link socket. The DS and DS Lite have none, so there you play alone.',
    fits: (model) => plays(model, 'GBA'),
  },
  {
    want: 'DS and Advance games on one console',
    pick: 'nintendo-ds-lite',
    because: (lite, all) =>
      `Two consoles have both slots. This is the lighter one: ${weightOf(lite)} against ${weightIn(all, 'nintendo-ds')}.`,
    fits: (model) => plays(model, 'DS') && plays(model, 'GBA'),
    article: ['ds-lite-revisited', 'DS Lite revisited'],
  },
  {
    want: 'DS games, as large as possible',
    pick: 'nintendo-dsi-xl',
    because: ({ screen_inches: inches }) =>
      `${inches === null ? 'Large' : `${inches}-inch`} screens, the largest of those that were made for DS games.`,
    fits: (model) => plays(model, 'DS'),
  },
  {
    want: '3DS games in 3D',
    pick: 'new-nintendo-3ds-xl',
    because: () => 'It plays the few cards for New models as well, and no 3DS has a larger screen.',
    fits: (model) => plays(model, '3DS') && model.screen_3d === true,
    article: ['glasses-free-3d-explained', '3D without glasses'],
  },
  {
    want: '3DS games without 3D',
    pick: 'new-nintendo-2ds-xl',
    because: () => 'It plays the cards for New models as well, and folds.',
    fits: (model) => plays(model, '3DS') && model.screen_3d === false,
  },
  {
    want: 'A console for a child',
    pick: 'nintendo-2ds',
    because: () =>
      'It plays DS and 3DS games in 2D and has no hinge. Nintendo advised children under six against 3D, which can be locked on the others.',
    sources: [from.threeChildren],
  },
  {
    want: 'The smallest in a pocket',
    pick: 'game-boy-micro',
    because: (micro) => `${weightOf(micro)}, the lightest of them all. It takes Advance cartridges and no others.`,
    fits: ({ weight_g }, all) => all.every((other) => (other.weight_g ?? Infinity) >= (weight_g ?? Infinity)),
  },
  {
    want: 'Switch games on the go',
    pick: 'nintendo-switch-lite',
    because: (lite, all) =>
      `${weightOf(lite)} against ${weightIn(all, 'nintendo-switch')}. Games without a handheld mode need separate Joy-Con.`,
    fits: (model) => plays(model, 'Switch'),
    article: ['switch-lite-or-switch', 'Lite or Switch?'],
  },
  {
    want: 'Original hardware that you can repair yourself',
    pick: 'game-boy-color',
    because: () =>
      'Two screwdrivers open it and AA batteries power it. Its usual faults are a dirty switch and leaked batteries.',
    sources: [from.repairWiki, from.colorLeak],
    fits: ({ battery_type }) => battery_type !== null && /\bAAA?\b/.test(battery_type),
  },
];

/**
 * Returns the chosen console and the others that fit. Undefined when the catalogue lacks the chosen console, or the
 * console doesn't fit.
 */
export function answerTo({ pick, fits }: Want, all: readonly BuyableConsole[]) {
  const picked = all.find(({ slug }) => slug === pick);
  if (!picked || (fits && !fits(picked, all))) return undefined;
  return { picked, others: fits ? all.filter((model) => model !== picked && fits(model, all)) : [] };
}
