import type { QueryClient } from '@tanstack/react-query';
import { readPageStamps, watchContent } from './content-watch';
import { prefetchInView, type Router } from './prefetch';

/** @param beforeChange runs before the shown content changes, and the change waits for it */
export async function startIdleWork(
  queryClient: QueryClient,
  router: Router,
  beforeChange: () => unknown,
): Promise<void> {
  // This read comes first, because a later build may replace the file.
  const built = readPageStamps();
  await whenVisible();
  await watchContent(queryClient, beforeChange, built);
  prefetchInView(router, queryClient);
}

/** Resolves when the page is visible: a tab in the background reads nothing. */
function whenVisible(): Promise<unknown> {
  if (document.visibilityState !== 'hidden') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
