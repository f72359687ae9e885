import type { GuideSource, ModelSlug } from './claim';

/** A colour or special edition beside the launch colours, which are facts of the catalogue. */
export interface Edition {
  model: ModelSlug;
  name: string;
  /** Region by its code (src/data/consoles/regions.ts), and a day, month or year; null is unknown. */
  released: readonly (readonly [region: string | null, date: string | null])[];
  /** The number made, if known. */
  made?: string;
  note?: string;
  sources: readonly [GuideSource, ...GuideSource[]];
}

export function sourceAt(title: string, url: string): GuideSource {
  return { title, url };
}
