import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { OwnAccess } from '@/data/staff/accounts.admin';
import { renderApp } from '../../support/render-app';
import { accountAnswers, factorId } from '../../support/network/accounts';
import { accounts, staffIds } from '../../support/network/auth';
import { addFactor, authService, rightCode } from '../../support/network/auth-account';
import { network } from '../../support/network/server';
import { expectToast } from '../../support/toasts';
import { button, waitForClosedDialog, dialog, pressInDialog, pressButton } from './staff-screen';

const byMail: Partial<OwnAccess> = { mail_at: '2026-11-27T12:00:00+00:00' };
const part = (name: string) => within(screen.getByRole('region', { name }));
const newPassword = 'correct horse battery';

/** Opens an editor's account after these changes to the editor's access. */
async function openAccount(access: Partial<OwnAccess> = {}) {
  accountAnswers.access.set(accounts.editor.id, access);
  const app = renderApp('/admin/account', { as: 'editor' });
  await screen.findByRole('region', { name: 'Second factor' });
  return app;
}

/** Opens the account of an editor who has a second factor and has entered the code. */
async function openWithFactor() {
  addFactor(accounts.editor);
  const app = renderApp('/admin/account', { as: 'editor' });
  network.tables.users = network.tables.users.map((row) =>
    row.id === staffIds.editor ? { ...row, factor_id: factorId } : row,
  );
  await screen.findByText('On');
  return app;
}

async function enterCode(code: string, label: string) {
  await userEvent.type(await screen.findByLabelText('Code'), code);
  await userEvent.click(screen.getAllByRole('button', { name: label }).at(-1) ?? document.body);
}

const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('opening the account', () => {
  test('a link in the header names the owner and opens the account', async () => {
    const { router } = renderApp('/admin', { as: 'editor' });
    await userEvent.click(await screen.findByRole('link', { name: /^Your account:\s*editor@handheld-legacy.test/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/account');
    await waitFor(() => expect(document.title).toBe('Your account | Test Legacy'));
  });

  test('a failed read of the account shows an error and a retry', async () => {
    silenceErrors();
    network.faults.set('own_access', '500');
    renderApp('/admin/account', { as: 'editor' });
    expect(await screen.findByText('We couldn’t load your account.')).toBeVisible();
    expect(button('Sign out on this device')).toBeEnabled();
    network.faults.clear();
    await pressButton('Try again');
    expect(await screen.findByLabelText('Name')).toHaveValue('Edith Editor');
  });
});

describe('the name', () => {
  test('a save changes the name, and the screen says what only an admin can change', async () => {
    await openAccount();
    expect(
      part('Your name').getByText(/You sign in as editor@handheld-legacy.test, with the role editor/),
    ).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'Edda Editor');
    await pressButton('Save name');
    await expectToast('Name saved');
    expect(network.callsOf('set_own_name')).toEqual([{ name: 'Edda Editor' }]);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Edda Editor'));
  });

  test.each([
    ['', 'Enter a name.'],
    ['x'.repeat(101), 'Enter a name (up to 100 characters).'],
    ['Edith\u200bEditor', 'Use visible characters only.'],
  ])('the form rejects the name %j at the field', async (text, words) => {
    await openAccount();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });
    await pressButton('Save name');
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(new RegExp(words.slice(0, 12))),
    );
    expect(network.callsOf('set_own_name')).toEqual([]);
  });
});

test('the form shows an error at the field if another member has the name', async () => {
  silenceErrors();
  network.rejections.set('users', { status: 409, code: '23505', message: 'somebody else of the team has this name' });
  await openAccount();
  await userEvent.type(screen.getByLabelText('Name'), ' II');
  await pressButton('Save name');
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Someone else on the team has this name/),
  );
});

describe('the password', () => {
  test('a save in a session that began by a mail changes the password and empties the field', async () => {
    await openAccount(byMail);
    await userEvent.type(screen.getByLabelText('New password'), newPassword);
    await pressButton('Save password');
    await expectToast('Password saved.');
    expect(network.accounts.find(({ id }) => id === accounts.editor.id)?.password).toBe(newPassword);
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
    accounts.editor.password = 'handheld-1989';
  });

  test('a session that began by a password needs a mail first, and a message confirms the mail', async () => {
    await openAccount();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    await userEvent.click(part('Password').getByRole('button', { name: 'Email me a link' }));
    expect(await part('Password').findByText(/^A mail is on its way to editor@handheld-legacy.test\./)).toBeVisible();
    expect(authService.mails.map(({ email }) => email)).toEqual(['editor@handheld-legacy.test']);
  });

  test('the form says how long to wait if a second mail is requested too soon', async () => {
    silenceErrors();
    await openAccount();
    await userEvent.click(part('Password').getByRole('button', { name: 'Email me a link' }));
    await userEvent.click(await part('Password').findByRole('button', { name: 'Send another link' }));
    expect(await part('Password').findByRole('alert')).toHaveTextContent(/Please wait \d+ seconds/);
  });

  test('a session that began by a mail more than a day ago needs another mail', async () => {
    silenceErrors();
    await openAccount(byMail);
    const [session] = network.sessions;
    if (session) authService.oldSessions.add(session);
    await userEvent.type(screen.getByLabelText('New password'), newPassword);
    await pressButton('Save password');
    expect(await part('Password').findByRole('button', { name: 'Email me a link' })).toBeVisible();
  });

  test('a tab that becomes visible shows the form if another tab opened the link of a mail', async () => {
    await openAccount();
    accountAnswers.access.set(accounts.editor.id, byMail);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByLabelText('New password')).toBeVisible();
    expect(button('Set up')).toBeVisible();
  });
});

