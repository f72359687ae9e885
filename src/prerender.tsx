import { QueryClient, dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { createRoutes } from './app/routes';
import { isTransient } from './data/service/errors';
import type { PostArticle } from './data/posts/posts';
import { snapshotPath, type Snapshot } from './data/reads/snapshot';
import { setVisitorFetch } from './data/service/supabase';
import { PostBody } from './features/blog/article/article';
import { paths } from './site/paths';
import { HydratedContext } from './ui/hydration';

export interface RenderedPage {
  path: string;
  /** The responses to the reads of the page's loaders. */
  state: Snapshot['state'];
  /** Title, meta tags and preloads. */
  head: string;
  body: string;
  /**
   * The id of the page's route, which names the file of the screen in `src/screens/public`. Pages of one kind share
   * code.
   */
  kind: string;
  /** Address of the snapshot. */
  snapshot: string;
}

interface Listed {
  posts: readonly { slug: string }[];
  consoles: readonly { slug: string }[];
}

/** Hosts give these slugs a meaning. A post or console with a reserved slug has no file, so the shell shows it. */
const reserved = ['index', '404'];

export function pathsOf({ posts, consoles }: Listed): string[] {
  const slugsOf = (rows: readonly { slug: string }[]) =>
    rows.map(({ slug }) => slug).filter((slug) => !reserved.includes(slug));
  return [
    paths.home,
    paths.consoles,
    paths.compare,
    // A console with the slug `compare` would replace the file of the comparison.
    ...slugsOf(consoles)
      .map(paths.console)
      .filter((path) => path !== paths.compare),
    paths.blog,
    ...slugsOf(posts).map(paths.post),
    paths.compatibility,
    paths.openData,
    paths.about,
    paths.charts,
    paths.tools,
    paths.palettes,
    paths.saves,
    paths.identify,
    paths.buying,
    paths.repair,
    paths.editions,
    paths.howWeKnow,
    paths.links,
    paths.contact,
    paths.privacy,
    paths.timelinePage,
    paths.consolesOfMonth,
  ];
}

/**
 * @param sendRequest sends the reads of the pages, as a visitor
 * @returns a function that draws the page at a path. That function throws Error when a read or a part of the page fails
 */
export function createRenderer(sendRequest: typeof fetch): (pathname: string) => Promise<RenderedPage> {
  setVisitorFetch(sendRequest);
  return async (path) => {
    const retry = (failures: number, error: Error) => failures < 2 && isTransient(error);
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, networkMode: 'always', retry } } });
    const handler = createStaticHandler(createRoutes(client, { waitForReads: true }));
    // Only the path of this address counts: loaders ignore the host.
    const context = await handler.query(new Request(new URL(path, 'http://site')));
    if (context instanceof Response) throw new Error(`${path} leads to another page`);
    const [failure] = Object.values<unknown>(context.errors ?? {});
    if (failure) throw new Error(`${path} could not be read`, { cause: failure });
    const site = (
      <HydratedContext value={false}>
        <Providers queryClient={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            // The page carries its data in a data element, because the content policy allows no script for a single
            // page.
            hydrate={false}
          />
        </Providers>
      </HydratedContext>
    );
    const html = await renderHtml(path, site);
    requireAllRead(client, path);
    const kind = context.matches.at(-1)?.route.id ?? '';
    return { path, state: stateOf(client), kind, snapshot: snapshotPath(path), ...html };
  };
}

/** Returns the state without the moments of its reads, so that two builds of the same content are equal. */
function stateOf(client: QueryClient): Snapshot['state'] {
  const { queries, mutations } = dehydrate(client);
  return {
    mutations,
    queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
  };
}

/** Renders the text of an article as HTML, for the feeds. */
export function articleHtml({ content }: Pick<PostArticle, 'content'>): string {
  return renderToStaticMarkup(
    <StaticRouter location={paths.home}>
      <PostBody content={content} />
    </StaticRouter>,
  );
}

/** Renders `#root` and the elements around it, as the browser does. */
async function renderHtml(path: string, site: ReactNode): Promise<{ head: string; body: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html>
      <body>
        <div id="root">{site}</div>
      </body>
    </html>,
    // Keeps long content in place, instead of in a script at the end.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  if (failures.length > 0) throw new Error(`${path} could not be rendered`, { cause: failures[0] });
  const between = (start: string, end: string) => html.slice(html.indexOf(start) + start.length, html.lastIndexOf(end));
  return { head: between('<head>', '</head>'), body: between('<div id="root">', '</div></body>') };
}

/**
 * Checks that the loader sends all reads of the page: otherwise the page would have a skeleton.
 * @throws Error for a read that the loader lacks, or a read that no visitor sends
 */
function requireAllRead(client: QueryClient, path: string): void {
  const [missing] = client.getQueryCache().findAll({
    predicate: ({ state, options }) => state.data === undefined && !('enabled' in options && options.enabled === false),
  });
  if (missing)
    throw new Error(
      `${path} reads ${JSON.stringify(missing.queryKey)}, which its loader in src/app/routes.tsx does not`,
    );
  const other = client
    .getQueryCache()
    .getAll()
    .find(({ meta, state }) => state.data !== undefined && !meta?.kinds);
  if (other) throw new Error(`${path} reads ${JSON.stringify(other.queryKey)}, which is no read of publicQuery`);
}
