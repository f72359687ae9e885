// `npm run screenshots` takes pictures of every screen, for people to look at. Each screen has six pictures: at three
// widths, in light and dark.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../tools/chromium.ts';
import { buildSite, servePreview } from '../../../tools/run-vite.ts';
import { storeSessionRecord } from './accounts';
import { picturesOf } from './pictures';
import { adminScreens, publicScreens, show, signInScreen, type Screen } from './screens';

const folder = path.join(import.meta.dirname, '../../../screenshots');
const widths = [390, 768, 1280];
const colorSchemes = ['light', 'dark'] as const;

interface Viewport {
  colorScheme: (typeof colorSchemes)[number];
  width: number;
}

await buildSite();
const preview = await servePreview();
const browser = await launchChromium();
rmSync(folder, { recursive: true, force: true });
try {
  let taken = 0;
  for (const colorScheme of colorSchemes) {
    const counts = await Promise.all(widths.map((width) => takeAll(browser, preview.baseUrl, { colorScheme, width })));
    taken += counts.reduce((sum, count) => sum + count, 0);
  }
  console.info(`${taken} screenshots in ${path.relative(process.cwd(), folder)}/<scheme>/<width>/<screen>.png`);
} finally {
  await browser.close();
  preview.close();
}

/** Takes a picture of every screen in one viewport. Returns the number of pictures. */
async function takeAll(browser: Browser, baseURL: string, { colorScheme, width }: Viewport): Promise<number> {
  const target = path.join(folder, colorScheme, String(width));
  mkdirSync(target, { recursive: true });
  const screens: readonly Screen[] = [...publicScreens, signInScreen, ...adminScreens];
  for (const screen of screens) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: width < 768 ? 844 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (screen.as) await storeSessionRecord(page, baseURL, screen.as);
    await show(page, screen);
    await picturesOf(page);
    const height = await page.evaluate(async () => {
      await document.fonts.ready;
      window.scrollTo(0, 0);
      return document.documentElement.scrollHeight;
    });
    // The window is as high as the page, so sticky elements stay at the end of the page.
    await page.setViewportSize({ width, height });
    const file = `${screen.name.toLowerCase().replaceAll(' ', '-')}.png`;
    await page.screenshot({ path: path.join(target, file), fullPage: true, animations: 'disabled' });
    await context.close();
  }
  return screens.length;
}
