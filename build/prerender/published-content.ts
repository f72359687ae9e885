import { isDeepStrictEqual } from 'node:util';
import { cableColumns, embeddedPublished, openConsoleColumns } from '../../src/data/service/catalogue-rows.ts';
import { categoryColumns, postColumns, settingsColumns } from '../../src/data/service/rows.ts';
import type { OpenCable, OpenConsole } from '../../src/data/service/catalogue-rows.ts';
import type { ContentStamps } from '../../src/data/reads/content-stamps.ts';
import type { Category } from '../../src/data/posts/categories.ts';
import type { PostArticle } from '../../src/data/posts/posts.ts';
import type { SiteSettings } from '../../src/data/site/settings.ts';
import { withoutEndSlashes } from '../../src/site/paths.ts';
import { localPublishableKey } from '../local-backend/local-keys.ts';
import { startSeededBackend } from '../local-backend/backend.ts';

/** A hosted project, and the key that visitors have. Never a secret key: drafts would be published. */
export interface HostedProject {
  url: string;
  publishableKey: string;
}

/** What a build reads from, as a visitor. */
export interface Service {
  /** For messages. */
  name: string;
  /** Where the REST interface is, without a slash at the end. */
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
  close(): Promise<void>;
}

/** The published content that is listed: in the feeds, the open data, the sitemap, and as pages. */
export interface PublishedContent {
  /** Read before the rest: what changes while the rest is read is newer. */
  stamps: ContentStamps;
  /** Null without a row: the built-in defaults apply. */
  settings: SiteSettings | null;
  /** Oldest first. */
  consoles: OpenConsole[];
  linkCables: OpenCable[];
  /** Newest first. */
  posts: PostArticle[];
  categories: Category[];
}

/** Few enough for the second that a visitor's statement may take, also where articles are long. */
const pageSize = 100;
const timeoutMilliseconds = 30_000;

/**
 * Opens what a build is made from: its hosted project or, for a local build, the seeds. Not the developer's own database:
 * a server may be running on it, and a build is to come out the same everywhere.
 */
export async function openService(projectRoot: string, hosted: HostedProject | null): Promise<Service> {
  if (hosted) {
    const url = withoutEndSlashes(hosted.url);
    const ask: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
    return { ...hosted, name: hosted.url, url, fetch: ask, close: () => Promise.resolve() };
  }
  const backend = await startSeededBackend(projectRoot);
  return {
    name: 'the embedded backend',
    url: 'http://localhost',
    publishableKey: localPublishableKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    close: () => backend.close(),
  };
}

/** Of the rows in a console: the same as the page reads. */
const embeddedOrder = 'releases.order=region&sources.order=field,id&plays.order=family&posts.order=id';

/** @throws Error with what to do when the service does not answer with the content */
export async function readPublishedContent(service: Service): Promise<PublishedContent> {
  const read = <Row>(table: string, columns: string, query: string) =>
    rowsOf<Row>(service, table, `select=${columns}&${query}`);
  // First: what is published from here on is newer than this build, whichever of the answers below it is in.
  const stamps = await read<{ kind: string; changed_at: string }>('content_stamps', 'kind,changed_at', 'order=kind');
  if (stamps.length === 0)
    throw new Error(`content_stamps of ${service.name} has no row: the build cannot tell what is newer.`);
  const [settings = null] = await read<SiteSettings>('site_settings', settingsColumns, 'order=id');
  return {
    stamps: Object.fromEntries(stamps.map(({ kind, changed_at }) => [kind, changed_at])),
    settings,
    consoles: await read('consoles', openConsoleColumns, `${embeddedPublished}=is.true&order=year,id&${embeddedOrder}`),
    linkCables: await read('link_cables', cableColumns, 'order=via,id'),
    posts: await read('blog_posts', postColumns, 'published=is.true&order=date.desc,id.desc'),
    categories: await read('blog_categories', categoryColumns, 'order=slug'),
  };
}

/** The file that tells what a build was made from: its stamps, and the day of its newest change, '' without a date. */
export function builtFrom({ stamps, consoles, posts }: PublishedContent): string {
  const days = [...consoles, ...posts].map((row) => row.updated_at.slice(0, 10));
  return JSON.stringify({ day: days.sort().at(-1) ?? '', stamps });
}

/** All rows of a query, page by page: a project gives only so many at once, and decides how many. */
async function rowsOf<Row>(service: Service, table: string, query: string): Promise<Row[]> {
  const all: Row[] = [];
  try {
    for (;;) {
      const page = await answerTo<Row>(service, `/rest/v1/${table}?${query}&limit=${pageSize}&offset=${all.length}`);
      if (page.length === 0) return withoutRepeats(all);
      // Something on the way that ignores the offset would keep us here for ever.
      if (isDeepStrictEqual(page[0], all[0])) throw new Error('it gives the same rows again and again');
      all.push(...page);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The build could not read ${table} from ${service.name}: ${reason}. It writes the pages ` +
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

async function answerTo<Row>({ url, publishableKey, fetch: ask }: Service, path: string): Promise<Row[]> {
  const response = await ask(url + path, { headers: { apikey: publishableKey } });
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
