import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { QueryClient } from '@tanstack/react-query';
import { App } from './app/app';
import type { PrerenderedPage } from './app/prerendered-page';
import { commonQueries, queriesOf } from './app/read-ahead';
import { publicRoutes, routes, type AnyQuery } from './app/routes';
import type { PostArticle } from './data/posts';
import { answersOf, dayOfContent, type SiteContent } from './data/site-content';
import { answerFromBuild, snapshotPath, type Snapshot } from './data/snapshot';
import { PostBody } from './features/blog/post-body';
import { defaultSettings } from './features/settings/default-settings';
import { paths } from './lib/paths';
import { findRoute, FixedPlace, preparePath } from './lib/router';

/** A page of the site as text. */
export interface RenderedPage extends PrerenderedPage {
  /** Title, meta tags and preloads. */
  head: string;
  /** What stands in `#root`. */
  body: string;
  /** Its file in `src/screens/public`, without the ending: pages of one kind share it. */
  kind: string;
  /** What the site falls back to when the service is down, and its file. */
  snapshot: { file: string; content: Snapshot };
}

/** Names with a meaning of their own for hosts: such a post or console has no file, and is drawn by the shell. */
const reserved = ['index', '404'];

/** Every page of the site that becomes a file. */
export function pathsOf({ posts, consoles }: SiteContent): string[] {
  const slugsOf = (rows: readonly { slug: string }[]) =>
    rows.map(({ slug }) => slug).filter((slug) => !reserved.includes(slug));
  return [
    paths.home,
    paths.consoles,
    ...slugsOf(consoles).map(paths.console),
    paths.blog,
    ...slugsOf(posts).map(paths.post),
    paths.links,
    paths.contact,
    paths.timelinePage,
  ];
}

/** Makes the pages of this content. @returns what renders the page at a path. */
export function createRenderer(content: SiteContent): (pathname: string) => Promise<RenderedPage> {
  const { itemsPerPage } = content.settings ?? defaultSettings;
  answerFromBuild(answersOf(content, itemsPerPage));
  const day = dayOfContent(content);
  return async (path) => {
    const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity, retry: false } } });
    const read = (queries: readonly AnyQuery[]) => Promise.all(queries.map((query) => client.query(query)));
    await Promise.all([preparePath(routes, path), read(commonQueries)]);
    const queries = queriesOf(client, path);
    await read(queries);
    const html = await rendered(path, client);
    requireNoOther(client, path);
    const answers = [...commonQueries, ...queries].map(({ queryKey }): [readonly unknown[], unknown] => [
      queryKey,
      client.getQueryData(queryKey),
    ]);
    const kind = findRoute(publicRoutes, path)?.route.file ?? '';
    const snapshot = { file: decodeURIComponent(snapshotPath(path)).slice(1), content: { day, answers } };
    return { path, answers, kind, snapshot, ...html };
  };
}

/** The text of an article as HTML, for readers of the feeds. */
export function articleHtml({ content }: Pick<PostArticle, 'content'>): string {
  return renderToStaticMarkup(<PostBody content={content} />);
}

/** Head and body of a page. Only `#root` and what is around it is drawn here, as the browser will. */
async function rendered(pathname: string, client: QueryClient): Promise<{ head: string; body: string }> {
  const place = { pathname, search: '', hash: '', key: '' };
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html>
      <body>
        <div id="root">
          <FixedPlace value={place}>
            <App queryClient={client} />
          </FixedPlace>
        </div>
      </body>
    </html>,
    // Long texts too are to stand where they belong, not in a script at the end.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  let html = '';
  for await (const part of prelude) html += String(part);
  if (failures.length > 0) throw new Error(`${pathname} could not be rendered`, { cause: failures[0] });
  const between = (start: string, end: string) => html.slice(html.indexOf(start) + start.length, html.lastIndexOf(end));
  return { head: between('<head>', '</head>'), body: between('<div id="root">', '</div></body>') };
}

/** @throws when a page reads what its route does not name: it would be written with a skeleton in it. */
function requireNoOther(client: QueryClient, path: string): void {
  const [other] = client.getQueryCache().findAll({
    predicate: ({ state, options }) => state.data === undefined && !('enabled' in options && options.enabled === false),
  });
  if (other)
    throw new Error(
      `${path} reads ${JSON.stringify(other.queryKey)}, which its route in src/app/routes.ts does not name`,
    );
}
