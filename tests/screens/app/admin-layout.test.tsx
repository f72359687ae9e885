import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { accounts } from '../../support/network/auth';
import { wording } from '../../support/specification-texts';

const sidebar = () => screen.getByRole('navigation', { name: 'Admin' });
const navigation = () => within(sidebar());
const header = () => within(screen.getByRole('banner'));

async function openAdmin(as: keyof typeof accounts = 'editor') {
  const app = renderApp('/admin', { as });
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  return app;
}

describe('the sidebar', () => {
  test('links to every screen, and signs out', async () => {
    await openAdmin();
    const entries = navigation()
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? 'button']);
    expect(entries).toEqual([
      [wording.sidebar.dashboard, '/admin'],
      [wording.sidebar.users, '/admin/users'],
      ['Messages', '/admin/messages'],
      [wording.sidebar.posts, '/admin/blog'],
      ['Categories', '/admin/categories'],
      ['Pictures', '/admin/pictures'],
      ['Consoles', '/admin/consoles'],
      [wording.sidebar.consoleOfMonth, '/admin/console-of-month'],
      [wording.sidebar.socialLinks, '/admin/social-media'],
      [wording.sidebar.links, '/admin/links'],
      ['Activity', '/admin/activity'],
      ['Content check', '/admin/content-check'],
      [wording.sidebar.settings, '/admin/settings'],
      ['Your account', '/admin/account'],
      [wording.logout.button, 'button'],
    ]);
  });

  test.each([
    ['/admin', wording.sidebar.dashboard],
    ['/admin/users', wording.sidebar.users],
    ['/admin/messages', 'Messages'],
    ['/admin/messages/50000000-0000-4000-8000-000000000001', 'Messages'],
    ['/admin/blog', wording.sidebar.posts],
    ['/admin/blog/new', wording.sidebar.posts],
    ['/admin/console-of-month', wording.sidebar.consoleOfMonth],
    ['/admin/social-media', wording.sidebar.socialLinks],
    ['/admin/links', wording.sidebar.links],
    ['/admin/content-check', 'Content check'],
    ['/admin/settings', wording.sidebar.settings],
    ['/admin/settings/setup', wording.sidebar.settings],
    ['/admin/account', 'Your account'],
  ])('marks at %s only the entry %s', async (address, name) => {
    renderApp(address, { as: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    const marked = navigation()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('collapses and expands, and the entries keep their names for screen readers', async () => {
    await openAdmin();
    const button = header().getByRole('button', { name: 'Collapse sidebar' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', sidebar().id);
    expect(sidebar()).toHaveClass('md:w-64');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveAccessibleName('Expand sidebar');
    expect(sidebar()).toHaveClass('md:w-20');
    expect(sidebar()).not.toHaveClass('md:w-64');
    expect(navigation().getByRole('link', { name: wording.sidebar.users })).toHaveAttribute(
      'title',
      wording.sidebar.users,
    );
    expect(navigation().getByRole('button', { name: wording.logout.button })).toHaveAttribute(
      'title',
      wording.logout.button,
    );
    await userEvent.click(button);
    expect(sidebar()).toHaveClass('md:w-64');
    expect(navigation().getByRole('link', { name: wording.sidebar.users })).not.toHaveAttribute('title');
  });

  test('keeps the chosen width on this device for all screens and the next visit', async () => {
    await openAdmin();
    await userEvent.click(header().getByRole('button', { name: 'Collapse sidebar' }));
    await userEvent.click(navigation().getByRole('link', { name: wording.sidebar.links }));
    await screen.findByRole('heading', { level: 1, name: 'Links' });
    expect(sidebar()).toHaveClass('md:w-20');
    cleanup();
    await openAdmin();
    expect(sidebar()).toHaveClass('md:w-20');
    await userEvent.click(header().getByRole('button', { name: 'Expand sidebar' }));
    cleanup();
    await openAdmin();
    expect(sidebar()).toHaveClass('md:w-64');
  });

  test('opens wide if the stored value is invalid, and can collapse on a full device', async () => {
    localStorage.setItem('handheld-legacy.sidebar', 'garbage');
    await openAdmin();
    expect(sidebar()).toHaveClass('md:w-64');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(header().getByRole('button', { name: 'Collapse sidebar' }));
    expect(sidebar()).toHaveClass('md:w-20');
  });

  test('becomes a menu on a phone, closes on a choice and stays closed on the way back', async () => {
    const { router } = await openAdmin();
    const button = header().getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar()).toHaveClass('hidden');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAccessibleName('Close');
    expect(sidebar()).not.toHaveClass('hidden');
    await userEvent.click(navigation().getByRole('link', { name: wording.sidebar.links }));
    await screen.findByRole('heading', { level: 1, name: 'Links' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar()).toHaveClass('hidden');
    await act(() => router.navigate(-1));
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
    expect(sidebar()).toHaveClass('hidden');
  });

  test('closes as a menu after a press on the current entry too', async () => {
    await openAdmin();
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    await userEvent.click(navigation().getByRole('link', { name: wording.sidebar.dashboard }));
    await waitFor(() => expect(sidebar()).toHaveClass('hidden'));
  });

  test('closes as a menu on Escape, and moves the focus to the menu button', async () => {
    await openAdmin();
    const button = header().getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    navigation().getByRole('link', { name: wording.sidebar.links }).focus();
    await userEvent.keyboard('{Escape}');
    expect(sidebar()).toHaveClass('hidden');
    expect(button).toHaveFocus();
  });

  test('leaves Escape to a dialog above the menu', async () => {
    renderApp('/admin/links', { as: 'editor' });
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Half a');
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    await userEvent.click(navigation().getByRole('link', { name: wording.sidebar.users }));
    screen.getByRole('button', { name: 'Stay' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sidebar()).not.toHaveClass('hidden');
  });
});

describe('the header of the admin area', () => {
  test('shows the address of the signed-in person, and an initial that screen readers skip', async () => {
    await openAdmin();
    const email = header().getByText(accounts.editor.email);
    expect(email.nextElementSibling).toHaveTextContent(/^E$/);
    expect(email.nextElementSibling).toHaveAttribute('aria-hidden', 'true');
  });

  test('leads to the public site, which links back', async () => {
    const { router } = await openAdmin();
    await userEvent.click(header().getByRole('link', { name: 'View site' }));
    expect(await screen.findByText('1989 - 2020')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    await userEvent.click(screen.getByRole('link', { name: wording.header.admin }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
  });
});

test.each(['/admin/nonsense', '/admin/blog/edit', '/admin/links/1', '/admin/%E0%A4%A'])(
  'the address %s shows a 404 beside a working sidebar',
  async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderApp(address, { as: 'editor' });
    expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
    expect(screen.getByText("Game Over! This level doesn't exist.")).toBeVisible();
    expect(navigation().getByRole('link', { name: wording.sidebar.dashboard })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await userEvent.click(navigation().getByRole('link', { name: wording.sidebar.links }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Links' })).toBeInTheDocument();
  },
);
