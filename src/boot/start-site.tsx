import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { addAdminRoutes, createRoutes } from '@/app/routes';
import { loadScreen } from '@/app/screen';
import { recordMissingFile, snapshotAt, type Snapshot } from '@/data/reads/snapshot';
import { idle } from '@/lib/idle';
import { MissingCodeError } from '@/lib/missing-code';
import { Hydration } from '@/ui/hydration';
import { reloadForNewBuild } from './new-build';
import { readBuiltPage, type BuiltPage } from '@/data/reads/built-page';
import { prefetchOnIntent, type Router } from './prefetch';
import { siteStyles } from './styles';

/**
 * Hydrates the prerendered page after its snapshot and the code of its screen have loaded. When the address has no
 * file, or asks for a part of a list, React draws the page.
 * @throws when the code of the first page cannot be fetched
 */
export async function startSite(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  performance.mark('site');
  const page = readBuiltPage();
  if (page) removeFileName(page);
  if (!page?.path) recordMissingFile(location.pathname);
  const isPrerendered = page?.path === location.pathname && !isNarrowed();

  const queryClient = createQueryClient();
  const applyStyles = siteStyles(page?.styleSheet);
  const routes = createRoutes(queryClient, { beforeNavigation: applyStyles });
  const matched = isPrerendered ? (matchRoutes(routes, location) ?? []).map(({ route }) => route) : [];
  // Without its code or snapshot, the prerendered page stays readable.
  const [snapshot] = await Promise.all([page && snapshotOfPage(page, isPrerendered), resolveScreens(matched)]);
  if (snapshot) hydrate(queryClient, snapshot.state);
  // The snapshot of a newer build does not fit the page: React draws the page again.
  const hydrating = isPrerendered && snapshot?.id === page.snapshotId;

  const router = createBrowserRouter(routes, {
    ...(hydrating && { hydrationData: emptyLoaderData(matched) }),
    patchRoutesOnNavigation: async (navigation) => {
      try {
        await addAdminRoutes(navigation);
      } catch (error) {
        // The router shows an error only inside a page, and no page is drawn yet.
        if (!router.state.initialized) return navigation.patch('site', [missingAdminArea(error)]);
        void reloadForNewBuild();
        throw error;
      }
    },
  });
  ignoreSkippedTransitions();
  prefetchOnIntent(router);
  const onHydrated = () => {
    // Benchmarks and tests read this measure: the page is interactive now.
    performance.measure('hydration', 'site');
    void idle().then(async () => {
      void applyStyles();
      const idleWork = await import('./idle-work').catch((error: unknown) =>
        onScreenError(new MissingCodeError(error)),
      );
      await idleWork?.startIdleWork(queryClient, router, applyStyles);
    });
  };
  const site = (
    <StrictMode>
      <Hydration hydrating={hydrating} onHydrated={onHydrated}>
        <Providers queryClient={queryClient}>
          <RouterProvider router={router} onError={onScreenError} />
        </Providers>
      </Hydration>
    </StrictMode>
  );
  if (hydrating) {
    const removeDoubles = recordHeadTags();
    const onRecoverableError = (error: unknown) => {
      console.error(error);
      setTimeout(removeDoubles);
    };
    // A transition hydrates in small steps, and the page responds between them.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
    return;
  }
  // The prerendered page stays until React can draw the right page.
  if (page) await Promise.all([untilInitialized(router), applyStyles()]);
  removeHeadTags();
  createRoot(root).render(site);
}

function missingAdminArea(error: unknown): RouteObject {
  const fail = () => {
    throw new MissingCodeError(error);
  };
  return { path: 'admin/*', Component: fail };
}

function onScreenError(error: unknown): void {
  console.error(error);
  if (error instanceof MissingCodeError) void reloadForNewBuild();
}

/**
 * Ignores skipped view transitions. The browser rejects their promise `ready`, and React Router gives no way to catch
 * the error:
 * https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition
 */
function ignoreSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was')) event.preventDefault();
  });
}

/** Removes the file name from the address, because some hosts also serve a page under its file name. */
function removeFileName({ path }: BuiltPage): void {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  if (path && location.pathname === file) history.replaceState(null, '', path + location.search + location.hash);
}

/**
 * Fetches the snapshot of a page, in two tries.
 * @throws when hydration needs the snapshot and both tries fail; React can draw a page again without a snapshot
 */
async function snapshotOfPage({ snapshot }: BuiltPage, isNeeded: boolean): Promise<Snapshot | undefined> {
  try {
    return await snapshotAt(snapshot).catch(() => snapshotAt(snapshot));
  } catch (error) {
    if (isNeeded) throw error;
    return undefined;
  }
}

/**
 * Says whether the address asks for a part of a list. No file has such a part (src/before-hydration/part-of-list.ts).
 */
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

/** Returns loader data for these routes, so that the router does not run their loaders. */
function emptyLoaderData(routes: RouteObject[]) {
  return {
    loaderData: Object.fromEntries(routes.flatMap(({ id }) => (id === undefined ? [] : [[id, null]]))),
  };
}

function untilInitialized(router: Router): Promise<void> {
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

function removeHeadTags(): void {
  for (const element of document.head.querySelectorAll(headTags)) element.remove();
}

/**
 * Records the head tags. When a translator has changed the page, React draws the page again and adds a second set of
 * tags.
 * @returns a function that removes the duplicate tags
 */
function recordHeadTags(): () => void {
  const recorded = Array.from(document.head.querySelectorAll(headTags));
  const kindOf = (tag: Element) =>
    [tag.tagName, ...['name', 'property', 'rel'].map((name) => tag.getAttribute(name))].join();
  return () => {
    const now = Array.from(document.head.querySelectorAll(headTags));
    for (const tag of recorded) if (now.some((other) => other !== tag && kindOf(other) === kindOf(tag))) tag.remove();
  };
}
