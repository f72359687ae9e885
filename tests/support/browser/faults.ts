import type { Dialog, Page, Request } from 'playwright-core';
import type { TestContext } from 'vitest';
import { proves } from '../evidence.ts';

/** The addresses of all reads from the service. */
export const rest = '**/rest/v1/**';

/** A pattern for every error. The browser and the site log each failure, and tests of faults check only the page. */
export const everyError = [/./];

/** Records a proven case about a fault. The case appears in the summary. */
export function provesFault(context: TestContext, surface: string, challenge: string, expected: string): void {
  proves(context, { category: 'faults', surface, challenge, expected });
}

/** Maps each read to the number of its requests. A read is an address, or a call of a function with its arguments. */
export function readsOf(requests: Request[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const request of requests.filter((each) => each.url().includes('/rest/v1/') && each.method() !== 'OPTIONS')) {
    const read = `${decodeURIComponent(request.url().split('/rest/v1/')[1] ?? '')} ${request.postData() ?? ''}`.trim();
    counts.set(read, (counts.get(read) ?? 0) + 1);
  }
  return counts;
}

/** Returns the number of requests of the most frequent read. */
export const mostReads = (requests: Request[]) => Math.max(0, ...readsOf(requests).values());

export function acceptDialogs(page: Page): Dialog[] {
  const dialogs: Dialog[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog);
    void dialog.accept();
  });
  return dialogs;
}
