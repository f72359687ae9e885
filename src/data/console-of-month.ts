import { requireShape } from './answers';
import { consoleColumns } from './columns';
import { consoleSheetShape, consolesKey, type Console } from './consoles';
import { publicQuery } from './public-query';
import { readRow } from './rest';

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
      const query = { select: `id,console:consoles(${consoleColumns})`, featured: 'eq.true' };
      const row = await readRow<FeaturedConsole>('console_of_month', query, { id: 'text' }, signal);
      if (row && row.console !== null) requireShape(row.console, consoleSheetShape);
      return row;
    },
  });
}
