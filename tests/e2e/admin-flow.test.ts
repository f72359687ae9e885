import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { says } from '../support/specification-texts';
import { open } from '../support/browser/browser';
import { emailOf } from '../support/browser/accounts';
import { adminSettled } from '../support/browser/settled';
import { openAs, signIn, toast } from '../support/browser/staff';
import { deleteRows, readRows } from '../support/browser/stored';

const title = 'Browser test: a day with the Pocket';
const address = '/blog/browser-test-a-day-with-the-pocket';

afterAll(async () => {
  await deleteRows('blog_posts', 'slug=like.browser-test-*');
  await deleteRows('links', 'title=like.Browser test*');
  await deleteRows('social_media_links', 'platform=eq.browsertest');
});

/** What a visitor without an account sees at an address. */
async function asVisitor<Seen>(path: string, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const { page } = await open(path);
  return look(page);
}

test('an editor writes a post, publishes it, changes it, takes it back and deletes it', async () => {
  const { page } = await open('/login');
  await signIn(page, 'editor');
  await toast(page, says.login.success);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Blog Posts' }).click();
  await page.getByRole('link', { name: 'New Post' }).click();

  await page.getByLabel('Title').fill(title);
  expect(await page.getByLabel('Slug').inputValue()).toBe('browser-test-a-day-with-the-pocket');
  await page.getByLabel('Excerpt').fill('Two AAA cells and a free afternoon.');
  await page
    .getByLabel('Content')
    .fill('# Morning\n\nIt *starts* at once.\n\n![](/images/blog/gba-sp-second-look.svg)');
  await page.getByLabel('Author').fill('Edith Editor');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  const previewed = await page.locator('article').innerHTML();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByRole('button', { name: says.postEditor.create }).click();
  await toast(page, says.postEditor.created);
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByText(says.posts.draft)
    .waitFor();

  // Nobody else sees a draft.
  expect(await readRows('blog_posts?select=id&slug=like.browser-test-*')).toEqual([]);

  await page.getByRole('button', { name: `Publish ${title}`, exact: true }).click();
  await toast(page, says.posts.publishedNow);
  await page.getByRole('button', { name: `Unpublish ${title}` }).waitFor();
  await asVisitor(address, async (visitor) => {
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
    // The very renderer of the preview.
    expect(await visitor.locator('main article').first().innerHTML()).toBe(previewed);
  });

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Slug').fill('browser-test-an-afternoon');
  await page.getByText(/will lead to the new one/).waitFor();
  await page.getByLabel('Excerpt').fill('One afternoon, and two AAA cells.');
  await page.getByRole('button', { name: says.postEditor.update }).click();
  await toast(page, says.postEditor.updated);
  await asVisitor(address, async (visitor) => {
    await expect.poll(() => new URL(visitor.url()).pathname).toBe('/blog/browser-test-an-afternoon');
    await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  await page.getByRole('button', { name: `Unpublish ${title}` }).click();
  await toast(page, says.posts.unpublishedNow);
  await asVisitor('/blog/browser-test-an-afternoon', (visitor) =>
    expect.poll(() => new URL(visitor.url()).pathname).toBe('/blog'),
  );

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByText(says.posts.confirmDelete).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, says.posts.deleted);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(title) }).count()).toBe(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await toast(page, says.logout.success);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.getItem('handheld-legacy.session'))).toBeNull();
  await page.goBack();
  await expect.poll(() => page.getByText(emailOf('editor')).count()).toBe(0);
});

test('an editor features a console, changes it and removes it, and the home page follows', async () => {
  const { page } = await openAs('editor', '/admin/console-of-month');
  await adminSettled(page);
  const before = await readRows<{ console_id: string }>('console_of_month?select=console_id&featured=eq.true');
  expect(before).toHaveLength(1);
  await page.getByLabel('Console', { exact: true }).selectOption({ label: 'Game Boy Pocket (1996)' });
  await page.getByRole('button', { name: says.consoleOfMonth.update }).click();
  await toast(page, says.consoleOfMonth.updated);
  await asVisitor('/', (visitor) =>
    visitor.locator('#console-of-month').getByRole('heading', { name: 'Game Boy Pocket' }).waitFor(),
  );

  await page.getByRole('button', { name: says.consoleOfMonth.remove }).click();
  await page.getByText(says.consoleOfMonth.confirmRemove).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await toast(page, says.consoleOfMonth.removed);
  await page.getByText(says.consoleOfMonth.notSet).waitFor();

  await page.getByLabel('Console', { exact: true }).selectOption({ label: 'Nintendo DS (2004)' });
  await page.getByRole('button', { name: says.consoleOfMonth.feature }).click();
  await toast(page, says.consoleOfMonth.created);
  await page.getByText(says.consoleOfMonth.active, { exact: true }).waitFor();
  await asVisitor('/', (visitor) =>
    visitor.locator('#console-of-month').getByRole('heading', { name: 'Nintendo DS' }).waitFor(),
  );
});

