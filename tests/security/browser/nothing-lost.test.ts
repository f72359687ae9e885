import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { says } from '../../support/specification-texts';
import { emailOf, password, type Role } from '../../support/browser/accounts';
import { adminSettled } from '../../support/browser/settled';
import { openAs, toast } from '../../support/browser/staff';
import { deleteRows, insertRows, readRows } from '../../support/browser/stored';
import { needsCases, proves } from '../../support/evidence';

const typed = {
  title: 'Nothing lost: a test',
  excerpt: 'Typed two seconds before.',
  content: '# One\n\nTwo, with “quotes”, emoji 🎮 and \\backslash.',
};

/** What is on the device no later than two seconds after it was typed. */
const keptWithin = 2_000;

afterAll(() => deleteRows('blog_posts', 'slug=like.nothing-lost-*'));

async function type(page: Page): Promise<void> {
  await adminSettled(page);
  await page.getByLabel('Title').fill(typed.title);
  await page.getByLabel('Excerpt').fill(typed.excerpt);
  await page.getByLabel('Content').fill(typed.content);
}

async function expectTyped(page: Page): Promise<void> {
  expect(await page.getByLabel('Title').inputValue()).toBe(typed.title);
  expect(await page.getByLabel('Excerpt').inputValue()).toBe(typed.excerpt);
  expect(await page.getByLabel('Content').inputValue()).toBe(typed.content);
}

async function restore(page: Page): Promise<void> {
  await adminSettled(page);
  // The offer stands in nobody's way: one can just as well start anew.
  expect(await page.getByLabel('Title').isEditable()).toBe(true);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectTyped(page);
}

/** Where something is typed in the admin area: how it is come to, and what is typed into which field. */
interface Form {
  as: Role;
  address: string;
  fields: Record<string, string>;
  /** Opens it on its screen. */
  open?: (page: Page) => Promise<void>;
  /** Where its fields are; the whole page unless said. */
  within?: (page: Page) => Locator;
  /** What brings the text back; 'Restore' unless said. */
  bringBack?: (page: Page) => Promise<void>;
}

const editRow = (page: Page) => page.getByRole('button', { name: 'Edit Pan Docs' }).click();

const forms: Record<string, Form> = {
  'post editor': {
    as: 'editor',
    address: '/admin/blog/new',
    fields: { Title: typed.title, Excerpt: typed.excerpt, Content: typed.content },
  },
  settings: {
    as: 'admin',
    address: '/admin/settings',
    fields: { 'Site Name': typed.title, 'Meta Keywords': typed.excerpt },
  },
  'add link': {
    as: 'editor',
    address: '/admin/links',
    fields: { Title: typed.title, 'Description (optional)': typed.content },
  },
  'inline edit of a link': {
    as: 'editor',
    address: '/admin/links',
    fields: { Title: typed.title, Category: typed.excerpt },
    open: editRow,
    within: (page) => page.getByRole('table'),
    bringBack: async (page) => {
      await page.getByText('Unsaved changes').waitFor();
      await editRow(page);
    },
  },
  'person dialog': {
    as: 'admin',
    address: '/admin/users',
    fields: { Name: typed.title, Email: 'typed@b.example' },
    open: (page) => page.getByRole('button', { name: 'Add User' }).click(),
    within: (page) => page.getByRole('dialog'),
  },
  'Console of the Month': {
    as: 'editor',
    address: '/admin/console-of-month',
    fields: { 'Start Date': '2031-12-01', 'End Date': '2031-12-24' },
  },
};

/** How a page ends; where the browser asks first, the answer is to leave. Each gives the page for what comes then. */
const ends: Record<string, (page: Page) => Promise<Page>> = {
  'the renderer crashes': async (page) => {
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    return page.context().newPage();
  },
  'the tab is killed': async (page) => {
    await page.close({ runBeforeUnload: false });
    return page.context().newPage();
  },
  'reload, which asks first': async (page) => {
    const asked = leaveWhenAsked(page);
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    return page;
  },
  'the tab is closed, which asks first': async (page) => {
    const asked = leaveWhenAsked(page);
    const closed = page.waitForEvent('close');
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(['beforeunload']);
    return next;
  },
};

/** @returns what the browser asked. */
function leaveWhenAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

