import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../../support/browser/browser';
import { everyError as expectedErrors, mostReads, provesFault, readsOf, rest } from '../../support/browser/faults';
import { reportNoChange } from '../../support/browser/held';
import { filedPages, mainMenu, outage } from '../../support/browser/screens';
import { hydrated, settled, waitForContent } from '../../support/browser/settled';
import { needsCases } from '../../support/evidence.ts';

/** The tested pages, with the words that each page shows during any fault of the service. */
const pages = filedPages.filter(
  ([address]) => !['/timeline', '/consoles/compare', '/links', '/contact'].includes(address),
);

const faults: [how: string, answer: (route: Route) => unknown][] = [
  ['429', (route) => route.fulfill({ status: 429, json: { message: 'Too many requests' } })],
  [
    '429 with Retry-After',
    (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '120' }, json: { message: 'Too many requests' } }),
  ],
  ['503', (route) => route.fulfill({ status: 503, body: 'upstream connect error' })],
];

const total = (requests: Request[]) => [...readsOf(requests).values()].reduce((sum, count) => sum + count, 0);

/** Waits until the page sends no request for this many milliseconds. */
async function quiet(page: Page, requests: Request[], milliseconds = 600): Promise<void> {
  let before = -1;
  while (before !== requests.length) {
    before = requests.length;
    await page.waitForTimeout(milliseconds);
  }
}

/** The browser's events when a person returns to the tab, and when the connection breaks and returns. */
const returnEvents: Record<string, (page: Page) => Promise<void>> = {
  'the tab comes to the front': (page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange'))),
  'the line comes and goes': (page) =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    }),
};

test('each page and each event has a case for each fault', (context) => {
  needsCases(context, {
    category: 'faults',
    pairs: faults.flatMap(([fault]) => [
      ...pages.map(([address]) => [`visit of ${address}`, `${fault} on everything`] as const),
      ...Object.keys(returnEvents).map(
        (flap) => ['two minutes on the home page', `${fault}, ${flap} 20 times`] as const,
      ),
    ]),
  });
});

test('a visit over five pages sends each read once', async (context) => {
  const { page, requests } = await visit();
  await reportNoChange(page);
  await page.goto('/');
  await settled(page);
  await quiet(page, requests);
  const menuLink = (name: string) => mainMenu(page).getByRole('link', { name });
  const firstCard = page.locator('main article a').first();
  for (const link of [menuLink('Blog'), firstCard, menuLink('Consoles'), firstCard]) {
    await link.click();
    await settled(page);
    await quiet(page, requests);
  }
  provesFault(context, 'a visit over five pages', 'all is well', 'each read once, settings and social links included');
  expect(mostReads(requests)).toBe(1);
  for (const table of ['site_settings', 'social_media_links']) {
    expect([...readsOf(requests).keys()].filter((read) => read.startsWith(table)).length).toBeLessThanOrEqual(1);
  }
  expect(total(requests)).toBeLessThanOrEqual(13);
});

describe.each(faults)('while the service answers %s', (fault, answer) => {
  test('every page shows its content and sends each read at most twice', async (context) => {
    await Promise.all(
      pages.map(async ([address, words]) => {
        provesFault(context, `visit of ${address}`, `${fault} on everything`, 'whole, two requests a read at most');
        const { page, requests } = await visit({ expectedErrors });
        await page.route(rest, answer);
        await page.goto(address);
        await waitForContent(page, words);
        // The first read waits for an idle moment. Many pages at once leave few idle moments.
        await expect.poll(() => total(requests), { message: address, timeout: 20_000 }).toBeGreaterThan(0);
        await quiet(page, requests);
        expect(mostReads(requests), address).toBeLessThanOrEqual(2);
        await waitForContent(page, words);
      }),
    );
  });

  test.for(Object.entries(returnEvents))(
    'the page sends each read at most twice a minute when %s 20 times',
    async ([flap, once], context) => {
      provesFault(
        context,
        'two minutes on the home page',
        `${fault}, ${flap} 20 times`,
        'two requests a read and minute at most, fresh when the service is back',
      );
      const { page, requests } = await visit({ expectedErrors });
      await page.clock.install();
      await page.route(rest, answer);
      await page.goto('/');
      const readsSoFar = () => pass(page, 500).then(() => total(requests));
      await expect.poll(readsSoFar, { timeout: 20_000 }).toBeGreaterThan(0);
      for (let step = 0; step < 10; step += 1) await pass(page, 500);
      for (const minute of [1, 2]) {
        requests.length = 0;
        for (let count = 0; count < 10; count += 1) {
          await once(page);
          for (let step = 0; step < 2; step += 1) await pass(page, 3_000);
        }
        expect(mostReads(requests), `minute ${minute}`).toBeLessThanOrEqual(2);
      }
      await page.getByText(outage).waitFor();
      await page.unroute(rest);
      await pass(page, 60_000);
      await once(page);
      await expect.poll(() => pass(page, 500).then(() => page.getByText(outage).count())).toBe(0);
    },
  );
});

/** Advances the page's clock and lets responses arrive. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(30);
}

test('ten tabs that return to the front send no further read to a rejecting service', async (context) => {
  provesFault(context, 'ten tabs', '429 on everything, each comes back five times', 'nothing is asked for again');
  const { page, requests } = await visit({ expectedErrors });
  const browserContext = page.context();
  await browserContext.route(rest, (route) => route.fulfill({ status: 429, json: { message: 'Too many requests' } }));
  const tabs = await Promise.all(Array.from({ length: 10 }, () => browserContext.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/').then(() => hydrated(tab))));
  await quiet(page, requests);
  expect(mostReads(requests)).toBeLessThanOrEqual(10);
  requests.length = 0;
  for (let round = 0; round < 5; round += 1) {
    for (const flap of Object.values(returnEvents)) await Promise.all(tabs.map(flap));
  }
  await quiet(page, requests);
  expect(total(requests)).toBe(0);
});

test.for(['site_settings', 'social_media_links', 'search_posts'])(
  'the page sends a failing read of %s at most four times while other reads succeed',
  async (failing, context) => {
    provesFault(context, 'visit of /', `503 on ${failing} only`, 'four requests a read at most');
    const { page, requests } = await visit({ expectedErrors });
    let answers = 0;
    await page.route(rest, async (route) => {
      if (route.request().url().includes(failing)) return route.fulfill({ status: 503 });
      answers += 1;
      await new Promise((resolve) => setTimeout(resolve, 400 * answers));
      return route.continue();
    });
    await page.goto('/');
    await hydrated(page);
    await quiet(page, requests, 1000);
    expect(mostReads(requests)).toBeLessThanOrEqual(4);
  },
);

test('the page sends each read once to a service that answers after eight seconds', async (context) => {
  provesFault(context, 'visit of /', 'everything takes 8 s', 'whole, one request a read');
  const { page, requests } = await visit();
  await page.route(rest, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    await route.continue();
  });
  await page.goto('/');
  await waitForContent(page, pages[0]?.[1] ?? '');
  await quiet(page, requests, 1_000);
  for (const flap of Object.values(returnEvents)) await flap(page);
  const answered = page.waitForResponse(rest);
  await quiet(page, requests, 1_000);
  await answered;
  await quiet(page, requests, 1_000);
  expect(mostReads(requests)).toBe(1);
  await waitForContent(page, pages[0]?.[1] ?? '');
});
