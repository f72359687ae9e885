import type { Page } from 'playwright-core';
import { baseUrl, visit, type Visit, type VisitOptions } from './browser';

/** Holds back the site's scripts, as a slow line does. @returns what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A visitor at an address whose scripts are held back; `release` lets them come. */
export async function openHeld(address: string, options?: VisitOptions): Promise<Visit & { release: () => void }> {
  const visitor = await visit(options);
  const release = await holdScripts(visitor.page);
  await visitor.page.goto(address, { waitUntil: 'commit' });
  return { ...visitor, release };
}

/** Lets the page wait for news without end: other tests may have changed what it shows. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', () => undefined);
}

/** Answers every address with the page that only loads the site's code, as where there is no file. */
export async function answerWithShell(page: Page): Promise<void> {
  const shell = await (await fetch(`${baseUrl}/login`)).text();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: shell, contentType: 'text/html' })
      : route.fallback(),
  );
}
