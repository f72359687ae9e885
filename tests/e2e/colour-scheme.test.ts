import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { settled } from '../support/browser/settled';

declare global {
  interface Window {
    /** The backgrounds of the page, from the first frame on. */
    backgrounds: Set<string>;
  }
}

/** The background of src/index.css in each scheme. */
const canvas = { light: 'rgb(245, 241, 231)', dark: 'rgb(19, 20, 22)' };

async function noteBackgrounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.backgrounds = new Set();
    const noteFrame = () => {
      // The type of `document.body` excludes null, but the first frames can have no body.
      const body = document.querySelector('body');
      if (body) window.backgrounds.add(getComputedStyle(body).backgroundColor);
      requestAnimationFrame(noteFrame);
    };
    requestAnimationFrame(noteFrame);
  });
}

test.each([
  { device: 'light', chosen: 'dark' },
  { device: 'dark', chosen: 'light' },
] as const)('a $device device shows the chosen $chosen colours from the first frame', async (schemes) => {
  const { device, chosen } = schemes;
  const { page } = await visit({ colorScheme: device });
  await noteBackgrounds(page);
  const backgrounds = () => page.evaluate(() => [...window.backgrounds]);
  const button = page.getByRole('button', { name: 'Dark colours' });
  await page.goto('/contact');
  await settled(page);
  expect(await backgrounds()).toEqual([canvas[device]]);
  expect(await button.getAttribute('aria-pressed')).toBe(String(device === 'dark'));

  await button.click();
  await expect.poll(backgrounds).toEqual([canvas[device], canvas[chosen]]);
  expect(await button.getAttribute('aria-pressed')).toBe(String(chosen === 'dark'));

  await page.reload();
  await settled(page);
  expect(await backgrounds()).toEqual([canvas[chosen]]);
  expect(await button.getAttribute('aria-pressed')).toBe(String(chosen === 'dark'));
});

test.each(['light', 'dark'] as const)(
  'the switch shows the colours of a %s device before the code comes',
  async (device) => {
    const { page } = await visit({ colorScheme: device, expectedErrors: [/ERR_FAILED/] });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    const button = page.getByRole('button', { name: 'Dark colours' });
    expect(await button.getAttribute('aria-pressed')).toBe(String(device === 'dark'));
    await button.click();
    expect(await button.getAttribute('aria-pressed')).toBe(String(device === 'light'));
  },
);
