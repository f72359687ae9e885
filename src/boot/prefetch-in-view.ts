import type { QueryClient } from '@tanstack/react-query';
import { matchRoutes } from 'react-router-dom';
import { loadScreen } from '@/app/screen';
import { postBySlug, type PostArticle } from '@/data/posts';
import { isPublicKey } from '@/data/public-keys';
import {
  answerIn,
  answersUnderWay,
  articlePath,
  seedQueryCache,
  snapshotOf,
  timeoutMilliseconds,
  type Snapshot,
} from '@/data/snapshot';
import { idle } from '@/lib/idle';
import { isSlowLine, savesData } from '@/lib/line';
import { writtenArticleKey } from '@/features/blog/written-article';
import { paths } from '@/lib/paths';
import type { IsOutdated } from './content-watch';
import { addressOf, type BuildPrefetch, type Router } from './prefetch';

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
 * Prefetches the pages behind the links in view, one after the other while the browser is idle. Not on a line that is
 * slow or to be spared.
 */
export function prefetchInView(router: Router, prefetch: BuildPrefetch): void {
  if (isSlowLine()) return;
  const known = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const inView = new IntersectionObserver((links) => {
    for (const { isIntersecting, target } of links) {
      const address = isIntersecting && addressOf(target);
      if (!address || known.has(address.pathname)) continue;
      known.add(address.pathname);
      // What fails is fetched, and its failure told, when the link is followed.
      last = last.then(idle).then(() => prefetch(address).catch(() => undefined));
    }
  });
  const look = () => {
    inView.disconnect();
    if (isStaffArea()) return;
    for (const link of document.links) inView.observe(link);
  };
  look();
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') void idle().then(look);
  });
}

/** Staff follow links to what they have changed a moment ago. */
function isStaffArea(): boolean {
  return location.pathname.startsWith(paths.admin);
}

/** Prefetches the code of a page and what the build has read for it, but for what has changed since. */
export function buildPrefetch({ routes }: Router, client: QueryClient, isOutdated: IsOutdated): BuildPrefetch {
  return async (address) => {
    const matches = matchRoutes(routes, address) ?? [];
    const page = matches.at(-1);
    if (!page || withoutFile.has(page.route.id) || isStaffArea()) return;
    const { route, params } = page;
    const { slug } = params;
    const isPost = route.id === 'blog-post';
    // Not the path of the link, which may decode to that of any file.
    const path = slug === undefined ? `/${route.path ?? ''}` : (isPost ? paths.post : paths.console)(slug);
    // A file answers no search, and may not be there yet for what is newer than the build.
    const slugKey = [isPost ? 'posts' : 'consoles', 'slug', slug];
    const hasFile = route.loader && !address.search && !(slug !== undefined && isOutdated(slugKey));
    // A link is pointed at before it is pressed.
    const isAsked = answersUnderWay.has(path);
    const read = () => readFromBuild(client, path, isOutdated, isPost ? slug : undefined);
    await Promise.all([
      hasFile && !isAsked && seedAhead(client, path, read()),
      ...matches.map((match) => loadScreen(match.route)),
    ]);
  };
}

async function seedAhead(client: QueryClient, page: string, answers: Promise<Snapshot['answers']>): Promise<void> {
  answersUnderWay.set(
    page,
    answers.catch(() => []),
  );
  try {
    seedQueryCache(client, await answers);
  } finally {
    answersUnderWay.delete(page);
  }
}

/** Keeps the article of a post as well, as the build has written it. */
async function readFromBuild(
  client: QueryClient,
  pathname: string,
  isOutdated: IsOutdated,
  post: string | undefined,
): Promise<Snapshot['answers']> {
  const { queryKey } = postBySlug(post ?? '');
  const isKnown = post === undefined || client.getQueryData(queryKey) !== undefined;
  const article = isKnown ? null : fetchHtml(articlePath(pathname));
  const { id, answers } = await snapshotOf(pathname);
  const html = await article;
  // Last: it may change while something is on its way.
  const current = answers.filter(([key]) => isPublicKey(key) && !isOutdated(key));
  const { content } = (answerIn({ answers: current }, queryKey) ?? {}) as Partial<PostArticle>;
  // Of the same build as its Markdown?
  if (content !== undefined && html?.dataset.snapshot === id) client.setQueryData(writtenArticleKey(content), html);
  return current;
}

/**
 * Gives the first element; null when something else answers in place of the file. The content policy lets no script
 * parse HTML; what the browser parses here never runs.
 */
function fetchHtml(address: string): Promise<HTMLElement | null> {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.timeout = timeoutMilliseconds;
  request.overrideMimeType('text/html; charset=utf-8');
  return new Promise((resolve) => {
    request.onloadend = () => {
      // It cannot reject a redirect, but it tells where it was led.
      const isThere = request.responseURL === new URL(address, location.href).href;
      const isText = /^text\/plain\b/i.test(request.getResponseHeader('content-type') ?? '');
      resolve(isThere && isText ? (request.responseXML?.querySelector('div') ?? null) : null);
    };
    request.send();
  });
}
