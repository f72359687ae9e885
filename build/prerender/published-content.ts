import { isDeepStrictEqual } from 'node:util';
import { cableColumns, embeddedPublished, openConsoleColumns, pastColumns } from '../../src/data/catalogue-rows.ts';
import {
  categoryColumns,
  featuredColumns,
  linkColumns,
  postColumns,
  settingsColumns,
  socialLinkColumns,
} from '../../src/data/rows.ts';
import type { FeaturedConsole } from '../../src/data/console-of-month.ts';
import { contentVersionColumns, type ContentVersion } from '../../src/data/content-version.ts';
import type { FoundConsoles } from '../../src/data/found-consoles.ts';
import type { PastConsole } from '../../src/data/past-consoles.ts';
import type { SiteContent } from '../../src/data/site-content.ts';
import type { SiteSettings } from '../../src/data/settings.ts';
import { withoutEndSlashes } from '../../src/lib/paths.ts';
import { localPublishableKey } from '../local-backend/local-keys.ts';
import { startSeededBackend } from '../local-backend/backend.ts';

/** A hosted project, and the key that visitors have. Never a secret key: drafts would be published. */
export interface HostedProject {
  url: string;
  publishableKey: string;
}

/** Answers one request to the REST interface, such as `/rest/v1/consoles?select=slug`. */
type Ask = (path: string) => Promise<Response>;

/** Few enough for the second that a visitor's statement may take, also where articles are long. */
const pageSize = 100;
const timeoutMilliseconds = 30_000;

/**
 * Reads the content that a build is for: from its hosted project as a visitor or, for a
 * local build, from the seeds. Not from the developer's own database: a server may be
 * running on it, and a build is to come out the same everywhere.
 * @throws Error with what to do when the project does not answer with the content.
 */
export async function readPublishedContent(projectRoot: string, hosted: HostedProject | null): Promise<SiteContent> {
  if (hosted) {
    const { url, publishableKey } = hosted;
    return readAll(url, (path) =>
      fetch(withoutEndSlashes(url) + path, {
        headers: { apikey: publishableKey },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      }),
    );
  }
  const backend = await startSeededBackend(projectRoot);
  try {
    return await readAll('the embedded backend', (path) =>
      backend.fetch(new Request(`http://localhost${path}`, { headers: { apikey: localPublishableKey } })),
    );
  } finally {
    await backend.close();
  }
}

/** Of the rows in a console: the same as the page reads. */
const embeddedOrder = 'releases.order=region&sources.order=field,id&plays.order=family&posts.order=id';

async function readAll(source: string, ask: Ask): Promise<SiteContent> {
  const read = <Row>(table: string, columns: string, query: string) =>
    rowsOf<Row>(source, ask, table, `select=${columns}&${query}`);
  // First: what is published from here on is newer than this build, whichever of the answers below it is in.
  const [version] = await read<ContentVersion>('content_version', contentVersionColumns, 'order=blog_posts');
  if (!version) throw new Error(`content_version of ${source} has no row: the build cannot tell what is newer.`);
  const [settings = null] = await read<SiteSettings>('site_settings', settingsColumns, 'order=id');
  const [featured = null] = await read<FeaturedConsole>('console_of_today', featuredColumns, 'order=id');
  const [found] = await read<Pick<FoundConsoles, 'counts'>>('rpc/find_consoles', 'counts,total', 'order=total');
  return {
    version,
    settings,
    consoles: await read('consoles', openConsoleColumns, `${embeddedPublished}=is.true&order=year,id&${embeddedOrder}`),
    linkCables: await read('link_cables', cableColumns, 'order=via,id'),
    consoleCounts: found?.counts ?? {},
    featured,
    pastConsoles: await read<PastConsole>('past_consoles_of_month', pastColumns, 'order=start_date.desc,id'),
    socialLinks: await read('social_media_links', socialLinkColumns, 'active=is.true&order=platform,id'),
    categories: await read('blog_categories', categoryColumns, 'order=position,name,id'),
    links: await read('links', linkColumns, 'active=is.true&order=order,id'),
    posts: await read('blog_posts', postColumns, 'published=is.true&order=date.desc,id.desc'),
  };
}

/** All rows of a query, page by page: a project gives only so many at once, and decides how many. */
async function rowsOf<Row>(source: string, ask: Ask, table: string, query: string): Promise<Row[]> {
  const all: Row[] = [];
  try {
    for (;;) {
      const page = await answerTo<Row>(ask, `/rest/v1/${table}?${query}&limit=${pageSize}&offset=${all.length}`);
      if (page.length === 0) return withoutRepeats(all);
      // Something on the way that ignores the offset would keep us here for ever.
      if (isDeepStrictEqual(page[0], all[0])) throw new Error('it gives the same rows again and again');
      all.push(...page);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The build could not read ${table} from ${source}: ${reason}. It writes the pages ` +
        'from that: check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, and that the project is up.',
      { cause: error },
    );
  }
}

/** What is published while the pages are read moves the rest down: a row may come twice. */
function withoutRepeats<Row>(rows: readonly Row[]): Row[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const { id } = row as { id?: unknown };
    if (id === undefined) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

async function answerTo<Row>(ask: Ask, path: string): Promise<Row[]> {
  const response = await ask(path);
  const text = await response.text();
  if (!response.ok) throw new Error(`status ${response.status}, ${text.slice(0, 300)}`);
  const answer = parsed(text);
  if (!Array.isArray(answer)) throw new Error('the answer is not a list of rows');
  return answer as Row[];
}

/** What a JSON text says; nothing when it is something else, such as a web page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
