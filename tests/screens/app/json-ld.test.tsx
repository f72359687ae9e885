import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aConsole, aPost, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

const origin = 'http://localhost:3000';

/** What the page tells search engines, by kind of thing. */
function things(): Record<string, Record<string, unknown>> {
  const scripts = Array.from(document.querySelectorAll('script[type="application/ld+json"]'));
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '') as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  const kinds = data['@graph'].map((thing) => [String(thing['@type']), thing] as const);
  expect(new Set(kinds.map(([kind]) => kind)).size).toBe(kinds.length);
  return Object.fromEntries(kinds);
}

/** Where a page stands: below the pages that come before it. */
const below = (...pages: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'], ...pages].map(([name, path = ''], index) => ({
    ...{ '@type': 'ListItem', position: index + 1, name, item: origin + path },
  })),
});

const theSite = {
  '@type': 'Organization',
  name: 'Test Legacy',
  url: `${origin}/`,
  logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
};

beforeEach(() => {
  network.tables.site_settings = [someSettings()];
});

test('home says what site this is', async () => {
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
  expect(things()).toEqual({
    WebSite: {
      '@type': 'WebSite',
      name: 'Test Legacy',
      description: 'A site under test.',
      url: `${origin}/`,
      inLanguage: 'en',
      publisher: theSite,
    },
  });
});

test('a post says who wrote it and when, and where it stands', async () => {
  network.tables.blog_posts = [
    aPost({
      ...{ slug: 'it', title: 'Caps leak', excerpt: 'And how to stop them.', category: 'tech' },
      updated_at: '2025-04-02T10:30:00.5+00:00',
    }),
  ];
  renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  await screen.findByText('It was grey.');
  expect(things()).toEqual({
    BlogPosting: {
      '@type': 'BlogPosting',
      headline: 'Caps leak',
      description: 'And how to stop them.',
      image: `${origin}/share/posts/it.png`,
      url: `${origin}/blog/it`,
      mainEntityOfPage: `${origin}/blog/it`,
      datePublished: '2025-03-01',
      dateModified: '2025-04-02T10:30:00.500Z',
      author: { '@type': 'Person', name: 'Ada Author' },
      publisher: theSite,
      articleSection: 'Tech Preservation',
      inLanguage: 'en',
    },
    BreadcrumbList: below(['Blog', '/blog'], ['Caps leak', '/blog/it']),
  });
});

test('a console says what it is, without a price, a rating or a specification that nobody knows', async () => {
  network.tables.consoles = [
    aConsole({
      ...{ slug: 'it', name: 'Game Boy Light', description: 'It glows.', year: '1998', weight: '190 g', battery: '' },
    }),
  ];
  renderApp('/consoles/it');
  await screen.findByText('It had four shades.');
  await waitFor(() => expect(document.title).toBe('Game Boy Light | Test Legacy'));
  const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });
  expect(things()).toEqual({
    Product: {
      '@type': 'Product',
      name: 'Game Boy Light',
      description: 'It glows.',
      image: `${origin}/share/consoles/it.png`,
      url: `${origin}/consoles/it`,
      category: 'Handheld game console',
      brand: { '@type': 'Brand', name: 'Nintendo' },
      releaseDate: '1998',
      additionalProperty: [
        property('Processor', 'Sharp LR35902'),
        property('Display', '160 × 144'),
        property('Controls', 'D-pad, A, B'),
        property('Weight', '190 g'),
      ],
    },
    BreadcrumbList: below(['Consoles', '/consoles'], ['Game Boy Light', '/consoles/it']),
  });
});

test('a console of no era we know is not said to be of a brand', async () => {
  network.tables.consoles = [aConsole({ slug: 'it', color: 'neon' })];
  renderApp('/consoles/it');
  await screen.findByText('It had four shades.');
  expect(things().Product).not.toHaveProperty('brand');
});

test.each([
  ['/blog', 'Blog'],
  ['/consoles', 'Consoles'],
  ['/timeline', 'Timeline'],
  ['/links', 'Useful Links'],
  ['/contact', 'Contact'],
])('%s stands below home', async (path, name) => {
  renderApp(path);
  await waitFor(() => expect(document.title).toBe(`${name} | Test Legacy`));
  expect(things()).toEqual({ BreadcrumbList: below([name, path]) });
});

test.each(['/nowhere', '/consoles/nothing', '/login'])('%s says nothing', async (path) => {
  renderApp(path);
  await screen.findByText(/level doesn't exist|in the catalogue|Accounts are made by an admin/);
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('a title cannot end the script it is told in', async () => {
  const title = '</script><script>alert(1)</script><!-- & "quoted"';
  network.tables.blog_posts = [aPost({ slug: 'it', title })];
  const { container } = renderApp('/blog/it');
  await screen.findByText('It was grey.');
  expect(things().BlogPosting?.headline).toBe(title);
  expect(container.querySelector('script')?.innerHTML).not.toContain('<');
});

test('each page replaces what the page before told', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', title: 'Caps leak' })];
  const { router } = renderApp('/blog/it');
  await screen.findByText('It was grey.');
  await act(() => router.navigate('/contact'));
  await waitFor(() => expect(document.title).toBe('Contact | Test Legacy'));
  expect(Object.keys(things())).toEqual(['BreadcrumbList']);
});
