import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Chromium without the parts that draw its own window: the same engine for half the work. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

/** The browser that CHROMIUM_PATH names, or what Debian's packages install. */
export const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(withoutWindow) ? withoutWindow : '/usr/bin/chromium');

/** Starts the browser, without calls home. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
