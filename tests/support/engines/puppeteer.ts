import puppeteer, { type Browser, type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { executablePath as chromium, switches } from '../../../tools/chromium.ts';
import type { Engine, EngineWindow, InPage, Sought } from './engine';

const firefox = '/usr/bin/firefox-esr';

export const chromiumEngine: Engine = {
  name: 'Chromium',
  programs: [chromium],
  start: () => start({ browser: 'chrome', executablePath: chromium, args: switches }),
};

export const firefoxEngine: Engine = {
  name: 'Firefox',
  programs: [firefox],
  start: () => start({ browser: 'firefox', executablePath: firefox }),
};

/** Firefox logs NS_BINDING_ABORTED when a person leaves a page while a font still loads. */
const abortedFont = /downloadable font: download failed .* status=2152398850/;

async function start(options: LaunchOptions) {
  const browser = await puppeteer.launch(options);
  return { open: () => openWindow(browser), stop: () => browser.close() };
}

async function openWindow(browser: Browser): Promise<EngineWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  const note = (error: string) => {
    if (!abortedFont.test(error)) errors.push(error);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  const element = async (find: InPage<[Sought], Element>, sought: Sought) =>
    (await page.evaluateHandle(find, sought)) as ElementHandle<HTMLInputElement>;
  const pressWithControl = async (letter: 'b' | 'c' | 'v' | 'z') => {
    await page.keyboard.down('Control');
    await page.keyboard.press(letter);
    await page.keyboard.up('Control');
  };
  return {
    errors,
    goto: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      await page.goBack();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: <Args extends unknown[], Result>(run: InPage<Args, Result>, ...args: Args) =>
      page.evaluate(run as InPage<unknown[], Result>, ...args),
    inject: async (script) => {
      await page.evaluate(script);
    },
    click: async (find, sought) => (await element(find, sought)).click(),
    upload: async (find, sought, file) => (await element(find, sought)).uploadFile(file),
    type: (text) => page.keyboard.type(text),
    pressWithControl,
    undo: () => pressWithControl('z'),
    close: () => context.close(),
  };
}
