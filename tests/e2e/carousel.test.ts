import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { baseUrl, open } from '../support/browser/browser';
import { settled } from '../support/browser/settled';

async function openHome() {
  const { page } = await open('/');
  await settled(page);
  const carousel = page.getByRole('group', { name: 'Handheld Evolution' });
  return {
    page,
    carousel,
    next: carousel.getByRole('button', { name: 'Next console' }),
    previous: carousel.getByRole('button', { name: 'Previous console' }),
    /** Waits for the slide and its console. */
    async shows(slide: string, name: string) {
      await carousel.getByRole('group', { name: slide, exact: true }).waitFor();
      expect(await carousel.getByRole('heading').textContent()).toBe(name);
    },
  };
}

/** How far below the top of the window a section begins. */
async function topOf(page: Page, id: string): Promise<number> {
  return Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? Number.NaN);
}

/** Waits until a section begins just below the header. */
async function isScrolledTo(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id), { message: `${id} is scrolled into view` }).toBeLessThan(200);
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
}

describe('the carousel', () => {
  test('starts with the oldest console and wraps around at both ends', async () => {
    const { shows, next, previous } = await openHome();
    await shows('1 of 19', 'Game Boy');
    await previous.click();
    await shows('19 of 19', 'Nintendo Switch Lite');
    await next.click();
    await shows('1 of 19', 'Game Boy');
    await next.click();
    await shows('2 of 19', 'Game Boy Pocket');
  });

  test('goes through all 19 consoles in the order of their years', async () => {
    const { carousel, next } = await openHome();
    const years: number[] = [];
    for (let slide = 1; slide <= 19; slide += 1) {
      await carousel.getByRole('group', { name: `${slide} of 19`, exact: true }).waitFor();
      years.push(Number(await carousel.locator('[data-slides] > :not([inert]) > p').textContent()));
      await next.click();
    }
    expect(years[0]).toBe(1989);
    expect(years.at(-1)).toBe(2019);
    expect(years).toEqual([...years].sort((a, b) => a - b));
  });

  test('has a dot for every console, and a dot jumps to its slide', async () => {
    const { carousel, shows } = await openHome();
    const dots = carousel.getByRole('link', { name: /^Show / });
    expect(await dots.count()).toBe(19);
    await carousel.getByRole('link', { name: 'Show Nintendo DS (2004)' }).click();
    await shows('7 of 19', 'Nintendo DS');
    const current = carousel.locator('a[aria-current="true"]');
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute('aria-label')).toBe('Show Nintendo DS (2004)');
  });

  test('is stepped by the arrow keys while the focus is inside it', async () => {
    const { page, next, shows } = await openHome();
    await next.focus();
    await page.keyboard.press('ArrowRight');
    await shows('2 of 19', 'Game Boy Pocket');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await shows('19 of 19', 'Nintendo Switch Lite');
  });

  test('its Learn More leads to the page of the console shown, and back returns to the timeline', async () => {
    const { page, carousel, next } = await openHome();
    await next.click();
    await carousel.getByRole('link', { name: 'Learn More about the Game Boy Pocket' }).click();
    await page.getByRole('heading', { name: 'Game Boy Pocket', level: 1 }).waitFor();
    expect(page.url()).toBe(`${baseUrl}/consoles/game-boy-pocket`);
    await page.goBack();
    await carousel.waitFor();
  });
});

describe('the header', () => {
  test('is clear up to 10 px of scrolling and opaque beyond', async () => {
    const { page } = await openHome();
    // Two frames for the scroll to be noticed, then the colour's transition, if there is one.
    const background = () =>
      page.getByRole('banner').evaluate(async (header) => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.allSettled(header.getAnimations().map(({ finished }) => finished));
        return getComputedStyle(header).backgroundColor;
      });
    const clear = 'rgba(0, 0, 0, 0)';
    expect(await background()).toBe(clear);
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await page.waitForFunction(() => window.scrollY === 10);
    expect(await background()).toBe(clear);
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect.poll(background).toBe('rgb(245, 241, 231)');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(background).toBe(clear);
  });

  test('its Timeline link leads to the section from another page, and again once scrolled away', async () => {
    const { page } = await open('/contact');
    await settled(page);
    const timeline = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Timeline' });
    await timeline.click();
    await page.getByRole('group', { name: 'Handheld Evolution' }).waitFor();
    expect(page.url()).toBe(`${baseUrl}/#handheld-evolution`);
    await isScrolledTo(page, 'handheld-evolution');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForFunction(() => window.scrollY === 0);
    await timeline.click();
    await isScrolledTo(page, 'handheld-evolution');
  });

  test('its links lead to every screen and mark the one that is open', async () => {
    const { page } = await open('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const [label, heading] of [
      ['Consoles', 'Console Catalogue'],
      ['Blog', 'Blog'],
      ['Links', 'Useful Links'],
      ['Contact', 'Contact'],
      ['Home', 'The handheld legacy, pocket by pocket'],
    ] as const) {
      await menu.getByRole('link', { name: label, exact: true }).click();
      await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor();
      await expect.poll(() => menu.locator('[aria-current="page"]').allTextContents()).toEqual([label]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

test('the buttons of the hero scroll to their sections', async () => {
  const { page } = await openHome();
  const hero = page.locator('main > div').first();
  await hero.getByRole('link', { name: 'Console of the Month' }).click();
  await isScrolledTo(page, 'console-of-month');
  await page.goBack();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await hero.getByRole('link', { name: 'Explore Timeline' }).click();
  await isScrolledTo(page, 'handheld-evolution');
});

test('an address with a section opens there', async () => {
  for (const section of ['handheld-evolution', 'console-of-month']) {
    const { page } = await open(`/#${section}`);
    await settled(page);
    await isScrolledTo(page, section);
  }
});

describe('the menu at 390 px', () => {
  test('opens and closes, and closes itself when a link is followed', async () => {
    const { page } = await open('/', { width: 390, height: 844 });
    await settled(page);
    const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
    const button = page.getByRole('button', { name: /^(Menu|Close)$/ });
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    await contact.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    await contact.waitFor({ state: 'hidden' });
    await button.click();
    await contact.click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await contact.waitFor({ state: 'hidden' });
    expect(await button.getAttribute('aria-expanded')).toBe('false');
  });

  test('its Timeline link closes it and shows the section', async () => {
    const { page } = await open('/', { width: 390, height: 844 });
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Timeline' }).click();
    await isScrolledTo(page, 'handheld-evolution');
    expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true);
  });
});

test('a page opened afresh starts at its top or its anchor, wherever another page was left', async () => {
  const { page } = await openHome();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.waitForFunction(() => window.scrollY === 900);
  await page.goto(`${baseUrl}/blog`);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goto(`${baseUrl}/#console-of-month`);
  await settled(page);
  await isScrolledTo(page, 'console-of-month');
});
