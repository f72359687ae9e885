import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeMailLink } from '@/before-hydration/take-mail-link';
import { sessionKey } from '@/data/service/session-record';
import { forgetMailToken, type WithMailLink } from '@/site/mail-link';
import { aUser } from '../../support/builders';
import { accountAnswers } from '../../support/network/accounts';
import { accounts, issueSession, staffIds } from '../../support/network/auth';
import { addFactor, authService, mailTo, rightCode } from '../../support/network/auth-account';
import { network, server } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { expectToast } from '../../support/toasts';

const { editor } = accounts;
const address = editor.email;
const newPassword = 'a long walk to the arcade';

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const email = () => screen.getByLabelText('Email');
const main = () => within(screen.getByRole('main'));
const requestsTo = (path: string) => network.requests.filter(({ url }) => url.pathname === path);
const calls = () =>
  network.requests
    .map(({ method, url }) => `${method} ${url.pathname}`)
    .filter((call) => !call.startsWith('GET /rest'));
const stored = () => localStorage.getItem(sessionKey);
const answerNext = (path: string, status: number, error_code: string, msg = 'raw server text') =>
  authService.answers.set(path, [() => HttpResponse.json({ code: status, error_code, msg }, { status })]);

/** Opens the link of a mail to the editor. */
async function openLink(token = mailTo(address)) {
  const app = renderApp(`/login/password#token_hash=${token}`);
  await title('Sign me in');
  return { ...app, token };
}

async function pressLink() {
  const app = await openLink();
  await userEvent.click(main().getByRole('button', { name: 'Sign me in' }));
  return app;
}

async function requestMail(text: string) {
  const field = await screen.findByLabelText('Email');
  await userEvent.clear(field);
  await userEvent.type(field, `${text}{Enter}`);
}

beforeEach(() => {
  forgetMailToken();
  network.tables.users = [
    aUser({ id: staffIds.editor, auth_user_id: editor.id, email: address, name: 'Edith Editor', role: 'editor' }),
    aUser({ id: staffIds.contributor, auth_user_id: null, email: 'new@handheld-legacy.test', name: 'Nora New' }),
  ];
});

describe('the page without a link', () => {
  test('takes an address by keyboard alone, and has noindex', async () => {
    renderApp('/login/password');
    await title('Sign in by email');
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    await waitFor(() => expect(document.title).toBe('Sign in by email | Test Legacy'));
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    email().focus();
    await userEvent.keyboard(`${address}{Enter}`);
    expect(await title('Check your inbox')).toHaveFocus();
    expect(authService.mails).toMatchObject([{ email: address }]);
    expect(JSON.parse(requestsTo('/auth/v1/otp')[0]?.body ?? '')).toMatchObject({
      ...{ email: address, create_user: true, code_challenge: null },
    });
  });

  test.each([
    ['a member with an account', address],
    ['a member without an account', 'new@handheld-legacy.test'],
    ['nobody on the team', 'stranger@example.org'],
  ])('responds in the same way to the address of %s', async (_whose, typed) => {
    renderApp('/login/password');
    await requestMail(typed);
    await title('Check your inbox');
    const text = main().getByText(/^If this address/).textContent;
    expect(text).toBe(`If this address belongs to a member of the team, a mail is on its way: ${typed}`);
    expect(main().getAllByText(/./, { selector: 'p' })).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(authService.mails).toHaveLength(typed.startsWith('stranger') ? 0 : 1);
  });

  test.each(['', 'editor', '@example.org'])('sends nothing for "%s"', async (text) => {
    renderApp('/login/password');
    await requestMail(text);
    expect(await screen.findByText('Enter your email address.')).toBeVisible();
    expect(email()).toHaveFocus();
    expect(requestsTo('/auth/v1/otp')).toEqual([]);
  });

  test('sends one mail for repeated presses', async () => {
    network.authFault = 'no answer';
    renderApp('/login/password');
    fireEvent.change(await screen.findByLabelText('Email'), { target: { value: address } });
    const button = main().getByRole('button', { name: 'Email me a link' });
    fireEvent.click(button);
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') ?? button);
    await waitFor(() => expect(button).toHaveTextContent('Sending...'));
    expect(requestsTo('/auth/v1/otp')).toHaveLength(1);
  });

  test('shows the seconds to wait if a second mail is requested too soon', async () => {
    renderApp('/login/password');
    await requestMail(address);
    await title('Check your inbox');
    await userEvent.click(main().getByRole('button', { name: 'Send another link' }));
    expect(email()).toHaveValue(address);
    await userEvent.click(main().getByRole('button', { name: 'Email me a link' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      /^A mail was sent a moment ago\. Please wait (60|5\d) seconds before you ask for another one\.$/,
    );
    expect(authService.mails).toHaveLength(1);
  });

  test.each([
    [429, 'over_email_send_rate_limit', /^This site has reached its limit of emails for this hour\./],
    [429, 'over_request_rate_limit', /^Too many attempts from your connection\./],
    [422, 'signup_disabled', /^New accounts are switched off for this site\./],
    [422, 'otp_disabled', /^New accounts are switched off for this site\./],
    [400, 'captcha_failed', /^The sign-in service wants a captcha/],
    [400, 'email_address_not_authorized', /^This site can’t send email to this address yet\./],
    [400, 'validation_failed', /^The sign-in service doesn’t accept this address\./],
    [500, 'unexpected_failure', /^The sign-in service can’t send emails right now\./],
    [504, 'request_timeout', /^The sign-in service can’t send emails right now\./],
  ])('explains the response %i %s', async (status, code, words) => {
    answerNext('/otp', status, code);
    renderApp('/login/password');
    await requestMail(address);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue(address);
    expect(screen.queryByText(/raw server text/)).not.toBeInTheDocument();
  });

  test.each(['offline', 'HTML with 200', 'truncated JSON', 'wrong shape', 'null 200', 'empty 200'] as const)(
    'reports no mail after an invalid response (%s)',
    async (fault) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      network.authFault = fault;
      renderApp('/login/password');
      await requestMail(address);
      expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t reach the sign-in service\./);
      expect(screen.queryByText(/on its way/)).not.toBeInTheDocument();
    },
  );

  test('shows the address of a signed-in user in the form, and links to the admin area', async () => {
    renderApp('/login/password', { as: 'editor' });
    await title('Sign in by email');
    expect(email()).toHaveValue(address);
    await userEvent.click(main().getByRole('link', { name: 'Go to the admin area' }));
    expect(await title('Welcome')).toBeVisible();
  });
});

