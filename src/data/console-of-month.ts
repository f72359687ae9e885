import { queryOptions } from '@/lib/query';
import { firstRowOf, requireShape } from './answers';
import { consoleSheetShape, consolesKey, type Console } from './consoles';
import { rest } from './rest';

/** The featured row with its console; the foreign key promises one, an answer may still lack it. */
export interface FeaturedConsole {
  id: string;
  console: Console | null;
}

/** The Console of the Month, or null when none is featured. */
export function featuredConsole() {
  return queryOptions({
    queryKey: [...consolesKey, 'of-month'],
    queryFn: async ({ signal }): Promise<FeaturedConsole | null> => {
      const query = rest.from('console_of_month').select('id, console:consoles(*)').eq('featured', true).limit(1);
      const row = firstRowOf<FeaturedConsole>(await query.abortSignal(signal), { id: 'text' });
      if (row && row.console !== null) requireShape(row.console, consoleSheetShape);
      return row;
    },
  });
}
