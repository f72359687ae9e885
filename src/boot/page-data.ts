import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The JSON in `#page-data`: the contract between `build/prerender` and `src/boot`. */
export interface PageData {
  /** '' in the page for addresses without a file. */
  path: string;
  /** The data of its loaders. */
  answers: [key: QueryKey, data: unknown][];
  /** Address of the whole site's style sheet: the page inlines only the rules that it needs. */
  styleSheet: string;
}

export const pageDataId = 'page-data';

/** Null in a page without data. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

export function seedQueryCache(client: QueryClient, { answers }: PageData): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
}

/**
 * Refetches the data of the build, which may be old: one query at a time, while the browser is idle.
 * @param onChange called once, for the first answer that differs or fails
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
