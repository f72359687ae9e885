import type { Page } from 'playwright-core';

/** Waits until the page is hydrated, shows its heading and footer, and has finished loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor();
  await hydrated(page);
  await adminSettled(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydration').length > 0);
}

/** Waits until an admin screen has its heading and has finished loading. */
export async function adminSettled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid="skeleton"], [aria-busy="true"]') === null);
}

/** Waits until the browser has painted earlier changes. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Waits until a page is hydrated and shows these words. The page must show no placeholder and no "Try again". */
export async function waitForContent(page: Page, words: string): Promise<void> {
  await hydrated(page);
  await page.locator('main').getByText(words).first().waitFor();
  for (const unwanted of [page.getByTestId('skeleton'), page.getByRole('button', { name: 'Try again' })])
    if ((await unwanted.count()) > 0) throw new Error(`The page is not whole: ${await unwanted.first().innerText()}`);
}

/** Waits until the browser has loaded a file of the build. Then waits for half a second without requests. */
export async function prefetched(page: Page, file: string): Promise<void> {
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
    file,
  );
  await page.waitForLoadState('networkidle');
}
