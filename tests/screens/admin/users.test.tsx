import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { storedSession } from '@/data/service/session-record';
import { aUser } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { accountAnswers, factorId } from '../../support/network/accounts';
import { accounts, staffIds } from '../../support/network/auth';
import { network } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import {
  button,
  waitForClosedDialog,
  columnNames,
  dialog,
  pressInDialog,
  newId,
  openTable,
  pressButton,
  row,
  rowNames,
  sent,
} from './staff-screen';

const added = 'User added successfully';
const addFailed = 'Failed to add user';
const updated = 'User updated successfully';
const updateFailed = 'Failed to update user';
const taken = 'Someone with this email address is already on the team list.';

const edith = '20000000-0000-4000-8000-000000000002';
const field = (label: string) => dialog().getByLabelText(label);
const roles = () =>
  within(field('Role'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
/** Returns the addresses of the requested mails. */
const mails = () =>
  network.requests
    .filter(({ url }) => url.pathname === '/auth/v1/otp')
    .map(({ body }) => (JSON.parse(body) as { email: string }).email);
const openUsers = (search = '') => openTable(`/admin/users${search}`, { as: 'admin' });

describe('the list of users', () => {
  test('shows neither the search nor the button during the read', async () => {
    network.faults.set('own_access', 'no answer');
    renderApp('/admin/users', { as: 'admin' });
    await screen.findAllByTestId('skeleton');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: wording.users.add })).not.toBeInTheDocument();
  });

  test('shows all users with details, newest first', async () => {
    network.tables.users = [
      aUser({
        name: 'Nora Newest',
        email: 'nora@example.org',
        role: 'reader',
        created_at: '2026-03-04T12:00:00+00:00',
      }),
    ];
    await openUsers();
    expect(rowNames()).toEqual(['Nora Newest', 'Cora Contributor', 'Edith Editor', 'Alex Admin']);
    expect(columnNames()).toEqual([
      wording.users.columns.name,
      wording.users.columns.email,
      wording.users.columns.role,
      'Account',
      wording.users.columns.joined,
      wording.users.columns.actions,
    ]);
    const nora = screen.getByRole('row', { name: /^Nora Newest/ });
    expect(nora).toHaveTextContent('nora@example.org');
    expect(nora).toHaveTextContent('4 March 2026');
    await waitFor(() => expect(document.title).toBe('Users | Test Legacy'));
  });

  test.each([
    ['Alex Admin', 'admin', 'bg-3ds-panel text-3ds'],
    ['Edith Editor', 'editor', 'bg-ds-panel text-ds'],
    ['Cora Contributor', 'contributor', 'bg-tech-panel text-tech'],
    ['Rita Reader', 'reader', 'bg-line text-ink'],
  ])('shows %s with the badge %s in the colour of the role', async (name, role, tone) => {
    network.tables.users = [aUser({ name: 'Rita Reader', role: 'reader' })];
    await openUsers();
    expect(row(name).getByText(role)).toHaveClass(tone);
  });
});

describe('the search for users', () => {
  const box = () => screen.getByRole('searchbox', { name: 'Search users' });

  // tests/unit/features/user-directory.test.ts tests the results.
  test('keeps the text in the address, and sends no request', async () => {
    const { router } = await openUsers();
    const before = network.requests.length;
    await userEvent.type(box(), 'edith');
    await waitFor(() => expect(rowNames()).toEqual(['Edith Editor']));
    expect(router.state.location.search).toBe('?q=edith');
    expect(network.requests).toHaveLength(before);
  });

  test('opens with the text of the address', async () => {
    await openUsers('?q=editor');
    expect(box()).toHaveValue('editor');
    expect(rowNames()).toEqual(['Edith Editor']);
  });

  test('reports no match, and can be cleared', async () => {
    const { router } = await openUsers('?q=nobody');
    expect(await screen.findByText(wording.users.empty)).toBeVisible();
    await pressButton('Clear search');
    await waitFor(() => expect(rowNames()).toHaveLength(3));
    await waitFor(() => expect(box()).toHaveValue(''));
    expect(router.state.location.search).toBe('');
  });
});

