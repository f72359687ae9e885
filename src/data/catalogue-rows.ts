import * as v from 'valibot';
import type { consolePage } from './rows';
import { consoleColumns, factColumns } from './rows';

/* Reads of pages that load on their own; as rows.ts, for a build too. */

const text = v.string();
const optionalText = v.nullable(text);

const source = { source_title: optionalText, source_url: optionalText };

/** A console with what it plays. */
export const playingConsole = v.object({
  id: text,
  slug: text,
  name: text,
  region_lock: optionalText,
  plays: v.array(v.object({ family: text, plays: text, note: optionalText, ...source })),
});
export const playingColumns =
  'id,slug,name,region_lock,plays:console_compatibility(family,plays,note,source_title,source_url)';

/** A source of what a console's region lock is said to be. */
export const lockSource = v.object({ console_id: text, title: optionalText, url: optionalText, note: optionalText });
export const lockColumns = 'console_id,title,url,note';

export const linkCable = v.object({
  from_id: text,
  to_id: optionalText,
  to_name: optionalText,
  via: text,
  games: v.nullable(v.array(text)),
  note: optionalText,
  ...source,
});
export const cableColumns = 'from_id,to_id,to_name,via,games,note,source_title,source_url';

type Page = v.InferOutput<typeof consolePage>;

/** A console with everything that visitors may read of it: its page shows less. */
export type OpenConsole = Omit<Page, 'releases' | 'sources'> & {
  releases: (Page['releases'][number] & {
    launch_games: string[] | null;
    launch_colours: string[] | null;
    note: string | null;
  })[];
  sources: (Page['sources'][number] & { checked_on: string | null; confidence: string | null })[];
};
export const openConsoleColumns =
  `${consoleColumns},${factColumns},predecessor_id,successor_id,releases:console_releases(region,released,price,price_to,currency,launch_games,launch_colours,note),sources:console_sources(field,title,url,checked_on,confidence,note),plays:console_compatibility(family,plays,note,source_title,source_url),posts:post_consoles(post:blog_posts(slug,title))` as const;
