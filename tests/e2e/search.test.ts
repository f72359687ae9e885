// What no stand-in for the service tells: the search of the database, asked by the page.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { visit } from '../support/browser/browser';
import { settled } from '../support/browser/settled';
import { readRows } from '../support/browser/stored';

interface PostRow {
  title: string;
  excerpt: string;
  author: string;
}

let posts: PostRow[];
beforeAll(async () => {
  posts = await readRows<PostRow>('blog_posts?select=title,excerpt,author&order=date.desc,id.desc');
});

/** Titles of the posts whose title, excerpt or author contains the text, whatever its case. */
function postsWith(text: string): string[] {
  const sought = text.trim().toLowerCase();
  return posts
    .filter(({ title, excerpt, author }) =>
      [title, excerpt, author].some((part) => part.toLowerCase().includes(sought)),
    )
    .map(({ title }) => title);
}

/** Waits until the list stands still and shows exactly what the text should find. */
async function showsPostsWith(page: Page, text: string): Promise<void> {
  const cards = async () => {
    await settled(page);
    return page.locator('main article h2').allTextContents();
  };
  await expect.poll(cards, { message: text.slice(0, 50) }).toEqual(postsWith(text));
  expect(await page.getByRole('heading', { name: 'No Articles Found' }).isVisible()).toBe(!postsWith(text)[0]);
  expect(await page.getByRole('searchbox').inputValue()).toBe(text);
}

test('the list shows the posts whose title, excerpt or author has the text, special characters included', async () => {
  const { page } = await visit();
  const scripts = ['</script><script>alert(1)</script>', '&q=x#y', '..', 'null', 'published.eq.false'];
  const signs = ['a,b', ', the', '(or)', ')', '"Game Boy"', "Japan's", '\\', 'a\\b', '%', '_', '50%', '***', '🎮'];
  const mixed = `50% "off", (really) \\ * _ 🎮 </script> & more #1`;
  for (const text of ['bATTERY', 'lindqvist', '  battery  ', ...signs, ...scripts, mixed, 'x'.repeat(5000)]) {
    expect(postsWith(text).length, text.slice(0, 50)).toBeLessThan(12);
    await page.goto(`/blog?q=${encodeURIComponent(text)}`);
    await showsPostsWith(page, text);
  }
});
