import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { loadPages } from '../security/site/page';
import { fillTables } from '../security/site/read-surfaces';
import type { accounts } from '../support/network/auth';
import { network } from '../support/network/server';
import { renderApp } from '../support/render-app';

const editorsOnly = 'Only editors and admins can change this.';
const noCategories = 'Only admins can change the categories.';
const noSettings = 'Only admins can change the settings.';
const noUsers = 'Only admins can see and manage users.';
const noRole = 'Your account isn’t set up for this site yet. Ask an admin to add you.';

const addresses = [
  ...['/admin/blog', '/admin/blog/new', '/admin/blog/edit/50000000-0000-4000-8000-000000000001', '/admin/users'],
  ...['/admin/consoles', '/admin/consoles/new', '/admin/consoles/50000000-0000-4000-8000-000000000002'],
  ...['/admin/console-of-month', '/admin/social-media', '/admin/links'],
  ...['/admin/categories', '/admin/settings'],
];

beforeAll(() => loadPages(['/admin', ...addresses]), 60_000);

test.each<[who: keyof typeof accounts, address: string, reason: string | RegExp]>([
  ['contributor', '/admin/blog/edit/50000000-0000-4000-8000-000000000001', 'You can only edit your own posts.'],
  ['contributor', '/admin/consoles', editorsOnly],
  ['contributor', '/admin/consoles/new', editorsOnly],
  ['contributor', '/admin/consoles/50000000-0000-4000-8000-000000000002', editorsOnly],
  ['contributor', '/admin/console-of-month', editorsOnly],
  ['contributor', '/admin/social-media', editorsOnly],
  ['contributor', '/admin/links', editorsOnly],
  ['contributor', '/admin/categories', noCategories],
  ['editor', '/admin/categories', noCategories],
  ['contributor', '/admin/settings', noSettings],
  ['editor', '/admin/settings', noSettings],
  ['contributor', '/admin/users', noUsers],
  ['editor', '/admin/users', noUsers],
  ...addresses.map((address): ['nobody', string, string] => ['nobody', address, noRole]),
])('the persona %s can change nothing at %s and sees the reason', async (as, address, reason) => {
  fillTables();
  const { router } = renderApp(address, { as });
  const reasons = await screen.findAllByText(reason);
  expect(reasons[0]).toBeVisible();
  // The post editor also shows the reason at the checkbox.
  if (!address.startsWith('/admin/blog/')) expect(reasons).toHaveLength(1);
  await waitFor(() => expect(screen.queryAllByTestId('skeleton')).toEqual([]));
  expect(router.state.location.pathname).toBe(address);
  const main = within(screen.getByRole('main'));
  const fields = ['textbox', 'checkbox', 'combobox', 'spinbutton'].flatMap((role) => main.queryAllByRole(role));
  // Filters of a list change nothing.
  const filters = main.queryByRole('group', { name: 'Filters' });
  for (const field of fields.filter((each) => !filters?.contains(each))) expect(field).toBeDisabled();
  const actions =
    /^(Create Post|Create console|Add|Save|Update|Delete|Edit (?!Post)|Publish|Unpublish|Activate|Deactivate|Set as|Remove)/;
  for (const button of main.queryAllByRole('button', { name: actions })) {
    if (button.matches(':disabled')) continue;
    // A disabled button in a table row can have the focus, shows the reason and does nothing.
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    button.focus();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  }
  expect(screen.queryByText(/own drafts/)).not.toBeInTheDocument();
  // The content stays readable.
  if (as !== 'nobody' && address === '/admin/settings')
    expect(await screen.findByDisplayValue('Test Legacy')).toBeVisible();
  if (as !== 'nobody' && address === '/admin/console-of-month')
    expect(await screen.findByRole('heading', { name: 'Alpha' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(main.queryAllByRole('button', { name: /^(Save|Cancel editing) / })).toHaveLength(
    main.queryAllByRole('button', { name: 'Save settings' }).length,
  );
  const posted = network.requests.filter(({ method, url }) => method !== 'GET' && url.pathname.startsWith('/rest/'));
  // These two functions only read data: the authors of posts, and the person's rights.
  expect(posted.filter(({ url }) => !/\/rpc\/(post_authors|own_access)$/.test(url.pathname))).toEqual([]);
  if (address !== '/admin/users') return;
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add User' })).not.toBeInTheDocument();
  expect(network.readsOf('users').filter((search) => search.has('order'))).toEqual([]);
});
