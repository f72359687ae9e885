import type { Browser } from 'playwright-core';
import { phone } from './profile.ts';
import { watchTraffic } from './traffic.ts';

const desktop = { viewport: { width: 1280, height: 900 } };

/**
 * What a visitor reads on a page and on its twin differs, on a phone or a wide screen; null when
 * only white space does. A twin with other words would be a comparison of two different pages.
 */
export async function differenceInText(browser: Browser, pageUrl: string, twinUrl: string): Promise<string | null> {
  for (const screen of [phone, desktop]) {
    const [ours, twins] = [await visibleWords(browser, pageUrl, screen), await visibleWords(browser, twinUrl, screen)];
    const first = ours.findIndex((word, index) => word !== twins[index]);
    const at = first === -1 ? ours.length : first;
    if (ours.length !== twins.length || first !== -1) {
      const around = (words: string[]) => words.slice(Math.max(0, at - 5), at + 5).join(' ');
      return `${screen.viewport?.width} px wide: the page says "${around(ours)}", the twin "${around(twins)}"`;
    }
  }
  return null;
}

async function visibleWords(browser: Browser, url: string, screen: typeof phone): Promise<string[]> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    const traffic = watchTraffic(devtools);
    await page.goto(url, { waitUntil: 'load' });
    // What is asked for late, after other answers, belongs to the text too.
    await traffic.quiet(2000);
    const text = await page.evaluate(() =>
      ['body header', 'main', 'body footer'].map((part) => document.querySelector<HTMLElement>(part)?.innerText ?? ''),
    );
    return text.join('\n').split(/\s+/).filter(Boolean);
  } finally {
    await context.close();
  }
}
