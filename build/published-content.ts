import { localPublishableKey } from './local-backend/local-keys.ts';
import { startSeededBackend } from './local-backend/seeded-backend.ts';

/** A published post, without its text. */
export interface PublishedPost {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  image: string;
  /** YYYY-MM-DD */
  date: string;
  author: string;
}

/** A console of the catalogue, without its specifications. */
export interface PublishedConsole {
  slug: string;
  name: string;
  /** Four digits. */
  year: string;
  /** The era: gameboy, ds or 3ds. */
  color: string;
  description: string;
  image: string;
}

/** What a visitor may see of the database at the time of the build. */
export interface PublishedContent {
  siteName: string;
  /** Newest first. */
  posts: PublishedPost[];
  /** Oldest first. */
  consoles: PublishedConsole[];
}

/** A hosted project, and the key that visitors have. Never a secret key: drafts would be published. */
export interface HostedProject {
  url: string;
  publishableKey: string;
}

/** Answers one request to the REST interface, such as `/rest/v1/consoles?select=slug`. */
type Ask = (path: string) => Promise<Response>;

const pageSize = 500;
const timeoutMilliseconds = 30_000;

/**
 * Reads the content that a build is for: from its hosted project as a visitor or, for a
 * local build, from the seeds. Not from the developer's own database: a server may be
 * running on it, and a build is to come out the same everywhere.
 * @throws Error with what to do when the project does not answer with the content.
 */
export async function readPublishedContent(
  projectRoot: string,
  hosted: HostedProject | null,
): Promise<PublishedContent> {
  if (hosted) {
    const { url, publishableKey } = hosted;
    return readAll(url, (path) =>
      fetch(url.replace(/\/+$/, '') + path, {
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

async function readAll(source: string, ask: Ask): Promise<PublishedContent> {
  const posts = 'blog_posts?select=slug,title,excerpt,category,image,date,author&published=eq.true';
  const consoles = 'consoles?select=slug,name,year,color,description,image';
  const [settings] = await rows<{ siteName: string }>(source, ask, 'site_settings?select=siteName&order=id');
  return {
    siteName: settings?.siteName ?? 'Handheld Legacy',
    posts: await rows<PublishedPost>(source, ask, `${posts}&order=date.desc,id.desc`),
    consoles: await rows<PublishedConsole>(source, ask, `${consoles}&order=year,id`),
  };
}

/** All rows of a query, page by page: a project gives only so many at once, and decides how many. */
async function rows<Row>(source: string, ask: Ask, query: string): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const page = (await answerOf(source, ask, `/rest/v1/${query}&limit=${pageSize}&offset=${all.length}`)) as Row[];
    if (page.length === 0) return all;
    all.push(...page);
  }
}

async function answerOf(source: string, ask: Ask, path: string): Promise<unknown> {
  const table = /^\/rest\/v1\/(\w+)/.exec(path)?.[1] ?? path;
  const failure = (reason: string, cause?: unknown) =>
    new Error(
      `The build could not read ${table} from ${source}: ${reason}. It needs the content to make the pictures for ` +
        'sharing: check VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, and that the project is up.',
      { cause },
    );
  const response = await ask(path).catch((error: unknown) => {
    throw failure(error instanceof Error ? error.message : String(error), error);
  });
  const text = await response.text();
  if (!response.ok) throw failure(`status ${response.status}, ${text.slice(0, 300)}`);
  try {
    const answer: unknown = JSON.parse(text);
    if (Array.isArray(answer)) return answer;
  } catch {
    // Said below: a web page instead of data is as wrong as an object.
  }
  throw failure('the answer is not a list of rows');
}
