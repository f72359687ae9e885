import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aConsole, aPost, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

const origin = 'http://localhost:3000';
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
const content = (name: string) => meta(name)?.getAttribute('content');

/** Names of the tags that stand in the head more than once. */
function tagsGivenTwice(): string[] {
  const tags = Array.from(document.head.querySelectorAll('title, link[rel="canonical"], meta'));
  const names = tags.map((tag) => tag.getAttribute('name') ?? tag.getAttribute('property') ?? tag.localName);
  expect(names).toContain('og:title');
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Everything the page says about its picture for link previews. */
function sharedPicture(): Record<string, string | null | undefined> {
  const names = [
    ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
    ...['twitter:card', 'twitter:image', 'twitter:image:alt'],
  ];
  return Object.fromEntries(names.filter((name) => meta(name) !== null).map((name) => [name, content(name)]));
}

/** The same, of a picture of 1200 x 630 that the build draws. */
const drawn = (path: string, alt: string) => ({
  ...{ 'og:image': origin + path, 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': alt },
  ...{ 'twitter:card': 'summary_large_image', 'twitter:image': origin + path, 'twitter:image:alt': alt },
});

test('the home page carries title and meta tags of the settings; of a picture elsewhere no size is said', async () => {
  const ogImage = 'https://pictures.example/og.png';
  network.tables.site_settings = [
    someSettings({
      ...{ metaTitle: 'A title & more', metaDescription: 'A description "quoted".', metaKeywords: 'one, two' },
      ...{ ogImage, twitterHandle: '@legacy' },
    }),
  ];
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('A title & more'));
  expect(content('keywords')).toBe('one, two');
  expect(content('twitter:site')).toBe('@legacy');
  for (const name of ['og:title', 'twitter:title']) expect(content(name)).toBe('A title & more');
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(content(name)).toBe('A description "quoted".');
  }
  expect(sharedPicture()).toEqual({
    ...{ 'og:image': ogImage, 'og:image:alt': 'Test Legacy', 'twitter:card': 'summary_large_image' },
    ...{ 'twitter:image': ogImage, 'twitter:image:alt': 'Test Legacy' },
  });
});

test('a picture on this site gets its whole address and its size', async () => {
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
  expect(sharedPicture()).toEqual(drawn('/og-image.png', 'Test Legacy'));
});

test.each([
  ['cannot be read', () => network.faults.set('site_settings', '400')],
  ['are not there', () => (network.tables.site_settings = [])],
])('the defaults hold when settings %s', async (_when, arrange) => {
  arrange();
  renderApp('/');
  await screen.findByText('No articles have been published yet.');
  expect(document.title).toBe('Handheld Legacy: handheld consoles from 1989 to 2020');
  expect(content('og:image')).toBe(`${origin}/og-image.png`);
  expect(content('twitter:site')).toBe('@handheldlegacy');
  expect(content('description')).toMatch(/^Articles, specifications/);
});

test.each([
  ['/consoles', 'Consoles | Test Legacy'],
  ['/blog', 'Blog | Test Legacy'],
  ['/links', 'Useful Links | Test Legacy'],
  ['/timeline', 'Timeline | Test Legacy'],
  ['/contact', 'Contact | Test Legacy'],
  ['/nowhere', 'Page not found | Test Legacy'],
  ['/consoles/nothing', 'Console Not Found | Test Legacy'],
])('%s has the title %s', async (path, title) => {
  renderApp(path);
  await waitFor(() => expect(document.title).toBe(title));
  expect(content('og:title')).toBe(title);
});

test('a post brings its own title, description and picture, and says who wrote it, on what, and when', async () => {
  const updated_at = '2025-04-02T10:30:00+00:00';
  network.tables.blog_posts = [
    aPost({ slug: 'it', title: 'Caps leak', excerpt: 'And how to stop them.', category: 'tech', updated_at }),
  ];
  renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  await waitFor(() => expect(content('og:type')).toBe('article'));
  expect(sharedPicture()).toEqual(drawn('/share/posts/it.png', 'Caps leak'));
  const said = {
    ...{ description: 'And how to stop them.', author: 'Ada Author', 'article:author': 'Ada Author' },
    ...{ 'article:section': 'Tech Preservation', 'article:published_time': '2025-03-01' },
    ...{ 'article:modified_time': '2025-04-02T10:30:00.000Z', 'og:locale': 'en_GB', 'og:url': `${origin}/blog/it` },
  };
  expect(Object.fromEntries(Object.keys(said).map((name) => [name, content(name)]))).toEqual(said);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/blog/it`);
});

test('a console brings its own title, description and picture', async () => {
  network.tables.consoles = [aConsole({ slug: 'it', name: 'Game Boy', description: 'Four shades.' })];
  renderApp('/consoles/it');
  await waitFor(() => expect(document.title).toBe('Game Boy | Test Legacy'));
  expect(content('description')).toBe('Four shades.');
  expect(sharedPicture()).toEqual(drawn('/share/consoles/it.png', 'Game Boy'));
});

test('a post that has not changed since it came out says the same day twice', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', date: '2025-03-01', updated_at: '2025-01-01T00:00:00+00:00' })];
  renderApp('/blog/it');
  await waitFor(() => expect(content('article:published_time')).toBe('2025-03-01'));
  expect(content('article:modified_time')).toBe('2025-03-01');
});

test('each page replaces the tags of the page before', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', title: 'Caps leak' })];
  const { router } = renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  await act(() => router.navigate('/contact'));
  await waitFor(() => expect(document.title).toBe('Contact | Test Legacy'));
  expect(content('og:image')).toBe(`${origin}/og-image.png`);
  expect(document.head.querySelector('meta[name="author"], meta[property^="article:"]')).toBeNull();
  expect(tagsGivenTwice()).toEqual([]);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(content('og:type')).toBe('website');
});
