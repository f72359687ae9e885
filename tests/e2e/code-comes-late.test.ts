import { describe, expect, test } from 'vitest';
import { phone } from '../support/browser/browser';
import { carouselOf, shownSlide } from '../support/browser/carousel';
import { openWithHeldScripts } from '../support/browser/held';
import { answerMail, sendMessage, sentToast } from '../support/browser/message';
import { firstPage, mainMenu } from '../support/browser/screens';
import { hydrated, settled } from '../support/browser/settled';
import { expectTyped, typeInto } from '../support/browser/staff';

describe('before the script runs', () => {
  test.each([
    ['/blog', 'Search articles', 'parallax', 1],
    ['/consoles', 'Search consoles', 'lite', 3],
    ['/blog', 'Search articles', `50% "off", (really) \\ * _ 🎮 </script> & more #1`, 0],
  ])(
    'Enter in the search of %s puts the text into the address and finds the results',
    async (address, label, text, count) => {
      const { page, release } = await openWithHeldScripts(address);
      const field = page.getByRole('searchbox', { name: label });
      await field.fill(text);
      await field.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('q') === text, { waitUntil: 'commit' });
      await page.getByText(`Searching for “${text}”...`).waitFor();
      expect(await page.getByRole('status').textContent()).toBe(`Searching for “${text}”...`);
      expect(await page.locator('main article').first().isVisible()).toBe(false);
      release();
      await expect.poll(() => page.locator('main article').count()).toBe(count);
      expect(await field.inputValue()).toBe(text);
      expect(await page.getByText('Searching for').count()).toBe(0);
    },
  );

  test('a chosen category enters the address, and Back does not search again', async () => {
    const { page, release } = await openWithHeldScripts('/blog');
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('how');
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Tech Preservation');
    await page.waitForURL('/blog?q=how&category=tech', { waitUntil: 'commit' });
    release();
    await settled(page);
    await page.goBack();
    await settled(page);
    await page.waitForTimeout(600);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('main article').count()).toBe(12);
  });

  test('a page from the back-forward cache fills the fields from the address', async () => {
    const { page } = await openWithHeldScripts('/blog');
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    const category = page.getByRole('combobox', { name: 'Category' });
    await field.fill('how');
    await category.evaluate((select: HTMLSelectElement) => {
      select.value = 'tech';
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await field.inputValue()).toBe('');
    expect(await category.inputValue()).toBe('');
  });

  test('text typed before a late hydration stays in the field and starts a search', async () => {
    const { page, release } = await openWithHeldScripts('/blog?page=2');
    await page.getByRole('status').filter({ hasText: firstPage }).waitFor();
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await field.fill('parallax');
    release();
    await page.waitForURL((url) => url.searchParams.get('q') === 'parallax');
    await expect.poll(() => page.locator('main article').count()).toBe(1);
    expect(await field.inputValue()).toBe('parallax');
  });

  test('a chosen era and a typed text narrow the list together', async () => {
    const { page, release } = await openWithHeldScripts('/consoles');
    const field = page.getByRole('searchbox', { name: 'Search consoles' });
    const era = page.getByRole('combobox', { name: 'Era' });
    await field.fill('lite');
    await era.selectOption('DS Era');
    release();
    await hydrated(page);
    const cards = () => page.locator('main article h2').allTextContents();
    await expect.poll(cards).toEqual(['Nintendo DS Lite', 'Nintendo DSi']);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'lite', era: 'ds' });
    expect([await field.inputValue(), await era.inputValue()]).toEqual(['lite', 'ds']);
  });

  test('a chosen facet is the only filter in the address and narrows the list', async () => {
    const { page, release } = await openWithHeldScripts('/consoles', phone);
    await page.getByText('More filters').click();
    await page.getByRole('combobox', { name: 'Plays' }).selectOption('Game Boy Advance (5)');
    await page.waitForURL('/consoles?plays=GBA', { waitUntil: 'commit' });
    await page.getByText('Loading this part of the list...').waitFor();
    release();
    await expect.poll(() => page.locator('main article').count()).toBe(5);
    await page.getByText('5 consoles').waitFor();
  });

  test('a message sent before hydration stays locked and goes out once', async () => {
    const { page, release } = await openWithHeldScripts('/contact');
    const sent = await answerMail(page);
    const message = page.getByLabel('Message');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await sendMessage(page, 'As it was sent');
    await page.getByText('Sending your message...').waitFor();
    await page.keyboard.type('typed afterwards');
    expect(await message.evaluate((field) => field.matches('[inert] *'))).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.getByText(sentToast).waitFor();
    await page.getByText('This tab keeps your message until you send it.').waitFor();
    expect(sent).toEqual([expect.stringContaining('As it was sent"')]);
    await message.fill('The next one');
  });

  test('a message typed before hydration stays in the form', async () => {
    const { page, release } = await openWithHeldScripts('/contact');
    const typed = { Message: 'A long message, typed on a slow line.', Name: 'Ada' };
    await typeInto(page, typed);
    release();
    await hydrated(page);
    await expectTyped(page, typed);
  });

  test('a press of the colour switch changes the colours after hydration', async () => {
    const { page, release } = await openWithHeldScripts('/links');
    const dark = page.getByRole('button', { name: 'Dark colours' });
    await dark.click();
    release();
    await hydrated(page);
    await expect.poll(() => dark.getAttribute('aria-pressed')).toBe('true');
    await dark.click();
    expect(await dark.getAttribute('aria-pressed')).toBe('false');
  });

  test('the link to the next page opens this page and scrolls to the latest articles', async () => {
    const { page, release } = await openWithHeldScripts('/');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('/?page=2#latest-articles', { waitUntil: 'commit' });
    await page.getByText('Loading this part of the list...').waitFor();
    release();
    await page.getByText('Page 2 of 7').waitFor();
    await expect
      .poll(async () => Math.abs((await page.locator('#latest-articles').boundingBox())?.y ?? 999))
      .toBeLessThan(200);
  });

  test('the carousel keeps the shown slide through hydration', async () => {
    const { page, release } = await openWithHeldScripts('/', phone);
    const carousel = carouselOf(page);
    await carousel.getByRole('button', { name: 'Next console' }).click();
    await carousel.getByRole('button', { name: 'Next console' }).click();
    await expect.poll(() => shownSlide(page)).toContain('3 of 19');
    release();
    await hydrated(page);
    await carousel.getByRole('button', { name: 'Next console' }).click();
    await carousel.getByRole('group', { name: '4 of 19', exact: true }).waitFor();
    expect(await shownSlide(page)).toBe('Game Boy Color | 4 of 19 | Show Game Boy Color (1998)');
    expect(await carousel.getByRole('heading').count()).toBe(1);
  });

  test('an open menu stays open, and the button says so', async () => {
    const { page, release } = await openWithHeldScripts('/links', phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    const button = page.getByRole('button', { name: 'Close' });
    await button.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    expect(await mainMenu(page).isVisible()).toBe(false);
  });
});

