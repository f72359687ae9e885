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

test('the home page carries title and meta tags of the settings', async () => {
  network.tables.site_settings = [
    someSettings({
      metaTitle: 'A title & more',
      metaDescription: 'A description "quoted".',
      metaKeywords: 'one, two',
      ogImage: 'https://pictures.example/og.png',
      twitterHandle: '@legacy',
    }),
  ];
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('A title & more'));
  expect(content('description')).toBe('A description "quoted".');
  expect(content('keywords')).toBe('one, two');
  expect(content('og:title')).toBe('A title & more');
  expect(content('og:description')).toBe('A description "quoted".');
  expect(content('og:image')).toBe('https://pictures.example/og.png');
  expect(content('twitter:title')).toBe('A title & more');
  expect(content('twitter:description')).toBe('A description "quoted".');
  expect(content('twitter:image')).toBe('https://pictures.example/og.png');
  expect(content('twitter:site')).toBe('@legacy');
});

test('a picture on this site gets its whole address', async () => {
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
  expect(content('og:image')).toBe(`${origin}/og-image.png`);
});

test('the defaults hold when the settings cannot be read', async () => {
  network.faults.set('site_settings', '500');
  renderApp('/');
  await waitFor(() => expect(network.readsOf('site_settings')).toHaveLength(2));
  await screen.findByText('No articles have been published yet.');
  expect(document.title).toBe('Handheld Legacy: handheld consoles from 1989 to 2020');
  expect(content('og:image')).toBe(`${origin}/og-image.png`);
  expect(content('twitter:site')).toBe('@handheldlegacy');
  expect(content('description')).toMatch(/^Articles, specifications/);
});

test('the defaults hold when no settings are there', async () => {
  network.tables.site_settings = [];
  renderApp('/');
  await screen.findByText('No articles have been published yet.');
  expect(document.title).toBe('Handheld Legacy: handheld consoles from 1989 to 2020');
});

test.each([
  ['/consoles', 'Consoles | Test Legacy'],
  ['/blog', 'Blog | Test Legacy'],
  ['/links', 'Useful Links | Test Legacy'],
  ['/contact', 'Contact | Test Legacy'],
  ['/nowhere', 'Page not found | Test Legacy'],
  ['/consoles/nothing', 'Console Not Found | Test Legacy'],
])('%s has the title %s', async (path, title) => {
  renderApp(path);
  await waitFor(() => expect(document.title).toBe(title));
  expect(content('og:title')).toBe(title);
});

test('a post brings its own title, description and picture', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', title: 'Caps leak', excerpt: 'And how to stop them.' })];
  renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  expect(content('description')).toBe('And how to stop them.');
  expect(content('og:type')).toBe('article');
  expect(sharedPicture()).toEqual({
    'og:image': `${origin}/share/posts/it.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Caps leak',
    'twitter:card': 'summary_large_image',
    'twitter:image': `${origin}/share/posts/it.png`,
    'twitter:image:alt': 'Caps leak',
  });
  expect(content('og:url')).toBe(`${origin}/blog/it`);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/blog/it`);
});

test('a console brings its own title, description and picture', async () => {
  network.tables.consoles = [aConsole({ slug: 'it', name: 'Game Boy', description: 'Four shades.' })];
  renderApp('/consoles/it');
  await waitFor(() => expect(document.title).toBe('Game Boy | Test Legacy'));
  expect(content('description')).toBe('Four shades.');
  expect(sharedPicture()).toEqual({
    'og:image': `${origin}/share/consoles/it.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Game Boy',
    'twitter:card': 'summary_large_image',
    'twitter:image': `${origin}/share/consoles/it.png`,
    'twitter:image:alt': 'Game Boy',
  });
});

test('the picture of the site that the build draws is said to have its size', async () => {
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
  expect(sharedPicture()).toEqual({
    'og:image': `${origin}/og-image.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Test Legacy',
    'twitter:card': 'summary_large_image',
    'twitter:image': `${origin}/og-image.png`,
    'twitter:image:alt': 'Test Legacy',
  });
});

test('another picture that the settings name is not said to have a size', async () => {
  network.tables.site_settings = [someSettings({ ogImage: 'https://pictures.example/og.png' })];
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
  expect(sharedPicture()).toEqual({
    'og:image': 'https://pictures.example/og.png',
    'og:image:alt': 'Test Legacy',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://pictures.example/og.png',
    'twitter:image:alt': 'Test Legacy',
  });
});

test('a post says who wrote it, on what, and when', async () => {
  network.tables.blog_posts = [
    aPost({
      slug: 'it',
      title: 'Caps leak',
      category: 'tech',
      author: 'Ada Author',
      date: '2025-03-01',
      updated_at: '2025-04-02T10:30:00+00:00',
    }),
  ];
  renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  await waitFor(() => expect(content('og:type')).toBe('article'));
  expect(content('author')).toBe('Ada Author');
  expect(content('article:author')).toBe('Ada Author');
  expect(content('article:section')).toBe('Tech Preservation');
  expect(content('article:published_time')).toBe('2025-03-01');
  expect(content('article:modified_time')).toBe('2025-04-02T10:30:00.000Z');
  expect(content('og:locale')).toBe('en_GB');
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
