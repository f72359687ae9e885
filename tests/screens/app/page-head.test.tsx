import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCategory, aConsole, aPost, aRelease, aSocialLink, someSettings } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

const origin = 'http://localhost:3000';
const meta = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
const content = (name: string) => meta(name)?.getAttribute('content');

/** Returns the tags of the picture for link previews. */
function sharedPicture(): Record<string, string | null | undefined> {
  const names = [
    ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
    ...['twitter:card', 'twitter:image', 'twitter:image:alt'],
  ];
  return Object.fromEntries(names.filter((name) => meta(name) !== null).map((name) => [name, content(name)]));
}

/** Returns the tags of a picture for sharing, 1200 x 630 pixels. */
const tagsOf = (path: string, alt: string) => ({
  ...{ 'og:image': origin + path, 'og:image:width': '1200', 'og:image:height': '630', 'og:image:alt': alt },
  ...{ 'twitter:card': 'summary_large_image', 'twitter:image': origin + path, 'twitter:image:alt': alt },
});

/** Returns the page's structured data by type. */
function structuredData(): Record<string, Record<string, unknown>> {
  const scripts = Array.from(document.querySelectorAll('script[type="application/ld+json"]'));
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '') as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(data['@context']).toBe('https://schema.org');
  const kinds = data['@graph'].map((thing) => [String(thing['@type']), thing] as const);
  expect(new Set(kinds.map(([kind]) => kind)).size).toBe(kinds.length);
  return Object.fromEntries(kinds);
}

