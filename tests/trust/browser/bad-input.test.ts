// The most dangerous texts are in the database, and every screen shows them: nothing runs, and nothing
// makes a phone scroll sideways.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leaveRecord } from '../../browser/accounts';
import { overhang } from '../../browser/axe';
import { baseUrl, visit, type Visit } from '../../browser/browser';
import { adminSettled } from '../../browser/settled';
import { openAs } from '../../browser/staff';
import { deleteRows, insertRows, readRows, updateRows } from '../../browser/stored';
import { quoted, type Input } from '../inputs/input.ts';
import { articles } from '../inputs/markdown.ts';
import { scripts, texts } from '../inputs/texts.ts';
import { needsCases, proves } from '../trust-case.ts';

declare global {
  interface Window {
    /** What every dangerous text would call. */
    __ran: () => void;
    __runs: number;
  }
}

const names = quoted(scripts);
/** Each fits where a name has at most 100 characters. */
const longWords = texts['very long words'].filter(({ text }) => Array.from(text).length <= 90);
const shown = [...names, ...longWords];
/** Pictures of other sites would be asked for there, and nobody answers in a test. */
const drawn = [...articles['markup in every place of an article'], ...articles['addresses in an article']].filter(
  ({ text }) => !text.startsWith('![words](https:'),
);
const fitting = (text: string, longest: number) => Array.from(text).slice(0, longest).join('');
/** So many articles hold everything that can stand in one; the others are there for their titles. */
const articleCount = 10;
const slugOf = (index: number) => `bad-input-${index}`;

let settings: object = {};
beforeAll(async () => {
  const [saved] = await readRows<object>('site_settings?select=*');
  settings = saved ?? {};
  const share = Math.ceil(drawn.length / articleCount);
  await insertRows(
    'blog_posts',
    shown.map(({ text }, index) => ({
      slug: slugOf(index),
      title: text,
      excerpt: text,
      author: fitting(text, 100),
      read_time: fitting(text, 50),
      date: '2999-12-31',
      published: true,
      content:
        drawn
          .slice(index * share, (index + 1) * share)
          .map((input) => input.text)
          .join('\n\n') || text,
    })),
  );
  const line = (text: string) => ({ processor: text, display: text, controls: text, battery: text, games: text });
  await insertRows(
    'consoles',
    shown.map(({ text }, index) => ({
      ...{ slug: slugOf(index), name: text, description: text, full_description: text, year: '1900', color: 'ds' },
      ...line(text),
    })),
  );
  const url = 'https://a.example/';
  await insertRows(
    'links',
    shown.map(({ text }) => ({ title: text, description: text, category: text, url, order: -1 })),
  );
  await insertRows(
    'social_media_links',
    shown.map(({ text }) => ({ platform: fitting(text, 50), url: 'https://bad-input.example/' })),
  );
  await insertRows(
    'users',
    shown.map(({ text }, index) => ({ name: text, email: `bad-input-${index}@b.example` })),
  );
  const text = '</title><script>__ran()</script>"><img src=x onerror=__ran()>';
  await updateRows('site_settings', 'id=eq.1', {
    ...{ siteName: text, siteDescription: text, metaTitle: text, metaDescription: text, metaKeywords: text },
    twitterHandle: fitting(text, 50),
  });
});
afterAll(async () => {
  for (const table of ['blog_posts', 'consoles']) await deleteRows(table, 'slug=like.bad-input-*');
  await deleteRows('links', 'url=eq.https://a.example/');
  await deleteRows('social_media_links', 'url=eq.https://bad-input.example/');
  await deleteRows('users', 'email=like.bad-input-*');
  await updateRows('site_settings', 'id=eq.1', settings);
});

/** A visitor with a phone, and what would notice a script. */
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
  if (as) await leaveRecord(visitor.page, baseUrl, as);
  return { ...visitor, dialogs };
}

/** Nothing ran, nothing can be clicked that would, and the page is as wide as the phone. */
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

/** Waits until a text stands somewhere on the page, as text or in a field. */
async function waitForText(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.body.textContent.includes(wanted) ||
      Array.from(document.querySelectorAll('input')).some(({ value }) => value.includes(wanted)),
    text,
  );
}

test('a script that runs would be noticed', async () => {
  const { page } = await watched();
  await page.goto('/contact');
  await page.evaluate(() => window.__ran());
  await expect(expectHarmless(page, 'a page where it ran')).rejects.toThrow('a page where it ran');
});

test('articles', async (context) => {
  const { page, dialogs } = await watched();
  for (const [index, { text }] of names.slice(0, articleCount).entries()) {
    await page.goto(`/blog/${slugOf(index)}`);
    await page.locator('main article h1').waitFor();
    expect(await page.locator('main article h1').textContent()).toBe(text);
    await page.waitForFunction(() => document.querySelector('[data-testid="skeleton"]') === null);
    await expectHarmless(page, slugOf(index));
  }
  expect(dialogs).toEqual([]);
  prove(context, 'article in Chromium', drawn);
});