describe('actions on users', () => {
  test('have labels with the action and the person', async () => {
    await openUsers();
    for (const action of [
      wording.users.write,
      wording.users.editPermissions,
      wording.users.edit,
      wording.users.remove,
    ]) {
      expect(row('Edith Editor').getByText(action)).toHaveAccessibleName(`${action} Edith Editor`);
    }
  });

  // tests/unit/lib/mail-to.test.ts tests each character of an address.
  test('include a mail to exactly one address', async () => {
    network.tables.users = [aUser({ name: 'Mona', email: 'a?cc=b&c%40+d@example.org' })];
    await openUsers();
    const href = 'mailto:a%3Fcc%3Db%26c%2540%2Bd@example.org';
    expect(screen.getByRole('link', { name: 'Email User Mona' })).toHaveAttribute('href', href);
  });

  test("exclude the deletion of an admin and a change of the admin's own role, and say why", async () => {
    network.tables.users = [aUser({ name: 'Ada Admin', role: 'admin' })];
    await openUsers();
    for (const name of ['Delete Alex Admin', 'Delete Ada Admin']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      expect(button(name)).toHaveAttribute('title', wording.users.adminKept);
      expect(button(name)).toHaveAccessibleDescription(new RegExp(wording.users.adminKept));
    }
    expect(button('Edit Permissions Alex Admin')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Edit Permissions Alex Admin')).toHaveAttribute('title', 'You can’t change your own role');
    expect(row('Alex Admin').getByText(/You can’t change your own role/)).toBeVisible();
    expect(button('Edit Permissions Ada Admin')).toHaveAttribute('aria-disabled', 'false');
    expect(row('Ada Admin').queryByText(/your own role/)).not.toBeInTheDocument();
    expect(button('Edit User Alex Admin')).toHaveAttribute('aria-disabled', 'false');
  });
});

describe('editing a user', () => {
  test('saves the name and the role, and sends nothing else', async () => {
    await openUsers();
    await pressButton('Edit User Edith Editor');
    expect(screen.getByRole('dialog', { name: 'Edit User Edith Editor' })).toBeVisible();
    await userEvent.clear(field('Name'));
    await userEvent.type(field('Name'), 'Edda');
    await userEvent.selectOptions(field('Role'), 'contributor');
    await pressInDialog('Save');
    await expectToast(updated);
    await waitForClosedDialog();
    expect(sent('users')).toEqual([['PATCH', `eq.${edith}`, { name: 'Edda', role: 'contributor' }]]);
    expect(await screen.findByRole('row', { name: /^Edda/ })).toHaveTextContent('contributor');
    expect(button('Edit User Edda')).toHaveFocus();
    expect(mails()).toEqual([]);
  });

  test('warns that a new address ends the sign-in, saves only the address, and sends a mail', async () => {
    await openUsers();
    await pressButton('Edit User Edith Editor');
    expect(field('Email')).toHaveAccessibleDescription(/ends this person’s sessions and removes their second factor/);
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'edith@example.org');
    await pressInDialog('Save');
    await expectToast(updated);
    await expectToast('The email is on its way');
    expect(sent('users')).toEqual([['PATCH', `eq.${edith}`, { email: 'edith@example.org' }]]);
    expect(mails()).toEqual(['edith@example.org']);
  });

  test("locks the signed-in admin's address, and says who can change this address", async () => {
    await openUsers();
    await pressButton('Edit User Alex Admin');
    expect(field('Email')).toBeDisabled();
    expect(field('Email')).toHaveAccessibleDescription('You can’t change your own address. Ask another admin.');
  });

  test.each(['jörg@example.org', 'kelvin\u212a@example.org'])(
    'rejects the address %s, which is not ASCII',
    async (text) => {
      await openUsers();
      await pressButton('Edit User Edith Editor');
      fireEvent.change(field('Email'), { target: { value: text } });
      await pressInDialog('Save');
      await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(/email to other addresses gets lost/));
      expect(network.writesOf('users')).toEqual([]);
    },
  );

  test('shows and sends only the role under "Edit Permissions"', async () => {
    await openUsers();
    await pressButton('Edit Permissions Edith Editor');
    expect(dialog().queryByLabelText('Name')).not.toBeInTheDocument();
    await userEvent.selectOptions(field('Role'), 'admin');
    await pressInDialog('Save');
    await expectToast(updated);
    expect(sent('users')).toEqual([['PATCH', `eq.${edith}`, { role: 'admin' }]]);
    await waitFor(() => expect(row('Edith Editor').getByText('admin')).toBeVisible());
    expect(button('Delete Edith Editor')).toHaveAttribute('aria-disabled', 'true');
  });

  test('can leave a role without rights unchanged', async () => {
    network.tables.users = [aUser({ name: 'Rita', role: 'reader' })];
    await openUsers();
    await pressButton('Edit Permissions Rita');
    expect(roles()).toEqual(['admin', 'editor', 'contributor', 'reader']);
    expect(field('Role')).toHaveValue('reader');
    await userEvent.selectOptions(field('Role'), 'editor');
    await userEvent.selectOptions(field('Role'), 'reader');
    await pressInDialog('Save');
    await waitForClosedDialog();
    expect(network.writesOf('users')).toEqual([]);
  });

  test("changes the signed-in admin's name, but locks the role", async () => {
    await openUsers();
    await pressButton('Edit User Alex Admin');
    expect(field('Role')).toBeDisabled();
    expect(field('Role')).toHaveAccessibleDescription('You can’t change your own role. Ask another admin.');
    await userEvent.type(field('Name'), ' II');
    await pressInDialog('Save');
    await expectToast(updated);
    expect(sent('users')).toEqual([['PATCH', 'eq.20000000-0000-4000-8000-000000000001', { name: 'Alex Admin II' }]]);
  });

  test('warns about the last admin, and a rejection keeps the choice', async () => {
    network.tables.users = [aUser({ name: 'Ada Admin', role: 'admin' })];
    const message = 'the last admin cannot be removed or demoted';
    network.rejections.set('users', { status: 400, code: '23514', message });
    await openUsers();
    await pressButton('Edit Permissions Ada Admin');
    expect(field('Role')).toHaveAccessibleDescription(/There must always be at least one admin who can sign in/);
    await userEvent.selectOptions(field('Role'), 'editor');
    await pressInDialog('Save');
    await expectToast(updateFailed);
    expect(field('Role')).toHaveValue('editor');
    expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('adding a user', () => {
  async function fillIn(name = 'Newton Newcomer', email = 'newton@example.org') {
    await pressButton(wording.users.add);
    await userEvent.type(field('Name'), name);
    await userEvent.type(field('Email'), email);
  }

  test('saves the person, sends a mail, and shows the invited person first', async () => {
    await openUsers();
    expect(screen.getByRole('button', { name: wording.users.add })).toBeEnabled();
    await fillIn();
    await userEvent.selectOptions(field('Role'), 'editor');
    await pressInDialog('Add User');
    await expectToast(added);
    await waitForClosedDialog();
    expect(sent('users')).toEqual([
      ['POST', null, { id: newId, name: 'Newton Newcomer', email: 'newton@example.org', role: 'editor' }],
    ]);
    await expectToast('The email is on its way');
    expect(mails()).toEqual(['newton@example.org']);
    await waitFor(() => expect(rowNames()[0]).toBe('Newton Newcomer'));
    expect(await row('Newton Newcomer').findByText('Invited')).toBeVisible();
    expect(button('Add User')).toHaveFocus();
    // The mail to another person keeps the admin's session.
    expect(storedSession()?.user.email).toBe(accounts.admin.email);
  });

  test('offers no admin role, and says how to make an admin', async () => {
    await openUsers();
    await pressButton('Add User');
    expect(roles()).toEqual(['editor', 'contributor']);
    expect(field('Role')).toHaveValue('contributor');
    expect(field('Role')).toHaveAccessibleDescription(/add them first, then edit their permissions/);
  });

  test('shows an error at the field if the list has the address, in upper or lower case', async () => {
    await openUsers();
    await fillIn('Second Edith', 'Editor@Handheld-Legacy.test');
    await pressInDialog('Add User');
    await expectToast(addFailed);
    expect(field('Email')).toHaveAccessibleDescription(new RegExp(taken));
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Name')).toHaveValue('Second Edith');
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'second@example.org');
    expect(field('Email')).toBeValid();
    await pressInDialog('Add User');
    await expectToast(added);
  });

  test('adds a second person for a different address after a lost response', async () => {
    network.replyFaults.set('users', 'offline');
    await openUsers();
    await fillIn();
    await pressInDialog('Add User');
    await expectToast(addFailed);
    network.replyFaults.clear();
    await userEvent.type(field('Email'), '.uk');
    await pressInDialog('Add User');
    await expectToast(added);
    expect(network.writesOf('users').map(({ method }) => method)).toEqual(['POST', 'POST']);
    expect(network.tables.users.map(({ email }) => email)).toContain('newton@example.org.uk');
  });

  test.each(['Cancel', 'Escape'])('needs a confirmation after %s before the typed text is lost', async (way) => {
    const leave = () => (way === 'Escape' ? userEvent.keyboard('{Escape}') : pressInDialog('Cancel'));
    await openUsers();
    await fillIn();
    await leave();
    const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    expect(field('Name')).toHaveValue('Newton Newcomer');
    await leave();
    await pressButton('Leave');
    await waitForClosedDialog();
    await pressButton('Add User');
    expect(field('Name')).toHaveValue('');
    expect(dialog().queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
    await leave();
    await waitForClosedDialog();
  });

  test('keeps the typed text if the session ends meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openUsers();
    await fillIn();
    network.endSessions();
    await pressInDialog('Add User');
    const again = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await userEvent.type(again.getByLabelText('Password'), accounts.admin.password);
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await expectToast('Login successful!');
    expect(field('Name')).toHaveValue('Newton Newcomer');
    await pressInDialog('Add User');
    await expectToast(added);
  });
});

describe('the account of a user', () => {
  test('shows the method and the time of the last sign-in of each person', async () => {
    network.tables.users = [aUser({ name: 'Ina Invited' }), aUser({ name: 'Uma' }), aUser({ name: 'Bob' })];
    const [, uma, bob] = network.tables.users;
    accountAnswers.accounts.set(uma?.id ?? '', { state: 'unjoined' });
    accountAnswers.accounts.set(bob?.id ?? '', { state: 'banned', last_sign_in_at: '2026-01-02T10:00:00+00:00' });
    accountAnswers.accounts.set(staffIds.editor, { has_factor: true });
    await openUsers();
    expect(await row('Ina Invited').findByText('Invited')).toBeVisible();
    expect(row('Uma').getByText('Never joined')).toBeVisible();
    expect(row('Bob').getByText('Banned')).toBeVisible();
    expect(row('Bob').getByText(/2 Jan 2026/)).toBeVisible();
    expect(row('Edith Editor').getByText('Active')).toBeVisible();
    expect(row('Edith Editor').getByText('With second factor')).toBeVisible();
    expect(row('Edith Editor').getByText(/5 Mar 2026/)).toBeVisible();
    expect(row('Cora Contributor').queryByText('With second factor')).not.toBeInTheDocument();
  });

  test('shows "Not known" after a failed read, and the rest of the row works', async () => {
    network.faults.set('staff_accounts', '400');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openUsers();
    expect(await row('Edith Editor').findByText('Not known')).toBeVisible();
    expect(button('Edit User Edith Editor')).toBeEnabled();
  });

  test('offers "Send again" only for an invited person', async () => {
    network.tables.users = [aUser({ name: 'Ina Invited', email: 'ina@example.org' })];
    await openUsers();
    expect(await screen.findByRole('button', { name: 'Send again Ina Invited' })).toHaveAccessibleDescription(
      'Sends the email with their sign-in link.',
    );
    expect(screen.queryByRole('button', { name: 'Send again Edith Editor' })).not.toBeInTheDocument();
    await pressButton('Send again Ina Invited');
    await expectToast('The email is on its way');
    expect(mails()).toEqual(['ina@example.org']);
  });

  test('reports a failed mail, and the person stays on the list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    network.tables.users = [aUser({ name: 'Ina Invited', email: 'ina@example.org' })];
    await openUsers();
    network.authFault = 'offline';
    await pressButton('Send again Ina Invited');
    await expectToast(
      'We couldn’t send the email. We couldn’t reach the sign-in service. Check your connection, then try again. You can send it again from the list.',
    );
    expect(rowNames()).toContain('Ina Invited');
  });

  test('loses the sign-in after a dialog that lists the effects', async () => {
    const { queryClient } = await openUsers();
    change(staffIds.editor, { factor_id: factorId });
    await queryClient.refetchQueries();
    await pressButton('Reset sign-in Edith Editor');
    expect(dialog().getByText(/deletes their account: password, second factor and every session/)).toBeVisible();
    await pressInDialog('Reset');
    await expectToast('Sign-in reset');
    await waitForClosedDialog();
    expect(network.callsOf('reset_sign_in')).toEqual([{ person: staffIds.editor }]);
    expect(await row('Edith Editor').findByText('Invited')).toBeVisible();
    expect(row('Edith Editor').queryByText('With second factor')).not.toBeInTheDocument();
  });

  test("cannot be reset if banned, missing or the signed-in admin's", async () => {
    network.tables.users = [aUser({ name: 'Ina Invited' })];
    accountAnswers.accounts.set(staffIds.editor, { state: 'banned' });
    await openUsers();
    const reset = await screen.findByRole('button', { name: 'Reset sign-in Alex Admin' });
    expect(reset).toHaveAttribute('aria-disabled', 'true');
    expect(reset).toHaveAttribute('title', 'You can’t reset your own sign-in. Ask another admin.');
    expect(screen.queryByRole('button', { name: 'Reset sign-in Edith Editor' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reset sign-in Ina Invited' })).not.toBeInTheDocument();
  });

  test('disappears with the person, and the dialog of the deletion says so', async () => {
    await openUsers();
    await pressButton('Delete Edith Editor');
    expect(dialog().getByText(/Their account goes too/)).toBeVisible();
  });
});

describe('the rule of a second factor for everyone', () => {
  const rule = () => within(screen.getByRole('region', { name: 'Second factor for everyone' }));

  test('needs an admin with a factor, and the page links to the setup of a factor', async () => {
    await openUsers();
    expect(button('Require it from everyone')).toBeDisabled();
    expect(button('Require it from everyone')).toHaveAccessibleDescription(/Set up your own second factor first/);
    expect(rule().getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/admin/account');
  });

  test('can be switched on and off by an admin with a factor, after a dialog that lists the effects', async () => {
    const { queryClient } = await openUsers();
    change(staffIds.admin, { factor_id: factorId });
    await queryClient.refetchQueries();
    await waitFor(() => expect(button('Require it from everyone')).toBeEnabled());
    await pressButton('Require it from everyone');
    expect(dialog().getByText(/have to set it up before they can carry on/)).toBeVisible();
    await pressInDialog('Require it');
    await expectToast('Everyone needs a second factor now');
    await waitForClosedDialog();
    await pressButton('Stop requiring it');
    await pressInDialog('Stop requiring it');
    await expectToast('Nobody needs a second factor now');
    expect(network.callsOf('require_factor')).toEqual([{ required: true }, { required: false }]);
    expect(await screen.findByRole('button', { name: 'Require it from everyone' })).toBeEnabled();
  });
});

function change(id: string, changes: Partial<(typeof network.tables.users)[number]>) {
  network.tables.users = network.tables.users.map((one) => (one.id === id ? { ...one, ...changes } : one));
}

test('the page requests the users even after a failed read of the role: the database checks the right', async () => {
  network.faults.set('users', '500');
  network.faults.set('own_access', '500');
  await openTable('/admin/users', { as: 'editor' });
  expect(network.readsOf('users').filter((search) => search.has('order'))).not.toEqual([]);
  await expectToast(wording.users.loadFailed);
});
