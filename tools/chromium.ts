import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Full Chromium, which also has the back/forward cache. The headless shell lacks this cache. */
const withWindow = '/usr/bin/chromium';
export const hasBackForwardCache = existsSync(withWindow);
/** Chromium without the parts that draw its window: the same engine for half the work. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

/** The browser in CHROMIUM_PATH, or the browser from Debian's packages. */
export const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(withoutWindow) ? withoutWindow : withWindow);

/** Switches that stop background requests. */
export const switches = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

interface LaunchOptions {
  /** Keeps visited pages in the back/forward cache, as the browsers of visitors do. */
  backForwardCache?: boolean;
  /** Hash of the public key of a certificate that the browser trusts. */
  trusted?: string;
}

export function launchChromium({ backForwardCache = false, trusted }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: backForwardCache ? withWindow : executablePath,
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
    headless: true,
    args: [...switches, ...(trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`])],
  });
}
