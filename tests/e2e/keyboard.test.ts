import { describe, expect, test } from 'vitest';
import { baseUrl, open } from '../support/browser/browser';
import { focused, tabTo, type Focused } from '../support/browser/focus';
import { settled } from '../support/browser/settled';

describe('the header by keyboard', () => {
  test('Tab goes from the skip link through the header in its order', async () => {
    const { page } = await open('/');
    await settled(page);
    const names: string[] = [];
    for (let presses = 0; presses < 9; presses += 1) {
      await page.keyboard.press('Tab');
      names.push((await focused(page)).name);
    }
    expect(names).toEqual([
      'Skip to content',
      'Handheld Legacy',
      'Home',
      'Timeline',
      'Consoles',
      'Blog',
      'Links',
      'Contact',
      'Sign In',
    ]);
  });

  test('the skip link shows itself and leads past the header', async () => {
    const { page } = await open('/');
    await settled(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toEqual({ name: 'Skip to content', outline: 'solid', visible: true });
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('Explore Timeline');
  });

  test('the menu of a phone opens with Enter, and Escape closes it and goes back to its button', async () => {
    const { page } = await open('/', { width: 390, height: 844 });
    await settled(page);
    const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' });
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await contact.waitFor();
    expect((await focused(page)).name).toBe('Close');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('Home');
    await page.keyboard.press('Escape');
    await contact.waitFor({ state: 'hidden' });
    expect((await focused(page)).name).toBe('Menu');
    await page.keyboard.press('Space');
    await tabTo(page, 'Contact');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    expect(page.url()).toBe(`${baseUrl}/contact`);
    await contact.waitFor({ state: 'hidden' });
  });

  test('after a link to another page Tab goes on from that page', async () => {
    const { page } = await open('/');
    await settled(page);
    await tabTo(page, 'Blog');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('Search articles');
  });
});

describe('with the keyboard alone', () => {
  test('the carousel is stepped, jumped in and left for the console shown', async () => {
    const { page } = await open('/');
    await settled(page);
    const slide = (label: string) => page.getByRole('group', { name: label, exact: true }).waitFor();
    await tabTo(page, 'Next console');
    await page.keyboard.press('Enter');
    await slide('2 of 19');
    await page.keyboard.press('ArrowRight');
    await slide('3 of 19');
    expect((await focused(page)).name).toBe('Next console');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('Show Game Boy Light (1998)');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await slide('7 of 19');
    expect((await focused(page)).name).toBe('Show Nintendo DS (2004)');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('See all models by year');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowLeft');
    await slide('6 of 19');
    await page.keyboard.press('ArrowRight');
    await slide('7 of 19');
    await page.getByRole('button', { name: 'Previous console' }).focus();
    await tabTo(page, /^Learn More/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Nintendo DS', level: 1 }).waitFor();
  });

  test('a message is written and sent', async () => {
    const { page } = await open('/contact');
    await settled(page);
    const id = () => page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const [field, text] of [
      ['contact-name', 'Kay Board'],
      ['contact-email', 'kay@board.example'],
    ] as const) {
      await page.keyboard.press('Tab');
      expect(await id()).toBe(field);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    expect(await id()).toBe('contact-subject');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Technical Support');
    await page.keyboard.press('Tab');
    expect(await id()).toBe('contact-message');
    await page.keyboard.type('Written without a mouse.');
    await page.keyboard.press('Tab');
    expect((await focused(page)).name).toBe('Send Message');
    await page.keyboard.press('Enter');
    await page.getByText("Message sent successfully! We'll get back to you soon.").waitFor();
  });
});

test('everything Tab reaches on the home page shows its focus', async () => {
  const { page } = await open('/');
  await settled(page);
  const reached: Focused[] = [];
  do {
    await page.keyboard.press('Tab');
    reached.push(await focused(page));
  } while (reached.at(-1)?.name !== 'body' && reached.length < 100);
  reached.pop();
  // Skip link, header, hero, carousel, articles, footer.
  expect(reached.length).toBeGreaterThan(25);
  expect(reached.length).toBeLessThan(100);
  expect(reached.at(-1)?.name).toBe('Privacy Policy');
  expect(reached.filter(({ outline }) => outline === 'none')).toEqual([]);
  expect(reached.filter(({ visible }) => !visible)).toEqual([]);
});