test('an editor adds, changes and deletes a link and a social link, and visitors see what is active', async () => {
  const { page } = await openAs('editor', '/admin/links');
  await adminSettled(page);
  await page.getByLabel('Title').fill('Browser test link');
  await page.getByLabel('URL', { exact: true }).fill('https://example.org/browser-test');
  await page.getByLabel('Category').fill('Documentation');
  await page.getByRole('button', { name: 'Add Link' }).click();
  await toast(page, says.links.added);
  await asVisitor('/links', (visitor) => visitor.getByRole('link', { name: /Browser test link/ }).waitFor());

  await page.getByRole('button', { name: 'Edit Browser test link' }).click();
  await page.getByRole('table').getByLabel('Active').uncheck();
  await page.getByRole('button', { name: 'Save Browser test link' }).click();
  await toast(page, says.links.updated);
  await asVisitor('/links', async (visitor) => {
    await visitor.getByRole('link', { name: /Pan Docs/ }).waitFor();
    expect(await visitor.getByRole('link', { name: /Browser test link/ }).count()).toBe(0);
  });
  await page.getByRole('button', { name: 'Delete Browser test link' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, says.links.deleted);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Social Media' }).click();
  await page.getByLabel('Platform').fill('browsertest');
  await page.getByLabel('URL', { exact: true }).fill('https://example.org/social');
  await page.getByRole('button', { name: /^Add / }).click();
  await toast(page, says.socialLinks.added);
  const inFooter = (visitor: Page) => visitor.getByRole('contentinfo').getByRole('link', { name: /browsertest/ });
  await asVisitor('/contact', (visitor) => inFooter(visitor).waitFor());
  await page.getByRole('button', { name: 'Deactivate browsertest' }).click();
  await toast(page, says.socialLinks.deactivated);
  await asVisitor('/contact', async (visitor) => {
    await visitor.getByRole('list', { name: 'Social media' }).waitFor();
    expect(await inFooter(visitor).count()).toBe(0);
  });
  await page.getByRole('button', { name: 'Delete browsertest' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, says.socialLinks.deleted);
});

test('an admin changes the settings, and title and meta tags follow at once', async () => {
  const { page } = await openAs('admin', '/admin/settings');
  await adminSettled(page);
  const field = page.getByLabel('Meta Title');
  const before = await field.inputValue();
  try {
    await field.fill('Browser test title');
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await toast(page, says.settings.saved);
    await expect.poll(() => page.title()).toBe('Browser test title');
    for (const tag of ['meta[property="og:title"]', 'meta[name="twitter:title"]']) {
      expect(await page.locator(tag).getAttribute('content')).toBe('Browser test title');
    }
    expect(
      await asVisitor('/', async (visitor) => {
        await visitor.locator('h1').waitFor();
        await expect.poll(() => visitor.title()).toBe('Browser test title');
        return visitor.title();
      }),
    ).toBe('Browser test title');
  } finally {
    await field.fill(before);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect.poll(() => page.title()).toBe(before);
  }
});

test('a contributor writes a draft and is told what is for others to do', async () => {
  const { page } = await openAs('contributor', '/admin/blog/new');
  await adminSettled(page);
  await expect.poll(() => page.getByLabel(says.postEditor.publish).isDisabled()).toBe(true);
  await page.getByText('Only editors and admins publish posts.').waitFor();
  await page.getByLabel('Title').fill('Browser test of a contributor');
  await page.getByLabel('Excerpt').fill('x');
  await page.getByLabel('Content').fill('y');
  await page.getByLabel('Author').fill('Cora');
  await page.getByRole('button', { name: says.postEditor.create }).click();
  await toast(page, says.postEditor.created);
  expect(await page.getByRole('button', { name: 'Publish Browser test of a contributor' }).isDisabled()).toBe(true);
  await page.goto('/admin/users');
  await page.getByText('Only admins can see and manage users.').waitFor();
  await page.goto('/admin/settings');
  await page.getByText('Only admins can change the settings.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Save Settings' }).isDisabled()).toBe(true);
});
