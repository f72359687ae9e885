import { paths } from '@/lib/paths';
import { coverageOf, type FieldCoverage } from './console-fields';
import { consolesKey } from './consoles';
import { rowsOf } from './errors';
import { publicQuery } from './public-query';
import { consoleFacts, factColumns } from './catalogue-rows';
import { supabase } from './supabase';

/** How much of the catalogue is known. */
export function catalogueCoverage() {
  return publicQuery({
    queryKey: [...consolesKey, 'coverage'],
    kinds: ['consoles'],
    page: paths.openData,
    read: async (signal): Promise<FieldCoverage[]> => {
      const query = supabase.from('consoles').select(factColumns).order('year').order('id');
      return coverageOf(rowsOf(await query.abortSignal(signal), consoleFacts));
    },
  });
}
