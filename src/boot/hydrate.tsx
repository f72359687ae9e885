import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Hydration } from '@/ui/hydration';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { createRoutes } from '@/app/routes';
import { loadScreen, MissingCodeError } from '@/app/screen';
import { fetchLateFonts, siteStyles } from './styles';
import { loadNewBuild } from './new-build';
import { readPageData, refreshPageData, seedQueryCache, type PageData } from './page-data';
import { prefetchLikelyNext, prefetchOnIntent } from './prefetch';

/*
 * How a page comes to be:
 * 1. The build runs the loaders of each page, draws it and writes its answers into it (src/prerender.tsx, build/prerender).
 * 2. The page inlines the rules it needs; it is painted and its links, menu, colours and forms work without a script.
 * 3. A small script in the page fetches the site's code after `load`, or at the first touch (build/prerender/load-later.ts).
 * 4. The page's answers fill the query cache, and the code of its screen is loaded before anything is drawn.
 * 5. React hydrates in a transition, piece by piece; the router starts with the loaders' work done.
 * 6. What the build left is read again while the browser is idle; the style sheet of the whole site is kept ready, and
 *    so are the fonts that a slow line has spared the page.
 * 7. From then on it is a single-page app: loaders start the reads, and links prefetch on intent.
 * Where the address has no file, or asks for a part of a list, the same code draws the page again.
 */

/** Starts the site in a browser. @throws what the first page's code throws when it cannot be fetched */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  const page = readPageData();
  const styles = siteStyles(page?.styleSheet);
  const routes = createRoutes(queryClient, { beforeScreen: styles.apply });
  if (page) {
    leaveFileName(page);
    seedQueryCache(queryClient, page);
  }
  performance.mark('site');
  const hydrated = page?.path === location.pathname && !isNarrowed();
  const matched = hydrated ? (matchRoutes(routes, location) ?? []).map(({ route }) => route) : [];
  if (hydrated) {
    styles.applyWhenTouched();
    // When the code does not come, what stands there can still be read.
    await resolveScreens(matched);
  }
  ignoreSkippedTransitions();
  const router = createBrowserRouter(routes, hydrated ? { hydrationData: loadedByBuild(matched) } : {});
  prefetchOnIntent(router);

  const onHydrated = () => {
    // For benchmarks and tests: from now on the page answers.
    performance.measure('hydration', 'site');
    if (!page) return;
    void refreshPageData(queryClient, page, () => void styles.apply()).then(() => {
      styles.prefetch();
      void fetchLateFonts();
      prefetchLikelyNext(router, location.pathname);
    });
  };
  const site = (
    <StrictMode>
      <Hydration hydrating={hydrated} onHydrated={onHydrated}>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} onError={onScreenError} />
        </Providers>
      </Hydration>
    </StrictMode>
  );
  if (hydrated) {
    const removeDoubles = watchHead();
    const onRecoverableError = (error: unknown) => {
      console.error(error);
      setTimeout(removeDoubles);
    };
    // In a transition React works in small pieces, between which the page still answers.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
    return;
  }
  // Until the right page can be drawn, the one that stands there is better than none.
  if (page) await Promise.all([initialized(router), styles.apply()]);
  forgetHead();
  createRoot(root).render(site);
}

function onScreenError(error: unknown): void {
  console.error(error);
  if (error instanceof MissingCodeError) void loadNewBuild();
}

/** React Router leaves the rejection of a view transition unhandled that the next navigation cuts short. */
function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
  });
}

/** Some hosts also serve a page by the name of its file. */
function leaveFileName({ path }: PageData): void {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  if (path && location.pathname === file) history.replaceState(null, '', path + location.search + location.hash);
}

/** Does the address ask for a part of a list, which no file can show? build/prerender/load-later.ts has marked it then. */
function isNarrowed(): boolean {
  return 'narrowed' in document.documentElement.dataset;
}

/** Puts the screens of this page in place of their `lazy`, so that the router starts with them. */
async function resolveScreens(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const Component = await loadScreen(route);
      if (Component) Object.assign(route, { Component, lazy: undefined });
    }),
  );
}

/** Tells the router that the loaders of this page need not run. */
function loadedByBuild(routes: RouteObject[]) {
  return {
    loaderData: Object.fromEntries(routes.flatMap(({ id }) => (id === undefined ? [] : [[id, null]]))),
  };
}

function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

/** What a page has written in its head. */
const headTags =
  'title, link[rel="canonical"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])';

/** Removes the head of a page that is not the one this address is for. */
function forgetHead(): void {
  for (const element of document.head.querySelectorAll(headTags)) element.remove();
}

/**
 * For when a page cannot be hydrated as it stands, because something has changed it: React then draws it
 * again, with a head of its own. @returns what removes the tags that are there twice
 */
function watchHead(): () => void {
  const written = Array.from(document.head.querySelectorAll(headTags));
  const kindOf = (tag: Element) =>
    [tag.tagName, ...['name', 'property', 'rel'].map((name) => tag.getAttribute(name))].join();
  return () => {
    const now = Array.from(document.head.querySelectorAll(headTags));
    for (const tag of written) if (now.some((other) => other !== tag && kindOf(other) === kindOf(tag))) tag.remove();
  };
}
