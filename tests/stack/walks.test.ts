// In Chromium, visitors and staff use the build for a hosted project. The imported tests also run on the local build.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import '../e2e/admin-flow.test.ts';
import '../e2e/twentieth-console.test.ts';
import { open } from '../support/browser/browser';
import { emailOf, type Role } from '../support/browser/accounts';
import { service } from '../support/browser/service';
import { adminSettled, hydrated, settled } from '../support/browser/settled';
import { signIn, toast, typeInto } from '../support/browser/staff';
import { readRows } from '../support/browser/stored';
import { wording } from '../support/specification-texts';
import { serveHostedSite } from '../support/stack/served-site.ts';

const { project } = serveHostedSite();

/** Signs in with the form, and then opens a screen. */
async function openAs(role: Role, address: string): Promise<Page> {
  const { page } = await open('/login');
  await hydrated(page);
  await signIn(page, role);
  await toast(page, wording.login.success);
  await adminSettled(page);
  await page.goto(address);
  await adminSettled(page);
  return page;
}

const cards = (page: Page) => page.locator('main').getByRole('article');

test('a visitor reads the home page, the newest article and a console', async () => {
  const { page } = await open('/');
  await settled(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await settled(page);
  const newest = (await cards(page).first().getByRole('heading').innerText()).trim();
  await cards(page).first().getByRole('link', { name: newest }).click();
  await page.getByRole('heading', { level: 1, name: newest }).waitFor();
  await page.goto('/consoles/game-boy');
  await settled(page);
  await page.getByRole('heading', { level: 1, name: 'Game Boy' }).waitFor();
  await page.getByText('Technical Specifications').first().waitFor();
});

test('a visitor searches the blog', async () => {
  const { page } = await open('/blog');
  await settled(page);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('parallax barrier');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('parallax barrier');
  await expect.poll(() => cards(page).count()).toBeLessThan(5);
  await page.getByRole('link', { name: '3D without glasses: from parallax barrier to 2DS' }).first().waitFor();
});

test('a visitor filters the catalogue by playable cartridges', async () => {
  const { page } = await open('/consoles');
  await settled(page);
  await page.getByRole('combobox', { name: 'Plays' }).selectOption({ label: 'Game Boy Advance (5)' });
  await page.getByText('5 consoles', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?plays=GBA');
});

test('a visitor turns the pages of the blog', async () => {
  const { page } = await open('/blog');
  await settled(page);
  await page.getByText('Page 1 of 2').waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => cards(page).count()).toBe(20 - 12);
});

const screens: Record<Role, string[]> = {
  contributor: [wording.sidebar.posts],
  editor: [wording.sidebar.posts, wording.sidebar.links],
  admin: [wording.sidebar.posts, wording.sidebar.links, wording.sidebar.users, wording.sidebar.settings],
};

test.each(['contributor', 'editor', 'admin'] as const)('the %s signs in and out', async (role) => {
  const page = await openAs(role, '/admin');
  await page.getByText(emailOf(role)).first().waitFor();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  for (const name of screens[role]) await menu.getByRole('link', { name, exact: true }).waitFor();
  await page.reload();
  await adminSettled(page);
  await page.getByRole('button', { name: wording.logout.button }).click();
  await toast(page, wording.logout.success);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});

test('an editor adds a link, and a visitor finds it', async () => {
  const page = await openAs('editor', '/admin/links');
  const form = page.getByRole('region', { name: 'Add link' });
  await typeInto(form, { Title: 'Walked here', URL: 'https://walk.example/', Category: 'Tools' });
  await form.getByRole('button', { name: 'Add link' }).click();
  await toast(page, wording.links.added);
  const { page: visitor } = await open('/links');
  await visitor.getByRole('link', { name: 'Walked here' }).waitFor();
});

test('an editor features a console, and the home page shows it', async () => {
  const page = await openAs('editor', '/admin/console-of-month');
  await page.getByLabel('Console', { exact: true }).selectOption({ label: 'Nintendo DS Lite (2006)' });
  await typeInto(page, {
    [wording.consoleOfMonth.startDate]: '2026-11-01',
    [wording.consoleOfMonth.endDate]: '2026-11-30',
  });
  await page.getByRole('button', { name: wording.consoleOfMonth.feature }).click();
  await toast(page, wording.consoleOfMonth.created);
  const { page: visitor } = await open('/');
  await visitor
    .getByRole('region', { name: /Console of the Month/ })
    .getByText('Nintendo DS Lite')
    .first()
    .waitFor();
});

test('an admin saves the settings, and the next page has the new site name', async () => {
  const page = await openAs('admin', '/admin/settings');
  await typeInto(page, { [wording.settings.siteName]: 'Pocket Museum' });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await toast(page, wording.settings.saved);
  const { page: visitor } = await open('/about');
  await expect.poll(() => visitor.title()).toContain('Pocket Museum');
});

test('an admin sets the build hook, an editor requests a build, and the admin removes the hook', async () => {
  const url = 'https://api.host.example/hooks/walk';
  const admin = await openAs('admin', '/admin/settings');
  const form = admin.getByRole('form', { name: 'Build hook' });
  await form.getByRole('textbox').fill(url);
  await form.getByRole('button', { name: 'Save' }).click();
  await toast(admin, 'Build hook saved');
  const editor = await openAs('editor', '/admin');
  await editor.getByRole('button', { name: 'Build now' }).click();
  await toast(editor, 'The host was asked for a build');
  await editor.getByText('by hand. The host has not answered yet.').waitFor();
  expect(await project().sql('delete from net.http_request_queue returning url')).toEqual([{ url }]);
  await form.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await toast(admin, 'Build hook removed');
});

test('an editor deletes and restores a post', async () => {
  const [post] = await readRows<{ slug: string; title: string }>(
    'blog_posts?select=slug,title&order=date.desc&limit=1',
  );
  const { slug = '', title = '' } = post ?? {};
  const page = await openAs('editor', '/admin/blog');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, wording.posts.deleted);
  expect(await readRows(`blog_posts?select=id&slug=eq.${slug}`)).toEqual([]);
  await page.goto('/admin/activity?show=deleted');
  await adminSettled(page);
  await page
    .getByRole('row', { name: new RegExp(title) })
    .getByRole('button', { name: /Restore/ })
    .click();
  await toast(page, `Restored ${title}`);
  expect(await readRows(`blog_posts?select=id&slug=eq.${slug}`)).toHaveLength(1);
});

test('a person cannot sign in after the deletion of the account, and the posts stay', async () => {
  const page = await openAs('contributor', '/admin/blog/new');
  await typeInto(page, { Title: 'Left behind', Excerpt: 'e', Content: 'c', Author: 'Cora Contributor' });
  await page.getByRole('button', { name: wording.postEditor.create }).click();
  await toast(page, wording.postEditor.created);

  const [account] = await project().sql<{ id: string }>('select id from auth.users where email = $1', [
    emailOf('contributor'),
  ]);
  const headers = { apikey: service.secretKey };
  const deletion = `${service.url}/auth/v1/admin/users/${account?.id}`;
  expect((await fetch(deletion, { method: 'DELETE', headers })).status).toBe(200);

  const { page: later } = await open('/login', { expectedErrors: [/status of 400/, /Invalid login credentials/] });
  await hydrated(later);
  await signIn(later, 'contributor');
  await toast(later, wording.login.invalid);
  expect(await project().sql("select from public.blog_posts where slug = 'left-behind'")).toHaveLength(1);
});
