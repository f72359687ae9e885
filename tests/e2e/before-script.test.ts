import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { open, openSettled, visit, type VisitOptions } from '../support/browser/browser';
import { openHeld } from '../support/browser/held';
import { answerMail, sendMessage, sentToast } from '../support/browser/message';
import { hydrated, settled } from '../support/browser/settled';

const phone = { width: 390, height: 844 };
const needsCode = 'Please turn on JavaScript to use search, filters and pages.';
const wholeList = `${needsCode} This is the whole list.`;
const firstPage = `${needsCode} This is the first page of the list.`;

/** A page whose code never comes. */
async function openWithoutCode(address: string, options?: VisitOptions): Promise<Page> {
  const { page } = await visit({ expectedErrors: [/ERR_FAILED/], ...options });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
  return page;
}

/** The name of the console that is scrolled into view, and how the carousel counts it. */
function shownSlide(page: Page): Promise<string> {
  return page.getByRole('group', { name: 'Handheld Evolution' }).evaluate((carousel) => {
    const stage = carousel.querySelector('[data-slides]')?.getBoundingClientRect();
    const slides = Array.from(carousel.querySelectorAll('[data-slides] > *'));
    const shown = slides.filter((slide) => Math.abs(slide.getBoundingClientRect().x - (stage?.x ?? 0)) < 2);
    const dots = Array.from(carousel.querySelectorAll('[aria-current]'), (dot) => dot.getAttribute('aria-label'));
    const count = carousel.querySelector('[data-place]')?.textContent;
    return [...shown.map((slide) => slide.querySelector('h3')?.textContent), count, ...dots].join(' | ');
  });
}

