import type { Page } from 'playwright-core';

/** Lets the page wait for news without end: other tests may have changed what it shows. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', () => undefined);
}