/** Returns breadcrumbs from the home page through these pages. */
const breadcrumbs = (...pages: [name: string, path: string][]) => ({
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

test('the home page has the title and tags of the settings, but no size of an external picture', async () => {
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

test('the home page describes the site, and has the full address and the size of a picture on this site', async () => {
  renderApp('/');
  await waitFor(() => expect(document.title).toBe('Test Legacy: all handhelds'));
  expect(sharedPicture()).toEqual(tagsOf('/og-image.png', 'Test Legacy'));
  expect(structuredData()).toEqual({
    WebSite: {
      ...{ '@type': 'WebSite', name: 'Test Legacy', description: 'A site under test.', url: `${origin}/` },
      ...{ inLanguage: 'en', publisher: theSite },
    },
  });
});

test.each([
  ['cannot be read', () => network.faults.set('site_settings', '400')],
  ['are missing', () => (network.tables.site_settings = [])],
])('the defaults apply if the settings %s', async (_when, arrange) => {
  arrange();
  renderApp('/');
  await screen.findByText('No articles have been published yet.');
  expect(document.title).toBe('Handheld Legacy: Nintendo handhelds from 1989 to 2020');
  expect(content('og:image')).toBe(`${origin}/og-image.png`);
  expect(content('twitter:site')).toBeUndefined();
  expect(content('description')).toMatch(/^Articles, specifications/);
});

test('the default Twitter handle appears if a link to Twitter is active', async () => {
  network.tables.site_settings = [someSettings({ twitterHandle: '@handheldlegacy' })];
  network.tables.social_media_links = [aSocialLink({ platform: 'Twitter' })];
  renderApp('/');
  await waitFor(() => expect(content('twitter:site')).toBe('@handheldlegacy'));
});

test.each([
  ['/consoles', 'Consoles', 'Nintendo handheld consoles'],
  ['/blog', 'Blog', 'Blog'],
  ['/timeline', 'Timeline', 'Nintendo handheld timeline'],
  ['/links', 'Useful links', 'Useful links'],
  ['/contact', 'Contact', 'Contact'],
  ['/privacy', 'Privacy', 'Privacy'],
])('the page %s has the breadcrumb "%s" and the title "%s"', async (path, name, title) => {
  renderApp(path);
  await waitFor(() => expect(document.title).toBe(`${title} | Test Legacy`));
  expect(content('og:title')).toBe(`${title} | Test Legacy`);
  expect(structuredData()).toEqual({ BreadcrumbList: breadcrumbs([name, path]) });
});

test('every comparison has the same breadcrumbs and canonical address', async () => {
  network.tables.consoles = [aConsole({ slug: 'it', name: 'It' })];
  renderApp('/consoles/compare?c=it');
  await waitFor(() => expect(document.title).toBe('Compare handheld consoles | Test Legacy'));
  expect(structuredData()).toEqual({
    BreadcrumbList: breadcrumbs(['Consoles', '/consoles'], ['Compare', '/consoles/compare']),
  });
  const address = `${origin}/consoles/compare`;
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', address);
});

test.each([
  ['/nowhere', 'Page not found'],
  ['/consoles/nothing', 'Console Not Found'],
  ['/login', 'Sign In'],
  ['/login/password', 'Sign in by email'],
])('the page %s has the title %s and no structured data', async (path, title) => {
  renderApp(path);
  await waitFor(() => expect(document.title).toBe(`${title} | Test Legacy`));
  expect(content('og:title')).toBe(`${title} | Test Legacy`);
  expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('the head of a post has title, description, picture, and structured data with author, subject and dates', async () => {
  const updated_at = '2025-04-02T10:30:00.5+00:00';
  network.tables.blog_categories = [aCategory({ name: 'Tales of tin', slug: 'tin' })];
  network.tables.blog_posts = [
    aPost({ slug: 'it', title: 'Caps leak', excerpt: 'And how to stop them.', category: 'tin', updated_at }),
  ];
  renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  await waitFor(() => expect(content('og:type')).toBe('article'));
  expect(sharedPicture()).toEqual(tagsOf('/share/posts/it.png', 'Caps leak'));
  const data = {
    ...{ description: 'And how to stop them.', author: 'Ada Author', 'article:author': 'Ada Author' },
    ...{ 'article:section': 'Tales of tin', 'article:published_time': '2025-03-01T00:00:00Z' },
    ...{ 'article:modified_time': '2025-04-02T10:30:00.500Z', 'og:locale': 'en_GB', 'og:url': `${origin}/blog/it` },
  };
  expect(Object.fromEntries(Object.keys(data).map((name) => [name, content(name)]))).toEqual(data);
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/blog/it`);
  await screen.findByText('It was grey.');
  expect(structuredData()).toEqual({
    BlogPosting: {
      ...{ '@type': 'BlogPosting', headline: 'Caps leak', description: 'And how to stop them.' },
      ...{ image: `${origin}/share/posts/it.png`, url: `${origin}/blog/it`, mainEntityOfPage: `${origin}/blog/it` },
      ...{ datePublished: '2025-03-01T00:00:00Z', dateModified: '2025-04-02T10:30:00.500Z' },
      author: { '@type': 'Person', name: 'Ada Author', url: `${origin}/blog?q=Ada%20Author` },
      ...{ publisher: theSite, articleSection: 'Tales of tin', inLanguage: 'en' },
    },
    BreadcrumbList: breadcrumbs(['Blog', '/blog'], ['Caps leak', '/blog/it']),
  });
});

test('the head of a console has title, description and picture, and structured data without unknown facts, price or rating', async () => {
  network.tables.consoles = [
    aConsole({
      ...{ slug: 'it', name: 'Game Boy Light', description: 'It glows.', year: '1998', weight: '190 g', battery: '' },
    }),
  ];
  renderApp('/consoles/it');
  await screen.findByText('It had four shades.');
  await waitFor(() => expect(document.title).toBe('Game Boy Light | Test Legacy'));
  expect(content('description')).toBe('It glows.');
  expect(sharedPicture()).toEqual(tagsOf('/share/consoles/it.png', 'Game Boy Light'));
  const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value });
  expect(structuredData()).toEqual({
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
    BreadcrumbList: breadcrumbs(['Consoles', '/consoles'], ['Game Boy Light', '/consoles/it']),
  });
});

test('the structured data of a console include typed facts with units, and the neighbours', async () => {
  const [before, after] = [aConsole({ slug: 'before', name: 'Before' }), aConsole({ slug: 'after', name: 'After' })];
  const it = aConsole({
    ...{ slug: 'it', predecessor_id: before.id, successor_id: after.id, model_codes: ['MGB-101'] },
    ...{ width_mm: 80, height_mm: 135.5, depth_mm: 29, weight_g: 190, screen_inches: 2.6, nfc: false },
    ...{ rated_hours_min: 12, rated_hours_max: 20, battery_mah: 850 },
  });
  network.tables.consoles = [it];
  network.answers.console_relations = () => [
    { relation: 'predecessor', model: before },
    { relation: 'successor', model: after },
  ];
  network.tables.console_releases = [
    aRelease(it.id, { region: 'na', released: '1999' }),
    aRelease(it.id, { released: '1998-04-14' }),
  ];
  renderApp('/consoles/it');
  await screen.findByText('It had four shades.');
  const measure = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });
  const { Product } = structuredData();
  expect(Product).toMatchObject({
    ...{ model: ['MGB-101'], releaseDate: '1998-04-14' },
    ...{ width: measure(80, 'MMT'), height: measure(135.5, 'MMT'), depth: measure(29, 'MMT') },
    weight: measure(190, 'GRM'),
    isRelatedTo: [
      { '@type': 'Product', name: 'Before', url: `${origin}/consoles/before` },
      { '@type': 'Product', name: 'After', url: `${origin}/consoles/after` },
    ],
  });
  expect((Product?.additionalProperty as unknown[]).slice(4)).toEqual([
    { '@type': 'PropertyValue', name: 'Screen diagonal', value: 2.6, unitCode: 'INH' },
    { '@type': 'PropertyValue', name: 'Battery capacity', value: 850, unitCode: 'E09' },
    { '@type': 'PropertyValue', name: 'Battery life, as printed', minValue: 12, maxValue: 20, unitCode: 'HUR' },
    { '@type': 'PropertyValue', name: 'NFC', value: false },
  ]);
});

test('a console without a known era has no brand', async () => {
  network.tables.consoles = [aConsole({ slug: 'it', color: 'neon' })];
  renderApp('/consoles/it');
  await screen.findByText('It had four shades.');
  expect(structuredData().Product).not.toHaveProperty('brand');
});

test.each(['Test Legacy', 'Test Legacy staff'])('a post by %s has an organization as its author', async (author) => {
  network.tables.blog_posts = [aPost({ slug: 'it', author })];
  renderApp('/blog/it');
  await screen.findByText('It was grey.');
  expect(structuredData().BlogPosting?.author).toEqual({ '@type': 'Organization', name: author, url: `${origin}/` });
});

test('an unchanged post has the day of publication as the day of the last change', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', date: '2025-03-01', updated_at: '2025-01-01T00:00:00+00:00' })];
  renderApp('/blog/it');
  await waitFor(() => expect(content('article:published_time')).toBe('2025-03-01T00:00:00Z'));
  expect(content('article:modified_time')).toBe('2025-03-01T00:00:00Z');
});

test('each page replaces the tags of the previous page', async () => {
  network.tables.blog_posts = [aPost({ slug: 'it', title: 'Caps leak' })];
  const { router } = renderApp('/blog/it');
  await waitFor(() => expect(document.title).toBe('Caps leak | Test Legacy'));
  await act(() => router.navigate('/contact'));
  await waitFor(() => expect(document.title).toBe('Contact | Test Legacy'));
  expect(content('og:image')).toBe(`${origin}/og-image.png`);
  expect(document.head.querySelector('meta[name="author"], meta[property^="article:"]')).toBeNull();
  const tags = Array.from(document.head.querySelectorAll('title, link[rel="canonical"], meta'));
  const names = tags.flatMap((tag) => {
    const [name, property] = [tag.getAttribute('name'), tag.getAttribute('property')];
    return name || property ? [name, property].filter((each) => each !== null) : [tag.localName];
  });
  expect(names).toEqual(expect.arrayContaining(['title', 'og:title']));
  expect(names).toEqual([...new Set(names)]);
  expect(content('og:type')).toBe('website');
  expect(Object.keys(structuredData())).toEqual(['BreadcrumbList']);
});
