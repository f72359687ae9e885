import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** All of Chromium, which also keeps pages that were left: those without a window do not. */
const withWindow = '/usr/bin/chromium';
/** Is it here? */
export const hasBackForwardCache = existsSync(withWindow);
/** Chromium without the parts that draw its own window: the same engine for half the work. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

/** The browser that CHROMIUM_PATH names, or what Debian's packages install. */
export const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(withoutWindow) ? withoutWindow : withWindow);

/** Starts the browser, without calls home; on demand one with a back/forward cache, as visitors have. */
export function launchChromium({ backForwardCache = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: backForwardCache ? withWindow : executablePath,
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
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
