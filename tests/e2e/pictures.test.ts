import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { baseUrl } from '../support/browser/base-url';
import { open, type Visit } from '../support/browser/browser';
import { everyError } from '../support/browser/faults';
import { openAs, toast } from '../support/browser/staff';
import { deleteRows, insertRows } from '../support/browser/stored';

const slug = 'picture-test';

afterAll(async () => {
  await deleteRows('blog_posts', `slug=eq.${slug}`);
  await deleteRows('pictures', 'file_name=like.picture-test*');
});

/** Draws a photograph of 24 megapixels and chooses it. `longestTask` then returns the longest task since the choice. */
async function choosePhotograph(page: Page, name: string): Promise<void> {
  const field = page.getByLabel(/: file$/);
  await field.evaluate(async (input: HTMLInputElement, fileName) => {
    const canvas = new OffscreenCanvas(6000, 4000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let index = 0; index < 5000; index += 1) {
      context.fillStyle = `hsl(${(index * 37) % 360} 60% 50%)`;
      context.fillRect((index * 97) % 6000, (index * 53) % 4000, 90, 70);
    }
    const content = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    // The measured tasks exclude the drawing of the photograph.
    await new Promise((resolve) => setTimeout(resolve, 500));
    Reflect.set(window, 'longTasks', []);
    new PerformanceObserver((list) => {
      const tasks = Reflect.get(window, 'longTasks') as number[];
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], fileName, { type: 'image/jpeg' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, name);
  await page.getByRole('dialog').locator('img').waitFor({ timeout: 40_000 });
}

const longestTask = (page: Page) => page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'longTasks') as number[])));

const uploads = ({ requests }: Visit) =>
  requests.filter((each) => each.method() === 'POST' && each.url().includes('/storage/'));

test('a worker shrinks a photograph, the upload survives a broken connection, and the storage has one copy', async () => {
  const visitor = await openAs('editor', '/admin/pictures', { expectedErrors: everyError });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await choosePhotograph(page, 'picture-test.jpg');
  expect(await longestTask(page), 'milliseconds that the page was blocked').toBeLessThan(200);

  const dialog = page.getByRole('dialog', { name: 'Upload picture' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.getByText('Describe the picture, or mark it as decoration.').waitFor();
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Squares of every colour');
  await page.route('**/object/images/1600/*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.getByText('The upload was interrupted. Check your connection, then press Retry.').waitFor();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await toast(page, 'Picture uploaded successfully');
  const answers = await Promise.all(uploads(visitor).map(async (each) => (await each.response())?.status()));
  // The service reports that two files exist already.
  expect(answers.filter((status) => status === 200)).toHaveLength(4);

  const before = uploads(visitor).length;
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await choosePhotograph(page, 'picture-test-again.jpg');
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('The same once more');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(uploads(visitor)).toHaveLength(before);
  expect(await page.getByRole('row', { name: /picture-test/ }).count()).toBe(1);
  const source = await page
    .getByRole('row', { name: /picture-test/ })
    .locator('img')
    .getAttribute('src');
  const name = source?.split('/').at(-1) ?? '';
  expect(name).toMatch(/^[0-9a-f]{32}-2400x1600\.webp$/);

  await insertRows('blog_posts', [
    {
      ...{ title: 'Picture test', slug, excerpt: 'e', author: 'a', date: '2026-01-01', published: true },
      ...{ image: `/pictures/${name}`, content: `Text.\n\n![Squares](/pictures/${name})` },
    },
  ]);
  const phone = await open(`/blog/${slug}`, { width: 390, height: 844, deviceScaleFactor: 1 });
  const shown = phone.page.locator('article img');
  await expect.poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await shown.first().evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(
    `${baseUrl}/storage/v1/object/public/images/480/${name}`,
  );
  await shown.nth(1).scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.nth(1).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toBe(`${baseUrl}/storage/v1/object/public/images/480/${name}`);

  await page.reload();
  await page.getByRole('link', { name: 'Picture test' }).waitFor();
  await page.getByRole('button', { name: 'Delete picture-test.jpg' }).click();
  await page.getByText('Post: Picture test').waitFor();
  await page.getByRole('button', { name: 'Delete anyway' }).click();
  await toast(page, 'Picture deleted successfully');
  expect((await fetch(`${baseUrl}/storage/v1/object/public/images/480/${name}`)).status).toBe(400);
});
