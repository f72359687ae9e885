import type * as v from 'valibot';
import { consolesKey } from '@/data/consoles/consoles';
import { publicQuery } from '@/data/reads/public-query';
import type { sourcedConsole } from '@/data/service/catalogue-rows';
import { paths } from '@/site/paths';
import type { ConsoleEvidence } from './evidence-of';

type SourcedConsole = v.InferOutput<typeof sourcedConsole>;

/** Reads the evidence of every console's facts, the oldest console first. */
export function catalogueEvidence() {
  return publicQuery({
    queryKey: [...consolesKey, 'evidence'],
    kinds: ['consoles'],
    page: paths.howWeKnow,
    read: async ({ rowsOf, sourcedColumns, sourcedConsole, supabase }, signal): Promise<ConsoleEvidence[]> => {
      const query = supabase
        .from('consoles')
        .select(sourcedColumns)
        .order('year')
        .order('id')
        .order('family', { referencedTable: 'plays' });
      const consoles = rowsOf<SourcedConsole>(await query.abortSignal(signal), sourcedConsole);
      // A built page has its counts from the build. The browser needs this code only after a change.
      const { evidenceOf } = await import('./evidence-of');
      return consoles.map(evidenceOf);
    },
  });
}
