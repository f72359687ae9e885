import type { ConsoleFacts } from '../../src/data/consoles/console-page.ts';
import type { Database } from '../backup/database.ts';

/** Published content only: all staff can read the report, but not all drafts. */
export interface SiteContent {
  posts: { id: string; title: string; content: string; image: string; consoles: number }[];
  consoles: ConsoleRow[];
  links: { id: string; title: string; url: string; image: string | null }[];
  /** Addresses that belong to the whole site. */
  site: { thing: 'social' | 'site'; title: string; url: string }[];
}

export type ConsoleRow = ConsoleFacts & {
  id: string;
  name: string;
  image: string;
  predecessor_id: string | null;
  successor_id: string | null;
  sources: { field: string; title: string | null; url: string | null }[];
  releases: {
    region: string;
    released: string | null;
    price: number | null;
    launch_games: string[] | null;
    launch_colours: string[] | null;
  }[];
  plays: { family: string; plays: string; source_title: string | null; source_url: string | null }[];
  cables: { source_url: string | null }[];
};

export async function readContent(database: Database): Promise<SiteContent> {
  return {
    posts: await database.sql(
      `select id, title, content, image,
         (select count(*)::int from public.post_consoles where post_id = post.id) as consoles
       from public.blog_posts as post where private.is_public(published, publish_at) order by title, id`,
    ),
    consoles: await database.sql(
      `select console.*, ${['sources', 'releases', 'plays', 'cables'].map(rowsOf).join(', ')}
       from public.consoles as console order by year, id`,
    ),
    links: await database.sql('select id, title, url, image from public.links where active order by title, id'),
    site: await database.sql(
      `select 'social' as thing, platform as title, url from public.social_media_links where active
       union all select 'site', 'Settings', "ogImage" from public.site_settings order by title, url`,
    ),
  };
}

const tables: Record<string, string> = {
  sources: 'console_sources as part where part.console_id',
  releases: 'console_releases as part where part.console_id',
  plays: 'console_compatibility as part where part.console_id',
  cables: 'link_cables as part where part.from_id',
};

function rowsOf(name: string): string {
  return `(select coalesce(json_agg(part order by part.id), '[]') from public.${tables[name] ?? ''} = console.id) as ${name}`;
}
