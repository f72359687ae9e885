import { firstRowOf, requireShape } from './answers';
import { consoleColumns } from './columns';
import { consoleSheetShape, consolesKey, type Console } from './consoles';
import { publicQuery } from './public-query';
import { rest } from './rest';

/** The featured row with its console; the foreign key promises one, an answer may still lack it. */
export interface FeaturedConsole {
  id: string;
  console: Console | null;
}

/** The Console of the Month, or null when none is featured. */
export function featuredConsole() {
  return publicQuery({
    queryKey: [...consolesKey, 'of-month'],
    copy: (copy) => copy.featured(),
    read: async (signal): Promise<FeaturedConsole | null> => {
      const query = rest.from('console_of_month').select(`id, console:consoles(${consoleColumns})`);
      const row = firstRowOf<FeaturedConsole>(await query.eq('featured', true).limit(1).abortSignal(signal), {
        id: 'text',
      });
      if (row && row.console !== null) requireShape(row.console, consoleSheetShape);
      return row;
    },
  });
}
