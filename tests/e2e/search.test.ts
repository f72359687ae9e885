import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl, open, visit } from '../support/browser/browser';
import { holdScripts } from '../support/browser/held-scripts';
import { alive, settled } from '../support/browser/settled';
import { deleteRows, insertRows, readRows } from '../support/browser/stored';

interface PostRow {
  title: string;
  excerpt: string;
  author: string;
  category: string;
}

interface ConsoleRow {
  name: string;
  description: string;
  color: string;
}

const drafts = ['Eighty grams: the last console called Game Boy', 'Forty Game Boys on one Switch: screens in numbers'];

let posts: PostRow[];
let consoles: ConsoleRow[];
beforeAll(async () => {
  posts = await readRows<PostRow>('blog_posts?select=title,excerpt,author,category&order=date.desc,id.desc');
  consoles = await readRows<ConsoleRow>('consoles?select=name,description,color&order=year,id');
  expect(posts.map(({ title }) => title)).not.toEqual(expect.arrayContaining([drafts[0]]));
});

/** Titles of the posts whose title, excerpt or author contains the text, whatever its case. */
function postsWith(text: string): string[] {
  return posts
    .filter(({ title, excerpt, author }) => [title, excerpt, author].some((field) => contains(field, text)))
    .map(({ title }) => title);
}

function consolesWith(text: string): string[] {
  return consoles
    .filter(({ name, description }) => contains(name, text) || contains(description, text))
    .map(({ name }) => name);
}

function contains(field: string, text: string): boolean {
  return field.toLowerCase().includes(text.trim().toLowerCase());
}

/** The browser logs the answer by which the server says that a page lies past the last one. */
const expectedErrors = [/status of 416/];

/** The headings of the cards, once the list stands still. */
async function cards(page: Page): Promise<string[]> {
  await settled(page);
  return page.locator('main article h2').allTextContents();
}

/** Waits until the list shows exactly these. */
async function shows(page: Page, headings: string[], message = 'the list'): Promise<void> {
  await expect.poll(() => cards(page), { message }).toEqual(headings);
}

describe('the search of the blog', () => {
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

  test('typing narrows the list to title, excerpt and author, and the address says so', async () => {
    const { page } = await open('/blog');
    await shows(
      page,
      posts.map(({ title }) => title),
    );
    for (const text of ['bATTERY', 'lindqvist', 'nobody asked']) {
      const expected = postsWith(text);
      expect(expected.length, text).toBeGreaterThan(0);
      expect(expected.length, text).toBeLessThan(12);
      await search(page).fill(text);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
      await shows(page, expected);
    }
  });

  test('Enter searches at once', async () => {
    const { page, requests } = await open('/blog');
    await settled(page);
    // The first touch of a page brings the styles of the whole site; no later step waits for them.
    await search(page).focus();
    await page.waitForFunction(() => Array.from(document.styleSheets).some(({ href }) => href !== null));
    await search(page).fill('micro');
    await search(page).press('Enter');
    expect(new URL(page.url()).searchParams.get('q')).toBe('micro');
    await shows(page, postsWith('micro'));
    expect(requests.filter((request) => request.postData()?.includes('"q":"micro"')).length).toBe(1);
  });

  test('search and category hold together, on reload and on coming back from a post', async () => {
    const { page } = await open('/blog');
    await settled(page);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Tech Preservation');
    await search(page).fill('how');
    const expected = postsWith('how').filter((title) =>
      posts.some((post) => post.title === title && post.category === 'tech'),
    );
    expect(expected.length).toBeGreaterThan(0);
    await shows(page, expected);
    const address = page.url();
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ category: 'tech', q: 'how' });

    const stillThere = async () => {
      await shows(page, expected);
      expect(page.url()).toBe(address);
      expect(await search(page).inputValue()).toBe('how');
      expect(await page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('tech');
    };
    await page.reload();
    await stillThere();
    await page
      .getByRole('link', { name: expected[0] ?? '' })
      .first()
      .click();
    await page.getByRole('heading', { name: expected[0] ?? '', level: 1 }).waitFor();
    await page.goBack();
    await stillThere();
  });

  test('the categories come from the server, by name', async () => {
    const { page } = await open('/blog');
    await settled(page);
    const options = page.getByRole('combobox', { name: 'Category' }).locator('option');
    await expect
      .poll(() => options.allTextContents())
      .toEqual(['All Categories', 'Collecting Tips', 'Game Reviews', 'Hardware History', 'Tech Preservation']);
  });

  test('nothing found says so, and Reset Filters brings everything back', async () => {
    const { page } = await open('/blog?q=zeppelin&category=tech');
    await page.getByRole('heading', { name: 'No Articles Found' }).waitFor();
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await shows(
      page,
      posts.map(({ title }) => title),
    );
    expect(page.url()).toBe(`${baseUrl}/blog`);
    expect(await search(page).inputValue()).toBe('');
  });

  test('drafts are never found, listed or opened', async () => {
    const { page } = await visit({ expectedErrors });
    for (const text of ['Eighty grams', 'Forty Game Boys', 'Ines Okafor']) {
      await page.goto(`/blog?q=${encodeURIComponent(text)}`);
      await shows(page, postsWith(text));
    }
    for (const address of ['/', '/?page=4', '/?page=5', '/blog', '/blog?page=2']) {
      await page.goto(address);
      await settled(page);
      const text = await page.locator('main').textContent();
      for (const draft of drafts) expect(text, address).not.toContain(draft);
    }
  });
});

