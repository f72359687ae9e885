import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { wording } from '../../support/specification-texts';
import type { Role } from '../../support/browser/accounts';
import { adminSettled } from '../../support/browser/settled';
import { expectTyped, openAs, signIn, toast, typeInto } from '../../support/browser/staff';
import { deleteRows, insertRows, readRows } from '../../support/browser/stored';
import { needsCases } from '../../support/evidence';
import { acceptDialogs, provesFault } from '../../support/browser/faults';

/** The texts for the post editor. */
const typed = {
  Title: 'Nothing lost: a test',
  Excerpt: 'Typed two seconds before.',
  Content: '# One\n\nTwo, with “quotes”, emoji 🎮 and \\backslash.',
};

/** The device stores typed text within this many milliseconds. */
const keptWithin = 2_000;

afterAll(() => deleteRows('blog_posts', 'slug=like.nothing-lost-*'));

/** A form of the admin area, with the text for each of its fields. */
interface Form {
  as: Role;
  address: string;
  fields: Record<string, string>;
  /** The name of the button that opens the form. */
  opener?: string;
  /** The selector of the element around the fields. */
  within?: string;
  /** The words beside an opener that restores the text. Other forms have a "Restore" button. */
  kept?: string;
}

const forms: Record<string, Form> = {
  'post editor': { as: 'editor', address: '/admin/blog/new', fields: typed },
  settings: {
    as: 'admin',
    address: '/admin/settings',
    fields: { 'Site Name': typed.Title, 'Meta Keywords': typed.Excerpt },
  },
  'add link': {
    as: 'editor',
    address: '/admin/links',
    fields: { Title: typed.Title, 'Description (optional)': typed.Content },
  },
  'inline edit of a link': {
    as: 'editor',
    address: '/admin/links',
    fields: { Title: typed.Title, Category: typed.Excerpt },
    opener: 'Edit Pan Docs',
    within: 'table',
    kept: 'Unsaved changes',
  },
  'person dialog': {
    as: 'admin',
    address: '/admin/users',
    fields: { Name: typed.Title, Email: 'typed@b.example' },
    opener: 'Add User',
    within: 'dialog',
  },
  'Console of the Month': {
    as: 'editor',
    address: '/admin/console-of-month',
    fields: { 'Start Date': '2031-12-01', 'End Date': '2031-12-24' },
  },
};

/** Crashes the renderer. Returns a new page. */
async function crash(page: Page): Promise<Page> {
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  return page.context().newPage();
}

/** Ways to end a page. Each function confirms the question of the browser and returns the next page. */
const ends: Record<string, (page: Page) => Promise<Page>> = {
  'the renderer crashes': crash,
  'the tab is killed': async (page) => {
    await page.close({ runBeforeUnload: false });
    return page.context().newPage();
  },
  'reload, which asks first': async (page) => {
    const dialogs = acceptDialogs(page);
    await page.reload();
    expect(dialogs.map((dialog) => dialog.type())).toEqual(['beforeunload']);
    return page;
  },
  'the tab is closed, which asks first': async (page) => {
    const dialogs = acceptDialogs(page);
    const closed = page.waitForEvent('close');
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(dialogs.map((dialog) => dialog.type())).toEqual(['beforeunload']);
    return next;
  },
};

describe('text typed two seconds before the end of the page', () => {
  test('needs a case for each form and each end', (context) => {
    const pairs = Object.keys(forms).flatMap((form) =>
      Object.keys(ends).map((end) => [`${form} in Chromium`, end] as const),
    );
    needsCases(context, { category: 'faults', pairs });
  });

  test.for(Object.entries(forms))('comes back in the form: %s', async ([name, form], context) => {
    const expected = 'what was typed 2 s before is offered';
    for (const challenge of Object.keys(ends)) provesFault(context, `${name} in Chromium`, challenge, expected);
    const { as, address, fields, opener, within = 'body', kept } = form;
    const open = async (page: Page) => {
      if (opener) await page.getByRole('button', { name: opener }).click();
    };
    await Promise.all(
      Object.values(ends).map(async (end) => {
        const { page } = await openAs(as, address);
        await open(page);
        await typeInto(page.locator(within), fields);
        await page.waitForTimeout(keptWithin);
        const next = await end(page);
        if (next !== page) await next.goto(address);
        await adminSettled(next);
        if (kept) await next.getByText(kept).waitFor();
        await open(next);
        if (!kept) await next.getByRole('button', { name: 'Restore' }).click();
        await expectTyped(next.locator(within), fields);
      }),
    );
  });

  test('comes back after a sign-out and a new sign-in', async (context) => {
    provesFault(context, 'post editor in Chromium', 'sign-out', 'offered after signing in');
    const { page } = await openAs('editor', '/admin/blog/new');
    await typeInto(page, typed);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await toast(page, wording.logout.success);
    await signIn(page, 'editor');
    await toast(page, wording.login.success);
    await page.goto('/admin/blog/new');
    await adminSettled(page);
    // The offer blocks no field: the editor can also start a new text.
    expect(await page.getByLabel('Title').isEditable()).toBe(true);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expectTyped(page, typed);
  });
});

