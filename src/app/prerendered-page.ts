import type { QueryClient } from '@/lib/query';

/** What a build left in the page for the script that brings it to life. */
export interface PrerenderedPage {
  /** Path of the page; '' when it stands in for pages that have no file. */
  path: string;
  /** What its reads gave. */
  answers: [key: readonly unknown[], data: unknown][];
}

/** Id of the element that holds it. */
export const prerenderedPageId = 'prerendered-page';

/** What the build left in this page; null in a page that only has the script. */
export function prerenderedPage(): PrerenderedPage | null {
  const text = document.getElementById(prerenderedPageId)?.textContent;
  return text ? (JSON.parse(text) as PrerenderedPage) : null;
}

/** Gives the answers to the pages' reads: shown at once, and asked for anew because they may be old. */
export function fillIn(client: QueryClient, { answers }: PrerenderedPage): void {
  for (const [key, data] of answers) client.setQueryData(key, data, { updatedAt: 0 });
}

/** Waits for the whole style sheet: a page carries only what it shows itself. */
export async function styled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  // Without it most of the site still looks right, and all of it works.
  await new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)));
}

/** Does the address ask for a part of a list, which no file can show? index.html has marked it then. */
export function isNarrowed(): boolean {
  return 'narrowed' in document.documentElement.dataset;
}

/** Takes out the head of a page that is not the one this address is for. */
export function forgetHead(): void {
  const written =
    'title, link[rel="canonical"], meta[property], meta[name]:not([name="viewport"], [name="theme-color"])';
  for (const element of document.head.querySelectorAll(written)) element.remove();
}
