import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the build leaves in `#page-data` of a page, as JSON: the contract between `build/prerender` and `src/boot`. */
export interface PageData {
  /** Path of the page; '' in the one for addresses that have no file. */
  path: string;
  /** What the loaders of its routes read. */
  answers: [key: QueryKey, data: unknown][];
  /** Address of the style sheet of the whole site: the page has only the rules that it needs itself. */
  styleSheet: string;
}

export const pageDataId = 'page-data';

/** Null in a page that only has the script. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** Fills the query cache, so that the page is drawn as the build drew it. */
export function seedQueryCache(client: QueryClient, { answers }: PageData): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
}

/**
 * Reads again what the build left, because it may be old: one by one, while the browser is idle.
 * @param onChange called once, as soon as an answer differs or cannot be had
 */
export async function refreshPageData(client: QueryClient, { answers }: PageData, onChange: () => void): Promise<void> {
  const cache = client.getQueryCache();
  const before = new Map(answers.map(([queryKey, data]) => [cache.find({ queryKey }), data]));
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !before.has(query)) return;
    if (query.state.data === before.get(query) && query.state.status !== 'error') return;
    unsubscribe();
    onChange();
  });
  for (const [queryKey] of answers) {
    await idle();
    void client.invalidateQueries({ queryKey, exact: true });
  }
}

function idle(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
}