test('the post editor warns of a full storage and asks before leaving', async (context) => {
  provesFault(context, 'post editor in Chromium', 'localStorage full', 'a warning, and leaving asks');
  const { page } = await openAs('editor', '/admin/blog/new');
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler.${size}.${part}`, 'x'.repeat(size));
      } catch {
        // The storage has no room for a piece of this size.
      }
    }
  });
  await page.getByLabel('Title').fill(typed.Title);
  await page.getByText(/we can’t back up your draft/).waitFor({ timeout: keptWithin });
  await page.getByRole('link', { name: 'View site' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe(typed.Title);
});

test('the back button opens a dialog, and "Stay" keeps the whole text', async (context) => {
  provesFault(context, 'post editor in Chromium', 'back button', 'asked, everything kept');
  const { page } = await openAs('editor', '/admin/blog');
  await page.getByRole('link', { name: 'New Post' }).click();
  await adminSettled(page);
  await typeInto(page, typed);
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expectTyped(page, typed);
  expect(new URL(page.url()).pathname).toBe('/admin/blog/new');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/blog');
});

test('when two people save one post, the second person sees both texts before overwriting', async (context) => {
  const expected = 'the second sees both texts and loses neither';
  provesFault(context, 'post editor in Chromium', 'two people save one post', expected);
  const id = crypto.randomUUID();
  const post = { id, title: 'Nothing lost twice', slug: 'nothing-lost-twice', excerpt: 'First.', content: 'First.' };
  await insertRows('blog_posts', [{ ...post, author: 'A', date: '2026-01-01', published: true }]);
  const expectedErrors = [/ConflictError/];
  const [first, second] = await Promise.all([
    openAs('editor', `/admin/blog/edit/${id}`),
    openAs('admin', `/admin/blog/edit/${id}`, { expectedErrors }),
  ]);
  await second.page.getByLabel('Excerpt').fill('Of the second.');
  await first.page.getByLabel('Excerpt').fill('Of the first.');
  await first.page.getByRole('button', { name: wording.postEditor.update }).click();
  await toast(first.page, wording.postEditor.updated);

  await second.page.getByRole('button', { name: wording.postEditor.update }).click();
  const dialog = second.page.getByRole('dialog', { name: 'This post has changed since you opened it' });
  await dialog.getByText('Of the first.').waitFor();
  await dialog.getByText('Of the second.').waitFor();
  // The toast must be below the buttons of the dialog and must not cover them.
  const [toastBox, buttonBox] = await Promise.all([
    dialog.getByText(wording.postEditor.saveFailed).boundingBox(),
    dialog.getByRole('button', { name: 'Save my version' }).boundingBox(),
  ]);
  expect(toastBox && buttonBox && toastBox.y - (buttonBox.y + buttonBox.height)).toBeGreaterThanOrEqual(0);
  expect(await readRows(`blog_posts?select=excerpt&id=eq.${id}`)).toEqual([{ excerpt: 'Of the first.' }]);
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await toast(second.page, wording.postEditor.updated);
  expect(await readRows(`blog_posts?select=excerpt&id=eq.${id}`)).toEqual([{ excerpt: 'Of the second.' }]);
});

test.for([3_100, 4_300, 5_700])(
  'a page that crashes %i ms after the first character leaves each character older than 2 s on the device',
  async (moment, context) => {
    const surface = 'post editor in Chromium';
    const expected = 'no character older than 2 s is lost';
    provesFault(context, surface, `dies ${moment} ms after typing began`, expected);
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);
    const { page } = await openAs('editor', '/admin/blog/new');
    const strokes: { length: number; at: number }[] = [];
    await page.exposeFunction('noteTyped', (length: number) => strokes.push({ length, at: performance.now() }));
    await page.getByRole('textbox', { name: 'Content' }).evaluate((field: HTMLTextAreaElement) => {
      const { noteTyped } = window as unknown as { noteTyped: (length: number) => void };
      field.addEventListener('input', () => noteTyped(field.value.length));
    });
    const typing = page.getByRole('textbox', { name: 'Content' }).pressSequentially(text, { delay: 15 });
    await Promise.race([typing, page.waitForTimeout(moment)]);
    const died = performance.now();
    const [next] = await Promise.all([crash(page), typing.catch(() => undefined)]);
    const old = strokes.findLast(({ at }) => at <= died - keptWithin)?.length ?? 0;
    expect(old, `nothing was typed in time before ${moment} ms`).toBeGreaterThan(0);
    await next.goto('/admin/blog/new');
    await adminSettled(next);
    await next.getByRole('button', { name: 'Restore' }).click();
    const kept = await next.getByRole('textbox', { name: 'Content' }).inputValue();
    expect(text.startsWith(kept), kept).toBe(true);
    expect(kept.length, `died after ${moment} ms`).toBeGreaterThanOrEqual(old);
  },
);
