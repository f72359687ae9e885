// A contributor uploads a snapshot as a picture and writes links to this file. The site once took a file of this kind
// for the snapshot of a page.
import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksKey } from '@/data/site/links';
import { postBySlug } from '@/data/posts/posts';
import { staffKey } from '@/data/service/session-record';
import type { Snapshot } from '@/data/reads/snapshot';
import { localPublishableKey, localSecrets } from '../../../build/local-backend/local-keys.ts';
import { aPost, aPostPage, aSnapshot } from '../../support/builders';
import { storeSessionRecord, signInAt } from '../../support/browser/accounts';
import { baseUrl } from '../../support/browser/base-url';
import { open, visit, type Visit } from '../../support/browser/browser';
import { reportNoChange } from '../../support/browser/held';
import { mainMenu } from '../../support/browser/screens';
import { adminSettled } from '../../support/browser/settled';
import { openAs } from '../../support/browser/staff';
import { deleteRows, insertRows, readRows } from '../../support/browser/stored';

const picture = `${'c0ffee00'.repeat(4)}-600x400.png`;
const address = `/blog/..%5c..%5cpictures%5c${picture}%3f`;
const label = 'More about the cable';
const planted = 'Planted by a contributor';

/** A page of the build. The planted file holds other data for this page. */
const target = { slug: 'the-cable-that-made-pokemon', title: 'The cable that made Pokémon' };

const row = (id: string, published: boolean) => ({
  ...{ id: `b0000000-0000-4000-8000-0000000009${id}`, slug: `test-planted-${id}`, published },
  ...{ title: `An article with a link ${id}`, excerpt: 'Nothing to see.', content: `[${label}](${address})` },
  ...{ author: 'Ada Author', date: new Date().toISOString().slice(0, 10), read_time: '1 min' },
});
const article = row('01', true);
const draft = row('02', false);
const articleAddress = `/blog/${article.slug}`;

const linkRow = { category: 'Emulators', description: null, image: null, url: 'https://planted.example/' };
const link = { id: article.id, title: planted, order: 1, active: true, updated_at: '2025-01-01T00:00:00+00:00' };

const file = aSnapshot(
  [postBySlug(target.slug).queryKey, aPostPage({ slug: target.slug, title: planted })],
  [['post-editor', staffKey, article.id], { ...aPost({ ...article, content: planted }), consoles: [] }],
  [[...linksKey, staffKey], [{ ...linkRow, ...link }]],
);

async function store(path: string, request: RequestInit): Promise<void> {
  const answer = await fetch(`${baseUrl}/storage/v1/object/images${path}`, request);
  if (!answer.ok) throw new Error(`the store of pictures answered ${answer.status} ${await answer.text()}`);
}