const special = [
  'a,b',
  ', the',
  '(or)',
  ')',
  '"Game Boy"',
  "Japan's",
  '\\',
  'a\\b',
  '%',
  '_',
  '50%',
  '🎮',
  '</script><script>alert(1)</script>',
  '&q=x#y',
  '..',
  'null',
  '  battery  ',
  'published.eq.false',
  'x'.repeat(5000),
];

describe('special characters are text like any other', () => {
  test('on the blog', async () => {
    const { page } = await visit();
    for (const text of special) {
      await page.goto(`/blog?q=${encodeURIComponent(text)}`);
      await shows(page, postsWith(text), text.slice(0, 50));
      expect(await page.getByRole('heading', { name: 'No Articles Found' }).isVisible()).toBe(!postsWith(text)[0]);
      expect(await page.getByRole('searchbox').inputValue()).toBe(text);
    }
  });

  test('in the catalogue', async () => {
    const { page } = await visit();
    for (const text of [',', '(', '"', '\\', '%', '_', '4.19', '</script>', 'y'.repeat(5000)]) {
      await page.goto(`/consoles?q=${encodeURIComponent(text)}`);
      await shows(page, consolesWith(text), text.slice(0, 50));
      expect(await page.getByRole('heading', { name: 'No Consoles Found' }).isVisible()).toBe(!consolesWith(text)[0]);
    }
  });

  test('a star is a star on the blog and in the catalogue', async () => {
    const { page } = await open('/blog?q=***');
    await page.getByRole('heading', { name: 'No Articles Found' }).waitFor();
    await page.goto('/consoles?q=Game*Boy');
    await page.getByRole('heading', { name: 'No Consoles Found' }).waitFor();
  });

  test('typed into the field they reach the address whole', async () => {
    const { page } = await open('/blog');
    await settled(page);
    const text = `50% "off", (really) \\ * _ 🎮 </script> & more #1`;
    await page.getByRole('searchbox').fill(text);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
    await page.getByRole('heading', { name: 'No Articles Found' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'No Articles Found' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(text);
  });
});

describe('the search of the catalogue', () => {
  const names = (color: string) => consoles.filter((row) => row.color === color).map(({ name }) => name);

  test('an era shows its consoles, and back and reload keep it', async () => {
    const { page } = await open('/consoles');
    await settled(page);
    const era = page.getByRole('combobox', { name: 'Era' });
    for (const [label, color] of [
      ['Game Boy Era', 'gameboy'],
      ['DS Era', 'ds'],
      ['3DS & Switch Era', '3ds'],
    ] as const) {
      await era.selectOption(label);
      await shows(page, names(color));
      expect(new URL(page.url()).searchParams.get('era')).toBe(color);
    }
    await page.reload();
    await shows(page, names('3ds'));
    await page.getByRole('link', { name: 'Nintendo 3DS', exact: true }).click();
    await page.getByRole('heading', { name: 'Nintendo 3DS', level: 1 }).waitFor();
    await page.goBack();
    await shows(page, names('3ds'));
    expect(await era.inputValue()).toBe('3ds');
  });

  test('an era chosen and a text typed before the page is alive hold', async () => {
    const { page } = await visit();
    const release = await holdScripts(page);
    await page.goto('/consoles', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: 'Search consoles' });
    await field.fill('lite');
    await page.getByRole('combobox', { name: 'Era' }).selectOption('DS Era');
    release();
    await alive(page);
    await shows(
      page,
      names('ds').filter((name) => consolesWith('lite').includes(name)),
    );
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: 'lite', era: 'ds' });
    expect(await field.inputValue()).toBe('lite');
    expect(await page.getByRole('combobox', { name: 'Era' }).inputValue()).toBe('ds');
  });

  test('search and era narrow together, and Reset Filters brings all 19 back', async () => {
    const { page } = await open('/consoles?era=ds');
    await settled(page);
    await page.getByRole('searchbox', { name: 'Search consoles' }).fill('Micro');
    await page.getByRole('heading', { name: 'No Consoles Found' }).waitFor();
    expect(consolesWith('Micro').length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect.poll(async () => (await cards(page)).length).toBe(19);
  });
});

