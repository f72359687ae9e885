import type { Page } from 'playwright-core';
import { baseUrl } from './browser';

/** Answers every address with the page that only loads the site's code, as where there is no file. */
export async function answerWithShell(page: Page): Promise<void> {
  const shell = await (await fetch(`${baseUrl}/login`)).text();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ body: shell, contentType: 'text/html' })
      : route.fallback(),
  );
}
