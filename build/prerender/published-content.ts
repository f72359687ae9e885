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

/** A hosted project with its publishable key. A secret key would publish drafts. */
export interface HostedProject {
  url: string;
  publishableKey: string;
}

/** The source of a build's content, read with the rights of a visitor. */
export interface Service {
  /** The name in messages. */
  name: string;
  /** The address before `/rest/v1`, without a trailing slash. */
  url: string;
  publishableKey: string;
  fetch: typeof fetch;
  close(): Promise<void>;
}

/** The published content that feeds, open data, sitemap and pages list. */
export interface PublishedContent {
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

/**
 * The number of rows in a request. Even with long articles a request takes less than one second, a visitor's time limit
 * for a statement.
 */
const pageSize = 100;
const timeoutMilliseconds = 30_000;

/**
 * Opens the source of a build: its hosted project or, for a local build, the seeds. A local build does not use the
 * developer's database: a server may run on that database, and a build has to be the same everywhere.
 */
export async function openService(projectRoot: string, hosted: HostedProject | null): Promise<Service> {
  if (hosted) {
    const url = withoutEndSlashes(hosted.url);
    const fetchInTime: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMilliseconds) });
    return { ...hosted, name: hosted.url, url, fetch: fetchInTime, close: () => Promise.resolve() };
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

/** The order of a console's embedded rows, the same as in the page's read. */
const embeddedOrder = 'releases.order=region&sources.order=field,id&plays.order=family&posts.order=id';

/** Reads the published content. @throws Error with instructions when the service does not respond with the content */
export async function readPublishedContent(service: Service): Promise<PublishedContent> {
  const read = <Row>(table: string, columns: string, query: string) =>
    rowsOf<Row>(service, table, `select=${columns}&${query}`);
  // Any change from here on is newer than this build, even if a response below contains the change.
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

/**
 * Returns the JSON that describes a build: the content stamps, and the day of the newest change. The day is '' when no
 * row has a date.
 */
export function buildFileText({ stamps, consoles, posts }: PublishedContent): string {
  const days = [...consoles, ...posts].map((row) => row.updated_at.slice(0, 10));
  return JSON.stringify({ day: days.sort().at(-1) ?? '', stamps });
}

/** Reads all rows of a query, page by page: a project limits the rows of a response. */
async function rowsOf<Row>(service: Service, table: string, query: string): Promise<Row[]> {
  const all: Row[] = [];
  try {
    for (;;) {
      const page = await fetchRows<Row>(service, `/rest/v1/${table}?${query}&limit=${pageSize}&offset=${all.length}`);
      if (page.length === 0) return withoutRepeats(all);
      // A proxy that ignores the offset would make this loop endless.
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

/** Removes repeated rows. A row published between two requests moves the other rows down, so a row may come twice. */
function withoutRepeats<Row>(rows: readonly Row[]): Row[] {
  const ids = new Set<unknown>();
  return rows.filter((row) => {
    const { id } = row as { id?: unknown };
    if (id === undefined) return true;
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}

async function fetchRows<Row>({ url, publishableKey, fetch: send }: Service, path: string): Promise<Row[]> {
  const response = await send(url + path, { headers: { apikey: publishableKey } });
  const text = await response.text();
  if (!response.ok) throw new Error(`status ${response.status}, ${text.slice(0, 300)}`);
  const rows = parsed(text);
  if (!Array.isArray(rows)) throw new Error('the answer is not a list of rows');
  return rows as Row[];
}

/** Parses a JSON text. Returns undefined for any other text, such as a web page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