beforeAll(async () => {
  const { access_token } = await signInAt(baseUrl, 'contributor');
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${access_token}`, 'content-type': 'image/png' };
  await store(`/${picture}`, { method: 'POST', headers, body: JSON.stringify(file) });
  await insertRows('blog_posts', [article, draft]);
});

afterAll(async () => {
  await deleteRows('blog_posts', 'slug=like.test-planted-*');
  const headers = { apikey: localSecrets.secretKey, 'content-type': 'application/json' };
  await store('', { method: 'DELETE', headers, body: JSON.stringify({ prefixes: [picture] }) });
});

/** Limits prefetching to the link under the pointer. */
async function limitPrefetching(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await reportNoChange(page);
}

/** Adds a link outside the article: the check must not depend on the links that an article allows. */
async function addLink(page: Page, href: string, text: string): Promise<Locator> {
  await page.evaluate(
    ([to = '', words = '']) => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = words;
      document.body.append(link);
    },
    [href, text],
  );
  return page.getByRole('link', { name: text, exact: true });
}

/**
 * Says whether the browser requested a path with the file's name. The name in the query of a read from the service does
 * not count.
 */
const hasRequested = (requests: readonly Request[], file: string) =>
  requests.some((each) => new URL(each.url()).pathname.includes(file));

type Gesture = (link: Locator, page: Page) => Promise<void>;

const hover: Gesture = (link) => link.hover();
const press: Gesture = async (link, page) => {
  await link.hover();
  await page.mouse.down();
  // Releases the button elsewhere, so that the browser does not follow the link.
  await page.mouse.move(1, 1);
  await page.mouse.up();
};

/** Points at a link repeatedly until the browser requests the snapshot of the linked page. */
async function pointUntilFetched({ page, requests }: Visit, link: Locator, snapshot: string): Promise<void> {
  const fetched = async () => {
    await page.mouse.move(1, 1);
    await link.hover();
    await page.waitForTimeout(200);
    return hasRequested(requests, snapshot);
  };
  await expect.poll(fetched).toBe(true);
}

/** Points at both links to the file: in the article and outside. Then points at a link that the browser prefetches. */
async function pointAt(visitor: Visit, gesture: Gesture): Promise<void> {
  const { page, requests } = visitor;
  const words = page.locator('main').getByText(label);
  await words.waitFor();
  const ready = await addLink(page, '/compatibility', 'A page');
  const added = await addLink(page, address, 'The file');
  const last = await addLink(page, '/console-of-the-month', 'Another page');
  await pointUntilFetched(visitor, ready, '/data/compatibility.json');
  for (const each of [words, added]) {
    await gesture(each, page);
    await page.waitForTimeout(200);
  }
  await last.hover();
  await expect.poll(() => hasRequested(requests, '/data/console-of-the-month.json')).toBe(true);
}

/** Expects the stored title on the page of the build, and no request for the file. */
async function expectUntouched({ page, requests }: Visit): Promise<void> {
  await mainMenu(page).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
  await page.getByRole('link', { name: target.title, exact: true }).first().click();
  expect(await page.locator('article h1').textContent()).toBe(target.title);
  expect(hasRequested(requests, picture)).toBe(false);
}

describe('a link to a planted snapshot changes no data', () => {
  test.for([
    ['pointed at', hover],
    ['pressed', press],
  ] as const)('on a page when the visitor has %s the link', async ([, gesture]) => {
    const visitor = await visit();
    await limitPrefetching(visitor.page);
    await visitor.page.goto(articleAddress);
    await pointAt(visitor, gesture);
    await expectUntouched(visitor);
  });

  test('on a page when the link scrolls into view', async () => {
    const visitor = await visit();
    const { page, requests } = visitor;
    await reportNoChange(page);
    await page.goto(articleAddress);
    await page.locator('main').getByText(label).waitFor();
    await addLink(page, address, 'The file');
    await addLink(page, '/console-of-the-month', 'Another page');
    // The site looks for links after each navigation.
    await mainMenu(page).getByRole('link', { name: 'Links' }).click();
    await page.waitForURL('**/links');
    await page.goBack();
    await page.locator('main').getByText(label).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await page.getByRole('link', { name: 'Another page', exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => hasRequested(requests, '/data/console-of-the-month.json')).toBe(true);
    await expectUntouched(visitor);
  });

  test('in a shared draft', async () => {
    const { page } = await openAs('editor', `/admin/blog/edit/${draft.id}`);
    await page.getByRole('button', { name: 'Create link' }).click();
    const shared = await page.getByLabel('Your new link').inputValue();
    const visitor = await visit();
    await limitPrefetching(visitor.page);
    await visitor.page.goto(shared);
    await pointAt(visitor, hover);
    await expectUntouched(visitor);
  });
});

describe('an editor', () => {
  async function openAsEditor(address: string): Promise<Visit> {
    const editor = await visit();
    await storeSessionRecord(editor.page, baseUrl, 'editor');
    await limitPrefetching(editor.page);
    await editor.page.goto(address);
    return editor;
  }
  /** Navigates inside the page, so that the cache stays. */
  async function goTo(page: Page, name: string): Promise<void> {
    await mainMenu(page).getByRole('link', { name: 'Admin' }).click();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();
  }
  async function expectStoredLinks(page: Page): Promise<void> {
    const [first] = await readRows<{ title: string }>('links?select=title&order=order,id&limit=1');
    await goTo(page, 'Links');
    await page.getByRole('heading', { name: 'Links', level: 1 }).waitFor();
    await adminSettled(page);
    expect(await page.getByRole('table').locator('tbody tr').first().textContent()).toContain(first?.title);
  }

  test('edits the stored post after pointing at a planted link, and the preview prefetches nothing', async () => {
    const editor = await openAsEditor(articleAddress);
    const { page, requests } = editor;
    await pointAt(editor, hover);
    await goTo(page, 'Blog Posts');
    await page.getByRole('link', { name: `Edit ${article.title}` }).click();
    expect(await page.getByLabel('Content').inputValue()).toBe(article.content);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('article').getByText(label).hover();
    await page.waitForTimeout(200);
    expect(hasRequested(requests, picture)).toBe(false);
  });

  test('sees the stored links after pointing at a planted link', async () => {
    const editor = await openAsEditor(articleAddress);
    await pointAt(editor, hover);
    await expectStoredLinks(editor.page);
    expect(hasRequested(editor.requests, picture)).toBe(false);
  });

  test('sees the stored links although a snapshot has other links for staff', async () => {
    const editor = await openAsEditor('/about');
    const { page } = editor;
    await page.route('**/data/links.json', async (route) => {
      const response = await route.fetch();
      const { id, state } = (await response.json()) as Snapshot;
      const queries = [...state.queries, ...file.state.queries];
      await route.fulfill({ response, json: { id, state: { ...state, queries } } });
    });
    await pointUntilFetched(editor, mainMenu(page).getByRole('link', { name: 'Links' }), '/data/links.json');
    await expectStoredLinks(page);
  });
});

test('anybody can download the planted file', async () => {
  const { page } = await open('/about');
  const text = await page.evaluate(async (name) => (await fetch(`/pictures/${name}?.json`)).text(), picture);
  expect(JSON.parse(text)).toEqual(file);
});
