// Tests the placeholders during a read and after a failed read. tests/security/site/ tests every fault on every page.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConsole, aLink, aFormerSlug, aPost } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';

function fillTables(): void {
  const post = aPost({ slug: 'it', title: 'There after all', content: '![The board](/images/blog/board.svg)' });
  network.tables.blog_posts = [post];
  network.tables.post_slugs = [aFormerSlug('before', post.id)];
  network.tables.consoles = [aConsole({ slug: 'it', name: 'There after all' })];
  network.tables.links = [aLink({ title: 'There after all' })];
}

test.each([
  ['/', 'consoles', 'Loading the timeline', 1],
  ['/', 'console_of_today', 'Loading the Console of the Month', 1],
  ['/', 'search_posts', 'Loading articles', 3],
  ['/timeline', 'consoles', 'Loading the timeline', 1],
  ['/consoles', 'find_consoles', 'Loading consoles', 6],
  ['/consoles/it', 'consoles', 'Loading console', 1],
  ['/consoles/compare', 'find_consoles', 'Loading consoles', 1],
  ['/consoles/compare?c=it', 'consoles', 'Loading the comparison', 1],
  ['/blog', 'search_posts', 'Loading articles', 6],
  ['/blog/it', 'blog_posts', 'Loading article', 1],
  ['/blog/before', 'post_slugs', 'Loading article', 1],
  ['/links', 'links', 'Loading links', 4],
] as const)('the page %s waits for %s with the status "%s" and %i grey boxes', async (address, table, label, boxes) => {
  network.faults.set(table, 'no answer');
  const { router } = renderApp(address);
  await waitFor(() => expect(network.requests.some(({ url }) => url.pathname.endsWith(`/${table}`))).toBe(true));
  const status = await screen.findByRole('status', { name: label });
  expect(within(status).getAllByTestId('skeleton')).toHaveLength(boxes);
  expect(router.state.location.pathname).toBe(address.split('?')[0]);
});

test.each([
  ['/consoles', 'consoles', 'No Consoles Found', ['Reset Filters']],
  ['/consoles/it', 'consoles', 'Console Not Found', []],
  ['/blog', 'blog_posts', 'No Articles Found', ['Reset Filters']],
  ['/blog/it', 'blog_posts', 'Post Not Found', []],
  ['/blog/before', 'post_slugs', 'Post Not Found', []],
  ['/links', 'links', 'No Links Found', ['Show All Links']],
] as const)(
  'the page %s after a failed read of %s shows "%s", and a retry shows the content',
  async (address, table, heading, others) => {
    network.faults.set(table, '400');
    fillTables();
    const { router } = renderApp(address);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    for (const name of others) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.queryByText(/raw server text/)).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(address);
    network.faults.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^There after all/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(address.replace('before', 'it'));
  },
);

test.each([
  ['/consoles', 'consoles', 'Loading console'],
  ['/blog', 'blog_posts', 'Loading article'],
] as const)(
  'a page that opens from a card at %s shows the title of the card while the read of %s waits',
  async (address, table, label) => {
    fillTables();
    renderApp(address);
    const card = await screen.findByRole('link', { name: 'There after all' });
    network.faults.set(table, 'no answer');
    await userEvent.click(card);
    expect(await screen.findByRole('heading', { level: 1, name: 'There after all' })).toBeInTheDocument();
    expect(screen.getByRole('status', { name: label })).toBeInTheDocument();
  },
);

// tests/unit/ui/fallback-image.test.tsx tests when a placeholder replaces a picture.
test.each([
  ['/', 'img', /There after all/, 'console'],
  ['/consoles', 'presentation', /^$/, 'console'],
  ['/consoles/it', 'img', /There after all/, 'console'],
  ['/blog', 'presentation', /^$/, 'blog'],
  ['/blog/it', 'presentation', /^$/, 'blog'],
  ['/blog/it', 'img', /The board/, 'blog'],
] as const)(
  'the page %s replaces a broken picture (%s %s) once, by the placeholder of the %s',
  async (address, role, name, kind) => {
    fillTables();
    renderApp(address);
    const picture = async () => within(screen.getByRole('main')).findByRole(role, { name });
    await screen.findByRole('main');
    fireEvent.error(await picture());
    expect(await picture()).toHaveAttribute('src', `/images/${kind}-placeholder.png`);
    fireEvent.error(await picture());
    expect(await picture()).toHaveAttribute('src', `/images/${kind}-placeholder.png`);
  },
);
