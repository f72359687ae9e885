import { afterAll, expect, test } from 'vitest';
import { wording } from '../support/specification-texts';
import { open } from '../support/browser/browser';
import { emailOf } from '../support/browser/accounts';
import { signIn, toast, typeInto } from '../support/browser/staff';
import { deleteRows, readRows } from '../support/browser/stored';

const title = 'Browser test: a day with the Pocket';
const address = '/blog/browser-test-a-day-with-the-pocket';

afterAll(() => deleteRows('blog_posts', 'slug=like.browser-test-*'));

test('an editor writes, publishes, changes, unpublishes and deletes a post', async () => {
  const { page } = await open('/login');
  await signIn(page, 'editor');
  await toast(page, wording.login.success);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Blog Posts' }).click();
  await page.getByRole('link', { name: 'New Post' }).click();

  await page.getByLabel('Title').fill(title);
  expect(await page.getByLabel('Slug').inputValue()).toBe('browser-test-a-day-with-the-pocket');
  await typeInto(page, {
    Excerpt: 'Two AAA cells and a free afternoon.',
    Content: '# Morning\n\nIt *starts* at once.\n\n![](/images/blog/gba-sp-second-look.svg)',
    Author: 'Edith Editor',
  });
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('heading', { level: 2, name: 'Morning' }).waitFor();
  const previewed = await page.locator('article').innerHTML();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByRole('button', { name: wording.postEditor.create }).click();
  await toast(page, wording.postEditor.created);
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByText(wording.posts.draft)
    .waitFor();

  // A visitor cannot read a draft.
  expect(await readRows('blog_posts?select=id&slug=like.browser-test-*')).toEqual([]);

  await page.getByRole('button', { name: `Publish ${title}`, exact: true }).click();
  await toast(page, wording.posts.publishedNow);
  await page.getByRole('button', { name: `Unpublish ${title}` }).waitFor();
  // This browser has no content stamps yet, so the site first looks for the post in the build.
  const { page: visitor } = await open(address, { expectedErrors: [/status of 404 .*\/data\/blog\/browser-test-/] });
  await visitor.getByRole('heading', { level: 2, name: 'Morning' }).waitFor();
  // The preview uses the same renderer.
  expect(await visitor.locator('main article').first().innerHTML()).toBe(previewed);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.getByLabel('Slug').fill('browser-test-an-afternoon');
  await page.getByText(/will redirect to the new one/).waitFor();
  await page.getByLabel('Excerpt').fill('One afternoon, and two AAA cells.');
  await page.getByRole('button', { name: wording.postEditor.update }).click();
  await toast(page, wording.postEditor.updated);
  await visitor.goto(address);
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/blog/browser-test-an-afternoon');
  await visitor.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.getByRole('button', { name: `Unpublish ${title}` }).click();
  await toast(page, wording.posts.unpublishedNow);
  await visitor.goto('/blog/browser-test-an-afternoon');
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/blog');

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByText(wording.posts.confirmDelete).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, wording.posts.deleted);
  await expect.poll(() => page.getByRole('row', { name: new RegExp(title) }).count()).toBe(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await toast(page, wording.logout.success);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(await page.evaluate(() => localStorage.getItem('handheld-legacy.session'))).toBeNull();
  await page.goBack();
  await expect.poll(() => page.getByText(emailOf('editor')).count()).toBe(0);
});
