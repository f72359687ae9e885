// These tests use only the keyboard. look.test.ts checks on every screen that each Tab stop shows the focus.
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { emailOf, password } from '../support/browser/accounts';
import { open, openSettled } from '../support/browser/browser';
import { focused, focusedId, tabTo } from '../support/browser/focus';
import { discardMessages, sentToast } from '../support/browser/message';
import { adminSettled } from '../support/browser/settled';
import { toast } from '../support/browser/staff';
import { deleteRows } from '../support/browser/stored';
import { wording } from '../support/specification-texts';

afterAll(() => deleteRows('blog_posts', 'slug=like.by-keyboard-*'));

/** Moves to an element by Tab and presses Enter. */
async function enter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Moves to a field by Tab and replaces its text. */
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

describe('the header by keyboard', () => {
  test('Tab starts at the skip link, follows the header, and continues in the page that a link opens', async () => {
    const { page } = await openSettled('/');
    const parts = ['Home', 'Timeline', 'Consoles', 'Blog', 'Links', 'Contact', 'Tools'];
    for (const name of ['Skip to content', 'Handheld Legacy', ...parts, 'Sign In']) {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    }
    for (let back = 0; back < 3; back += 1) await page.keyboard.press('Shift+Tab');
    await enter(page, 'Contact');
    await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    await expect.poll(() => focusedId(page)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await focusedId(page)).toBe('contact-name');
  });

  test('the skip link leads past the header', async () => {
    const { page } = await openSettled('/');
    await enter(page, 'Skip to content');
    await expect.poll(() => focusedId(page)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Explore Timeline');
  });
});

describe('a person with only a keyboard', () => {
  test('writes and sends a message', async () => {
    const { page } = await openSettled('/contact');
    await discardMessages(page);
    await enter(page, 'Skip to content');
    await typeInto(page, 'Name', 'Kay Board');
    await typeInto(page, 'Email', 'kay@board.example');
    await page.keyboard.press('Tab');
    expect(await focusedId(page)).toBe('contact-subject');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Technical Support');
    await page.keyboard.press('Tab');
    expect(await focusedId(page)).toBe('contact-message');
    await page.keyboard.type('Written without a mouse.');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Send Message');
    await page.keyboard.press('Enter');
    await page.getByText(sentToast).waitFor();
  });

  test('signs in, writes, publishes and deletes a post, and signs out', async () => {
    const { page } = await open('/login');
    await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor();
    await typeInto(page, 'Email', emailOf('editor'));
    await typeInto(page, 'Password', password);
    await page.keyboard.press('Enter');
    await toast(page, wording.login.success);
    await adminSettled(page);
    await enter(page, 'Blog Posts');
    await adminSettled(page);
    await page.getByRole('heading', { level: 1, name: 'Blog Posts' }).waitFor();
    // The focus moves to the new screen.
    await expect.poll(() => focusedId(page)).toBe('main');
    await enter(page, 'New Post');
    await page.getByRole('heading', { name: 'New Post' }).waitFor();

    await typeInto(page, 'Title', 'By keyboard alone');
    await typeInto(page, 'Excerpt', 'No mouse.');
    await typeInto(page, 'Content', '# Keys');
    await typeInto(page, 'Author', 'Edith');
    await page.getByRole('tab', { name: 'Edit' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Preview');
    await page.getByRole('article').getByRole('heading', { name: 'Keys' }).waitFor();
    await enter(page, wording.postEditor.create);
    await toast(page, wording.postEditor.created);
    await adminSettled(page);
    await page.getByRole('button', { name: 'Publish By keyboard alone' }).waitFor();
    await enter(page, 'Publish By keyboard alone');
    await toast(page, wording.posts.publishedNow);
    await page.getByRole('button', { name: 'Unpublish By keyboard alone' }).waitFor();

    await enter(page, 'Delete By keyboard alone');
    await page.getByText(wording.posts.confirmDelete).waitFor();
    // The button "Cancel" has the focus. Escape cancels, and the focus goes back to the button "Delete".
    expect(await focused(page)).toBe('Cancel');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Delete By keyboard alone');
    await page.keyboard.press('Enter');
    await enter(page, 'Delete');
    await toast(page, wording.posts.deleted);
    await expect.poll(() => page.getByText(wording.posts.confirmDelete).count()).toBe(0);
    await enter(page, 'Logout');
    await toast(page, wording.logout.success);
  });
});
