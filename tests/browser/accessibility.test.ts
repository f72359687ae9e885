import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeSource, barriers, overhang } from './axe';
import { visit } from './browser';
import { settled } from './settled';

const kindsOfPage = [
  ['home', '/'],
  ['catalogue', '/consoles'],
  ['console', '/consoles/nintendo-ds'],
  ['blog', '/blog'],
  ['post', '/blog/why-the-game-boy-stayed-grey'],
  ['links', '/links'],
  ['contact', '/contact'],
  ['404', '/no-such-level'],
  ['empty search', '/blog?q=zeppelin'],
] as const;

const expectedErrors = [/status of 404/, /^404: there is no page at /];

async function openSettled(address: string): Promise<Page> {
  const { page } = await visit({ expectedErrors });
  await page.goto(address);
  await settled(page);
  // A new colour scheme would reach the elements by way of transitions, one after the other.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  return page;
}

describe('a person with a screen reader, a phone or poor sight can use every kind of page', () => {
  test.each(kindsOfPage)(
    '%s: axe finds nothing serious in light and dark, nothing scrolls sideways',
    async (_kind, address) => {
      const page = await openSettled(address);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overhang(page), `${width} px`).toBe(0);
      }
      await page.evaluate(axeSource);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await barriers(page), `${colorScheme}, ${width} px`).toEqual([]);
        }
      }
    },
  );

  test('with the menu of a phone open and a message on the screen', async () => {
    const page = await openSettled('/contact');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@reader.example');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message sent successfully!').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.evaluate(axeSource);
    expect(await barriers(page)).toEqual([]);
  });

  test('axe is awake: it notices a picture without alternative text and a text too pale', async () => {
    const page = await openSettled('/contact');
    await page.evaluate(axeSource);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" width="28">');
      document.querySelector('h1')?.setAttribute('style', 'color: #eee');
    });
    const found = (await barriers(page)).join('\n');
    expect(found).toContain('image-alt');
    expect(found).toContain('color-contrast');
  });
});
