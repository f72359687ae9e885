import type { QueryClient } from '@tanstack/react-query';

/** What a build left in the page for the script that brings it to life. */
export interface PrerenderedPage {
  /** Path of the page; '' when it stands in for pages that have no file. */
  path: string;
  /** What its reads gave. */
  answers: [key: readonly unknown[], data: unknown][];
}

/** What the build left in this page; null in a page that only has the script. */
export function prerenderedPage(): PrerenderedPage | null {
  const text = document.getElementById('prerendered-page')?.textContent;
  return text ? (JSON.parse(text) as PrerenderedPage) : null;
}

/** Gives the answers to the pages' reads, so that they are shown at once. */
export function fillIn(client: QueryClient, { answers }: PrerenderedPage): void {
  for (const [key, data] of answers) client.setQueryData(key, data);
}

/**
 * Asks for everything anew that the build left, because it may be old: one after the other
 * and only while there is nothing else to do, so that a visitor does not feel it.
 * @param onNews called once, as soon as something is not what it was, or cannot be asked for.
 */
export async function refresh(client: QueryClient, { answers }: PrerenderedPage, onNews: () => void): Promise<void> {
  const cache = client.getQueryCache();
  const before = new Map(answers.map(([queryKey, data]) => [cache.find({ queryKey }), data]));
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (type !== 'updated' || !before.has(query)) return;
    if (query.state.data === before.get(query) && query.state.status !== 'error') return;
    unsubscribe();
    onNews();
  });
  for (const [queryKey] of answers) {
    await nothingElseToDo();
    void client.invalidateQueries({ queryKey, exact: true });
  }
}

/** What a page has written in its head. */
const headTags =
  'title, link[rel="canonical"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])';

/** Takes out the head of a page that is not the one this address is for. */
export function forgetHead(): void {
  for (const element of document.head.querySelectorAll(headTags)) element.remove();
}

/**
 * For when a page cannot be taken over as it stands, because something has changed it: React
 * draws it anew then, with a head of its own. @returns what takes out the tags that are there twice.
 */
export function watchHead(): () => void {
  const written = Array.from(document.head.querySelectorAll(headTags));
  const kindOf = (tag: Element) =>
    [tag.tagName, ...['name', 'property', 'rel'].map((name) => tag.getAttribute(name))].join();
  return () => {
    const now = Array.from(document.head.querySelectorAll(headTags));
    for (const tag of written) if (now.some((other) => other !== tag && kindOf(other) === kindOf(tag))) tag.remove();
  };
}

/** Does the address ask for a part of a list, which no file can show? build/load-later.ts has marked it then. */
export function isNarrowed(): boolean {
  return 'narrowed' in document.documentElement.dataset;
}

function nothingElseToDo(): Promise<unknown> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  );
}
