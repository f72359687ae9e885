import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { settingsColumns } from '../../src/data/rows.ts';
import { baseUrl, open, visit } from '../support/browser/browser';
import { picturesOf } from '../support/browser/pictures';
import { alive, settled } from '../support/browser/settled';
import { readRows } from '../support/browser/stored';

interface Settings {
  siteName: string;
  metaTitle: string;
}

const projectRoot = path.join(import.meta.dirname, '../..');
const notFoundErrors = [/status of 404/, /^404: there is no page at /];

let settings: Settings;
beforeAll(async () => {
  const [row] = await readRows<Settings>(`site_settings?select=${settingsColumns}`);
  if (!row) throw new Error('the seeded database has no settings');
  settings = row;
});

describe('every public address', () => {
  test.each([
    ['/', 'The handheld legacy, pocket by pocket', null],
    ['/timeline', 'Timeline', 'Timeline'],
    ['/consoles', 'Console Catalogue', 'Consoles'],
    ['/consoles/nintendo-ds', 'Nintendo DS', 'Nintendo DS'],
    ['/blog', 'Blog', 'Blog'],
    ['/blog/why-the-game-boy-stayed-grey', 'Why the Game Boy stayed grey', 'Why the Game Boy stayed grey'],
    ['/links', 'Useful Links', 'Useful Links'],
    ['/contact', 'Contact', 'Contact'],
  ])('%s opens by its address, with its title and pictures, and again on reload', async (address, heading, title) => {
    const { page } = await visit();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    for (const round of ['opened', 'reloaded']) {
      if (round === 'reloaded') await page.reload();
      await settled(page);
      expect(await page.locator('h1').allTextContents(), round).toEqual([heading]);
      expect(await page.title(), round).toBe(title === null ? settings.metaTitle : `${title} | ${settings.siteName}`);
      expect(new URL(page.url()).pathname, round).toBe(address);
    }
    const pictures = await picturesOf(page);
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ loaded }) => !loaded)).toEqual([]);
    expect(pictures.filter(({ src }) => src.includes('placeholder'))).toEqual([]);
  });

  test('a page has one title, one description and one canonical address', async () => {
    const { page } = await open('/blog/why-the-game-boy-stayed-grey');
    await settled(page);
    for (const tag of ['title', 'meta[name="description"]', 'link[rel="canonical"]']) {
      expect(await page.locator(`head ${tag}`).count(), tag).toBe(1);
    }
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      'http://localhost:4173/blog/why-the-game-boy-stayed-grey',
    );
  });

  test('titles, footer and contact address follow the settings', async () => {
    const { page } = await visit();
    const changed = { siteName: 'Pocket Archive', metaTitle: 'All of it', contactEmail: 'desk@archive.example' };
    await page.route('**/rest/v1/site_settings**', (route) => route.fulfill({ json: [{ ...settings, ...changed }] }));
    await page.goto('/contact');
    await expect.poll(() => page.title()).toBe('Contact | Pocket Archive');
    await page.getByRole('link', { name: 'desk@archive.example' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Pocket Archive' }).click();
    await expect.poll(() => page.title()).toBe('All of it');
    expect(await page.getByRole('contentinfo').textContent()).toContain('Pocket Archive');
  });

  test('the site asks its own origin for its data', async () => {
    const { page, requests } = await open('/');
    await settled(page);
    const asked = () =>
      requests.map((request) => new URL(request.url())).filter(({ pathname }) => /rest\/v1/.test(pathname));
    // One after the other, while the page has nothing else to do.
    await expect.poll(() => asked().length).toBeGreaterThanOrEqual(5);
    expect(new Set(asked().map(({ origin }) => origin))).toEqual(new Set([baseUrl]));
  });
});

describe('the whole catalogue and blog', () => {
  test('the catalogue shows all 19 consoles, oldest first, and each has its page', async () => {
    const { page } = await open('/consoles');
    const links = page.locator('main article h2 a');
    await expect.poll(() => links.count()).toBe(19);
    const years = await page.locator('main article span').allTextContents();
    expect(years).toEqual([...years].sort());
    for (const [name, address] of await namesAndAddresses(links)) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await settled(page);
      expect(await page.locator('h1').textContent()).toBe(name);
      expect(await page.locator('dt').allTextContents()).toEqual(
        expect.arrayContaining(['Processor', 'Display', 'Controls', 'Battery']),
      );
      expect((await picturesOf(page)).filter(({ loaded }) => !loaded)).toEqual([]);
    }
  });

  test('the blog shows its 12 published posts, newest first, and each has its page', async () => {
    const { page } = await open('/blog');
    const links = page.locator('main article h2 a');
    await expect.poll(() => links.count()).toBe(12);
    const days = await page
      .locator('main time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual([...days].sort().reverse());
    for (const [title, address] of await namesAndAddresses(links)) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await settled(page);
      await page.getByRole('heading', { name: 'Related Articles' }).waitFor();
      expect(await page.locator('h1').textContent()).toBe(title);
      expect(await page.getByRole('region', { name: 'Related Articles' }).getByRole('article').count()).toBe(2);
      const pictures = await picturesOf(page);
      expect(pictures.filter(({ loaded, src }) => !loaded || src.includes('placeholder'))).toEqual([]);
    }
  });
});

