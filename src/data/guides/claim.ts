/** The consoles that claims are about, oldest first. */
export const modelNames = {
  'game-boy': 'Game Boy',
  'game-boy-pocket': 'Game Boy Pocket',
  'game-boy-light': 'Game Boy Light',
  'game-boy-color': 'Game Boy Color',
  'game-boy-advance': 'Game Boy Advance',
  'game-boy-advance-sp': 'Game Boy Advance SP',
  'nintendo-ds': 'Nintendo DS',
  'game-boy-micro': 'Game Boy Micro',
  'nintendo-ds-lite': 'Nintendo DS Lite',
  'nintendo-dsi': 'Nintendo DSi',
  'nintendo-dsi-xl': 'Nintendo DSi XL',
  'nintendo-3ds': 'Nintendo 3DS',
  'nintendo-3ds-xl': 'Nintendo 3DS XL',
  'nintendo-2ds': 'Nintendo 2DS',
  'new-nintendo-3ds': 'New Nintendo 3DS',
  'new-nintendo-3ds-xl': 'New Nintendo 3DS XL',
  'nintendo-switch': 'Nintendo Switch',
  'new-nintendo-2ds-xl': 'New Nintendo 2DS XL',
  'nintendo-switch-lite': 'Nintendo Switch Lite',
} as const;

export type ModelSlug = keyof typeof modelNames;

export interface GuideSource {
  title: string;
  url: string;
}

export interface Claim {
  text: string;
  /** Empty when the claim holds for all consoles. */
  models: readonly ModelSlug[];
  sources: readonly [GuideSource, ...GuideSource[]];
}

/** The skill that a repair needs, according to its sources. */
export const efforts = {
  outside: 'Without opening',
  battery: 'Battery lid only',
  open: 'Opened, no soldering',
  solder: 'Opened, with a soldering iron',
  service: 'Sent to Nintendo',
  none: 'No repair described',
} as const;

/** A fault and the effort of its repair. The sources state both. */
export interface Repair extends Claim {
  part: string;
  takes: string;
  effort: keyof typeof efforts;
}

/** The day when we read the sources of the guides. */
export const checkedOn = '2026-11-28';

/** Claims under a heading. `more` has the paths of pages about the claims, and the words of the links. */
export interface ClaimSection {
  id: string;
  title: string;
  claims: readonly Claim[];
  more?: readonly (readonly [path: string, words: string])[];
}

/** Returns each source once, in the order of the page. The position of a source in the list is its number. */
export function sourcesOf(claims: readonly { sources?: readonly GuideSource[] }[]): GuideSource[] {
  const byAddress = new Map<string, GuideSource>();
  for (const source of claims.flatMap(({ sources = [] }) => sources)) {
    if (!byAddress.has(source.url)) byAddress.set(source.url, source);
  }
  return [...byAddress.values()];
}