describe('the pager of the home page', () => {
  const titlesOf = (page: Page) => page.locator('#latest-articles article h3').allTextContents();
  const pageOf = (number: number) => posts.slice(3 * (number - 1), 3 * number).map(({ title }) => title);

  test('pages three at a time, and back and reload keep the page', async () => {
    const { page } = await open('/');
    await settled(page);
    expect(await titlesOf(page)).toEqual(pageOf(1));
    const pager = page.getByRole('navigation', { name: 'Latest article pages' });
    await pager.getByText('Page 1 of 4').waitFor();
    expect(await pager.getByRole('link', { name: 'Previous' }).count()).toBe(0);
    await pager.getByRole('link', { name: 'Next' }).click();
    await pager.getByRole('link', { name: 'Next' }).click();
    await pager.getByText('Page 3 of 4').waitFor();
    await expect.poll(() => titlesOf(page)).toEqual(pageOf(3));
    await page.reload();
    await pager.getByText('Page 3 of 4').waitFor();
    await page.goBack();
    await expect.poll(() => titlesOf(page)).toEqual(pageOf(2));
    await pager.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(() => titlesOf(page)).toEqual(pageOf(1));
  });

  test('ends at its last page, also when the address asks for a later one', async () => {
    const { page } = await open('/?page=99', { expectedErrors });
    const pager = page.getByRole('navigation', { name: 'Latest article pages' });
    await pager.getByText('Page 4 of 4').waitFor();
    expect(await pager.getByRole('link', { name: 'Next' }).count()).toBe(0);
    await expect.poll(() => titlesOf(page)).toEqual(pageOf(4));
  });
});

describe('the pager of the blog', () => {
  const added = Array.from({ length: 15 }, (_, index) => ({
    title: `Pager sample ${String(index + 1).padStart(2, '0')}`,
    slug: `pager-sample-${index + 1}`,
    excerpt: 'Only here to fill a page.',
    content: 'Text.',
    image: '/images/blog/why-old-saves-vanish.svg',
    category: 'tech',
    author: 'Test Author',
    date: `2019-01-${String(28 - index).padStart(2, '0')}`,
    read_time: '1 min',
    published: true,
  }));
  const titles = added.map(({ title }) => title);

  beforeAll(() => insertRows('blog_posts', added));
  afterAll(() => deleteRows('blog_posts', 'slug=like.pager-sample-*'));

  test('shows 12 posts a page, and back and reload keep page, search and category', async () => {
    const { page } = await open('/blog?q=pager+sample&category=tech');
    const pager = page.getByRole('navigation', { name: 'Article pages', exact: true });
    await pager.getByText('Page 1 of 2').waitFor();
    await shows(page, titles.slice(0, 12));
    await pager.getByRole('link', { name: 'Next' }).click();
    await shows(page, titles.slice(12));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: 'pager sample',
      category: 'tech',
      page: '2',
    });
    await page.reload();
    await shows(page, titles.slice(12));
    await page.goBack();
    await shows(page, titles.slice(0, 12));
    await page.goForward();
    await shows(page, titles.slice(12));
  });

  test('a new search starts again at its first page', async () => {
    const { page } = await open('/blog?page=3');
    await page.getByText('Page 3 of 3').waitFor();
    await page.getByRole('searchbox').fill('pager sample');
    await page.getByText('Page 1 of 2').waitFor();
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  });
});
