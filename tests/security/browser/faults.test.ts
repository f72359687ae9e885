import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../../support/browser/browser';
import { everyError, mostReads, rest } from '../../support/browser/faults';
import { picturesOf } from '../../support/browser/pictures';
import { answerWithShell } from '../../support/browser/held';
import { provesItsTests } from '../../support/evidence.ts';

provesItsTests('Pages in Chromium');

/** A function that answers a read of the page. */
type Fault = (route: Route) => unknown;

/** The parts that each page shows instead of its data, by address. */
const fallbacks: Record<string, (page: Page) => Locator[]> = {
  '/': (page) => [
    page.getByRole('group', { name: '1 of 5', exact: true }),
    page.locator('#console-of-month').getByRole('heading', { name: 'Game Boy Micro' }),
    page.locator('#latest-articles article').nth(2),
  ],
  '/consoles': (page) => [page.getByRole('heading', { name: 'No Consoles Found' }), tryAgain(page)],
  '/consoles/nintendo-ds': (page) => [page.getByRole('heading', { name: 'Console Not Found' }), tryAgain(page)],
  '/blog': (page) => [page.getByRole('heading', { name: 'No Articles Found' }), tryAgain(page)],
  '/blog/why-the-game-boy-stayed-grey': (page) => [
    page.getByRole('heading', { name: 'Post Not Found' }),
    page.getByText("The blog post you're looking for doesn't exist or has been removed."),
    page.getByRole('link', { name: 'Back to Blog' }),
    tryAgain(page),
  ],
  '/links': (page) => [
    page.getByRole('heading', { name: 'No Links Found' }),
    page.getByText('No links are currently available.'),
    page.getByRole('button', { name: 'Show All Links' }),
  ],
  '/contact': (page) => [page.getByText('Corrections are welcome')],
};

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Waits until the page shows its fallback. */
async function waitForFallback(page: Page, address: string): Promise<void> {
  for (const part of fallbacks[address]?.(page) ?? []) await part.waitFor();
}

/** Answers every read with a fault. The host sends neither the built page nor a snapshot. */
async function breakService(page: Page, fault: Fault): Promise<void> {
  await answerWithShell(page);
  await page.route('**/data/**', (route) => route.fulfill({ status: 404 }));
  await page.route(rest, fault);
}

/** Opens an address. Returns the milliseconds from its first read to its fallback. */
async function timeToFallback(page: Page, address: string): Promise<number> {
  const firstRead = page.waitForRequest(rest).then(() => performance.now());
  await page.goto(address);
  await waitForFallback(page, address);
  return performance.now() - (await firstRead);
}

const allPages = Object.keys(fallbacks);

test.for<[string, Fault, string[]]>([
  ['answers 500', (route) => route.fulfill({ status: 500, json: { message: 'out of order' } }), allPages],
  [
    'answers 200 with a web page',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Welcome to the hotel network</h1>' }),
    allPages,
  ],
  ['cannot be reached', (route) => route.abort('connectionrefused'), allPages],
  ['answers 401', (route) => route.fulfill({ status: 401, json: { message: 'Invalid API key' } }), ['/']],
  ['answers 200 with rows of something else', (route) => route.fulfill({ json: [{ unexpected: true }] }), ['/']],
])('every page shows its fallback within 2 seconds and two tries when the service %s', async ([, fault, addresses]) => {
  const { page, requests } = await visit({ expectedErrors: everyError });
  await breakService(page, fault);
  for (const address of addresses) {
    requests.length = 0;
    expect(await timeToFallback(page, address), address).toBeLessThan(2000);
    expect(mostReads(requests), address).toBeLessThanOrEqual(2);
    expect(await page.title(), address).toContain('Handheld Legacy');
  }
});

test('every page shows its fallback after 10 seconds and one try when the service never answers', async () => {
  // The contact page needs no read: it starts with the settings' defaults.
  const addresses = allPages.filter((address) => address !== '/contact');
  const visits = await Promise.all(
    addresses.map(async (address) => ({ address, ...(await visit({ expectedErrors: everyError })) })),
  );
  await Promise.all(
    visits.map(async ({ address, page, requests }) => {
      await breakService(page, () => undefined);
      const opening = performance.now();
      const waited = await timeToFallback(page, address);
      // The time begins before the navigation, because a busy machine reports the first request late.
      expect(performance.now() - opening, address).toBeGreaterThan(9900);
      expect(waited, address).toBeLessThan(13_000);
      expect(mostReads(requests), address).toBe(1);
    }),
  );
});

