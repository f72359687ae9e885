import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { baseUrl } from '../support/browser/base-url';
import { open, openSettled, visit } from '../support/browser/browser';
import { expectOneHead, headOf } from '../support/browser/head';
import { openWithHeldScripts, leaveReadsUnanswered } from '../support/browser/held';
import { filedAddresses } from '../support/browser/screens';
import { settled } from '../support/browser/settled';
import { updateRows } from '../support/browser/stored';
import { headerOf } from '../support/png-header';

/** Returns the visible text of a page. Omits the year, which a file lacks, and the notes about missing code. */
async function wordsOf(page: Page): Promise<string> {
  const notes = await page.locator('noscript p').allInnerTexts();
  const text = notes.reduce((left, note) => left.replace(note, ''), await page.locator('body').innerText());
  return text
    .replace(/©\s*(\d{4}\s+)?/, '© ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the style and the place of each element of a page. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].join(' ')} ${getComputedStyle(element).cssText}`;
    }),
  );
}

/** Waits until the last part of a page is hydrated. */
async function wholeHydrated(page: Page): Promise<void> {
  await settled(page);
  await page.waitForTimeout(500);
}

describe('a prerendered page', () => {
  test.each(filedAddresses)('%s is complete without scripts', async (address) => {
    const { page: bare } = await visit({ javaScriptEnabled: false });
    const answer = await bare.goto(address);
    expect(answer?.status()).toBe(200);
    const { page } = await visit();
    await leaveReadsUnanswered(page);
    await page.goto(address);
    await settled(page);
    expect(await wordsOf(bare)).toBe(await wordsOf(page));
    expect(await bare.locator('[data-testid="skeleton"], [aria-busy="true"]').count()).toBe(0);
  });

  test.each(filedAddresses)(
    '%s has a picture for link previews with 1200 x 630 pixels and less than 300 kB',
    async (address) => {
      const html = await (await fetch(new URL(address, baseUrl))).text();
      const picture = /property="og:image"[^>]*content="([^"]+)"/.exec(html)?.[1] ?? '';
      const file = Buffer.from(await (await fetch(new URL(new URL(picture).pathname, baseUrl))).arrayBuffer());
      expect(headerOf(file)).toEqual({ png: true, width: 1200, height: 630 });
      expect(file.length).toBeLessThan(300_000);
    },
  );

  test.each(filedAddresses)('%s hydrates without new elements, without a shift and with one head', async (address) => {
    const { page } = await visit({ width: 412, height: 823 });
    await page.addInitScript(() => {
      const noted = { shift: 0, nodes: [] as Node[] };
      Object.assign(window, { noted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) noted.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('DOMContentLoaded', () => {
        noted.nodes = Array.from(document.querySelectorAll('#root *'));
      });
    });
    await page.route('**/assets/*.js', async (route) => {
      await page.waitForFunction(() => document.readyState === 'complete');
      await route.continue();
    });
    await leaveReadsUnanswered(page);
    await page.goto(address);
    const before = await headOf(page);
    await wholeHydrated(page);
    const { shift, gone, count } = await page.evaluate(() => {
      const { noted } = window as unknown as { noted: { shift: number; nodes: Node[] } };
      return {
        shift: noted.shift,
        gone: noted.nodes.filter((node) => !node.isConnected).length,
        count: noted.nodes.length,
      };
    });
    expect(count).toBeGreaterThan(50);
    expect(gone).toBe(0);
    expect(shift).toBe(0);
    expect(await headOf(page)).toEqual(before);
    await expectOneHead(page);
  });

  test.each(filedAddresses)(
    '%s looks the same with its critical styles and with the whole style sheet',
    async (address) => {
      for (const width of [390, 1280]) {
        const { page } = await visit({ width });
        await leaveReadsUnanswered(page);
        let release = () => {};
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route(/\/assets\/later-\w+\.css$/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(address);
        await wholeHydrated(page);
        const own = await looksOf(page);
        release();
        await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet);
        expect(own.length).toBeGreaterThan(50);
        expect(await looksOf(page), `${address} at ${width} px`).toEqual(own);
      }
    },
  );

  test('requests no code and no data before the first paint, and stays within the limit of reads', async () => {
    const limits = {
      '/': 5,
      '/blog': 4,
      '/blog/why-the-game-boy-stayed-grey': 4,
      '/consoles': 4,
      '/consoles/game-boy': 4,
    };
    for (const [address, limit] of Object.entries(limits)) {
      const { page } = await openSettled(address);
      await page.waitForLoadState('networkidle');
      const { painted, resources } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      }));
      const reads = resources.filter(({ name }) => name.includes('/rest/v1/'));
      const early = resources.filter(
        ({ name, startTime }) => /\/rest\/v1\/|\.js(on)?$/.test(name) && startTime < painted,
      );
      expect(early, address).toEqual([]);
      expect(reads.length, address).toBeLessThanOrEqual(limit);
    }
  });

  test('hides the prerendered part of the list until the narrowed list is there', async () => {
    const { page, release } = await openWithHeldScripts('/blog?category=collecting');
    await page.getByRole('banner').waitFor();
    expect(await page.getByRole('heading', { name: 'The cable that made Pokémon' }).isVisible()).toBe(false);
    release();
    await settled(page);
    await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
    expect(await page.getByRole('heading', { name: 'The cable that made Pokémon' }).count()).toBe(0);
  });
});

describe('a change since the build', () => {
  const slug = 'the-cable-that-made-pokemon';
  const title = 'The cable that made Pokémon';

  test('the address of an unpublished post leads to the blog, and the post leaves the list', async () => {
    await updateRows('blog_posts', `slug=eq.${slug}`, { published: false });
    onTestFinished(() => updateRows('blog_posts', `slug=eq.${slug}`, { published: true }));
    const { page } = await open(`/blog/${slug}`);
    await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
    await settled(page);
    await expect.poll(() => page.getByText(title).count()).toBe(0);
    expect(await page.locator('main article').count()).toBe(12);
  });

  test('a changed post shows its new title', async () => {
    await updateRows('blog_posts', `slug=eq.${slug}`, { title: 'A title of today' });
    onTestFinished(() => updateRows('blog_posts', `slug=eq.${slug}`, { title }));
    const { page } = await open(`/blog/${slug}`);
    await page.getByRole('heading', { name: 'A title of today', level: 1 }).waitFor();
    expect(await page.title()).toBe('A title of today | Handheld Legacy');
    expect(await page.locator('head title').count()).toBe(1);
  });
});

test.each(['/blog/why-the-game-boy-stayed-grey', '/consoles', '/contact'])(
  'when the host serves a wrong file at %s, React draws the right page with one head',
  async (address) => {
    const wrong = await (await fetch(`${baseUrl}/links`)).text();
    const { page } = await visit();
    await page.route(`**${address}`, (route) => route.fulfill({ body: wrong, contentType: 'text/html' }));
    await page.goto(address);
    await expect.poll(() => page.title()).not.toContain('Useful links');
    await settled(page);
    await expectOneHead(page);
  },
);