test.each(['/login', '/admin', '/admin/blog', '/admin/blog/edit/no-such-post', '/admin/settings'])(
  '%s is answered by the shell, which asks a stranger to sign in',
  async (address) => {
    const { page, requests } = await visit();
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.title()).toBe(`Sign In | ${settings.siteName}`);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(requests.filter((request) => /\/rest\/v1\/(users|blog_posts)/.test(request.url()))).toEqual([]);
  },
);

describe('what is not there', () => {
  test.each(['/no-such-level', '/deep/er/still', '/login/again', '/administration', '/assets/gone.js'])(
    '%s answers 404 with the 404 page, and the path is logged',
    async (address) => {
      const { page, errors } = await visit({ expectedErrors: notFoundErrors });
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      // The path is known to the script only: the file is the same for all.
      await alive(page);
      await page.getByRole('heading', { name: '404' }).waitFor();
      await page.getByText("Game Over! This level doesn't exist.").waitFor();
      expect(await page.title()).toBe(`Page not found | ${settings.siteName}`);
      expect(errors.some((error) => error.startsWith(`404: there is no page at ${address}`))).toBe(true);
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    },
  );

  test.each(['/consoles/game-boy/extra', '/blog/why-the-game-boy-stayed-grey/extra'])(
    '%s is below a page that exists, and still a 404',
    async (address) => {
      expect((await fetch(`${baseUrl}${address}`)).status).toBe(404);
      const { page } = await open(address, { expectedErrors: notFoundErrors });
      await alive(page);
      await page.getByText("Game Over! This level doesn't exist.").waitFor();
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    },
  );

  test('an address that cannot be decoded answers 404', async () => {
    expect((await fetch(`${baseUrl}/%E0%A4%A`)).status).toBe(404);
    expect((await fetch(`${baseUrl}/blog%00`)).status).toBe(404);
  });

  test('a slug without a post, and that of a draft, lead to the blog without a trace in the history', async () => {
    for (const slug of ['never-written', 'game-boy-micro-the-last-of-the-name']) {
      const { page } = await open('/contact');
      await page.goto(`/blog/${slug}`);
      await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/blog');
      await page.goBack();
      await page.getByRole('heading', { name: 'Contact', level: 1 }).waitFor();
    }
  });

  test('a slug without a console shows that it was not found', async () => {
    const { page } = await open('/consoles/virtual-boy');
    await page.getByRole('heading', { name: 'Console Not Found' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0);
  });
});

describe('response headers', () => {
  const rules = headerRules(readFileSync(path.join(projectRoot, 'dist/_headers'), 'utf8'));
  const [asset] = readdirSync(path.join(projectRoot, 'dist/assets')).filter((name) => name.endsWith('.js'));

  test('the rules name what a browser must be told', () => {
    expect(Object.keys(rules['/*'] ?? {})).toEqual(
      expect.arrayContaining(['x-content-type-options', 'referrer-policy', 'content-security-policy']),
    );
    expect(rules['/assets/*']?.['cache-control']).toContain('immutable');
  });

  test.each(['/', '/blog', '/blog/why-the-game-boy-stayed-grey', '/nowhere', '/favicon.svg', '/images/gone.png'])(
    '%s comes with the headers for every address, and may change',
    async (address) => {
      const { headers } = await fetch(baseUrl + address);
      const expected = { ...rules['/*'], ...rules[address] };
      if (address.startsWith('/images/')) expected['cross-origin-resource-policy'] = 'cross-origin';
      for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toBe(value);
      expect(headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  test('assets come with them too, as scripts, and are kept for ever', async () => {
    const answer = await fetch(`${baseUrl}/assets/${asset}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('javascript');
    const expected = { ...rules['/*'], ...rules['/assets/*'] };
    for (const [name, value] of Object.entries(expected)) expect(answer.headers.get(name), name).toBe(value);
  });
});

async function namesAndAddresses(links: Locator): Promise<[name: string, address: string][]> {
  return links.evaluateAll((found) => found.map((link) => [link.textContent, link.getAttribute('href') ?? '']));
}

/** The headers of `_headers` by the path they stand under, names in lower case. */
function headerRules(text: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) current[name.toLowerCase()] = value.trim();
    else found[line.trim()] = current = {};
  }
  return found;
}
