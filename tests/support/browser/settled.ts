import type { Page } from 'playwright-core';

/** Waits until the page has its heading, no placeholder is left, and the footer has its last part. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('contentinfo').waitFor();
  await hydrated(page);
  await adminSettled(page);
}

/** Waits until a page that was there before any script ran also answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hydration').length > 0);
}

/** Waits until an admin screen, which is there only once the script runs, has its heading and nothing is loading any more. */
export async function adminSettled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid="skeleton"], [aria-busy="true"]') === null);
}

/** Waits until what was changed before is on the screen. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Waits until a page answers and shows these words, with no placeholder and nothing that offers another try. */
export async function whole(page: Page, words: string): Promise<void> {
  await hydrated(page);
  await page.locator('main').getByText(words).first().waitFor();
  for (const left of [page.getByTestId('skeleton'), page.getByRole('button', { name: 'Try again' })])
    if ((await left.count()) > 0) throw new Error(`The page is not whole: ${await left.first().innerText()}`);
}

/** Waits until the browser holds a file of the build, and nothing has been asked for in half a second. */
export async function prefetched(page: Page, file: string): Promise<void> {
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
    file,
  );
  await page.waitForLoadState('networkidle');
}
