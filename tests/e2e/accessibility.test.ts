import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeSource, barriers, expectNoBarriers, expectNoOverhang, stopTransitions } from '../support/browser/axe';
import { visit } from '../support/browser/browser';
import { expectedErrors, publicScreens, show, type Screen } from '../support/browser/screens';

async function openSettled(screen: Screen): Promise<Page> {
  const { page } = await visit({ expectedErrors });
  await show(page, screen);
  await stopTransitions(page);
  return page;
}

describe('a person with a screen reader, a phone or poor sight can use every kind of page', () => {
  test.each(publicScreens)(
    '$name: axe finds nothing serious in light and dark, nothing scrolls sideways',
    async (screen) => {
      const page = await openSettled(screen);
      await expectNoOverhang(page);
      await expectNoBarriers(page);
    },
  );

  test('with the menu of a phone open and a message on the screen', async () => {
    const page = await openSettled({ name: 'contact', address: '/contact' });
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
    const page = await openSettled({ name: 'contact', address: '/contact' });
    await page.evaluate(axeSource);
    await page.evaluate(() => {
      // The page's policy refuses markup and a style attribute, not what a script sets.
      const picture = new Image(28);
      picture.src = '/favicon.svg';
      document.querySelector('main')?.append(picture);
      document.querySelector('h1')?.style.setProperty('color', '#eee');
    });
    const found = (await barriers(page)).join('\n');
    expect(found).toContain('image-alt');
    expect(found).toContain('color-contrast');
  });
});
