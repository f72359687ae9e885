// The database holds the most dangerous texts, and every screen shows these texts. No script runs, and no screen
// scrolls sideways on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsColumns } from '@/data/service/rows';
import { storeSessionRecord } from '../../support/browser/accounts';
import { overhang } from '../../support/browser/axe';
import { baseUrl } from '../../support/browser/base-url';
import { visit, type Visit } from '../../support/browser/browser';
import { adminSettled } from '../../support/browser/settled';
import { deleteRows, insertRows, readRows, updateRows } from '../../support/browser/stored';
import { pairsOf, quoted, sampleOf, type Input } from '../inputs/input.ts';
import { articles } from '../inputs/markdown.ts';
import { scripts, texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../../support/evidence.ts';

declare global {
  interface Window {
    /** The function that every dangerous text tries to call. */
    __ran: () => void;
    __runs: number;
  }
}

const names = quoted(scripts);
/** Words short enough for a name, which has at most 100 characters. */
const longWords = texts['very long words'].filter(({ text }) => Array.from(text).length <= 90);
const shown = [...names, ...longWords];
/** A sample of the texts for the screens without articles. The lists of articles show all texts. */
const some = sampleOf(shown);
/** Texts without pictures of other sites, because no test answers a request to another site. */
const drawn = [...articles['markup in every place of an article'], ...articles['addresses in an article']].filter(
  ({ text }) => !text.startsWith('![words](https:'),
);
const fitting = (text: string, longest: number) => Array.from(text).slice(0, longest).join('');
/** The texts for the site's name, description and other settings. */
const siteTexts = quoted(['</title><script>__ran()</script>"><img src=x onerror=__ran()>']);
/** The number of articles that share all dangerous contents. The other articles only add titles. */
const articleCount = 10;
/** The number of articles on a page of each list. On the home page, this number is the maximum of the settings. */
const perPage = { home: 12, blog: 12, table: 20 };
const slugOf = (index: number) => `bad-input-${index}`;

let settings: object = {};
beforeAll(async () => {
  const [saved] = await readRows<object>(`site_settings?select=${settingsColumns}`);
  settings = saved ?? {};
  const share = Math.ceil(drawn.length / articleCount);
  const articleOf = (index: number) => drawn.slice(index * share, (index + 1) * share).map(({ text }) => text);
  const posts = shown.map(({ text }, index) => ({
    ...{ slug: slugOf(index), title: text, excerpt: text, author: fitting(text, 100), read_time: fitting(text, 50) },
    ...{ date: '2999-12-31', published: true, content: articleOf(index).join('\n\n') || text },
  }));
  await insertRows('blog_posts', posts);
  const url = 'https://bad-input.example/';
  const rows: Record<string, (text: string, index: number) => object> = {
    consoles: (text, index) => ({
      ...{ slug: slugOf(index), name: text, description: text, full_description: text, year: '1900', color: 'ds' },
      ...{ processor: text, display: text, controls: text, battery: text, games: text },
    }),
    links: (text) => ({ title: text, description: text, category: text, url, order: -1 }),
    social_media_links: (text) => ({ platform: fitting(text, 50), url }),
    users: (text, index) => ({ name: text, email: `${slugOf(index)}@b.example` }),
  };
  for (const [table, row] of Object.entries(rows)) {
    await insertRows(
      table,
      some.map(({ text }, index) => row(text, index)),
    );
  }
  const text = siteTexts[0]?.text ?? '';
  await updateRows('site_settings', 'id=eq.1', {
    ...{ siteName: text, siteDescription: text, metaTitle: text, metaDescription: text, metaKeywords: text },
    ...{ twitterHandle: fitting(text, 50), operator: fitting(text, 200), postalAddress: text },
    itemsPerPage: perPage.home,
  });
});
afterAll(async () => {
  for (const table of ['blog_posts', 'consoles']) await deleteRows(table, 'slug=like.bad-input-*');
  for (const table of ['links', 'social_media_links']) await deleteRows(table, 'url=eq.https://bad-input.example/');
  await deleteRows('users', 'email=like.bad-input-*');
  await updateRows('site_settings', 'id=eq.1', settings);
});

/** Opens a page on a phone. Counts the calls of `__ran` and records each dialog. */
async function watched(as?: 'admin'): Promise<Visit & { dialogs: string[] }> {
  const visitor = await visit({ width: 360, expectedErrors: [/status of 404/] });
  const dialogs: string[] = [];
  visitor.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await visitor.page.addInitScript(() => {
    window.__runs = 0;
    window.__ran = () => void (window.__runs += 1);
  });
  if (as) await storeSessionRecord(visitor.page, baseUrl, as);
  return { ...visitor, dialogs };
}

/** Expects that no script ran, that no link or element could start a script, and that the page fits the phone. */
async function expectHarmless(page: Page, about: string): Promise<void> {
  expect(await page.evaluate(() => window.__runs), about).toBe(0);
  const found = await page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('*'));
    const schemes = ['http:', 'https:', 'mailto:'];
    return [
      ...document.querySelectorAll('iframe, object, embed, base, math'),
      ...elements.filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))),
      ...Array.from(document.querySelectorAll('a')).filter((link) => !schemes.includes(link.protocol)),
      ...Array.from(document.images).filter((image) => !['http:', 'https:'].includes(new URL(image.src).protocol)),
    ].map((element) => element.outerHTML);
  });
  expect(found, about).toEqual([]);
  expect(await overhang(page), `${about} at 360 px`).toBe(0);
}

