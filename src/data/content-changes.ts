import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { contentVersionColumns, contentVersionRow, type ContentVersion } from './content-version';
import { firstRowOf, ReadError, type Answer } from './errors';
import { contentVersionKey, mayBeSent, publicQuery } from './public-query';
import { staffKey } from './session-record';
import { builtFromPath, fetchOfBuild } from './snapshot';
import { supabase } from './supabase';

/** Older than any other: everything may have changed since. */
export const unknownVersion: EarlierVersion = {
  ...{ site_settings: -1, social_media_links: -1, blog_categories: -1, links: -1, consoles: -1 },
  ...{ console_of_month: -1, blog_posts: -1, posts_due: null, console_of_today: null },
};

type Change = ContentVersion['recent'][number];

/** How old an open page may be, in milliseconds. */
const shownFor = 60_000;

/** Read each minute while the page is visible, and when somebody comes back to it. */
export function contentVersion() {
  const options = publicQuery({
    queryKey: contentVersionKey,
    read: async (signal): Promise<ContentVersion> => {
      const query = supabase.from('content_version').select(contentVersionColumns).limit(1);
      // The types of a view call every column nullable; the schema tells.
      const answer = (await query.abortSignal(signal)) as Answer<ContentVersion>;
      const row = firstRowOf(answer, contentVersionRow);
      if (!row) throw new ReadError('malformed', 'content_version has no row');
      return row;
    },
  });
  return {
    ...options,
    staleTime: 0,
    refetchInterval: shownFor,
    refetchOnWindowFocus: (query: Parameters<typeof mayBeSent>[0]) => mayBeSent(query) && ('always' as const),
  };
}

/** What is compared with a later version. */
export type EarlierVersion = Omit<ContentVersion, 'recent'>;

const builtFrom = v.object({ version: v.omit(contentVersionRow, ['recent']) });

/** @throws without that file, as in development */
export async function versionOfBuild(): Promise<EarlierVersion> {
  return (await fetchOfBuild(builtFromPath, builtFrom)).version;
}

/** Tells of a query of public content, by its key, whether its answer may have changed between two versions. */
export function changesBetween(before: EarlierVersion, now: ContentVersion): (key: QueryKey) => boolean {
  const differs = (...names: (keyof EarlierVersion)[]) => names.some((name) => before[name] !== now[name]);
  const posts = changesOf('blog_posts', before, now);
  const consoles = changesOf('consoles', before, now);
  const anyPost = (concerns: (change: Change) => boolean) => posts?.some(concerns) ?? true;
  const inLists = (each: Change) => each.part !== 'text';
  const namesOfPosts = differs('blog_categories', 'posts_due') || anyPost(inLists);

  const ofPosts = (kind: unknown, slug: unknown) => {
    if (kind === 'page') return namesOfPosts;
    if (kind === 'slug') return differs('blog_categories') || anyPost((each) => each.slug === slug);
    // What follows an article names other articles, and consoles.
    if (kind === 'relations')
      return (
        differs('blog_categories', 'posts_due', 'consoles') ||
        anyPost((each) => inLists(each) && (each.slug !== slug || each.part === 'place'))
      );
    return false;
  };
  const ofConsoles = (kind: unknown, slug: unknown) => {
    if (kind === 'of-month' || kind === 'past-of-month')
      return differs('console_of_month', 'console_of_today', 'consoles');
    // The page of a console names the articles about it.
    if (kind === 'slug') return namesOfPosts || (consoles?.some((each) => each.slug === slug) ?? true);
    return differs('consoles');
  };
  return (key) => {
    if (key.includes(staffKey)) return false;
    const [subject, kind, which] = key;
    if (subject === 'posts') return ofPosts(kind, which);
    if (subject === 'consoles') return ofConsoles(kind, which);
    if (subject === 'site-settings') return differs('site_settings');
    if (subject === 'social-links') return differs('social_media_links');
    if (subject === 'categories') return differs('blog_categories');
    if (subject === 'links') return differs('links');
    return false;
  };
}

/** Null when there were more than the version remembers. */
function changesOf(table: Change['of'], before: EarlierVersion, now: ContentVersion): Change[] | null {
  const count = now[table] - before[table];
  const last = now.recent.filter(({ of }) => of === table);
  return before !== unknownVersion && count >= 0 && count <= last.length ? last.slice(0, count) : null;
}
