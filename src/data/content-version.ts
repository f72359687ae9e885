import * as v from 'valibot';

/*
 * What the view content_version gives: one row that tells whether what a page holds is still what there is. A build reads
 * it without a browser, so nothing else of `src` is imported here.
 */

const counter = v.number();
/** What changed of a post: what no list shows, its card, or where it is listed, if at all. Of a console it is not told. */
const change = v.object({
  of: v.picklist(['blog_posts', 'consoles']),
  slug: v.string(),
  part: v.optional(v.picklist(['text', 'card', 'place'])),
});

/** The counters go up with each change that visitors see. */
export const contentVersionRow = v.object({
  site_settings: counter,
  social_media_links: counter,
  blog_categories: counter,
  links: counter,
  /** With all that belongs to them. */
  consoles: counter,
  console_of_month: counter,
  /** With the consoles that they are about. */
  blog_posts: counter,
  /** When the clock last made a post public: that counts nothing. */
  posts_due: v.nullable(v.string()),
  /** The id of that row, which the clock changes too. */
  console_of_today: v.nullable(v.string()),
  /** What `blog_posts` and `consoles` counted last, newest first, four at most. */
  recent: v.array(change),
});
export const contentVersionColumns =
  'site_settings,social_media_links,blog_categories,links,consoles,console_of_month,blog_posts,posts_due,console_of_today,recent';

export type ContentVersion = v.InferOutput<typeof contentVersionRow>;
