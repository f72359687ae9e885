import type * as v from 'valibot';
import { consolesKey } from '@/data/consoles/consoles';
import { publicQuery } from '@/data/reads/public-query';
import type { sourcedConsole } from '@/data/service/catalogue-rows';
import { paths } from '@/site/paths';
import type { SourceKind } from './source-kinds';

type SourcedConsole = v.InferOutput<typeof sourcedConsole>;

export type Confidence = 'high' | 'medium' | 'low';

/** What the facts of a console rest on. */
export interface ConsoleEvidence {
  slug: string;
  name: string;
  /** How many sources are named for its facts, by kind, and by how sure we are of them. */
  kinds: Partial<Record<SourceKind, number>>;
  confidence: Partial<Record<Confidence, number>>;
  /** Facts that have weak sources only. */
  doubtful: string[];
  /** Facts that its page marks with "no source". */
  unsourced: string[];
}

/** What the facts of every console rest on, the oldest console first. */
export function catalogueEvidence() {
  return publicQuery({
    queryKey: [...consolesKey, 'evidence'],
    kinds: ['consoles'],
    page: paths.howWeKnow,
    read: async ({ rowsOf, sourcedColumns, sourcedConsole, supabase }, signal): Promise<ConsoleEvidence[]> => {
      const query = supabase.from('consoles').select(sourcedColumns).order('year').order('id');
      const consoles = rowsOf<SourcedConsole>(await query.abortSignal(signal), sourcedConsole);
      // The page shows the counts of the build: what counts anew is needed only after a change.
      const { evidenceOf } = await import('./evidence-of');
      return consoles.map(evidenceOf);
    },
  });
}
