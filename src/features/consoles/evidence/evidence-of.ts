import { kindOf, type SourceKind } from './source-kinds';
import { shownFacts, unsourcedFacts, type ShownConsole } from './shown-facts';

export type Confidence = 'high' | 'medium' | 'low';

export interface ConsoleEvidence {
  slug: string;
  name: string;
  /** The number of named sources by kind. `confidence` has the number by our confidence. */
  kinds: Partial<Record<SourceKind, number>>;
  confidence: Partial<Record<Confidence, number>>;
  /** Facts with weak sources only. */
  doubtful: string[];
  /** Facts that the page marks with "no source". */
  unsourced: string[];
}

type Sourced = Omit<ShownConsole, 'sources'> & {
  slug: string;
  name: string;
  sources: readonly { field: string; title: string | null; url: string | null; confidence: string | null }[];
};

export function evidenceOf(model: Sourced): ConsoleEvidence {
  const named = model.sources.flatMap(({ title, ...source }) => (title === null ? [] : { ...source, title }));
  const confidenceIn = (field: string) =>
    named.flatMap((source) => (source.field === field ? (source.confidence ?? []) : []));
  return {
    slug: model.slug,
    name: model.name,
    kinds: counted(named.map(kindOf)),
    confidence: counted(named.flatMap(({ confidence }) => (isConfidence(confidence) ? confidence : []))),
    doubtful: shownFacts(model).flatMap(({ field, name }) => {
      const levels = confidenceIn(field);
      return levels.length > 0 && levels.every((each) => each === 'low') ? name : [];
    }),
    unsourced: unsourcedFacts(model),
  };
}

function isConfidence(text: string | null): text is Confidence {
  return text === 'high' || text === 'medium' || text === 'low';
}

function counted<Key extends string>(keys: readonly Key[]): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}
