import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Hydration } from '@/ui/hydration';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { addAdminRoutes, createRoutes } from '@/app/routes';
import { loadScreen } from '@/app/screen';
import { idle } from '@/lib/idle';
import { MissingCodeError } from '@/lib/missing-code';
import { siteStyles } from './styles';
import { loadNewBuild } from './new-build';
import { seedQueryCache, snapshotAt, type Snapshot } from '@/data/snapshot';
import { readPageData, type PageData } from './page-data';
import { prefetchOnIntent, type Router } from './prefetch';

/*
 * How a page comes to be:
 * 1. The build runs the loaders of each page, draws it and writes its answers into it (src/prerender.tsx, build/prerender).
 * 2. The page inlines the rules it needs; it is painted and its links, menu, colours and forms work without a script.
 * 3. A small script in the page fetches the site's code after `load`, or at the first touch (src/before-hydration/site-code.ts).
 * 4. The page's snapshot fills the query cache, and the code of its screen is loaded before anything is drawn.
 * 5. React hydrates in a transition, piece by piece; the router starts with the loaders' work done.
 * 6. While the browser is idle, one read tells what has changed since the build, and only that is read again; the style
 *    sheet of the whole site is applied before anybody needs it, and the pages behind the links in view are fetched.
 * 7. From then on it is a single-page app: loaders start the reads, and links prefetch on intent.
 * Where the address has no file, or asks for a part of a list, the same code draws the page again.
 */

/** @throws when the code of the first page cannot be fetched */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const queryClient = createQueryClient();
  const page = readPageData();
  if (page) leaveFileName(page);
  const applyStyles = siteStyles(page?.styleSheet);
  const routes = createRoutes(queryClient, { beforeScreen: applyStyles });
  performance.mark('site');
  const isItsPage = page?.path === location.pathname && !isNarrowed();
  const matched = isItsPage ? (matchRoutes(routes, location) ?? []).map(({ route }) => route) : [];
  // Without its code or snapshot a prerendered page stays as it is: readable.
  const [snapshot] = await Promise.all([page && snapshotOfPage(page, isItsPage), resolveScreens(matched)]);
  if (snapshot) seedQueryCache(queryClient, snapshot.answers);
  // That of a newer build is drawn again.
  const hydrated = isItsPage && snapshot?.id === page.snapshotId;
  ignoreSkippedTransitions();
  const router = createBrowserRouter(routes, {
    ...(hydrated && { hydrationData: loadedByBuild(matched) }),
    patchRoutesOnNavigation: async (navigation) => {
      await Promise.all([addAdminRoutes(navigation), applyStyles()]).catch((error: unknown) => {
        // The router shows an error here on a page only, and there is none yet.
        if (!router.state.initialized) return navigation.patch('site', [missingAdminArea(error)]);
        void loadNewBuild();
        throw error;
      });
    },
  });
  drawOncePerNavigation(router);
  const onPrefetch = prefetchOnIntent(router);

  const onHydrated = () => {
    // For benchmarks and tests: the page is interactive now.
    performance.measure('hydration', 'site');
    void idle().then(async () => {
      void applyStyles();
      const { startIdleWork } = await import('./idle-work');
      const fromBuild = snapshot !== undefined;
      await startIdleWork({ queryClient, router, onPrefetch, onChange: applyStyles, fromBuild });
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
    // A transition hydrates in small pieces, between which the page responds.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
    return;
  }
  // The prerendered page stays until the right one can be rendered.
  if (page) await Promise.all([initialized(router), applyStyles()]);
  forgetHead();
  createRoot(root).render(site);
}

/**
 * The router tells of each step of a navigation, and React would draw the page that is left again each time. No screen
 * shows them: a page stays as it is until the next one can take its place.
 */
function drawOncePerNavigation(router: Router): void {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) =>
    subscribe((state, update) => {
      if (state.navigation.state === 'idle') listener(state, update);
    });
}

function missingAdminArea(error: unknown): RouteObject {
  const fail = () => {
    throw new MissingCodeError(error);
  };
  return { path: 'admin/*', Component: fail };
}

function onScreenError(error: unknown): void {
  console.error(error);
  if (error instanceof MissingCodeError) void loadNewBuild();
}

/** React Router leaves the rejection of a skipped view transition unhandled. */
function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
  });
}

/** Some hosts also serve a page by its file name. */
function leaveFileName({ path }: PageData): void {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  if (path && location.pathname === file) history.replaceState(null, '', path + location.search + location.hash);
}

/** @throws when a page that needs it cannot have it, which is tried twice; one that is drawn again can do without */
async function snapshotOfPage({ snapshot }: PageData, isNeeded: boolean): Promise<Snapshot | undefined> {
  try {
    return await snapshotAt(snapshot).catch(() => snapshotAt(snapshot));
  } catch (error) {
    if (isNeeded) throw error;
    return undefined;
  }
}

/** Does the address ask for a part of a list, which no file has? src/before-hydration/part-of-list.ts marks such a page. */
function isNarrowed(): boolean {
  return 'narrowed' in document.documentElement.dataset;
}

/** Resolves the `lazy` of these routes, so that the router starts with their screens. */
async function resolveScreens(routes: RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (route) => {
      const Component = await loadScreen(route);
      if (Component) Object.assign(route, { Component, lazy: undefined });
    }),
  );
}

/** Tells the router not to run the loaders of this page. */
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

/** The tags that PageHead renders. */
const headTags =
  'title, link[rel="canonical"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])';

/** Removes the head of a prerendered page for another address. */
function forgetHead(): void {
  for (const element of document.head.querySelectorAll(headTags)) element.remove();
}

/**
 * For a failed hydration: React renders the page again, with its own head.
 * @returns a function that removes the duplicate tags
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