describe('a press during hydration', () => {
  const pager = '[aria-label="Latest article pages"]';

  test.each([
    ['the next page', `${pager} a`, pager, 'Page 2 of 7', 40],
    ['the next console', '[aria-label="Next console"]', '[data-place]', '2 of 19', 40],
  ])(
    'counts once on the link or button for %s',
    { timeout: 300_000 },
    async (_where, pressSelector, countSelector, expected, interval) => {
      const waits = Array.from({ length: 1000 / interval }, (_, index) => index * interval);
      const wrong: string[] = [];
      // Two pages run at a time.
      await Promise.all(
        [1, 2].map(async () => {
          for (let wait = waits.shift(); wait !== undefined; wait = waits.shift()) {
            const text = await pressAfter(wait, pressSelector, countSelector, expected);
            if (!text.includes(expected)) wrong.push(`${wait} ms: ${text}`);
          }
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});

/** Presses an element `wait` ms after the start of the site's code. Returns the final text of `countSelector`. */
async function pressAfter(
  wait: number,
  pressSelector: string,
  countSelector: string,
  expected: string,
): Promise<string> {
  const { page, release } = await openWithHeldScripts('/', phone);
  const place = page.locator(countSelector);
  await place.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(
    ([selector, milliseconds]) => {
      const press = () => document.querySelector<HTMLElement>(selector)?.click();
      // The site's code sets a performance mark when it begins.
      new PerformanceObserver(() => setTimeout(press, milliseconds)).observe({ type: 'mark' });
    },
    [pressSelector, wait] as const,
  );
  release();
  await place.filter({ hasText: expected }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await settled(page);
  await page.waitForTimeout(100);
  const text = await place.innerText();
  await page.context().close();
  return text;
}