describe('in a page whose code never comes', () => {
  test('the menu opens and closes, by its button, by Escape, by a press beside it and by its links', async () => {
    const page = await openWithoutCode('/', phone);
    const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
    const button = page.getByRole('button', { name: 'Menu' });
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    expect(await contact.isVisible()).toBe(true);
    await button.click();
    expect(await contact.isVisible()).toBe(false);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home');
    await page.keyboard.press('Escape');
    expect(await contact.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
    await button.click();
    await page.mouse.click(200, 800);
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Timeline' }).click();
    expect(await contact.isVisible()).toBe(false);
    await button.click();
    await contact.click();
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
  });

  test('the colours change and stay', async () => {
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

  test('the carousel steps, wraps around and jumps', async () => {
    const page = await openWithoutCode('/', phone);
    const carousel = page.getByRole('group', { name: 'Handheld Evolution' });
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
  ])('%s says what it shows: %s', async (address, line, cards) => {
    const page = await openWithoutCode(address);
    const status = page.getByRole('status');
    await expect.poll(() => status.textContent()).toBe(line);
    expect(await page.locator(cards).first().isVisible()).toBe(true);
  });

  test.each(['/?q=famicom', '/links?page=2'])(
    '%s asks for nothing that its list could be narrowed by',
    async (address) => {
      const page = await openWithoutCode(address);
      expect(await page.getByRole('status').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    },
  );

  test('a message cannot be sent, and the form says so; what was typed is kept', async () => {
    const page = await openWithoutCode('/contact');
    await sendMessage(page, 'Typed without code');
    await page
      .getByText("We can't send your message from here right now. Please email us at the address on this page.")
      .waitFor();
    // It can be copied from there.
    await page.getByLabel('Message').fill('Typed without code, and more');
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Typed without code, and more');
    expect(await page.getByText('cannot be sent').count()).toBe(0);
  });

  test('without popovers the links of the menu work', async () => {
    const page = await openWithoutCode('/contact');
    await page.addInitScript(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));
    await page.reload();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Links' }).click();
    await page.getByRole('heading', { name: 'Useful Links' }).waitFor();
  });
});

test('without any JavaScript the dots lead to the slides, and the lists say how much of them is shown', async () => {
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

describe('before the code is there', () => {
  test.each([
    ['/blog', 'Search articles', 'parallax', 1],
    ['/consoles', 'Search consoles', 'lite', 3],
  ])('Enter in the search of %s arrives in the address, with its results', async (address, label, text, count) => {
    const { page, release } = await openHeld(address);
    const field = page.getByRole('searchbox', { name: label });
    await field.fill(text);
    await field.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === text, { waitUntil: 'commit' });
    await page.getByText(`Searching for "${text}"...`).waitFor();
    expect(await page.getByRole('status').textContent()).toBe(`Searching for "${text}"...`);
    expect(await page.locator('main article').first().isVisible()).toBe(false);
    release();
    await expect.poll(() => page.locator('main article').count()).toBe(count);
    expect(await field.inputValue()).toBe(text);
    expect(await page.getByText('Searching for').count()).toBe(0);
  });

  test('so does a category, and the way back does not search again', async () => {
    const { page, release } = await openHeld('/blog');
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

  test('a page restored as it was left shows what its address asks for, and does not search again', async () => {
    const { page } = await openHeld('/blog');
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

  test('text typed in the whole list stays when the code comes late after all, and is searched for', async () => {
    const { page, release } = await openHeld('/blog?page=2');
    await page.getByRole('status').filter({ hasText: firstPage }).waitFor();
    const field = page.getByRole('searchbox', { name: 'Search articles' });
    await field.fill('parallax');
    release();
    await page.waitForURL((url) => url.searchParams.get('q') === 'parallax');
    await expect.poll(() => page.locator('main article').count()).toBe(1);
    expect(await field.inputValue()).toBe('parallax');
  });

  test('an era chosen and a text typed hold together', async () => {
    const { page, release } = await openHeld('/consoles');
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

  test('a message that is sent stays as it is until then, and goes once', async () => {
    const { page, release } = await openHeld('/contact');
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
    await page.getByText('Your message is kept in this tab until you send it.').waitFor();
    expect(sent).toEqual([expect.stringContaining('As it was sent"')]);
    await message.fill('The next one');
  });

  test('a message that is only typed stays', async () => {
    const { page, release } = await openHeld('/contact');
    await page.getByLabel('Message').fill('A long message, typed on a slow line.');
    await page.getByLabel('Name').fill('Ada');
    release();
    await hydrated(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('A long message, typed on a slow line.');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
  });

  test('a change of colours is not asked for in vain', async () => {
    const { page, release } = await openHeld('/links');
    const dark = page.getByRole('button', { name: 'Dark colours' });
    await dark.click();
    release();
    await hydrated(page);
    await expect.poll(() => dark.getAttribute('aria-pressed')).toBe('true');
    await dark.click();
    expect(await dark.getAttribute('aria-pressed')).toBe('false');
  });

  test('the next page of the latest articles comes, at the articles', async () => {
    const { page, release } = await openHeld('/');
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.waitForURL('/?page=2#latest-articles', { waitUntil: 'commit' });
    await page.getByText('Loading this part of the list...').waitFor();
    release();
    await page.getByText('Page 2 of 4').waitFor();
    await expect
      .poll(async () => Math.abs((await page.locator('#latest-articles').boundingBox())?.y ?? 999))
      .toBeLessThan(200);
  });

  test('the carousel is taken over where it was left', async () => {
    const { page, release } = await openHeld('/', phone);
    const carousel = page.getByRole('group', { name: 'Handheld Evolution' });
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

  test('an open menu stays open, and its button knows', async () => {
    const { page, release } = await openHeld('/links', phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    const button = page.getByRole('button', { name: 'Close' });
    await button.waitFor();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await button.click();
    expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  });
});

describe('a press counts once, whenever it comes while the page is hydrated', () => {
  test.each([
    [
      'on the next page',
      'Page 2 of 4',
      '[aria-label="Latest article pages"]',
      '[aria-label="Latest article pages"] a',
      20,
    ],
    ['on the next console', '2 of 19', '[data-place]', '[aria-label="Next console"]', 40],
  ])(
    '%s',
    async (_where, expected, counted, pressed, interval) => {
      const wrong: string[] = [];
      for (let wait = 0; wait < 1000; wait += interval) {
        const { page } = await visit(phone);
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.addInitScript(
          ([selector, milliseconds]) => {
            const press = () => {
              document.querySelector<HTMLElement>(selector)?.click();
            };
            if (location.search) return;
            // The site's code begins with a mark.
            new PerformanceObserver(() => setTimeout(press, milliseconds)).observe({ type: 'mark' });
          },
          [pressed, wait] as const,
        );
        await page.goto('/');
        await page.locator(counted).filter({ hasText: expected }).waitFor();
        await settled(page);
        await page.waitForTimeout(100);
        const text = await page.locator(counted).innerText();
        if (!text.includes(expected)) wrong.push(`${wait} ms: ${text}`);
        await page.context().close();
      }
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});

test('a message that was typed is there after a look at another page and a reload, until it is sent', async () => {
  const { page } = await openSettled('/contact');
  const message = page.getByLabel('Message');
  const main = page.getByRole('navigation', { name: 'Main' });
  await page.getByText('Your message is kept in this tab until you send it.').waitFor();
  await message.fill('Kept for now');
  await page.getByLabel('Subject').selectOption('Technical Support');
  await main.getByRole('link', { name: 'Links' }).click();
  await page.getByRole('heading', { name: 'Useful Links' }).waitFor();
  await main.getByRole('link', { name: 'Contact' }).click();
  await expect.poll(() => message.inputValue()).toBe('Kept for now');
  await page.reload();
  await expect.poll(() => message.inputValue()).toBe('Kept for now');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Technical Support');
  await sendMessage(page, 'Kept until now');
  await page.getByText(sentToast).waitFor();
  await page.reload();
  await settled(page);
  expect(await message.inputValue()).toBe('');
});
