import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '@/data/service/session-record';
import { aLink, aUser } from '../../support/builders';
import { recordOf, renderApp } from '../../support/render-app';
import { accounts } from '../../support/network/auth';
import { network, server } from '../../support/network/server';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';

const { email: address, password: secret } = accounts.editor;
const token = /\/auth\/v1\/token$/;

const email = () => screen.getByLabelText(wording.login.email);
const password = () => screen.getByLabelText(wording.login.password);
const button = () => within(screen.getByRole('main')).getByRole('button');
const signIns = () => network.requests.filter(({ url }) => url.searchParams.get('grant_type') === 'password');
const stored = () => localStorage.getItem(sessionKey);

async function openLogin() {
  const app = renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });
  return app;
}

function fillIn(credentials = { address, secret }) {
  fireEvent.change(email(), { target: { value: credentials.address } });
  fireEvent.change(password(), { target: { value: credentials.secret } });
}

afterEach(() => vi.unstubAllGlobals());

test('the form has email and password, and says who can sign in', async () => {
  await openLogin();
  expect(email()).toBeRequired();
  expect(email()).toHaveAttribute('type', 'email');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toBeRequired();
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByText(/password of your authentication-service account/)).toBeVisible();
  expect(button()).toHaveTextContent(wording.login.signIn);
  await waitFor(() => expect(document.title).toBe('Sign In | Test Legacy'));
  expect(network.requests.filter(({ url }) => url.pathname.startsWith('/auth/'))).toEqual([]);
});

test.each([
  ['empty fields', { address: '', secret: '' }],
  ['no password', { address, secret: '' }],
  ['no email', { address: '', secret }],
  ['an invalid email', { address: 'editor', secret }],
])('the form sends nothing with %s', async (_what, credentials) => {
  await openLogin();
  fillIn(credentials);
  await userEvent.click(button());
  expect(button()).toHaveTextContent(wording.login.signIn);
  expect(signIns()).toEqual([]);
});

describe('the right password', () => {
  test('leads to the admin area, stores one record, and the way back skips the sign-in', async () => {
    const { router } = renderApp('/contact');
    await userEvent.click(await screen.findByRole('link', { name: wording.login.signIn }));
    await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });
    const before = Math.floor(Date.now() / 1000);
    fillIn();
    await userEvent.click(button());
    await expectToast(wording.login.success);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();

    const [issued] = network.sessions;
    expect(JSON.parse(stored() ?? '')).toEqual({
      user: { id: accounts.editor.id, email: address, role: 'user', name: 'editor' },
      session: {
        access_token: issued?.access_token,
        refresh_token: issued?.refresh_token,
        expires_at: expect.any(Number) as number,
      },
    });
    const { session } = JSON.parse(stored() ?? '') as { session: { expires_at: number } };
    expect(session.expires_at - before).toBeGreaterThanOrEqual(3600);
    expect(session.expires_at - before).toBeLessThanOrEqual(3610);
    expect(Object.keys(localStorage)).toEqual([sessionKey]);
    expect(JSON.stringify(sessionStorage)).not.toContain(issued?.access_token);
    expect(document.cookie).toBe('');
    expect(signIns().map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { email: address, password: secret, gotrue_meta_security: {} },
    ]);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
  });

  test('opens the admin area without a second check by the guard', async () => {
    const { container } = await openLogin();
    let guardShown = false;
    const watch = new MutationObserver(() => (guardShown ||= container.textContent.includes(wording.guard.unknown)));
    fillIn();
    watch.observe(container, { childList: true, subtree: true });
    await userEvent.click(button());
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
    watch.disconnect();
    expect(guardShown).toBe(false);
  });

  test('sends one request for repeated clicks, and the button shows the progress', async () => {
    let answer: () => void = () => expect.unreachable();
    const response = new Promise<void>((resolve) => (answer = resolve));
    server.use(http.post(token, () => response));
    await openLogin();
    fillIn();
    fireEvent.click(button());
    fireEvent.click(button());
    fireEvent.submit(button().closest('form') ?? button());
    await waitFor(() => expect(button()).toHaveTextContent(wording.login.busy));
    expect(button()).toBeDisabled();
    answer();
    await expectToast(wording.login.success);
    expect(signIns()).toHaveLength(1);
  });
});

test('a wrong password shows an error and keeps the fields', async () => {
  const { router } = await openLogin();
  fillIn({ address, secret: 'handheld-1988' });
  await userEvent.click(button());
  await expectToast(wording.login.invalid);
  expect(email()).toHaveValue(address);
  expect(password()).toHaveValue('handheld-1988');
  expect(button()).toBeEnabled();
  expect(router.state.location.pathname).toBe('/login');
  expect(stored()).toBeNull();
  fillIn();
  await userEvent.click(button());
  await expectToast(wording.login.success);
});

const rejection = (status: number, error_code: string) =>
  HttpResponse.json({ code: status, error_code, msg: 'raw server text' }, { status });

const mailFirst = 'Open the link in our email first. If you just did, wait a minute.';

