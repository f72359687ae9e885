import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { accounts } from '../../support/network/auth';
import { network } from '../../support/network/server';

const links = () => within(screen.getByRole('navigation', { name: 'Quick links' }));
const main = () => screen.getByRole('main');

async function openWelcome(as: keyof typeof accounts = 'admin') {
  const app = renderApp('/admin', { as });
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  return app;
}

describe('who is signed in, and with which role', () => {
  test.each([
    ['admin', 'an admin: you can change everything here.'],
    ['editor', "an editor: you can write and publish posts and edit the site's content."],
    ['contributor', 'a contributor: you can write drafts; editors and admins publish them.'],
  ] as const)('%s', async (as, words) => {
    await openWelcome(as);
    await vi.waitFor(() => expect(main()).toHaveTextContent(`You're signed in as ${accounts[as].email}, ${words}`));
    await waitFor(() => expect(document.title).toBe('Dashboard | Test Legacy'));
  });

  test('a role that cannot be read is left out', async () => {
    network.faults.set('own_access', '500');
    await openWelcome();
    expect(main()).toHaveTextContent("You're signed in as admin@handheld-legacy.test.");
    expect(links().getAllByRole('link')).toHaveLength(10);
  });
});

test.each([
  ['Blog Posts', '/admin/blog'],
  ['Consoles', '/admin/consoles'],
  ['Categories', '/admin/categories'],
  ['Console of Month', '/admin/console-of-month'],
  ['Social Media', '/admin/social-media'],
  ['Links', '/admin/links'],
  ['Users', '/admin/users'],
  ['Activity', '/admin/activity'],
  ['Settings', '/admin/settings'],
])('a quick link leads to %s', async (name, path) => {
  const { router } = await openWelcome();
  await userEvent.click(links().getByRole('link', { name }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('New Post leads to the editor', async () => {
  await openWelcome();
  expect(screen.getByRole('link', { name: 'New Post' })).toHaveAttribute('href', '/admin/blog/new');
});

const adminsOnly = [
  'Only admins can change the categories.',
  'Only admins can see and manage users.',
  'Only admins can change the settings.',
];
test.each([
  ['admin', []],
  ['editor', adminsOnly],
  ['contributor', [...Array.from({ length: 4 }, () => 'Only editors and admins can change this.'), ...adminsOnly]],
] as const)('the %s reads beforehand what is only to look at: %j', async (as, reasons) => {
  await openWelcome(as);
  await vi.waitFor(() =>
    expect(
      links()
        .queryAllByText(/^Only /)
        .map(({ textContent }) => textContent),
    ).toEqual(reasons),
  );
});

test('there are tips for getting started', async () => {
  await openWelcome();
  const tips = screen.getByRole('complementary', { name: 'Getting Started' });
  expect(within(tips).getAllByRole('listitem').length).toBeGreaterThan(2);
});
