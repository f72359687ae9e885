import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { OwnAccess } from '@/data/staff/accounts.admin';
import { usersKey } from '@/data/staff/users.admin';
import { renderApp } from '../../support/render-app';
import { accountAnswers } from '../../support/network/accounts';
import { accounts } from '../../support/network/auth';
import { addFactor, rightCode } from '../../support/network/auth-account';
import { network } from '../../support/network/server';

type Who = keyof typeof accounts;

const h1 = () => screen.getByRole('heading', { level: 1 });

/** Opens the admin area as a person with this access. */
async function openWith(
  access: Partial<OwnAccess>,
  { as = 'editor', address = '/admin' }: { as?: Who; address?: string } = {},
) {
  accountAnswers.access.set(accounts[as].id, access);
  const app = renderApp(address, { as });
  await waitFor(() => expect(h1()).not.toHaveTextContent('Welcome'));
  return app;
}

/** Types into the form of a link, and then changes the access. */
async function loseRights(access: Partial<OwnAccess>) {
  const app = renderApp('/admin/links', { as: 'editor' });
  await userEvent.type(await screen.findByLabelText(/^Title/), 'Half a thought');
  accountAnswers.access.set(accounts.editor.id, access);
  await act(() => app.queryClient.invalidateQueries({ queryKey: usersKey }));
  return app;
}

const restoreAccess = () => accountAnswers.access.clear();

describe('an account outside the team', () => {
  test.each([
    ['nobody', 'Your account isn’t set up for this site yet. Ask an admin to add you.'],
    ['join', /^This account can’t sign in right now\. Ask an admin, or sign in with a new email link/],
  ] as const)('shows for the state %s the reason and a way to a mail', async (state, words) => {
    const { router } = await openWith({ state, id: null, name: null, role: null });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('You’re signed in as editor@handheld-legacy.test.')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(h1()).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Email me a link' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login/password'));
  });

  test('can sign out', async () => {
    const { router } = await openWith({ state: 'nobody' });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('keeps typed text on the screen after the removal from the team, but cannot save the text', async () => {
    await loseRights({ state: 'nobody', id: null, name: null, role: null });
    expect(
      await screen.findByText('Your account isn’t set up for this site yet. Ask an admin to add you.'),
    ).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a thought');
    expect(screen.getByLabelText(/^Title/)).toBeDisabled();
    expect(h1()).toHaveTextContent('Links');
  });
});

describe('an account that must give its code', () => {
  test('shows the form for the code and nothing of the admin area', async () => {
    await openWith({ state: 'code', has_factor: true });
    expect(h1()).toHaveTextContent('Enter your code');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByText('Lost your phone? Ask another admin to reset your sign-in.')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Enter your code | Test Legacy'));
  });

  test('shows an error for a wrong code, and the right code opens the area', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    addFactor(accounts.editor);
    await openWith({ state: 'code', has_factor: true });
    await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^That code is wrong or has expired/);
    restoreAccess();
    await userEvent.type(screen.getByLabelText('Code'), `${rightCode}{Enter}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  });

  test('opens the area in a tab that becomes visible after another tab gave the code', async () => {
    await openWith({ state: 'code', has_factor: true });
    restoreAccess();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  });

  test('shows a dialog over unsaved work, and keeps the work', async () => {
    const { queryClient } = await loseRights({ state: 'code', has_factor: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
    expect(dialog.getByLabelText('Code')).toHaveFocus();
    expect(dialog.getByText(/Your work is safe/)).toBeVisible();
    expect(screen.getByLabelText(/^Title/).closest('[inert]')).not.toBeNull();
    restoreAccess();
    await act(() => queryClient.invalidateQueries({ queryKey: usersKey }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a thought');
    expect(screen.getByLabelText(/^Title/).closest('[inert]')).toBeNull();
  });

  test('needs a confirmation before a sign-out that loses the work', async () => {
    await loseRights({ state: 'code', has_factor: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your code' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Logout' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a thought');
  });
});

describe('an account that must set up a second factor', () => {
  test('shows the reason, and needs a mail first if the session began by a password', async () => {
    await openWith({ state: 'enrol', required: true, mail_at: null });
    expect(h1()).toHaveTextContent('Set up a second factor');
    expect(screen.getByText(/This site requires a second factor/)).toBeVisible();
    expect(screen.getByText(/sign in with an email link first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Email me a link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
  });

  test('offers the setup at once if the session began by a mail', async () => {
    await openWith({ state: 'enrol', required: true, mail_at: '2026-11-27T12:00:00+00:00' });
    expect(screen.getByRole('button', { name: 'Set up' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('asks for another mail if the last mail is too old', async () => {
    accountAnswers.outcomes.set('adopt_factor', ['mail']);
    await openWith({ state: 'enrol', required: true, mail_at: '2026-11-27T12:00:00+00:00' });
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText(/sign in with an email link first/)).toBeVisible();
  });

  test('opens the area after the QR code and a code', async () => {
    accountAnswers.outcomes.set('adopt_factor', ['code']);
    await openWith({ state: 'enrol', required: true, mail_at: '2026-11-27T12:00:00+00:00' });
    await userEvent.click(screen.getByRole('button', { name: 'Set up' }));
    await userEvent.type(await screen.findByLabelText('Code'), rightCode);
    restoreAccess();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  });

  test('shows a dialog over unsaved work, and keeps the work', async () => {
    await loseRights({ state: 'enrol', required: true, mail_at: null });
    expect(await screen.findByRole('dialog', { name: 'Set up a second factor' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a thought');
  });
});

describe('a session that ended on another device', () => {
  const ended = { state: 'over' } as unknown as Partial<OwnAccess>;

  test('leads to the sign-in although the token is still valid', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    accountAnswers.access.set(accounts.editor.id, ended);
    const { router } = renderApp('/admin', { as: 'editor' });
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('asks for a sign-in in a dialog over unsaved work', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await loseRights(ended);
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Half a thought');
  });
});

test('the admin area stays open after a failed read of the access, because the database checks each request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.faults.set('own_access', '500');
  renderApp('/admin', { as: 'editor' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await waitFor(() => expect(network.callsOf('own_access').length).toBeGreaterThan(1));
  expect(screen.getByRole('navigation', { name: 'Admin' })).toBeVisible();
});
