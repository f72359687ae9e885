import type { Page } from 'playwright-core';
import type { ContentKind } from '@/data/reads/content-kinds';
import type { ContentStamps } from '@/data/reads/content-stamps';
import { baseUrl } from './base-url';
import { visit, type Visit, type VisitOptions } from './browser';

/** Opens an address and delays its scripts, as a slow connection does. `release` ends the delay. */
export async function openWithHeldScripts(
  address: string,
  options?: VisitOptions,
): Promise<Visit & { release: () => void }> {
  const visitor = await visit(options);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await visitor.page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await visitor.page.goto(address, { waitUntil: 'commit' });
  return { ...visitor, release };
}

/** Never responds to a read, because other tests may have changed the content. */
export async function leaveReadsUnanswered(page: Page): Promise<void> {
  await page.route('**/rest/v1/**', () => undefined);
}

/** Makes the service report no change since the build, even after writes by other tests. */
export async function reportNoChange(page: Page): Promise<void> {
  await reportChanges(page);
}

/** Makes the service report that only these kinds of content have changed since the build. */
export async function reportChanges(page: Page, ...kinds: ContentKind[]): Promise<void> {
  await page.route('**/rest/v1/content_stamps*', async (route) => {
    const { stamps } = (await (await page.request.get('/data/build.json')).json()) as { stamps: ContentStamps };
    const changed = Object.fromEntries(kinds.map((kind) => [kind, '2998-01-01T00:00:00+00:00']));
    const rows = Object.entries({ ...stamps, ...changed }).map(([kind, changed_at]) => ({ kind, changed_at }));
    await route.fulfill({ json: rows });
  });
}

/** Responds to every address with the shell, as a host does for an address without a file. */
export async function answerWithShell(page: Page): Promise<void> {
  const shell = await (await fetch(`${baseUrl}/login`)).text();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: shell, contentType: 'text/html' })
      : route.fallback(),
  );
}