test('cards of articles', async (context) => {
  const { page, dialogs } = await watched();
  const seen: string[] = [];
  // They are the newest: the first pages of the blog.
  for (let number = 1; number <= Math.ceil(shown.length / 12); number += 1) {
    await page.goto(`/blog?page=${number}`);
    // The page of the build shows the articles of the build first.
    await page.locator('main article h2 a[href*="bad-input-"]').first().waitFor();
    seen.push(...(await page.locator('main article h2').allTextContents()));
    await expectHarmless(page, `page ${number} of the blog`);
  }
  expect(shown.filter(({ text }) => !seen.includes(text)).map(({ name }) => name)).toEqual([]);
  expect(dialogs).toEqual([]);
  prove(context, 'card of an article in Chromium', shown);
});

const lists = [
  { path: '/consoles', shows: shown },
  { path: '/links', shows: shown },
  // A few of them, whichever are the newest.
  { path: '/', shows: [] },
  { path: '/timeline', shows: shown },
];

test.for(lists)('$path', async ({ path, shows }, context) => {
  const { page, dialogs } = await watched();
  await page.goto(path);
  for (const { text } of shows.slice(-1)) await waitForText(page, text);
  const seen = await page.evaluate(() => document.body.textContent);
  expect(shows.filter(({ text }) => !seen.includes(text)).map(({ name }) => name)).toEqual([]);
  await expectHarmless(page, path);
  expect(dialogs).toEqual([]);
  prove(context, `${path} in Chromium`, shows);
});

const tables = [
  { path: '/admin/users', shows: shown },
  { path: '/admin/links', shows: shown },
  { path: '/admin/social-media', shows: shown.filter(({ text }) => Array.from(text).length <= 50) },
  { path: '/admin/blog', shows: [] },
  { path: '/admin/settings', shows: [] },
  { path: '/admin/console-of-month', shows: [] },
];

test.for(tables)('$path', async ({ path, shows }, context) => {
  const { page, dialogs } = await watched('admin');
  await page.goto(path);
  await adminSettled(page);
  for (const { text } of shows.slice(-1)) await waitForText(page, text);
  const seen = await page.evaluate(() => document.body.textContent);
  expect(shows.filter(({ text }) => !seen.includes(text)).map(({ name }) => name)).toEqual([]);
  await expectHarmless(page, path);
  expect(dialogs).toEqual([]);
  prove(context, `${path} in Chromium`, shows);
});

describe('what is typed and refused', () => {
  const refusals = [
    { path: '/admin/blog/new', label: 'Slug', typed: 'Bad Slug!', message: 'Please write lower-case letters a to z' },
    { path: '/admin/blog/new', label: 'Slug', typed: '%2e%2e', message: 'Please write lower-case letters a to z' },
    { path: '/admin/blog/new', label: 'Title', typed: '\u00a0 ', message: 'Please write a title' },
    {
      path: '/admin/blog/new',
      label: 'Featured Image',
      typed: 'javascript:__ran()',
      message: 'Please write a path on',
    },
    { path: '/admin/settings', label: 'Contact Email', typed: 'a@b@c', message: 'Please write an e-mail address' },
    {
      path: '/admin/settings',
      label: 'Blog Posts Per Page',
      typed: '1.5',
      message: 'Please write a whole number from 1',
    },
    { path: '/admin/settings', label: 'Blog Posts Per Page', typed: '', message: 'Please write a whole number from 1' },
  ];

  test.for(refusals)('$label: $typed', async ({ path, label, typed, message }, context) => {
    const { page } = await openAs('admin', path);
    await adminSettled(page);
    const field = page.getByLabel(label, { exact: true });
    await field.fill(typed);
    await field.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: message });
    await alert.waitFor();
    expect(await field.getAttribute('aria-describedby')).toContain(await alert.getAttribute('id'));
    expect(await field.inputValue()).toBe(typed);
    const expected = 'refused with a sentence at the field, the text kept';
    const challenge = JSON.stringify(typed);
    proves(context, { category: 'bad input', surface: `${label}, typed in Chromium`, challenge, expected });
  });
});

test('every screen has shown every text', (context) => {
  const pairs = [...lists, ...tables]
    .map(({ path, shows }): [string, Input[]] => [`${path} in Chromium`, shows])
    .concat([
      ['card of an article in Chromium', shown],
      ['article in Chromium', drawn],
    ]);
  needsCases(context, {
    category: 'bad input',
    pairs: pairs.flatMap(([surface, inputs]) => inputs.map(({ name }): [string, string] => [surface, name])),
  });
});

function prove(context: Parameters<typeof proves>[0], surface: string, inputs: readonly Input[]): void {
  for (const { name } of inputs) {
    proves(context, {
      category: 'bad input',
      surface,
      challenge: name,
      expected: 'a text; nothing runs, nothing overhangs',
    });
  }
}
