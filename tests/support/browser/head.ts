import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Returns the tags of the head that may exist only once. */
export async function headOf(page: Page): Promise<string[]> {
  return page.locator('head').evaluate((head) =>
    Array.from(
      head.querySelectorAll(
        'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"]',
      ),
    )
      .map((tag) => tag.outerHTML)
      .sort(),
  );
}

/** Expects each tag of the head only once. Both the build and the site's code write these tags. */
export async function expectOneHead(page: Page): Promise<void> {
  for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]'])
    await expect.poll(() => page.locator(`head ${tag}`).count(), { message: tag }).toBe(1);
  const kinds = (await headOf(page)).map((tag) => tag.replace(/ content=.*| href=.*/, ''));
  expect(new Set(kinds).size).toBe(kinds.length);
}
