import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aConsole, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

test('every page stands between header and footer', async () => {
  renderApp('/contact');
  const main = await screen.findByRole('main');
  expect(main).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(main.previousElementSibling).toBe(screen.getAllByRole('banner')[0]);
  expect(main.nextElementSibling).toBe(screen.getByRole('contentinfo'));
});

test('a link that skips to the content comes first', async () => {
  renderApp('/contact');
  await screen.findByRole('main');
  await userEvent.tab();
  expect(document.activeElement).toHaveTextContent('Skip to content');
  expect(document.activeElement).toHaveAttribute('href', '#main');
});

test('a new page takes the focus, a new search does not', async () => {
  network.tables.blog_posts = [aPost({ title: 'Pocket' })];
  const { router } = renderApp('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/blog'));
  await screen.findByText('Pocket');
  expect(screen.getByRole('main')).toHaveFocus();
  const box = screen.getByRole('searchbox', { name: 'Search articles' });
  await userEvent.type(box, 'pocket{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?q=pocket'));
  expect(box).toHaveFocus();
});

test('the sign-in is a page of the site, and the admin area leads visitors there', async () => {
  const { router } = renderApp('/admin/blog');
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin Login' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test.each(['/administration', '/admins/blog', '/login/again'])('%s is a 404', async (path) => {
  renderApp(path, { as: 'editor' });
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
});

describe('any address gives a page', () => {
  test.each([
    ...[
      '/%',
      '/%E0%A4%A',
      '/%00',
      '/..%2f..%2fetc/passwd',
      '/<script>alert(1)</script>',
      '/blog/a/b/c',
      '/BLOGS',
      '/🎮',
    ],
    ...['/constructor', '/__proto__', '/consoles/x/y', `/${'a'.repeat(5000)}`, '/.env', '//other.example/blog'],
  ])('%s is a 404', async (address) => {
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
  });

  const texts = [
    '%',
    '%E0%A4%A',
    '%00',
    '%ED%A0%80',
    '%25',
    '*',
    "' or 1=1 --",
    'a,b.eq.c)',
    'constructor',
    '__proto__',
  ];

  test.each([...texts, '%2e%2e%2f', '<img src=x onerror=alert(1)>', '🎮'])(
    'the slug %s of no post leads to the blog, of no console to Console Not Found',
    async (slug) => {
      network.tables.consoles = [aConsole()];
      const { router } = renderApp(`/blog/${slug}`);
      await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
      await act(() => router.navigate(`/consoles/${slug}`));
      expect(await screen.findByRole('heading', { level: 1, name: 'Console Not Found' })).toBeInTheDocument();
    },
  );

  test.each([...texts, '\\', '<img src=x onerror=alert(1)>', 'a'.repeat(2000), '+'])(
    'searching for %s gives a page',
    async (text) => {
      network.tables.blog_posts = [aPost()];
      network.tables.consoles = [aConsole()];
      const { router } = renderApp(`/blog?q=${text}&category=${text}&page=${text}`);
      await screen.findByRole('heading', { level: 2, name: /No Articles Found|A look at the Game Boy/ });
      await act(() => router.navigate(`/consoles?q=${text}&era=${text}`));
      await screen.findByRole('heading', { level: 2, name: /No Consoles Found|Game Boy/ });
      await act(() => router.navigate(`/links?category=${text}`));
      await screen.findByRole('heading', { level: 2, name: 'No Links Found' });
      await act(() => router.navigate(`/?page=${text}`));
      expect(await screen.findByText('1989 - 2020')).toBeInTheDocument();
      expect(document.querySelector('[onerror]')).toBeNull();
    },
  );

  test.each(['/?q=a&q=b&page=1&page=2', '/blog?&&&=&=x', '/blog?page[]=2', '/blog/', '/#', '/#%E0%A4%A', '/#"x'])(
    '%s gives a page',
    async (address) => {
      renderApp(address);
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(address.startsWith('/blog') ? 'Blog' : /handheld legacy/i);
    },
  );
});