describe('text typed two seconds before comes back', () => {
  test('has a case for each form and each end of its page', (context) => {
    const pairs = Object.keys(forms).flatMap((form) =>
      Object.keys(ends).map((end) => [`${form} in Chromium`, end] as const),
    );
    needsCases(context, { category: 'faults', pairs });
  });

  test.for(Object.entries(forms))('in: %s', async ([name, form], context) => {
    const expected = 'what was typed 2 s before is offered';
    for (const challenge of Object.keys(ends))
      proves(context, { category: 'faults', surface: `${name} in Chromium`, challenge, expected });
    const { open = () => Promise.resolve(), within = (page: Page) => page.locator('body') } = form;
    const bringBack = form.bringBack ?? ((page) => page.getByRole('button', { name: 'Restore' }).click());
    await Promise.all(
      Object.entries(ends).map(async ([how, end]) => {
        const { page } = await openAs(form.as, form.address);
        await adminSettled(page);
        await open(page);
        for (const [label, text] of Object.entries(form.fields))
          await within(page).getByLabel(label, { exact: true }).fill(text);
        await page.waitForTimeout(keptWithin);
        const next = await end(page);
        if (next !== page) await next.goto(form.address);
        await adminSettled(next);
        if (!form.bringBack) await open(next);
        await bringBack(next);
        for (const [label, text] of Object.entries(form.fields))
          expect(await within(next).getByLabel(label, { exact: true }).inputValue(), how).toBe(text);
      }),
    );
  });

  test('after signing out', async (context) => {
    proves(context, {
      category: 'faults',
      surface: 'post editor in Chromium',
      challenge: 'sign-out',
      expected: 'offered after signing in',
    });
    const { page } = await openAs('editor', '/admin/blog/new');
    await type(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await toast(page, says.logout.success);
    await page.getByLabel('Email').fill(emailOf('editor'));
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, says.login.success);
    await page.goto('/admin/blog/new');
    await restore(page);
  });
});