test('the home page falls back to five consoles, the Game Boy Micro and three posts, and the links work', async () => {
  const { page } = await visit({ expectedErrors: everyError });
  await breakService(page, (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  await waitForFallback(page, '/');
  expect(await page.locator('#latest-articles article').count()).toBe(3);
  expect((await picturesOf(page)).filter(({ loaded }) => !loaded)).toEqual([]);

  const posts = page.locator('#latest-articles article a');
  const samples = await posts.evaluateAll((links) =>
    links.map((link) => ({ title: link.textContent, address: link.getAttribute('href') ?? '' })),
  );
  await page.unrouteAll();
  // This read keeps failing. Its response would make the link lead to the real console just before the click.
  await page.route('**/rest/v1/console_of_today*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'View Full Specs of the Game Boy Micro' }).click();
  await page.getByRole('heading', { name: 'Game Boy Micro', level: 1 }).waitFor();
  for (const { title, address } of samples) {
    await page.goto(address);
    await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
  }
});

test.for([
  ['/blog', 'The cable that made Pokémon'],
  ['/consoles', 'Nintendo DS'],
  ['/blog/why-the-game-boy-stayed-grey', 'Why the Game Boy stayed grey'],
  ['/consoles/nintendo-ds', 'Nintendo DS'],
  ['/links', 'Pan Docs'],
])('"Try again" on %s loads the data when the service works again', async ([address = '', heading = '']) => {
  const { page } = await visit({ expectedErrors: everyError });
  await breakService(page, (route) => route.fulfill({ status: 503 }));
  await timeToFallback(page, address);
  await page.unroute(rest);
  await tryAgain(page).click();
  await page.getByRole('heading', { name: heading }).first().waitFor();
});

test('a second try hides one failure of each read', async () => {
  const { page } = await visit({ expectedErrors: everyError });
  const failed = new Set<string>();
  await page.route(rest, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.fulfill({ status: 502 });
  });
  await page.goto('/');
  await page.getByRole('group', { name: '1 of 19', exact: true }).waitFor();
  await page.getByText('Page 1 of 7').waitFor();
});

describe('missing pictures', () => {
  const notFound = (route: Route) => route.fulfill({ status: 404 });

  test('show placeholders', async () => {
    const { page } = await visit({ expectedErrors: everyError });
    await page.route('**/images/**/*.svg', notFound);
    for (const address of ['/blog', '/consoles', '/consoles/nintendo-ds', '/blog/why-the-game-boy-stayed-grey']) {
      await page.goto(address);
      await page.locator('main img').first().waitFor();
      const drawings = async () =>
        (await picturesOf(page)).filter(({ loaded, src }) => !loaded || src.endsWith('.svg'));
      // Only the mark in the header still loads.
      await expect.poll(drawings, { message: address }).toEqual([{ src: '/favicon.svg', loaded: true }]);
      const shown = new Set((await picturesOf(page)).map(({ src }) => src));
      expect(
        [...shown].filter((src) => /^\/images\/(blog|console)-placeholder\.png$/.test(src)),
        address,
      ).not.toEqual([]);
    }
  });

  test.for(['/', '/consoles'])(
    'cause at most two requests each on %s when the placeholders are missing too',
    async (address) => {
      const { page, requests } = await visit({ expectedErrors: everyError });
      await page.route('**/images/**', notFound);
      await page.goto(address);
      await page.locator('main article').last().waitFor();
      const pictureRequests = () =>
        requests.filter((request) => new URL(request.url()).pathname.startsWith('/images/')).length;
      /** Scrolls past every picture until no request follows. Returns the number of requests. */
      const settledCount = async () => {
        let count = -1;
        while (count !== pictureRequests()) {
          count = pictureRequests();
          await picturesOf(page);
          await page.waitForTimeout(1000);
        }
        return count;
      };
      const before = await settledCount();
      const pictures = await page.locator('main img').count();
      expect(before).toBeGreaterThan(0);
      expect(before).toBeLessThanOrEqual(2 * pictures);
      // A second pass over every picture sends no request.
      expect(await settledCount()).toBe(before);
    },
  );
});
