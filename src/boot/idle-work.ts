import type { QueryClient } from '@tanstack/react-query';
import { stampsOfPage, watchContent } from './content-watch';
import { prefetchInView, type Router } from './prefetch';

/** What can wait until the page is hydrated. @param beforeChange is waited for before what is shown changes */
export async function startIdleWork(
  queryClient: QueryClient,
  router: Router,
  beforeChange: () => unknown,
): Promise<void> {
  // Before a later build may replace the file.
  const built = stampsOfPage();
  await whenVisible();
  await watchContent(queryClient, beforeChange, built);
  prefetchInView(router, queryClient);
}

/** Resolves when somebody looks at the page: a tab that was opened behind another reads nothing. */
function whenVisible(): Promise<unknown> {
  if (document.visibilityState !== 'hidden') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}