describe('a session that ends over an open editor', () => {
  const expectedErrors = [/status of 40[01]/, /WriteError|ReadError|SignInError/];

  test('asks to sign in, and then goes on', async (context) => {
    proves(context, {
      category: 'faults',
      surface: 'post editor in Chromium',
      challenge: '401 and a refused refresh token in mid-edit',
      expected: 'sign in over the text, text back, saved',
    });
    const { page } = await openAs('editor', '/admin/blog/new', { expectedErrors });
    await type(page);
    await page.getByLabel('Author').fill('Edith');
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found', msg: 'gone' } }),
    );
    // The editor reads as well, to tell whether the slug is free, which may be before the button is pressed.
    await page.route('**/rest/v1/blog_posts?*', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
    );
    await page.getByRole('button', { name: says.postEditor.create }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await page.unrouteAll();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(emailOf('editor'));
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    // In the dialog: nothing outside it could be read.
    await dialog.getByText(says.login.invalid).waitFor();
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expectTyped(page);
    await page.getByRole('button', { name: says.postEditor.create }).click();
    await toast(page, says.postEditor.created);
  });

  test('asks within 2 s when another tab signed out, and offers the text again to whoever signs in there', async (context) => {
    proves(context, {
      category: 'faults',
      surface: 'post editor in Chromium',
      challenge: 'sign-out in another tab',
      expected: 'asked within 2 s, offered to nobody else',
    });
    const { page } = await openAs('editor', '/admin/blog/new', { expectedErrors });
    await type(page);
    const other = await page.context().newPage();
    await other.goto('/admin');
    await adminSettled(other);
    await other.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor({ timeout: 2_000 });
    await page.getByRole('button', { name: 'Leave without signing in' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    // Somebody else at this device is not offered it.
    await page.getByLabel('Email').fill(emailOf('admin'));
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, says.login.success);
    await page.goto('/admin/blog/new');
    await adminSettled(page);
    expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  });
});

test('signing out in one tab signs out the others within 2 s', async (context) => {
  proves(context, {
    category: 'faults',
    surface: 'session in Chromium',
    challenge: 'sign-out in another tab',
    expected: 'out within 2 s',
  });
  const { page } = await openAs('editor', '/admin/links');
  await adminSettled(page);
  const home = await page.context().newPage();
  await home.goto('/contact');
  await home.getByRole('link', { name: says.header.admin, exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/admin');
  await adminSettled(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor({ timeout: 2_000 });
  await home.getByRole('link', { name: 'Sign In' }).waitFor({ timeout: 2_000 });
});

test('with a full storage a warning stands, and leaving asks', async (context) => {
  proves(context, {
    category: 'faults',
    surface: 'post editor in Chromium',
    challenge: 'localStorage full',
    expected: 'a warning, and leaving asks',
  });
  const { page } = await openAs('editor', '/admin/blog/new');
  await adminSettled(page);
  await page.evaluate(() => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`filler.${size}.${part}`, 'x'.repeat(size));
      } catch {
        // Full, as far as pieces of this size go.
      }
    }
  });
  await page.getByLabel('Title').fill(typed.title);
  await page.getByText(/no room to keep a copy/).waitFor({ timeout: keptWithin });
  await page.getByRole('link', { name: 'View Site' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Title').inputValue()).toBe(typed.title);
});

test('the back button asks, and Stay keeps everything', async (context) => {
  proves(context, {
    category: 'faults',
    surface: 'post editor in Chromium',
    challenge: 'back button',
    expected: 'asked, everything kept',
  });
  const { page } = await openAs('editor', '/admin/blog');
  await adminSettled(page);
  await page.getByRole('link', { name: 'New Post' }).click();
  await type(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expectTyped(page);
  expect(new URL(page.url()).pathname).toBe('/admin/blog/new');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/blog');
});

test('two people who save one post: the second sees both texts, and nothing is overwritten unseen', async (context) => {
  proves(context, {
    category: 'faults',
    surface: 'post editor in Chromium',
    challenge: 'two people save one post',
    expected: 'the second sees both texts and loses neither',
  });
  const id = crypto.randomUUID();
  const post = { id, title: 'Nothing lost twice', slug: 'nothing-lost-twice', excerpt: 'First.', content: 'First.' };
  await insertRows('blog_posts', [{ ...post, author: 'A', date: '2026-01-01', published: true }]);
  const expectedErrors = [/ConflictError/];
  const [first, second] = await Promise.all([
    openAs('editor', `/admin/blog/edit/${id}`),
    openAs('admin', `/admin/blog/edit/${id}`, { expectedErrors }),
  ]);
  await adminSettled(first.page);
  await adminSettled(second.page);
  await second.page.getByLabel('Excerpt').fill('Of the second.');
  await first.page.getByLabel('Excerpt').fill('Of the first.');
  await first.page.getByRole('button', { name: says.postEditor.update }).click();
  await toast(first.page, says.postEditor.updated);

  await second.page.getByRole('button', { name: says.postEditor.update }).click();
  const dialog = second.page.getByRole('dialog', { name: 'This post was changed meanwhile' });
  await dialog.getByText('Of the first.').waitFor();
  await dialog.getByText('Of the second.').waitFor();
  // The toast stands below what the dialog asks, and covers nothing of it.
  const [said, asked] = await Promise.all([
    dialog.getByText(says.postEditor.saveFailed).boundingBox(),
    dialog.getByRole('button', { name: 'Save my version' }).boundingBox(),
  ]);
  expect(said && asked && said.y - (asked.y + asked.height)).toBeGreaterThanOrEqual(0);
  expect(await readRows(`blog_posts?select=excerpt&id=eq.${id}`)).toEqual([{ excerpt: 'Of the first.' }]);
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await toast(second.page, says.postEditor.updated);
  expect(await readRows(`blog_posts?select=excerpt&id=eq.${id}`)).toEqual([{ excerpt: 'Of the second.' }]);
});

test('a session that is over when the site is opened counts as none', async (context) => {
  proves(context, {
    category: 'faults',
    surface: 'session in Chromium',
    challenge: 'over on opening',
    expected: 'signed out, record gone',
  });
  const { page } = await openAs('editor', '/contact');
  await page.evaluate(() => {
    const key = 'handheld-legacy.session';
    const record = JSON.parse(localStorage.getItem(key) ?? '') as { session: { expires_at: number } };
    record.session.expires_at = Math.floor(Date.now() / 1000) - 1;
    localStorage.setItem(key, JSON.stringify(record));
  });
  await page.goto('/admin/blog');
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('handheld-legacy.session'))).toBeNull();
});

test.for([3_100, 4_300, 5_700])(
  'a page that dies %i ms after typing began loses no character that is older than 2 s',
  async (moment, context) => {
    const surface = 'post editor in Chromium';
    const expected = 'no character older than 2 s is lost';
    proves(context, { category: 'faults', surface, challenge: `dies ${moment} ms after typing began`, expected });
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);
    const { page } = await openAs('editor', '/admin/blog/new');
    await adminSettled(page);
    const strokes: { length: number; at: number }[] = [];
    await page.exposeFunction('noteTyped', (length: number) => strokes.push({ length, at: performance.now() }));
    await page.getByLabel('Content').evaluate((field: HTMLTextAreaElement) => {
      const { noteTyped } = window as unknown as { noteTyped: (length: number) => void };
      field.addEventListener('input', () => noteTyped(field.value.length));
    });
    const typing = page.getByLabel('Content').pressSequentially(text, { delay: 15 });
    await Promise.race([typing, page.waitForTimeout(moment)]);
    const crashed = page.waitForEvent('crash');
    const died = performance.now();
    await Promise.all([page.goto('chrome://crash').catch(() => undefined), typing.catch(() => undefined), crashed]);
    const old = strokes.findLast(({ at }) => at <= died - keptWithin)?.length ?? 0;
    expect(old, `nothing was typed in time before ${moment} ms`).toBeGreaterThan(0);
    const next = await page.context().newPage();
    await next.goto('/admin/blog/new');
    await adminSettled(next);
    await next.getByRole('button', { name: 'Restore' }).click();
    const kept = await next.getByLabel('Content').inputValue();
    expect(text.startsWith(kept), kept).toBe(true);
    expect(kept.length, `died after ${moment} ms`).toBeGreaterThanOrEqual(old);
  },
);
