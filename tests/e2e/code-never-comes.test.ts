import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, phone, visit, type VisitOptions } from '../support/browser/browser';
import { carouselOf, shownSlide } from '../support/browser/carousel';
import { focused } from '../support/browser/focus';
import { sendMessage } from '../support/browser/message';
import { firstPage, mainMenu, wholeList } from '../support/browser/screens';
import { hydrated } from '../support/browser/settled';

/** Opens a page whose code fails to load. */
async function openWithoutCode(address: string, options?: VisitOptions): Promise<Page> {
  const { page } = await visit({ expectedErrors: [/ERR_FAILED/], ...options });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  return page;
}

describe('a page without its code', () => {
  test('the button opens and closes the menu; Escape, a press outside and a link close the menu', async () => {
    const page = await openWithoutCode('/', phone);
    const contact = mainMenu(page).getByRole('link', { name: 'Contact' });
    const button = page.getByRole('button', { name: 'Menu' });
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    expect(await contact.isVisible()).toBe(true);
    await button.click();
    expect(await contact.isVisible()).toBe(false);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await contact.isVisible()).toBe(false);
    expect(await focused(page)).toBe('Menu');
    await button.click();
    await page.mouse.click(200, 800);
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    await mainMenu(page).getByRole('link', { name: 'Timeline' }).click();
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    await contact.click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
  });

  test('the colour switch works, and a reload keeps the chosen colours', async () => {
    const page = await openWithoutCode('/blog');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const button = page.getByRole('button', { name: 'Dark colours' });
    await button.click();
    expect(await background()).toBe('rgb(19, 20, 22)');
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    expect(await background()).toBe('rgb(19, 20, 22)');
    await button.click();
    expect(await background()).toBe('rgb(245, 241, 231)');
  });

  test('the carousel steps, wraps around and jumps to a chosen slide', async () => {
    const page = await openWithoutCode('/', phone);
    const carousel = carouselOf(page);
    const shows = (text: string) => expect.poll(() => shownSlide(page)).toBe(text);
    await shows('Game Boy | 1 of 19 | Show Game Boy (1989)');
    await carousel.getByRole('button', { name: 'Next console' }).click();
    await shows('Game Boy Pocket | 2 of 19 | Show Game Boy Pocket (1996)');
    await carousel.getByRole('link', { name: 'Show Nintendo DS (2004)' }).click();
    await shows('Nintendo DS | 7 of 19 | Show Nintendo DS (2004)');
    await carousel.getByRole('link', { name: 'Show Game Boy (1989)' }).click();
    await carousel.getByRole('button', { name: 'Previous console' }).click();
    await shows('Nintendo Switch Lite | 19 of 19 | Show Nintendo Switch Lite (2019)');
    await carousel.getByRole('button', { name: 'Next console' }).click();
    await shows('Game Boy | 1 of 19 | Show Game Boy (1989)');
    expect(new URL(page.url()).hash).toBe('');
  });

  test.each([
    ['/blog?q=famicom', firstPage, 'main article'],
    ['/blog?category=collecting', firstPage, 'main article'],
    ['/consoles?era=ds', wholeList, 'main article'],
    ['/?page=2', firstPage, '#latest-articles article'],
  ])('the page at %s says which part of the list it shows: %s', async (address, line, cards) => {
    const page = await openWithoutCode(address);
    const status = page.getByRole('status').filter({ hasText: /./ });
    await expect.poll(() => status.textContent()).toBe(line);
    expect(await page.locator(cards).first().isVisible()).toBe(true);
  });

  test.each(['/?q=famicom', '/links?page=2'])(
    '%s shows no note, because the parameter cannot narrow the list',
    async (address) => {
      const page = await openWithoutCode(address);
      expect(await page.getByRole('status').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );

  test('the contact form says that it cannot send, and keeps the typed text', async () => {
    const page = await openWithoutCode('/contact');
    await sendMessage(page, 'Typed without code');
    await page
      .getByText('We can’t send your message right now. Please email us at the address on this page.')
      .waitFor();
    // The visitor can copy the text from the field.
    await page.getByLabel('Message').fill('Typed without code, and more');
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Typed without code, and more');
    expect(await page.getByText('cannot be sent').count()).toBe(0);
  });

  test('the links of the menu work in a browser without popovers', async () => {
    const page = await openWithoutCode('/contact');
    await page.addInitScript(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
    await page.reload();
    await mainMenu(page).getByRole('link', { name: 'Links' }).click();
    await page.getByRole('heading', { name: 'Useful links' }).waitFor();
  });
});

test('without JavaScript, dots of the carousel lead to slides, and each list says which part it shows', async () => {
  const { page } = await open('/', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Show Nintendo DS (2004)' }).click();
  const heading = page.getByRole('heading', { name: 'Nintendo DS', exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.x ?? -1).toBeGreaterThan(0);
  for (const [address, line] of [
    ['/blog?q=famicom', firstPage],
    ['/consoles', wholeList],
    ['/links', wholeList],
    ['/?page=2', firstPage],
  ] as const) {
    await page.goto(address);
    expect(await page.locator('main').innerText(), address).toContain(line);
  }
});