describe('the link of a mail', () => {
  test('sends nothing when opened, and the token disappears from address, history and storage', async () => {
    const { router, token } = await openLink();
    expect(calls()).toEqual([]);
    expect(window.location.href).toBe('http://localhost:3000/login/password');
    expect(JSON.stringify(window.history.state)).not.toContain(token);
    expect(JSON.stringify(router.state.location)).not.toContain(token);
    expect(JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)))).not.toContain(
      token,
    );
    expect(document.documentElement.outerHTML).not.toContain(token);
  });

  test('signs in after a press, joins the team, and names the account above the form for a password', async () => {
    const logged = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const logs = logged.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
    accountAnswers.outcomes.set('join_team', ['joined']);
    const { router, token } = await pressLink();
    expect(await title('Welcome, Edith Editor')).toHaveFocus();
    expect(main().getByText(`You’re signed in as ${address}.`)).toBeVisible();
    expect(calls()).toEqual(['POST /auth/v1/verify', 'POST /rest/v1/rpc/join_team', 'POST /rest/v1/rpc/own_access']);
    expect(JSON.parse(requestsTo('/auth/v1/verify')[0]?.body ?? '')).toEqual({
      ...{ token_hash: token, type: 'email', gotrue_meta_security: {} },
    });

    expect(email()).toHaveValue(address);
    expect(email()).toHaveAttribute('readonly');
    const password = screen.getByLabelText('New password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(password, `${newPassword}{Enter}`);
    await expectToast('Password saved.');
    expect(await title('Welcome')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
    expect(network.accounts.find(({ id }) => id === editor.id)?.password).toBe(newPassword);
    const text = JSON.stringify(logs.flatMap(({ mock }) => mock.calls.map((call) => call.map(String))));
    for (const secret of [token, newPassword]) expect(text).not.toContain(secret);
  });

  test('signs in once for repeated presses', async () => {
    await openLink();
    const button = main().getByRole('button', { name: 'Sign me in' });
    fireEvent.click(button);
    fireEvent.click(button);
    await userEvent.dblClick(button);
    await title('Welcome, Edith Editor');
    expect(requestsTo('/auth/v1/verify')).toHaveLength(1);
    expect(requestsTo('/rest/v1/rpc/join_team')).toHaveLength(1);
  });

  test('signs in once, even after a press while the account joins', async () => {
    let join = () => {};
    const joined = new Promise<void>((resolve) => (join = resolve));
    server.use(http.post('*/rest/v1/rpc/join_team', () => joined.then(() => HttpResponse.json('joined'))));
    await openLink();
    const button = main().getByRole('button', { name: 'Sign me in' });
    await userEvent.click(button);
    await waitFor(() => expect(stored()).not.toBeNull());
    await userEvent.click(button);
    join();
    await title('Welcome, Edith Editor');
    expect(requestsTo('/auth/v1/verify')).toHaveLength(1);
  });

  test('works by keyboard, and the person can continue without a new password', async () => {
    const { router } = await openLink();
    main().getByRole('button', { name: 'Sign me in' }).focus();
    await userEvent.keyboard('{Enter}');
    await title('Welcome, Edith Editor');
    await userEvent.click(main().getByRole('link', { name: 'Continue without a new password' }));
    expect(await title('Welcome')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin');
    expect(requestsTo('/auth/v1/user')).toEqual([]);
  });

  test.each([
    ['used', () => authService.mails.forEach((mail) => (mail.isOld = true))],
    ['replaced by a newer link', () => void mailTo(address)],
  ])('leads to the form for a new link if the link was %s', async (_what, endLink) => {
    await openLink();
    endLink();
    await userEvent.click(main().getByRole('button', { name: 'Sign me in' }));
    expect(await title('Sign in by email')).toHaveFocus();
    expect(main().getByRole('status')).toHaveTextContent(
      'This link has been used, has run out, or was replaced by a newer one. Ask for a new link here.',
    );
    expect(stored()).toBeNull();
    await requestMail(address);
    expect(await title('Check your inbox')).toBeVisible();
  });

  test('can be pressed again after a failed request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openLink();
    network.authFault = 'offline';
    await userEvent.click(main().getByRole('button', { name: 'Sign me in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t reach the sign-in service\./);
    network.authFault = undefined;
    await userEvent.click(main().getByRole('button', { name: 'Sign me in' }));
    expect(await title('Welcome, Edith Editor')).toBeVisible();
  });

  test('stays used if the sign-in worked and joining failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    network.writeFaults.set('users', 'offline');
    await pressLink();
    expect(await title('Almost there')).toHaveFocus();
    network.writeFaults.clear();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await title('Welcome, Edith Editor')).toBeVisible();
    expect(requestsTo('/auth/v1/verify')).toHaveLength(1);
    expect(requestsTo('/rest/v1/rpc/join_team')).toHaveLength(2);
  });

  test('can be replaced by the link of another mail in the same tab', async () => {
    await pressLink();
    await title('Welcome, Edith Editor');
    const token = mailTo(address);
    act(() => {
      window.history.pushState(null, '', `/login/password#token_hash=${token}`);
      takeMailLink();
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await title('Sign me in');
    await userEvent.click(main().getByRole('button', { name: 'Sign me in' }));
    await title('Welcome, Edith Editor');
    expect(requestsTo('/auth/v1/verify')).toHaveLength(2);
  });
});

describe('an account that cannot join', () => {
  test.each([
    ['taken', /^Another account has your place on the team\..*admin/],
    ['other', /^Your account belongs to a team member with another address\..*admin/],
    ['nobody', /^Nobody on the team has this address\. Ask an admin to add you/],
    ['account', /^This account can’t join.*admin\.$/],
    ['mail', /^More than 15 minutes passed.*Ask for a new link here\.$/],
    ['gate', /^This site can’t sign anyone in by email yet\. Its owner has to switch on two hooks/],
  ])('shows the reason %s, signs out, and offers a mail', async (outcome, words) => {
    accountAnswers.outcomes.set('join_team', [outcome]);
    await pressLink();
    expect(await title('Sign in by email')).toHaveFocus();
    expect(main().getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(main().getByRole('button', { name: 'Email me a link' })).toBeEnabled();
    expect(stored()).toBeNull();
    expect(network.sessions.every(({ refresh_token }) => refresh_token === null)).toBe(true);
  });

  test('gets another mail automatically if no mail created the account', async () => {
    accountAnswers.outcomes.set('join_team', ['again', 'joined']);
    await pressLink();
    expect(await title('Check your inbox')).toHaveFocus();
    expect(main().getByText(/^We have to replace your old account/)).toHaveTextContent(
      `One more email is on its way to ${address}: open its link to sign in.`,
    );
    expect(stored()).toBeNull();
    expect(authService.mails).toHaveLength(2);
    await openLink(authService.mails[1]?.token);
  });

  test('offers another mail if the automatic mail fails', async () => {
    accountAnswers.outcomes.set('join_team', ['again']);
    answerNext('/otp', 429, 'over_email_send_rate_limit', 'email rate limit exceeded');
    await pressLink();
    await title('Sign in by email');
    expect(main().getByRole('status')).toHaveTextContent(
      /^You need one more email, and we couldn’t send it automatically\. This site has reached its limit/,
    );
    expect(email()).toHaveValue(address);
  });

  test("hides the database's text of a rejection", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    network.rejections.set('users', { status: 403, code: '42501', message: 'raw server text' });
    await pressLink();
    await title('Almost there');
    expect(screen.queryByText(/raw server text/)).not.toBeInTheDocument();
  });
});

describe('a second factor', () => {
  beforeEach(() => void addFactor(editor));

  test('needs a code before a password can be set', async () => {
    accountAnswers.access.set(editor.id, { state: 'code', has_factor: true });
    await pressLink();
    await title('Welcome, Edith Editor');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');

    await userEvent.type(code, '000 000{Enter}');
    expect(await screen.findByText(/^That code is wrong or has expired\./)).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveValue('');
    accountAnswers.access.delete(editor.id);
    await userEvent.type(code, `${rightCode.slice(0, 3)} ${rightCode.slice(3)}{Enter}`);
    await userEvent.type(await screen.findByLabelText('New password'), `${newPassword}{Enter}`);
    await expectToast('Password saved.');
    expect(network.sessions.at(-1)?.gaveCode).toBe(true);
  });

  test('needs a code when the service asks for the code, and then the form saves the password', async () => {
    await pressLink();
    await userEvent.type(await screen.findByLabelText('New password'), `${newPassword}{Enter}`);
    await userEvent.type(await screen.findByLabelText('Code'), `${rightCode}{Enter}`);
    await expectToast('Password saved.');
    expect(network.accounts.find(({ id }) => id === editor.id)?.password).toBe(newPassword);
  });

  test.each([
    ['12345', 'Enter the six digits.'],
    ['abcdef', 'Enter the six digits.'],
  ])('sends nothing for the code "%s"', async (code, words) => {
    accountAnswers.access.set(editor.id, { state: 'code', has_factor: true });
    await pressLink();
    await userEvent.type(await screen.findByLabelText('Code'), `${code}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(calls().filter((call) => call.includes('/factors'))).toEqual([]);
  });

  test('sends the code again once after an internal error of the service', async () => {
    const deadlock = () =>
      HttpResponse.json({ code: 500, error_code: 'unexpected_failure', msg: 'deadlock' }, { status: 500 });
    accountAnswers.access.set(editor.id, { state: 'code', has_factor: true });
    await pressLink();
    const code = await screen.findByLabelText('Code');
    authService.answers.set('/factors/ID/verify', [deadlock, deadlock]);
    await userEvent.type(code, `${rightCode}{Enter}`);
    expect(await screen.findByText(/^The sign-in service can’t send emails right now\./)).toBeVisible();
    authService.answers.set('/factors/ID/verify', [deadlock]);
    accountAnswers.access.delete(editor.id);
    await userEvent.type(code, `${rightCode}{Enter}`);
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('leads to the setup in the admin area if the site requires a factor', async () => {
    accountAnswers.access.set(editor.id, { state: 'enrol', required: true });
    const { router } = await pressLink();
    await userEvent.click(await screen.findByRole('link', { name: 'Set up a second factor' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(requestsTo('/auth/v1/user').filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('a new password', () => {
  async function openForm() {
    const app = await pressLink();
    return { ...app, field: await screen.findByLabelText('New password') };
  }
  const saves = () => requestsTo('/auth/v1/user').filter(({ method }) => method === 'PUT');

  test('needs more than eleven characters', async () => {
    const { field } = await openForm();
    await userEvent.type(field, 'eleven char{Enter}');
    expect(await screen.findByText('Choose a password of 12 characters or more.')).toBeVisible();
    expect(field).toHaveFocus();
    expect(saves()).toEqual([]);
  });

  test('allows at most 72 bytes', async () => {
    const { field } = await openForm();
    fireEvent.change(field, { target: { value: 'ä'.repeat(37) } });
    await userEvent.click(main().getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(/^A password can have at most 72 bytes/)).toBeVisible();
    expect(saves()).toEqual([]);
  });

  test('must differ from the old password', async () => {
    const { field } = await openForm();
    await userEvent.type(field, `${editor.password}{Enter}`);
    expect(await screen.findByText('That is already your password. Choose another.')).toBeVisible();
    expect(field).toHaveFocus();
  });

  test.each([
    [['length'], 'This password is too weak: it has fewer than 12 characters.'],
    [['characters'], 'This password is too weak: it needs a wider mix of characters.'],
    [
      ['length', 'pwned'],
      'This password is too weak: it has fewer than 12 characters, and it appears in a list of stolen passwords.',
    ],
    [['something new'], 'This password is too weak. Choose another.'],
  ])('shows the reasons if the service rejects the password as too weak: %j', async (reasons, words) => {
    const { field } = await openForm();
    const body = { code: 422, error_code: 'weak_password', msg: 'raw server text', weak_password: { reasons } };
    authService.answers.set('/user', [() => HttpResponse.json(body, { status: 422 })]);
    await userEvent.type(field, `${newPassword}{Enter}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).toHaveValue(newPassword);
  });

  test('needs a mail when the session is older than a day', async () => {
    const { field } = await openForm();
    for (const session of network.sessions) authService.oldSessions.add(session);
    await userEvent.type(field, `${newPassword}{Enter}`);
    expect(await title('Sign in by email')).toHaveFocus();
    expect(main().getByRole('status')).toHaveTextContent(/^To set a new password, sign in with an email link/);
    expect(email()).toHaveValue(address);
  });

  test('can be visible while a person types', async () => {
    const { field } = await openForm();
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  test('saves once for repeated presses', async () => {
    const { field } = await openForm();
    fireEvent.change(field, { target: { value: newPassword } });
    const button = main().getByRole('button', { name: 'Save password' });
    fireEvent.click(button);
    fireEvent.click(button);
    await expectToast('Password saved.');
    expect(saves()).toHaveLength(1);
  });

  test('signs out the other devices', async () => {
    const { field } = await openForm();
    const { access_token } = issueSession(network, editor);
    await userEvent.type(field, `${newPassword}{Enter}`);
    await expectToast('Password saved.');
    const other = network.sessions.find((session) => session.access_token === access_token);
    expect(other?.refresh_token).toBeNull();
    expect(stored()).not.toBeNull();
  });
});

describe('a link of another kind', () => {
  const notOurs = 'This link isn’t one of ours, so it wasn’t used. Ask for a new link here.';

  test.each([
    ['/login/password#access_token=secret-a.b.c&refresh_token=secret-r&type=recovery', notOurs],
    ['/login/password?code=secret-code', notOurs],
    ['/login/password?error=access_denied&error_description=secret', notOurs],
    ['/login/password?token_hash=secret', /^You reloaded this page, so it no longer has your link\./],
    [
      '/login/password#error=access_denied&error_code=otp_expired&error_description=secret',
      'This link has been used, has run out, or was replaced by a newer one. Ask for a new link here.',
    ],
  ])('leads to the form and has no effect: %s', async (link, words) => {
    const { router } = renderApp(link);
    await title('Sign in by email');
    expect(main().getByRole('status')).toHaveTextContent(words);
    expect(window.location.href).toBe('http://localhost:3000/login/password');
    expect(JSON.stringify([window.history.state, router.state.location])).not.toContain('secret');
    expect(stored()).toBeNull();
    expect(calls()).toEqual([]);
  });

  test('must be opened again after a reload of the page', async () => {
    renderApp(`/login/password#token_hash=${mailTo(address)}`);
    await title('Sign me in');
    cleanup();
    // A reload keeps only the address and the state of the history entry.
    delete (globalThis as WithMailLink).mailLink;
    const { state } = window.history as { state: unknown };
    const reloaded = window.location.pathname + window.location.search + window.location.hash;
    renderApp(reloaded, { state });
    await title('Sign in by email');
    expect(main().getByRole('status')).toHaveTextContent(/^You reloaded this page, so it no longer has your link\./);
  });
});

test('the response of a captive portal signs nobody in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openLink();
  server.use(http.post('*/auth/v1/verify', () => HttpResponse.json({ access_token: 'secret', msg: 'Confirmed' })));
  await userEvent.click(main().getByRole('button', { name: 'Sign me in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t reach the sign-in service\./);
  expect(stored()).toBeNull();
});
