/** A question about a known model. */
export type FurtherKey =
  'dmg-board' | 'shell' | 'lamp' | 'mgb-board' | 'cgb-board' | 'agb-board' | 'light' | 'old-cartridges' | 'tencent';

interface Model {
  name: string;
  codes: readonly string[];
  /** Width, height and depth in millimetres, closed for a folding model. */
  size: readonly [number, number, number];
  folds?: boolean;
  /** True when no source gives the size. */
  unsure?: boolean;
  /** Further questions. */
  more: readonly FurtherKey[];
  /** A text about facts that no source gives. */
  open?: string;
}

export type ConsoleSlug =
  | 'game-boy'
  | 'game-boy-pocket'
  | 'game-boy-light'
  | 'game-boy-color'
  | 'game-boy-advance'
  | 'game-boy-advance-sp'
  | 'game-boy-micro'
  | 'nintendo-ds'
  | 'nintendo-ds-lite'
  | 'nintendo-dsi'
  | 'nintendo-dsi-xl'
  | 'nintendo-3ds'
  | 'nintendo-3ds-xl'
  | 'nintendo-2ds'
  | 'new-nintendo-3ds'
  | 'new-nintendo-3ds-xl'
  | 'new-nintendo-2ds-xl'
  | 'nintendo-switch'
  | 'nintendo-switch-lite';

/** Texts about unknown facts. A text appears at each model that it is true for. */
export const unknowns = {
  panels:
    'TN or IPS screen? We can’t tell for the 3DS family: no reliable source says which console has which kind of panel.',
  ribbons:
    'The screen’s ribbon has 32 or 40 contacts, which matters for a replacement. We found no source that says which board has which.',
  visible:
    'We know of no visible difference between the runs of the DS, or between those of the DS Lite, so we can’t tell them apart.',
  runs: 'We have no facts that tell one run from another.',
};

export const models: Readonly<Record<ConsoleSlug, Model>> = {
  'game-boy': { name: 'Game Boy', codes: ['DMG-01'], size: [90, 148, 32], more: ['dmg-board', 'shell'] },
  'game-boy-pocket': {
    name: 'Game Boy Pocket',
    codes: ['MGB-001'],
    size: [77.6, 127.6, 25.3],
    more: ['lamp', 'mgb-board'],
  },
  'game-boy-light': {
    name: 'Game Boy Light',
    codes: ['MGB-101'],
    size: [80, 135, 29],
    more: [],
    open: unknowns.runs,
  },
  'game-boy-color': { name: 'Game Boy Color', codes: ['CGB-001'], size: [78, 133.5, 27.4], more: ['cgb-board'] },
  'game-boy-advance': {
    name: 'Game Boy Advance',
    codes: ['AGB-001'],
    size: [144.5, 82, 24.5],
    more: ['agb-board'],
    open: unknowns.ribbons,
  },
  'game-boy-advance-sp': {
    name: 'Game Boy Advance SP',
    codes: ['AGS-001', 'AGS-101'],
    size: [82, 84.6, 24.3],
    folds: true,
    more: ['light', 'old-cartridges'],
  },
  'game-boy-micro': {
    name: 'Game Boy Micro',
    codes: ['OXY-001'],
    size: [101, 50, 17.2],
    more: [],
    open: unknowns.runs,
  },
  'nintendo-ds': {
    name: 'Nintendo DS',
    codes: ['NTR-001'],
    size: [148.7, 84.7, 28.9],
    folds: true,
    more: [],
    open: unknowns.visible,
  },
  'nintendo-ds-lite': {
    name: 'Nintendo DS Lite',
    codes: ['USG-001'],
    size: [133, 73.9, 21.5],
    folds: true,
    more: [],
    open: unknowns.visible,
  },
  'nintendo-dsi': {
    name: 'Nintendo DSi',
    codes: ['TWL-001'],
    size: [137, 74.9, 18.9],
    folds: true,
    more: [],
    open: unknowns.runs,
  },
  'nintendo-dsi-xl': {
    name: 'Nintendo DSi XL',
    codes: ['UTL-001'],
    size: [161, 91.4, 21.2],
    folds: true,
    more: [],
    open: unknowns.runs,
  },
  'nintendo-3ds': {
    name: 'Nintendo 3DS',
    codes: ['CTR-001'],
    size: [134, 74, 21],
    folds: true,
    more: [],
    open: unknowns.panels,
  },
  'nintendo-3ds-xl': {
    name: 'Nintendo 3DS XL',
    codes: ['SPR-001'],
    size: [156, 93, 22],
    folds: true,
    more: [],
    open: unknowns.panels,
  },
  'nintendo-2ds': {
    name: 'Nintendo 2DS',
    codes: ['FTR-001'],
    size: [144, 127, 20.3],
    more: [],
    open: unknowns.panels,
  },
  'new-nintendo-3ds': {
    name: 'New Nintendo 3DS',
    codes: ['KTR-001'],
    size: [142, 80.6, 21.6],
    folds: true,
    unsure: true,
    more: [],
    open: unknowns.panels,
  },
  'new-nintendo-3ds-xl': {
    name: 'New Nintendo 3DS XL',
    codes: ['RED-001'],
    size: [160, 93.5, 21.5],
    folds: true,
    more: [],
    open: unknowns.panels,
  },
  'new-nintendo-2ds-xl': {
    name: 'New Nintendo 2DS XL',
    codes: ['JAN-001'],
    size: [160, 86.4, 20.8],
    folds: true,
    unsure: true,
    more: [],
    open: unknowns.panels,
  },
  'nintendo-switch': {
    name: 'Nintendo Switch',
    codes: ['HAC-001', 'HAC-001(-01)'],
    size: [239, 102, 13.9],
    more: ['tencent'],
  },
  'nintendo-switch-lite': {
    name: 'Nintendo Switch Lite',
    codes: ['HDH-001'],
    size: [208, 91.1, 13.9],
    more: [],
    open: unknowns.runs,
  },
};

/** Returns the size, such as "about 142 × 80.6 × 21.6 mm, closed". */
export function sizeOf({ size, folds, unsure }: Model): string {
  return `${unsure ? 'about ' : ''}${size.join(' × ')} mm${folds ? ', closed' : ''}`;
}
