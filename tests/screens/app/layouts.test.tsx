import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { listed } from '../../security/inputs/input';
import { aConsole, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';

test.each(['/contact', '/login', '/login/password'])(
  'the page %s has its main part between header and footer',
  async (address) => {
    renderApp(address);
    const main = await screen.findByRole('main');
    expect(main).toContainElement(await screen.findByRole('heading', { level: 1 }));
    expect(main.previousElementSibling).toBe(screen.getAllByRole('banner')[0]);
    expect(main.nextElementSibling).toBe(screen.getByRole('contentinfo'));
  },
);

describe.each([
  { at: '/contact', as: undefined, title: 'Contact', menu: 'Main', entry: 'Blog' },
  { at: '/admin', as: 'editor', title: 'Welcome', menu: 'Admin', entry: wording.sidebar.posts },
] as const)('the page $at by keyboard and screen reader', ({ at, as, title, menu, entry }) => {
  async function open() {
    const app = renderApp(at, { as });
    await screen.findByRole('heading', { level: 1, name: title });
    return app;
  }

  test('begins with a link that skips to the content', async () => {
    await open();
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Skip to content');
    expect(document.activeElement).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  test('moves the focus and scrolls to the top on a new page, but not after a search on the same page', async () => {
    const { router } = await open();
    expect(document.body).toHaveFocus();
    vi.mocked(window.scrollTo).mockClear();
    await userEvent.click(within(screen.getByRole('navigation', { name: menu })).getByRole('link', { name: entry }));
    await screen.findByRole('heading', { level: 1, name: entry });
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
    vi.mocked(window.scrollTo).mockClear();
    const box = screen.getByRole('searchbox');
    await userEvent.type(box, 'pocket{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=pocket'));
    expect(box).toHaveFocus();
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('unusual addresses', () => {
  const nowhere = listed(`/% ¦ /%E0%A4%A ¦ /%00 ¦ /..%2f..%2fetc/passwd ¦ /<script>alert(1)</script> ¦ /blog/a/b/c ¦
    /BLOGS ¦ /🎮 ¦ /constructor ¦ /__proto__ ¦ /consoles/x/y ¦ /${'a'.repeat(5000)} ¦ /.env ¦ //other.example/blog ¦
    /administration ¦ /admins/blog ¦ /login/again`);

  test.each(nowhere)('show a 404: %s', async (address) => {
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
  });

  const texts = listed(`% ¦ %E0%A4%A ¦ %00 ¦ %ED%A0%80 ¦ %25 ¦ * ¦ ' or 1=1 -- ¦ a,b.eq.c) ¦ constructor ¦ __proto__ ¦
    <img src=x onerror=alert(1)>`);

  test.each([...texts, '%2e%2e%2f', '🎮'])(
    'with the unknown slug %s lead to the blog, or show "Console Not Found"',
    async (slug) => {
      network.tables.consoles = [aConsole()];
      const { router } = renderApp(`/blog/${slug}`);
      await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
      await act(() => router.navigate(`/consoles/${slug}`));
      expect(await screen.findByRole('heading', { level: 1, name: 'Console Not Found' })).toBeInTheDocument();
    },
  );

  test.each([...texts, '\\', 'a'.repeat(2000), '+'])('show a page for the search %s', async (text) => {
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
  });

  test.each(['/?q=a&q=b&page=1&page=2', '/blog?&&&=&=x', '/blog?page[]=2', '/blog/', '/#', '/#%E0%A4%A', '/#"x'])(
    'show the page: %s',
    async (address) => {
      renderApp(address);
      const heading = await screen.findByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(address.startsWith('/blog') ? 'Blog' : /handheld legacy/i);
    },
  );
});
