import type { QueryClient } from '@tanstack/react-query';
import { watchContent } from './content-watch';
import type { BuildPrefetch, Router } from './prefetch';
import { buildPrefetch, prefetchInView, prefetchLikelyNext } from './prefetch-in-view';

interface Site {
  queryClient: QueryClient;
  router: Router;
  /** Told how a link that is pointed at is prefetched from here on. */
  onPrefetch: (prefetch: BuildPrefetch) => void;
  /** Waited for before what is shown changes. */
  onChange: () => unknown;
  /** Does the page show what the build has read? */
  fromBuild: boolean;
}

/** What can wait until the page is hydrated; its code comes after that of the page. */
export async function startIdleWork({ queryClient, router, onPrefetch, onChange, fromBuild }: Site): Promise<void> {
  await seen();
  const { isOutdated } = await watchContent(queryClient, { fromBuild, onChange });
  const prefetch = buildPrefetch(router, queryClient, isOutdated);
  onPrefetch(prefetch);
  prefetchLikelyNext(router, location.pathname);
  prefetchInView(router, prefetch);
}

/** Resolves when somebody looks at the page: a tab that was opened behind another reads nothing. */
function seen(): Promise<unknown> {
  if (document.visibilityState !== 'hidden') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
