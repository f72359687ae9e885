import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { loadScreen } from '@/app/screen';
import { postBySlug, type PostArticle } from '@/data/posts';
import { articlePath, seedQueryCache, snapshotOf } from '@/data/snapshot';
import { idle } from '@/lib/idle';
import { isSlowLine, savesData } from '@/lib/line';
import { writtenArticleKey } from '@/features/blog/written-article';
import { paths } from '@/lib/paths';
import type { IsOutdated } from './content-watch';
import { addressOf, type Router } from './prefetch';

/** The page that a list mostly leads to, by the list's path. */
const likelyNext = new Map([
  [paths.home, paths.console('any')],
  [paths.timelinePage, paths.console('any')],
  [paths.blog, paths.post('any')],
  [paths.consoles, paths.console('any')],
]);

/** On a slow line too: it is code alone. */
export function prefetchLikelyNext({ routes }: Router, pathname: string): void {
  if (savesData()) return;
  const next = likelyNext.get(pathname);
  for (const { route } of (next && matchRoutes(routes, next)) || []) loadScreen(route).catch(() => undefined);
}

/** Routes whose pages are not files of the build. */
const withoutFile = new Set<string | undefined>([undefined, 'login', 'not-found']);

/**
 * Prefetches the pages behind the links in view, one after the other while the browser is idle: their code, and what
 * the build has read for them. Not on a line that is slow or to be spared.
 */
export function prefetchInView(router: Router, client: QueryClient, isOutdated: IsOutdated): void {
  if (isSlowLine()) return;
  const known = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const inView = new IntersectionObserver((links) => {
    for (const { isIntersecting, target } of links) {
      const address = isIntersecting && addressOf(target);
      if (!address || known.has(address.pathname)) continue;
      known.add(address.pathname);
      // What fails is fetched, and its failure told, when the link is followed.
      last = last.then(idle).then(() => prefetchFromBuild(router, client, address, isOutdated).catch(() => undefined));
    }
  });
  const look = () => {
    inView.disconnect();
    // Staff follow links to what is newer than any build.
    if (location.pathname.startsWith(paths.admin)) return;
    for (const link of document.links) inView.observe(link);
  };
  look();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void idle().then(look);
  });
}

async function prefetchFromBuild(
  { routes }: Router,
  client: QueryClient,
  address: URL,
  isOutdated: IsOutdated,
): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  const page = matches.at(-1);
  if (!page || withoutFile.has(page.route.id)) return;
  await Promise.all(matches.map(({ route }) => loadScreen(route)));
  // A file answers no search, and may not be there yet for what is newer than the build.
  const { slug } = page.params;
  const isNew = slug !== undefined && isOutdated([page.route.id === 'blog-post' ? 'posts' : 'consoles', 'slug', slug]);
  if (!page.route.loader || address.search || isNew) return;
  const snapshot = await snapshotOf(address.pathname);
  const current = snapshot.answers.filter(([key]) => !isOutdated(key));
  seedQueryCache(client, current);
  const { data: post } = client.getQueryState<PostArticle>(postBySlug(slug ?? '').queryKey) ?? {};
  if (post) await prefetchWritten(client, address.pathname, snapshot.id, post.content);
}

/** Keeps an article as the build has written it, if that is of the same build as its Markdown. */
async function prefetchWritten(client: QueryClient, path: string, snapshotId: string, content: string): Promise<void> {
  const article = await fetchHtml(articlePath(path));
  if (article?.dataset.snapshot === snapshotId) client.setQueryData(writtenArticleKey(content), article);
}

/** Gives the first element. The content policy lets no script parse HTML; what the browser parses here never runs. */
function fetchHtml(address: string): Promise<HTMLElement | null> {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.overrideMimeType('text/html; charset=utf-8');
  return new Promise((resolve) => {
    request.onloadend = () => resolve(request.responseXML?.querySelector('div') ?? null);
    request.send();
  });
}
