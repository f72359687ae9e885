import type { Browser } from 'playwright-core';
import { phone } from './profile.ts';
import { watchTraffic } from './traffic.ts';

const desktop = { viewport: { width: 1280, height: 900 } };

/**
 * How the text or the pictures of a page and of its twin differ, on a phone or a wide screen; null
 * when only white space does. With other words it would be a comparison of two different pages.
 */
export async function differenceInContent(browser: Browser, pageUrl: string, twinUrl: string): Promise<string | null> {
  for (const screen of [phone, desktop]) {
    const ours = await contentOf(browser, pageUrl, screen);
    const twins = await contentOf(browser, twinUrl, screen);
    const longer = ours.length > twins.length ? ours : twins;
    const at = longer.findIndex((_, index) => ours[index] !== twins[index]);
    if (at !== -1) {
      const around = (words: string[]) => words.slice(Math.max(0, at - 5), at + 5).join(' ');
      return `${screen.viewport?.width} px wide: the page has "${around(ours)}", the twin "${around(twins)}"`;
    }
  }
  return null;
}

/** The words a visitor can see, then the addresses of all pictures. */
async function contentOf(browser: Browser, url: string, screen: typeof phone): Promise<string[]> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const traffic = watchTraffic(devtools);
    await page.goto(url, { waitUntil: 'load' });
    // What is asked for late, after other answers, belongs to the text too.
    await traffic.quiet(2000);
    const { texts, pictures } = await page.evaluate(() => ({
      texts: ['body header', 'main', 'body footer'].map(
        (part) => document.querySelector<HTMLElement>(part)?.innerText ?? '',
      ),
      pictures: Array.from(document.images, (image) => image.getAttribute('src') ?? ''),
    }));
    return [...texts.join('\n').split(/\s+/), ...pictures].filter(Boolean);
  } finally {
    await context.close();
  }
}
