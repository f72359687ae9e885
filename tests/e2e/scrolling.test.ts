import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { baseUrl } from '../support/browser/base-url';
import { open, openSettled } from '../support/browser/browser';
import { mainMenu } from '../support/browser/screens';
import { settled, twoFrames } from '../support/browser/settled';

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await page.waitForFunction((to) => window.scrollY === to, top);
}

/** Waits until a section begins just below the header. */
async function waitForScrollTo(page: Page, id: string): Promise<void> {
  const top = async () => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN);
  await expect.poll(top, { message: `${id} is scrolled into view` }).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
}

describe('the header', () => {
  test('stays clear up to 10 px of scrolling and turns opaque beyond', async () => {
    const { page } = await openSettled('/');
    // The page notices the scroll within two frames. Then the colour can have a transition.
    const background = async () => {
      await twoFrames(page);
      return page.getByRole('banner').evaluate(async (header) => {
        await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(header).backgroundColor;
      });
    };
    const clear = 'rgba(0, 0, 0, 0)';
    expect(await background()).toBe(clear);
    await scrollTo(page, 10);
    expect(await background()).toBe(clear);
    await scrollTo(page, 11);
    await expect.poll(background).toBe('rgb(245, 241, 231)');
    await scrollTo(page, 0);
    await expect.poll(background).toBe(clear);
  });

  test('the link "Timeline" opens the timeline section from another page, and again after a scroll', async () => {
    const { page } = await openSettled('/contact');
    const timeline = mainMenu(page).getByRole('link', { name: 'Timeline' });
    await timeline.click();
    await waitForScrollTo(page, 'handheld-evolution');
    expect(page.url()).toBe(`${baseUrl}/#handheld-evolution`);
    await scrollTo(page, 0);
    await timeline.click();
    await waitForScrollTo(page, 'handheld-evolution');
  });

  test('leads to the top of each screen and marks the link of the open screen', async () => {
    const { page } = await open('/');
    for (const [label, heading] of [
      ['Consoles', 'Console catalogue'],
      ['Blog', 'Blog'],
      ['Links', 'Useful links'],
      ['Contact', 'Contact'],
      ['Home', 'The handheld legacy: thirty years in your pocket'],
    ] as const) {
      await mainMenu(page).getByRole('link', { name: label, exact: true }).click();
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
      await expect.poll(() => mainMenu(page).locator('[aria-current="page"]').allTextContents()).toEqual([label]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

test('a new page starts at the top or at the anchor of the address, after any scroll position', async () => {
  const { page } = await openSettled('/#handheld-evolution');
  await waitForScrollTo(page, 'handheld-evolution');
  await scrollTo(page, 900);
  await page.goto('/blog');
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto('/#console-of-month');
  await settled(page);
  await waitForScrollTo(page, 'console-of-month');
});
