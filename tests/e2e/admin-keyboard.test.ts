import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { says } from '../support/specification-texts';
import { open } from '../support/browser/browser';
import { focused, tabTo } from '../support/browser/focus';
import { emailOf, password } from '../support/browser/accounts';
import { adminSettled } from '../support/browser/settled';
import { openAs, toast } from '../support/browser/staff';
import { deleteRows } from '../support/browser/stored';

afterAll(async () => {
  await deleteRows('blog_posts', 'slug=like.by-keyboard-*');
  await deleteRows('links', 'title=like.By keyboard*');
});

/** Goes on to a field by Tab and types; what stood there is replaced. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const labelled = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '');
  for (let presses = 0; (await labelled()) !== label; presses += 1) {
    if (presses > 40) throw new Error(`Tab never reached the field ${label}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

test('signing in, writing, publishing and deleting a post, and signing out, without a mouse', async () => {
  const { page } = await open('/login');
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await typeInto(page, 'Email', emailOf('editor'));
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
  await toast(page, says.login.success);
  await adminSettled(page);
  await tabTo(page, 'Blog Posts');
  await page.keyboard.press('Enter');
  await adminSettled(page);
  await page.getByRole('heading', { level: 1, name: 'Blog Posts' }).waitFor();
  // The focus has followed to the new screen.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await tabTo(page, 'New Post');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New Post' }).waitFor();

  await typeInto(page, 'Title', 'By keyboard alone');
  await typeInto(page, 'Excerpt', 'No mouse.');
  await typeInto(page, 'Content', '# Keys');
  await typeInto(page, 'Author', 'Edith');
  await page.getByRole('tab', { name: 'Edit' }).focus();
  await page.keyboard.press('ArrowRight');
  expect((await focused(page)).name).toBe('Preview');
  await page.getByRole('article').getByRole('heading', { name: 'Keys' }).waitFor();
  await tabTo(page, says.postEditor.create);
  await page.keyboard.press('Enter');
  await toast(page, says.postEditor.created);
  await adminSettled(page);

  await tabTo(page, 'Publish By keyboard alone');
  expect(await focused(page)).toMatchObject({ outline: 'solid', visible: true });
  await page.keyboard.press('Enter');
  await toast(page, says.posts.publishedNow);
  await page.getByRole('button', { name: 'Unpublish By keyboard alone' }).waitFor();

  await tabTo(page, 'Delete By keyboard alone');
  await page.keyboard.press('Enter');
  await page.getByText(says.posts.confirmDelete).waitFor();
  // The way out has the focus, Escape takes it, and the focus is back where it was.
  expect((await focused(page)).name).toBe('Cancel');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).name).toBe('Delete By keyboard alone');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete');
  await page.keyboard.press('Enter');
  await toast(page, says.posts.deleted);
  await expect.poll(() => page.getByText(says.posts.confirmDelete).count()).toBe(0);

  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await toast(page, says.logout.success);
});

test('adding and changing a link without a mouse', async () => {
  const { page } = await openAs('editor', '/admin/links');
  await adminSettled(page);
  await typeInto(page, 'Title', 'By keyboard too');
  await typeInto(page, 'URL', 'not an address');
  await typeInto(page, 'Category', 'Repair');
  await page.keyboard.press('Enter');
  // What is wrong has the focus and says so.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await typeInto(page, 'URL', 'https://example.org/by-keyboard');
  await page.keyboard.press('Enter');
  await toast(page, says.links.added);
  await page.getByRole('button', { name: 'Edit By keyboard too' }).waitFor();
  await tabTo(page, 'Edit By keyboard too');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await focused(page)).name).toBe('Edit By keyboard too');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Category', 'Archives');
  await page.keyboard.press('Enter');
  await toast(page, says.links.updated);
  await page
    .getByRole('row', { name: /By keyboard too/ })
    .getByText('Archives')
    .waitFor();
});

test('the sidebar collapses and opens without a mouse, and stays as it was left', async () => {
  const { page } = await openAs('editor', '/admin');
  await adminSettled(page);
  const sidebar = page.locator('#admin-sidebar');
  expect(await sidebar.evaluate((element) => element.getBoundingClientRect().width)).toBe(256);
  await tabTo(page, 'Collapse sidebar');
  await page.keyboard.press('Enter');
  await expect.poll(() => sidebar.evaluate((element) => element.getBoundingClientRect().width)).toBe(80);
  await page.reload();
  await adminSettled(page);
  expect(await sidebar.evaluate((element) => element.getBoundingClientRect().width)).toBe(80);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Links', exact: true }).waitFor();
});
