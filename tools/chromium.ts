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

/** Without calls home. */
export const switches = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
];

interface LaunchOptions {
  /** Keep pages that were left, as the browsers of visitors do. */
  backForwardCache?: boolean;
  /** The hash of a certificate's public key that is as good as one of an authority. */
  trusted?: string;
}

/** Starts the browser. */
export function launchChromium({ backForwardCache = false, trusted }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: backForwardCache ? withWindow : executablePath,
    ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
    headless: true,
    args: [...switches, ...(trusted === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trusted}`])],
  });
}
