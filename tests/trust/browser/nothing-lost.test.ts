import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { says } from '../../specification-texts';
import { emailOf, password } from '../../browser/accounts';
import { adminSettled } from '../../browser/settled';
import { openAs, toast } from '../../browser/staff';
import { deleteRows, insertRows, readRows } from '../../browser/stored';
import { proves } from '../trust-case';

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

describe('text typed two seconds before comes back', () => {
  test('after the tab was killed', async (context) => {
    proves(context, {
      category: 'faults',
      surface: 'post editor in Chromium',
      challenge: 'the tab is killed',
      expected: 'what was typed 2 s before is offered',
    });
    const { page } = await openAs('editor', '/admin/blog/new');
    await type(page);
    await page.waitForTimeout(keptWithin);
    await page.close({ runBeforeUnload: false });
    const next = await page.context().newPage();
    await next.goto('/admin/blog/new');
    await restore(next);
  });

  test('after the renderer crashed', async (context) => {
    proves(context, {
      category: 'faults',
      surface: 'post editor in Chromium',
      challenge: 'the renderer crashes',
      expected: 'what was typed 2 s before is offered',
    });
    const { page } = await openAs('editor', '/admin/blog/new');
    await type(page);
    await page.waitForTimeout(keptWithin);
    const crashed = page.waitForEvent('crash');
    await page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await page.context().newPage();
    await next.goto('/admin/blog/new');
    await restore(next);
  });

  test('after a reload, which asks first', async (context) => {
    proves(context, {
      category: 'faults',
      surface: 'post editor in Chromium',
      challenge: 'reload',
      expected: 'asked first, then offered',
    });
    const { page } = await openAs('editor', '/admin/blog/new');
    await type(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await restore(page);
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
  const expectedErrors = [/PostChangedError/];
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

test('a page that dies at any moment loses no character that is older than 2 s', async (context) => {
  const surface = 'post editor in Chromium';
  const expected = 'no character older than 2 s is lost';
  proves(context, { category: 'faults', surface, challenge: 'dies at a random moment while somebody types', expected });
  const text = 'The quick brown fox jumps over the lazy dog. '.repeat(20);
  const moments = Array.from({ length: 3 }, () => 3_000 + Math.floor(Math.random() * 3_000));
  await Promise.all(
    moments.map(async (moment) => {
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
    }),
  );
});