describe('setting up a second factor', () => {
  /** Opens the page with the QR code. */
  async function scan() {
    accountAnswers.outcomes.set('adopt_factor', ['code']);
    const app = await openAccount(byMail);
    await pressButton('Set up');
    await screen.findByRole('img', { name: 'QR code of the secret below' });
    return app;
  }

  test('the page shows a QR code and a secret, and a code turns the factor on', async () => {
    await scan();
    expect(screen.getByRole('img', { name: 'QR code of the secret below' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    // The copied secret has no gaps.
    expect(part('Second factor').getByText('Copy secret').previousElementSibling).toHaveTextContent(
      /^JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP$/,
    );
    expect(screen.getByRole('link', { name: /open it in an app on this device/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\//),
    );
    await enterCode(rightCode, 'Turn on');
    await expectToast('Your second factor is set up.');
    expect(await screen.findByText('On')).toBeVisible();
    expect(authService.factors.map(({ status }) => status)).toEqual(['verified']);
    expect(network.callsOf('adopt_factor')).toHaveLength(2);
  });

  test('a new setup removes an unfinished factor', async () => {
    addFactor(accounts.editor, 'unverified');
    await scan();
    expect(authService.factors).toHaveLength(1);
  });

  test('a wrong code shows an error at the field, and the QR code stays', async () => {
    silenceErrors();
    await scan();
    await enterCode('000000', 'Turn on');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^That code is wrong or has expired/);
    expect(screen.getByRole('img', { name: 'QR code of the secret below' })).toBeVisible();
    await enterCode(rightCode, 'Turn on');
    await expectToast('Your second factor is set up.');
  });

  test('a retry after a failure of the last request needs no second scan', async () => {
    silenceErrors();
    await scan();
    network.writeFaults.set('users', '500');
    await enterCode(rightCode, 'Turn on');
    await expectToast('Failed to set up your second factor');
    network.writeFaults.clear();
    await pressButton('Try again');
    await expectToast('Your second factor is set up.');
    expect(authService.factors).toHaveLength(1);
  });

  test('on a second device, a message says that the factor of the first device counts', async () => {
    await scan();
    accountAnswers.outcomes.set('adopt_factor', ['other']);
    await enterCode(rightCode, 'Turn on');
    await expectToast(
      'You’ve already set up a second factor on another device. You can delete this one from your app.',
    );
  });

  test('a mail that is older than 15 minutes leads to a request for another mail', async () => {
    await scan();
    accountAnswers.outcomes.set('adopt_factor', ['mail']);
    await enterCode(rightCode, 'Turn on');
    await expectToast('Your email link is more than 15 minutes old.');
    expect(part('Second factor').getByRole('button', { name: 'Email me a link' })).toBeVisible();
  });

  test('a session that began by a password needs a mail first', async () => {
    await openAccount();
    expect(part('Second factor').getByText('Off')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up' })).not.toBeInTheDocument();
    expect(part('Second factor').getByRole('button', { name: 'Email me a link' })).toBeVisible();
  });
});

describe('removing the second factor', () => {
  test('a recent code removes the factor at once', async () => {
    await openWithFactor();
    await pressButton('Remove');
    expect(dialog().getByText(/your password or an email link is enough to sign in/)).toBeVisible();
    await pressInDialog('Remove');
    await expectToast('Your second factor is removed.');
    expect(await screen.findByText('Off')).toBeVisible();
  });

  test('an older code leads to a request for a new code', async () => {
    await openWithFactor();
    accountAnswers.outcomes.set('drop_factor', ['code']);
    await pressButton('Remove');
    await pressInDialog('Remove');
    await screen.findByRole('dialog', { name: 'Enter your code' });
    await enterCode(rightCode, 'Remove');
    await expectToast('Your second factor is removed.');
    await waitForClosedDialog();
    expect(network.callsOf('drop_factor')).toHaveLength(2);
  });

  test('a site that requires a factor offers no removal, and the page says why', async () => {
    accountAnswers.required = true;
    await openWithFactor();
    expect(screen.getByText(/requires a second factor, so you can’t remove yours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });
});

describe('signing out', () => {
  test('the button for this device leads to the sign-in', async () => {
    const { router } = await openAccount();
    await pressButton('Sign out on this device');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('the button for all other devices keeps this device signed in', async () => {
    const { router } = await openAccount();
    await pressButton('Sign out everywhere else');
    await expectToast('You’re signed out on all other devices.');
    const [request] = network.requests.filter(({ url }) => url.pathname.endsWith('/logout'));
    expect(request?.url.searchParams.get('scope')).toBe('others');
    expect(router.state.location.pathname).toBe('/admin/account');
  });
});
