import { QueryClient, dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from './app/providers';
import { createRoutes } from './app/routes';
import { defaultSettings } from './data/rows';
import type { PostArticle } from './data/posts';
import { isPublicKey } from './data/public-keys';
import { answersOf, dayOfContent, type SiteContent } from './data/site-content';
import { answerFromBuild, articlePath, builtFromPath, snapshotPath, type Snapshot } from './data/snapshot';
import { PostBody } from './features/blog/article';
import { writtenMark } from './features/blog/written-article';
import { paths } from './lib/paths';
import { HydratedContext } from './ui/hydration';

export interface RenderedPage {
  path: string;
  /** The data of its loaders. */
  answers: Snapshot['answers'];
  /** Title, meta tags and preloads. */
  head: string;
  body: string;
  /**
   * Id of its route, which is the file of its screen in `src/screens/public`: pages of one kind share code and
   * styles.
   */
  kind: string;
  /** Address of the snapshot. */
  snapshot: string;
  /** Address and HTML of the article that the page is about. */
  article?: { path: string; html: string };
}

/** Hosts give these names a meaning: such a post or console has no file, and the shell renders it. */
const reserved = ['index', '404'];

export function pathsOf({ posts, consoles }: SiteContent): string[] {
  const slugsOf = (rows: readonly { slug: string }[]) =>
    rows.map(({ slug }) => slug).filter((slug) => !reserved.includes(slug));
  return [
    paths.home,
    paths.consoles,
    paths.compare,
    // A console of that slug would take the file of the comparison.
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
    paths.links,
    paths.contact,
    paths.timelinePage,
    paths.consolesOfMonth,
  ];
}

/** The answers to all reads of the pages, by hashed key. */
export function answersOfSite(content: SiteContent): Map<string, unknown> {
  const { itemsPerPage } = content.settings ?? defaultSettings;
  return answersOf(content, itemsPerPage);
}

/** @returns a function that renders the page at a path */
export function createRenderer(
  content: SiteContent,
  answers: ReadonlyMap<string, unknown> = answersOfSite(content),
): (pathname: string) => Promise<RenderedPage> {
  answerFromBuild(answers);
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
  const handler = createStaticHandler(createRoutes(client, { waitForReads: true }));
  return async (path) => {
    // One page after the other: each has its reads to itself.
    client.clear();
    // Only its path counts: a loader knows no other site.
    const context = await handler.query(new Request(new URL(path, 'http://site')));
    if (context instanceof Response) throw new Error(`${path} leads to another page`);
    const site = (
      <HydratedContext value={false}>
        <Providers queryClient={client}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            // The data is in the page's own data element: the content policy allows no script of a single page.
            hydrate={false}
          />
        </Providers>
      </HydratedContext>
    );
    const html = await rendered(path, site);
    requireAllRead(client, path);
    const own = dehydrate(client).queries.map(({ queryKey, state }): Snapshot['answers'][number] => [
      queryKey,
      state.data,
    ]);
    requirePublic(own, path);
    const kind = context.matches.at(-1)?.route.id ?? '';
    const article = kind === 'blog-post' && { article: { path: articlePath(path), html: articleIn(html.body) } };
    return { path, answers: own, kind, snapshot: snapshotPath(path), ...html, ...article };
  };
}

/** The file that tells what the pages were made from: its address and text. */
export function builtFrom(content: SiteContent): [path: string, text: string] {
  // Without what changed last: a build names nothing that has been unpublished.
  const version = { ...content.version, recent: undefined };
  return [builtFromPath, JSON.stringify({ day: dayOfContent(content), version })];
}

/** The text of an article as HTML, for the feeds. */
export function articleHtml({ content }: Pick<PostArticle, 'content'>): string {
  return renderToStaticMarkup(
    <StaticRouter location={paths.home}>
      <PostBody content={content} />
    </StaticRouter>,
  );
}

/** The text of an article, of its page, whose end is that of the first `article`. @throws when there is none */
function articleIn(body: string): string {
  const mark = `<div ${writtenMark}="">`;
  const start = body.indexOf(mark);
  if (start < 0) throw new Error('the page of a post has no article');
  const end = body.lastIndexOf('</div>', body.indexOf('</article>', start));
  return body.slice(start + mark.length, end);
}

/** Renders only `#root` and what surrounds it, as the browser does. */
async function rendered(path: string, site: ReactNode): Promise<{ head: string; body: string }> {
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

/** @throws when the page reads what a browser would not take from its snapshot */
function requirePublic(answers: Snapshot['answers'], path: string): void {
  const other = answers.find(([key]) => !isPublicKey(key));
  if (other) throw new Error(`${path} reads ${JSON.stringify(other[0])}, which src/data/public-keys.ts does not name`);
}

/** @throws when a screen reads what its loader does not: the page would contain a skeleton */
function requireAllRead(client: QueryClient, path: string): void {
  const [missing] = client.getQueryCache().findAll({
    predicate: ({ state, options }) => state.data === undefined && !('enabled' in options && options.enabled === false),
  });
  if (missing)
    throw new Error(
      `${path} reads ${JSON.stringify(missing.queryKey)}, which its loader in src/app/routes.tsx does not`,
    );
}
