import type { Dialog, Page, Request } from 'playwright-core';
import type { TestContext } from 'vitest';
import { proves } from '../evidence.ts';

/** What a page reads from the service. */
export const rest = '**/rest/v1/**';

/** Every failure is logged, by the browser or by the site; what is tested is what the page shows. */
export const everyError = [/./];

/** Says what a test proves of a fault, for the summary. */
export function provesFault(context: TestContext, surface: string, challenge: string, expected: string): void {
  proves(context, { category: 'faults', surface, challenge, expected });
}

/** How often each read of the service was asked for: one address, or one question to a function. */
export function readsOf(requests: Request[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const request of requests.filter((each) => each.url().includes('/rest/v1/') && each.method() !== 'OPTIONS')) {
    const read = `${decodeURIComponent(request.url().split('/rest/v1/')[1] ?? '')} ${request.postData() ?? ''}`.trim();
    counts.set(read, (counts.get(read) ?? 0) + 1);
  }
  return counts;
}

/** How often the read that was asked for most was asked for. */
export const mostReads = (requests: Request[]) => Math.max(0, ...readsOf(requests).values());

/** Agrees to whatever the browser itself asks. @returns what that is. */
export function agreeTo(page: Page): Dialog[] {
  const asked: Dialog[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog);
    void dialog.accept();
  });
  return asked;
}
