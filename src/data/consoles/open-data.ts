import { paths } from '@/site/paths';
import { coverageOf, type FieldCoverage } from './console-fields';
import { consolesKey } from './consoles';
import { publicQuery } from '@/data/reads/public-query';

/** Reads the coverage of each field: how many consoles have a known value. */
export function catalogueCoverage() {
  return publicQuery({
    queryKey: [...consolesKey, 'coverage'],
    kinds: ['consoles'],
    page: paths.openData,
    read: async ({ consoleFacts, factColumns, rowsOf, supabase }, signal): Promise<FieldCoverage[]> => {
      const query = supabase.from('consoles').select(factColumns).order('year').order('id');
      return coverageOf(rowsOf(await query.abortSignal(signal), consoleFacts));
    },
  });
}