test.each<[string, () => Response, string]>([
  ['of an account that never signed in by mail', () => rejection(403, 'unknown'), mailFirst],
  ['of an address without a mail', () => rejection(400, 'email_not_confirmed'), mailFirst],
  ['of a banned account', () => rejection(400, 'user_banned'), 'This account is blocked. Ask an admin.'],
  [
    'too often',
    () => rejection(429, 'over_request_rate_limit'),
    'Too many attempts from your connection. Please wait a few minutes, then try again.',
  ],
  [
    'to a service with a captcha',
    () => rejection(400, 'captcha_failed'),
    'The sign-in service wants a captcha, and this site has none. Ask an admin to switch it off.',
  ],
])('a sign-in %s shows the reason', async (_what, answer, words) => {
  server.use(http.post(token, answer));
  const { router } = await openLogin();
  fillIn();
  await userEvent.click(button());
  await expectToast(words);
  expect(screen.queryByText(wording.login.failed)).not.toBeInTheDocument();
  expect(screen.queryByText(/raw server text/)).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(stored()).toBeNull();
});

test('a link leads people without a password to the form for a mail', async () => {
  const { router } = await openLogin();
  const link = screen.getByRole('link', { name: 'First time here, or forgot your password?' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in by email' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login/password');
});

describe('an invalid response of the sign-in service', () => {
  const user = { id: accounts.editor.id, email: address };
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user };

  test.each<[string, () => Response]>([
    ['400 for another reason', () => rejection(400, 'validation_failed')],
    ['400 that is a page', () => new HttpResponse('<!doctype html><title>No', { status: 400 })],
    ['401', () => rejection(401, 'no_authorization')],
    ['403 with a code', () => rejection(403, 'no_authorization')],
    ['422', () => rejection(422, 'validation_failed')],
    ['500', () => rejection(500, 'unexpected_failure')],
    ['a session without a user', () => HttpResponse.json({ ...session, user: undefined })],
    ['a session of nobody', () => HttpResponse.json({ ...session, user: {} })],
    ['a session with an invalid user', () => HttpResponse.json({ ...session, user: { ...user, id: 7 } })],
    ['a session whose time is text', () => HttpResponse.json({ ...session, expires_in: '3600' })],
    ['a session that is over', () => HttpResponse.json({ ...session, expires_in: -1 })],
    ['a session with an invalid token', () => HttpResponse.json({ ...session, access_token: { a: 1 } })],
    ['a session that cannot be renewed', () => HttpResponse.json({ ...session, refresh_token: '' })],
  ])('shows an error and stores nothing: %s', async (_what, answer) => {
    server.use(http.post(token, answer));
    const { router } = await openLogin();
    fillIn();
    await userEvent.click(button());
    await expectToast(wording.login.failed);
    expect(screen.queryByText(wording.login.invalid)).not.toBeInTheDocument();
    expect(screen.queryByText(wording.login.success)).not.toBeInTheDocument();
    expect(screen.queryByText(/raw server text/)).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/login');
    expect(email()).toHaveValue(address);
    expect(password()).toHaveValue(secret);
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent(wording.login.signIn);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(signIns()).toHaveLength(1);
  });
});

describe('a signed-in user on the sign-in page', () => {
  test('continues to the admin area at once', async () => {
    const { router } = renderApp('/login', { as: 'editor' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin');
    expect(signIns()).toEqual([]);
  });

  test('continues to the admin area after a sign-in in another tab', async () => {
    const { router } = await openLogin();
    localStorage.setItem(sessionKey, JSON.stringify(recordOf('editor')));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionKey })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  });
});

describe('a browser without storage', () => {
  const editorRow = () => aUser({ auth_user_id: accounts.editor.id, email: address, role: 'editor' });

  async function signInAndOut() {
    fillIn();
    await userEvent.click(button());
    await expectToast(wording.login.success);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
    const sidebar = within(screen.getByRole('navigation', { name: 'Admin' }));
    await userEvent.click(sidebar.getByRole('link', { name: wording.sidebar.links }));
    expect(await screen.findByRole('rowheader', { name: /Pan Docs/ })).toBeInTheDocument();
    await userEvent.click(sidebar.getByRole('button', { name: wording.logout.button }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' })).toBeInTheDocument();
  }

  test('allows a sign-in on this page although the storage is full', async () => {
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    network.tables.users = [editorRow()];
    localStorage.setItem(sessionKey, '{"old": true}');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await openLogin();
    await signInAndOut();
    expect(stored()).toBeNull();
  });

  test('shows the public site and allows a sign-in on this page although access to the storage is denied', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: denied, set: denied, ownKeys: denied }));
    network.tables.links = [aLink({ title: 'Pan Docs' })];
    network.tables.users = [editorRow()];
    renderApp('/links');
    expect(await screen.findByRole('link', { name: /Pan Docs/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: wording.login.signIn }));
    await screen.findByRole('heading', { level: 1, name: 'Staff sign-in' });
    await signInAndOut();
  });
});
