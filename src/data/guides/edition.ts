import type { GuideSource, ModelSlug } from './claim';

/** A colour or special edition. Launch colours are not editions, because they are facts of the catalogue. */
export interface Edition {
  model: ModelSlug;
  name: string;
  /** Pairs of a region's code (src/data/consoles/regions.ts) and a day, month or year. Null is unknown. */
  released: readonly (readonly [region: string | null, date: string | null])[];
  /** The number of units made, if known. */
  made?: string;
  note?: string;
  sources: readonly [GuideSource, ...GuideSource[]];
}

export function sourceAt(title: string, url: string): GuideSource {
  return { title, url };
}