/** Waits until the page or its fields show these texts. */
async function expectTexts(page: Page, inputs: readonly Input[]): Promise<void> {
  const missing = async () => {
    const words = await page.evaluate(() => {
      const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
      return [document.body.textContent, ...Array.from(fields, ({ value }) => value)].join('\n');
    });
    return inputs.filter(({ text }) => !words.includes(text)).map(({ name }) => name);
  };
  await expect.poll(missing).toEqual([]);
}

test('the check fails on a page where a script ran', async () => {
  const { page } = await watched();
  await page.goto('/contact');
  await page.evaluate(() => window.__ran());
  await expect(expectHarmless(page, 'a page where it ran')).rejects.toThrow('a page where it ran');
});

test('articles show dangerous texts as plain text', async (context) => {
  prove(context, 'article in Chromium', drawn);
  const { page, dialogs } = await watched();
  for (const [index, { text }] of names.slice(0, articleCount).entries()) {
    await page.goto(`/blog/${slugOf(index)}`);
    await page.locator('main article h1').waitFor();
    expect(await page.locator('main article h1').textContent()).toBe(text);
    await page.waitForFunction(() => document.querySelector('[data-testid="skeleton"]') === null);
    await expectHarmless(page, slugOf(index));
  }
  expect(dialogs).toEqual([]);
});

/** The lists of titles. Some page of each list shows each title. */
const lists = [
  {
    name: 'cards of articles',
    surface: 'card of an article in Chromium',
    path: '/blog',
    titles: 'main article h2',
    size: perPage.blog,
  },
  {
    name: 'cards of the latest articles',
    surface: 'latest articles in Chromium',
    path: '/',
    titles: '#latest-articles h3 a',
    size: perPage.home,
  },
  {
    name: 'rows of articles',
    surface: '/admin/blog in Chromium',
    path: '/admin/blog',
    titles: 'tr [title]',
    size: perPage.table,
    as: 'admin' as const,
  },
];

test.for(lists)('$name show dangerous titles as plain text', async ({ surface, size, as, path, titles }, context) => {
  prove(context, surface, shown);
  const { page, dialogs } = await watched(as);
  const missing = new Set(shown.map(({ text }) => text));
  // These articles are the newest, so the first pages show them.
  for (let number = 1; missing.size > 0; number += 1) {
    await page.goto(`${path}?page=${number}`);
    const left = Math.max(missing.size - size, 0);
    // The built page shows the articles of the build first.
    await expect
      .poll(async () => {
        for (const title of await page.locator(titles).allTextContents()) missing.delete(title);
        return missing.size;
      })
      .toBe(left);
    if (as) await adminSettled(page);
    await expectHarmless(page, `page ${number} of ${path}`);
  }
  expect(dialogs).toEqual([]);
});

const screens: readonly { path: string; shows: readonly Input[]; as?: 'admin' }[] = [
  ...['/consoles', '/links', '/timeline'].map((path) => ({ path, shows: some })),
  { path: '/contact', shows: siteTexts },
  ...['users', 'links', 'console-of-month'].map(
    (name) => ({ path: `/admin/${name}`, as: 'admin', shows: some }) as const,
  ),
  { path: '/admin/social-media', as: 'admin', shows: some.filter(({ text }) => Array.from(text).length <= 50) },
  { path: '/admin/settings', as: 'admin', shows: siteTexts },
];

test.for(screens)('$path shows dangerous texts as plain text', async ({ path, as, shows }, context) => {
  prove(context, `${path} in Chromium`, shows);
  const { page, dialogs } = await watched(as);
  await page.goto(path);
  await expectTexts(page, shows);
  await expectHarmless(page, path);
  expect(dialogs).toEqual([]);
});

test('every screen has a case for each of its texts', (context) => {
  const shows: [surface: string, inputs: readonly Input[]][] = [
    ...screens.map(({ path, shows }) => [`${path} in Chromium`, shows] as [string, readonly Input[]]),
    ...lists.map(({ surface }) => [surface, shown] as [string, readonly Input[]]),
    ['article in Chromium', drawn],
  ];
  const pairs = shows.flatMap(([surface, inputs]) => pairsOf(surface, inputs));
  needsCases(context, { category: 'bad input', pairs });
});

function prove(context: Parameters<typeof proves>[0], surface: string, inputs: readonly Input[]): void {
  for (const { name } of inputs) {
    const expected = 'a text; nothing runs, nothing overhangs';
    proves(context, { category: 'bad input', surface, challenge: name, expected });
  }
}
