import { expect, test } from 'vitest';
import { openAs } from '../support/browser/staff';

const address = '/admin/blog/edit/b0000000-0000-4000-8000-000000000001';

/** Selects a part of the article in the field. */
function select(field: HTMLTextAreaElement, part: string): void {
  const start = field.value.indexOf(part);
  field.focus();
  field.setSelectionRange(start, start + part.length);
}

test('undo reverts each tool and each added list item', async () => {
  const { page } = await openAs('editor', address);
  const field = page.getByRole('textbox', { name: 'Content' });
  const original = await field.inputValue();
  const tools = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button');
  expect(await tools.count()).toBe(10);
  for (const tool of await tools.all()) {
    await field.evaluate(select, original.split(' ', 2).join(' '));
    await tool.click();
    expect(await field.inputValue(), await tool.innerText()).not.toBe(original);
    await page.keyboard.press('Control+z');
    expect(await field.inputValue()).toBe(original);
  }

  await field.fill('');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('1. One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Three');
  expect(await field.inputValue()).toBe('1. One\n2. Two\nThree');
  for (let times = 0; (await field.inputValue()) !== '' && times < 20; times += 1)
    await page.keyboard.press('Control+z');
  expect(await field.inputValue()).toBe('');
  for (let times = 0; times < 20; times += 1) await page.keyboard.press('Control+Shift+z');
  expect(await field.inputValue()).toBe('1. One\n2. Two\nThree');
});

test('undo reverts a suggested address of a link', async () => {
  const { page } = await openAs('editor', address);
  const field = page.getByRole('textbox', { name: 'Content' });
  await field.fill('The [shop](www.example.com) of them');
  await page.getByRole('button', { name: 'Use https://www.example.com' }).click();
  expect(await field.inputValue()).toBe('The [shop](https://www.example.com) of them');
  await page.keyboard.press('Control+z');
  expect(await field.inputValue()).toBe('The [shop](www.example.com) of them');
});

test('the preview scrolls with the text; a change of tab or width keeps caret, scroll position and undo', async () => {
  const { page } = await openAs('editor', address);
  const field = page.getByRole('textbox', { name: 'Content' });
  const scrolled = () =>
    page.getByLabel('Live preview').evaluate((preview) => {
      const pane = Array.from(preview.querySelectorAll('*')).find(
        (element) => element.scrollHeight > element.clientHeight + 1,
      );
      return pane ? Math.round((100 * pane.scrollTop) / (pane.scrollHeight - pane.clientHeight)) : null;
    });
  await field.fill(Array.from({ length: 80 }, (_, index) => `Paragraph ${index}`).join('\n'));
  await page.getByLabel('Live preview').getByText('Paragraph 79').waitFor();
  await field.evaluate((area: HTMLTextAreaElement) => area.scrollTo(0, area.scrollHeight));
  await expect.poll(scrolled).toBe(100);
  await field.evaluate((area: HTMLTextAreaElement) => area.scrollTo(0, (area.scrollHeight - area.clientHeight) / 2));
  await expect.poll(scrolled).toBe(50);

  await field.evaluate(select, 'Paragraph 40');
  await page.keyboard.press('Control+i');
  const place = () =>
    field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd, area.scrollTop]);
  const before = await place();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('article').getByText('Paragraph 79').waitFor();
  await page.getByRole('tab', { name: 'Edit' }).click();
  expect(await place()).toEqual(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.getByLabel('Live preview').count()).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Live preview').waitFor();
  expect((await place()).slice(0, 2)).toEqual(before.slice(0, 2));
  await field.focus();
  await page.keyboard.press('Control+z');
  expect(await field.inputValue()).not.toContain('*');
});

test('an editor keeps writing when the code of the preview fails to load', async () => {
  const { page } = await openAs('editor', '/admin/blog', { expectedErrors: [/Failed to load resource|post-preview/] });
  await page.route('**/assets/post-preview-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'New Post' }).click();
  await page.getByText('The preview couldn’t be loaded.').waitFor();
  await page.getByRole('textbox', { name: 'Content' }).fill('Still here.');
  await page.getByText('2 words, about 1 min').waitFor();
});
