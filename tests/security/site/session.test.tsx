import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { RouterProvider } from 'react-router-dom';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { AuthProvider } from '@/auth/auth-provider';
import { RequireAuth } from '@/auth/require-auth';
import { watchContent } from '@/boot/content-watch';
import { sessionKey, type StoredSession } from '@/data/service/session-record';
import { field, fill, newPost, formValues, submit, written } from '../../screens/admin/post-form';
import { aConsole, aLink, aPost } from '../../support/builders';
import { needsCases, proves, provesItsTests } from '../../support/evidence';
import { accounts } from '../../support/network/auth';
import { faults, network, server, type Fault } from '../../support/network/server';
import { addStaff, openAt, recordOf, renderApp } from '../../support/render-app';
import { wording } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { holdTheClock, letEverythingEnd, pass as passOnFakeClock, expectInTime } from './fake-time';
import {
  allPairs,
  expectOnlyExpectedErrors,
  expectWholePage,
  loadPages,
  mostRequests,
  expectNothingLoads,
  toasts,
} from './page';
import { fillTables } from './read-surfaces';

const ended = 'Your session has ended. Please sign in again.';
const token = /\/auth\/v1\/token$/;
const minute = 60_000;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const welcome = () => heading('Welcome');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sidebar = () => within(screen.getByRole('navigation', { name: 'Admin' }));
const entry = (name: string) => sidebar().getByRole('link', { name });
const stored = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null') as StoredSession | null;
const authRequests = () => network.requests.filter(({ url }) => url.pathname.startsWith('/auth/'));
const renewals = () => authRequests().filter(({ url }) => url.searchParams.get('grant_type') === 'refresh_token');
const signOuts = () => authRequests().filter(({ url }) => url.pathname.endsWith('/logout'));
const bearers = () => network.requests.map(({ headers }) => headers.get('authorization')).filter(Boolean);

/** Expects the sign-in screen at its address, and no session record on the device. */
async function expectSignIn() {
  await heading('Staff sign-in');
  expect(window.location.pathname).toBe('/login');
  expect(localStorage.getItem(sessionKey)).toBeNull();
}

/** Replaces the clock by a fake clock. Calls of `pass` and real time advance the fake clock. */
function fakeClock() {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
}

/** Advances the clock in small steps, so that responses arrive in between. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 1000) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(1000, milliseconds - passed)));
  }
}

/** Signs in or out in another tab. */
function otherTab(record: StoredSession | null) {
  if (record) localStorage.setItem(sessionKey, JSON.stringify(record));
  else localStorage.removeItem(sessionKey);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionKey })));
}

const openTheLinks = () => userEvent.click(entry(wording.sidebar.links));
const linkRow = () => screen.findByRole('rowheader', { name: /Read by the editor/ });

/** Opens the admin area as an editor. The database has one link, and no screen has read it yet. */
async function openWelcome() {
  network.tables.links = [aLink({ title: 'Read by the editor' })];
  const app = renderApp('/admin', { as: 'editor' });
  await screen.findByText(/an editor: you can/);
  return app;
}

async function openLinks() {
  const app = await openWelcome();
  await openTheLinks();
  await linkRow();
  return app;
}

function signInAsEditor() {
  fireEvent.change(screen.getByLabelText(wording.login.email), { target: { value: accounts.editor.email } });
  fireEvent.change(screen.getByLabelText(wording.login.password), { target: { value: accounts.editor.password } });
  fireEvent.submit(screen.getByLabelText(wording.login.password));
}

const rejection = (status: number, error_code: string) => () =>
  HttpResponse.json({ code: status, error_code, msg: 'no' }, { status });

beforeAll(() => loadPages(['/admin', '/admin/links', '/login']), 60_000);

describe('a session', () => {
  provesItsTests('Sessions');

  describe('the state of the session', () => {
    test.each(['/admin', '/admin/blog', '/admin/users', '/admin/nonsense'])(
      '%s redirects a visitor to the sign-in and leaves no history entry',
      async (address) => {
        const { router } = renderApp('/contact');
        await heading('Contact');
        await act(() => router.navigate(address));
        await expectSignIn();
        expect(authRequests()).toEqual([]);
        expect(bearers()).toEqual([]);
        await act(() => router.navigate(-1));
        expect(window.location.pathname).toBe('/contact');
        expect(toasts()).toEqual([]);
      },
    );

    test('the admin area stays hidden until the session is known', async () => {
      renderApp('/admin', { as: 'editor' });
      expect(screen.getByText(wording.guard.unknown)).toBeInTheDocument();
      expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
      await welcome();
      expect(screen.queryByText(wording.guard.unknown)).not.toBeInTheDocument();
    });

    test('the admin area shows the sign-in after the end of a session and removes the record', async () => {
      renderApp('/admin', { as: 'editor', seconds: -1 });
      await expectSignIn();
      expect(authRequests()).toEqual([]);
    });

    test('the public site removes the record of an ended session', async () => {
      renderApp('/contact', { as: 'editor', seconds: -1 });
      expect(await screen.findByRole('link', { name: wording.login.signIn })).toBeInTheDocument();
      await waitFor(() => expect(localStorage.getItem(sessionKey)).toBeNull());
    });

    const user = { id: accounts.editor.id, email: accounts.editor.email, role: 'user', name: 'editor' };
    const expires_at = 4_000_000_000;
    const session = { access_token: 'a', refresh_token: 'r', expires_at };
    const whole = JSON.stringify({ user, session });

    test.each([
      ['nothing', ''],
      ['null', 'null'],
      ['a list', '[]'],
      ['a number', '7'],
      ['text', '"signed in"'],
      ['true', 'true'],
      ['an empty object', '{}'],
      ['only a prototype', `{"__proto__":${whole}}`],
      ['a prototype for parts', `{"user":{"__proto__":${JSON.stringify(user)}},"session":${JSON.stringify(session)}}`],
      ['half a record', whole.slice(0, -20)],
      ['no user', JSON.stringify({ session })],
      ['no session', JSON.stringify({ user })],
      ['a user that is null', JSON.stringify({ user: null, session })],
      ['a user without an id', JSON.stringify({ user: { ...user, id: undefined }, session })],
      ['an id that is a number', JSON.stringify({ user: { ...user, id: 7 }, session })],
      ['a role that is a list', JSON.stringify({ user: { ...user, role: ['admin'] }, session })],
      ['no email', JSON.stringify({ user: { ...user, email: null }, session })],
      ['a token that is an object', JSON.stringify({ user, session: { ...session, access_token: {} } })],
      ['no refresh token', JSON.stringify({ user, session: { ...session, refresh_token: undefined } })],
      ['an empty refresh token', JSON.stringify({ user, session: { ...session, refresh_token: '' } })],
      ['an end that is text', JSON.stringify({ user, session: { ...session, expires_at: String(expires_at) } })],
      ['an end that is NaN', whole.replace(String(expires_at), 'NaN')],
      ['an end that is null', whole.replace(String(expires_at), 'null')],
      ['an end that never comes', whole.replace(String(expires_at), '1e400')],
      ['an end long ago', whole.replace(String(expires_at), '-1e300')],
    ])('an invalid record counts as signed out: %s', async (_what, text) => {
      localStorage.setItem(sessionKey, text);
      renderApp('/admin');
      await expectSignIn();
      expect(({} as Record<string, unknown>).email).toBeUndefined();
    });

    test('a complete record with a false role gives only the rights of the token', async () => {
      localStorage.setItem(sessionKey, JSON.stringify({ user: { ...user, role: 'admin' }, session }));
      renderApp('/admin');
      await expectSignIn();
      await expectToast(ended);
    });
  });

  describe('the end of the access token in the open admin area', () => {
    async function openForMinutes() {
      fakeClock();
      renderApp('/admin', { as: 'editor', seconds: 240 });
      await welcome();
    }

    test.each<[Fault | 'rejected', number]>([
      ['503', 20],
      ['offline', 20],
      ['429', 20],
      ['null 200', 20],
      ['wrong shape', 20],
      ['rejected', 4],
    ])(
      'signs the person out at that moment, with one toast, when the renewal fails: %s, at most %i requests',
      async (way, most) => {
        await openForMinutes();
        if (way !== 'rejected') network.authFault = way;
        else for (const session of network.sessions) session.refresh_token = null;
        await pass(234_000);
        expect(window.location.pathname).toBe('/admin');
        expect(stored()).not.toBeNull();
        await openTheLinks();
        expect(await screen.findByText('No links have been added yet.')).toBeInTheDocument();
        await pass(7_000);
        await expectSignIn();
        expect(toasts().filter((words) => words === ended)).toHaveLength(1);
        await pass(minute);
        expect(renewals().length).toBeGreaterThan(0);
        expect(renewals().length).toBeLessThanOrEqual(most);
      },
    );

    test('leads to a renewal, and the next read carries the new token', async () => {
      await openForMinutes();
      const before = stored();
      await pass(5 * minute);
      expect(renewals()).toHaveLength(1);
      expect(window.location.pathname).toBe('/admin');
      const after = stored();
      expect(after?.user).toEqual(before?.user);
      expect(after?.session.access_token).not.toBe(before?.session.access_token);
      await openTheLinks();
      await screen.findByText('No links have been added yet.');
      expect(bearers().at(-1)).toBe(`Bearer ${after?.session.access_token}`);
      expect(toasts()).toEqual([]);
    });

    test('leads to a renewal before the first screen when only seconds remain', async () => {
      renderApp('/admin', { as: 'editor', seconds: 20 });
      await welcome();
      await waitFor(() => expect(renewals()).toHaveLength(1));
      expect((stored()?.session.expires_at ?? 0) * 1000).toBeGreaterThan(Date.now() + 50 * minute);
      expect(window.location.pathname).toBe('/admin');
    });

    test.each([2, -2])('comes at the right time when the server clock is %i h off', async (hours) => {
      server.use(
        http.post(token, () => {
          const { user, session } = recordOf('editor');
          const expires_at = session.expires_at + hours * 3600;
          return HttpResponse.json({ ...session, expires_at, expires_in: 3600, token_type: 'bearer', user });
        }),
      );
      addStaff();
      fakeClock();
      renderApp('/login');
      await heading('Staff sign-in');
      signInAsEditor();
      await welcome();
      await pass(50 * minute);
      expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
      expect(renewals()).toHaveLength(0);
      await pass(15 * minute);
      expect(screen.getByRole('heading', { level: 1, name: 'Welcome' })).toBeInTheDocument();
      expect(renewals()).toHaveLength(1);
    });
  });

  describe('a token that the server rejects', () => {
    /** Rejects the renewal at the moment in which another tab stores a session. */
    function otherTabFirst(name: keyof typeof accounts, error_code: string) {
      network.expireTokens();
      const record = recordOf(name);
      server.use(
        http.post(token, () => {
          localStorage.setItem(sessionKey, JSON.stringify(record));
          return rejection(400, error_code)();
        }),
      );
      return record;
    }

    test('leads to one renewal and a repeated read, without a toast', async () => {
      await openWelcome();
      network.expireTokens();
      await openTheLinks();
      await linkRow();
      expect(renewals()).toHaveLength(1);
      const reads = network.requests.filter(({ url }) => url.pathname === '/rest/v1/links');
      expect(reads.map(({ headers }) => headers.get('authorization'))).toEqual([
        `Bearer ${network.sessions[0]?.access_token}`,
        `Bearer ${stored()?.session.access_token}`,
      ]);
      expect(toasts()).toEqual([]);
    });

    test('leads to one renewal for two reads, even when one rejection comes late', async () => {
      await openWelcome();
      network.tables.consoles = [aConsole({ name: 'Pocket', year: '1996' })];
      network.expireTokens();
      const late = async () => {
        await delay(400);
        return HttpResponse.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
      };
      server.use(http.get('*/rest/v1/consoles', late, { once: true }));
      await userEvent.click(entry(wording.sidebar.consoleOfMonth));
      // Two forms have this option: the main form and the form of the queue.
      await screen.findAllByRole('option', { name: 'Pocket (1996)' });
      expect(renewals()).toHaveLength(1);
      expect(toasts()).toEqual([]);
    });

    test('ends in one sign-out and one toast when the session is over', async () => {
      await openWelcome();
      network.endSessions();
      await openTheLinks();
      await expectSignIn();
      await expectToast(ended);
      expect(toasts()).toEqual([ended]);
      expect(renewals()).toHaveLength(1);
    });

    test.each<[string, () => Response]>([
      ['the service is busy', rejection(429, 'over_request_rate_limit')],
      ['the service is down', () => new HttpResponse('down', { status: 503 })],
      ['a proxy rejects it', () => new HttpResponse('<!doctype html><title>No', { status: 403 })],
      ['the response has no session', () => HttpResponse.json({ hello: 'world' })],
      ['the response is null', () => HttpResponse.json(null)],
    ])('does not end the session when the renewal fails because %s', async (_what, answer) => {
      await openWelcome();
      network.expireTokens();
      server.use(http.post(token, answer));
      await openTheLinks();
      await waitFor(() => expect(toasts()).toEqual([wording.links.loadFailed]), { timeout: 9000 });
      expect(window.location.pathname).toBe('/admin/links');
      expect(stored()).not.toBeNull();
      server.resetHandlers();
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * minute);
      await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
      await linkRow();
    });

    test('does not end a session that another tab renews at the same moment', async () => {
      await openWelcome();
      const renewed = otherTabFirst('editor', 'refresh_token_already_used');
      await openTheLinks();
      await linkRow();
      expect(stored()).toEqual(renewed);
      expect(window.location.pathname).toBe('/admin/links');
      expect(toasts()).toEqual([]);
    });

    test('leads to no request with the token of another person', async () => {
      await openWelcome();
      const other = otherTabFirst('admin', 'refresh_token_not_found');
      await openTheLinks();
      await waitFor(() => expect(renewals()).toHaveLength(1));
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(bearers()).not.toContain(`Bearer ${other.session.access_token}`);
      expect(stored()).toEqual(other);
    });
  });

  describe('a session that ends while text is unsaved', () => {
    const dialog = () => screen.getByRole('dialog', { name: 'Please sign in again' });

    async function writePost(seconds?: number) {
      await newPost({ as: 'editor', seconds });
      fill(written);
    }

    async function signInAgain(password = accounts.editor.password) {
      fireEvent.change(within(dialog()).getByLabelText(wording.login.password), { target: { value: password } });
      await userEvent.click(within(dialog()).getByRole('button', { name: wording.login.signIn }));
    }

    test('asks the same person for a new sign-in at once, and a save then stores the text', async () => {
      await writePost();
      otherTab(null);
      await expectToast(ended);
      expect(toasts()).toEqual([ended]);
      const email = within(dialog()).getByLabelText(wording.login.email);
      expect(email).toHaveValue(accounts.editor.email);
      expect(email).toHaveAttribute('readonly');
      expect(within(dialog()).getByLabelText(wording.login.password)).toHaveFocus();
      expect(field('title').closest('[inert]')).not.toBeNull();
      await signInAgain();
      await expectToast(wording.login.success);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(window.location.pathname).toBe('/admin/blog/new');
      expect(field('title').closest('[inert]')).toBeNull();
      expect(formValues()).toEqual(written);
      await submit(wording.postEditor.created);
      expect(network.tables.blog_posts).toMatchObject([written]);
    });

    test('asks for a new sign-in when the token ends', async () => {
      fakeClock();
      await writePost(200);
      network.authFault = '503';
      await pass(202_000);
      expect(dialog()).toBeInTheDocument();
      expect(formValues()).toEqual(written);
      expect(toasts().filter((words) => words === ended)).toHaveLength(1);
      await pass(minute);
    });

    test('asks for a new sign-in when a save fails, and the next save works', async () => {
      await writePost();
      network.endSessions();
      await submit();
      await waitFor(() => expect(dialog()).toBeInTheDocument());
      await expectToast(ended);
      await waitFor(() => expect(screen.getByText(wording.postEditor.create)).toBeEnabled());
      await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
      expect(toasts()).toEqual([ended]);
      expect(network.tables.blog_posts).toEqual([]);
      await signInAgain();
      await expectToast(wording.login.success);
      expect(formValues()).toEqual(written);
      await submit(wording.postEditor.created);
      expect(network.tables.blog_posts).toHaveLength(1);
    });

    test('shows the error about a wrong password inside the dialog', async () => {
      await writePost();
      otherTab(null);
      await signInAgain('wrong');
      expect(await within(dialog()).findByText(wording.login.invalid)).toBeInTheDocument();
      expect(formValues()).toEqual(written);
    });

    test('keeps the sign-in dialog open after Escape and close()', async () => {
      await writePost();
      otherTab(null);
      await userEvent.keyboard('{Escape}');
      expect(dialog()).toHaveAttribute('open');
      // After repeated Escapes a browser closes the dialog without a cancel event.
      (dialog() as HTMLDialogElement).close();
      await waitFor(() => expect(dialog()).toHaveAttribute('open'));
    });

    test('offers the text again after "Leave without signing in" and a new sign-in', async () => {
      await writePost();
      otherTab(null);
      await press('Leave without signing in');
      await expectSignIn();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      signInAsEditor();
      await welcome();
      await userEvent.click(screen.getByRole('link', { name: wording.posts.create }));
      await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
      expect(formValues()).toEqual(written);
    });

    test('closes the sign-in dialog after the same person signs in again in another tab', async () => {
      await writePost();
      otherTab(null);
      expect(dialog()).toBeInTheDocument();
      otherTab(recordOf('editor'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(formValues()).toEqual(written);
      expect(field('title').closest('[inert]')).toBeNull();
    });

    test('hides the text when another person signs in from another tab', async () => {
      await writePost();
      otherTab(null);
      otherTab(recordOf('contributor'));
      await screen.findByText(/a contributor: you can/);
      expect(window.location.pathname).toBe('/admin');
      await userEvent.click(screen.getByRole('link', { name: wording.posts.create }));
      await heading('New Post');
      expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
      expect(screen.queryByDisplayValue(written.title)).not.toBeInTheDocument();
    });
  });

  describe('this tab', () => {
    const notice = (event: Event) => act(() => void window.dispatchEvent(event));

    /** Expects no row of the first person. The database does not respond, so only the cache could show a row. */
    async function expectNothingRead() {
      await openTheLinks();
      await heading('Links');
      expect(screen.queryByText(/Read by the editor/)).not.toBeInTheDocument();
    }

    const forget = () => localStorage.removeItem(sessionKey);
    test.each<[string, () => void, Event]>([
      ['a sign-out in another tab', forget, new StorageEvent('storage', { key: sessionKey })],
      ['clearing the storage of the site', () => localStorage.clear(), new StorageEvent('storage', { key: null })],
      ['a sign-out while the page was in the back/forward cache', forget, new Event('pageshow')],
    ])('signs out within two seconds after %s', async (_what, change, event) => {
      await openLinks();
      change();
      notice(event);
      await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 2000 });
      await expectSignIn();
      expect(toasts()).toEqual([ended]);
      expect(screen.queryByText(/Read by the editor/)).not.toBeInTheDocument();
    });

    test('ignores a storage event about another key', async () => {
      await openLinks();
      localStorage.setItem('handheld-legacy.session.other', 'x');
      notice(new StorageEvent('storage', { key: 'handheld-legacy.session.other' }));
      expect(window.location.pathname).toBe('/admin/links');
    });

    test("deletes the first person's rows when another person signs in from another tab", async () => {
      await openLinks();
      network.faults.set('links', 'no answer');
      otherTab(recordOf('admin'));
      await screen.findByText(/an admin: you can/);
      expect(window.location.pathname).toBe('/admin');
      expect(screen.getByText(accounts.admin.email, { selector: 'header *' })).toBeInTheDocument();
      await expectNothingRead();
    });

    test("deletes the first person's rows when another person signs in during a visit of the public site", async () => {
      await openLinks();
      await userEvent.click(screen.getByRole('link', { name: 'View site' }));
      const admin = await screen.findByRole('link', { name: wording.header.admin });
      network.faults.set('links', 'no answer');
      otherTab(recordOf('admin'));
      await userEvent.click(admin);
      await screen.findByText(/an admin: you can/);
      await expectNothingRead();
    });
  });

  describe('the guard of a role', () => {
    function renderGuard(role: string) {
      const record = recordOf('editor');
      localStorage.setItem(sessionKey, JSON.stringify({ ...record, user: { ...record.user, role } }));
      const door = (
        <AuthProvider>
          <RequireAuth role="admin">behind the door</RequireAuth>
        </AuthProvider>
      );
      const router = openAt('/door', [
        { path: '/door', element: door },
        { path: '/login', element: <p>the sign-in</p> },
      ]);
      render(
        <Providers queryClient={createQueryClient()}>
          <RouterProvider router={router} />
        </Providers>,
      );
    }

    test.each(['user', 'Admin', 'administrator', '', 'user admin'])(
      'shows a toast and the sign-in for the role "%s"',
      async (role) => {
        const entries = window.history.length;
        renderGuard(role);
        await expectToast(wording.guard.denied);
        expect(await screen.findByText('the sign-in')).toBeInTheDocument();
        expect(screen.queryByText('behind the door')).not.toBeInTheDocument();
        expect(window.location.pathname).toBe('/login');
        expect(window.history).toHaveLength(entries);
        expect(stored()).not.toBeNull();
      },
    );

    test('shows the screen for the required role', async () => {
      renderGuard('admin');
      expect(await screen.findByText('behind the door')).toBeInTheDocument();
      expect(window.location.pathname).toBe('/door');
      expect(toasts()).toEqual([]);
    });
  });
});

describe('logging out', () => {
  provesItsTests('Logging out');

  test('shows a toast and the sign-in, and ends the session at the service', async () => {
    await openLinks();
    const token = network.sessions[0]?.access_token;
    await press(wording.logout.button);
    await expectToast(wording.logout.success);
    await expectSignIn();
    await waitFor(() => expect(signOuts()).toHaveLength(1));
    const [request] = signOuts();
    expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
    // Signs out this device only, because the same person may work on another device.
    expect(request?.url.searchParams.get('scope')).toBe('local');
    expect(network.sessions[0]?.refresh_token).toBeNull();
    expect(toasts()).toEqual([wording.logout.success]);
  });

  test('hides the admin area from the back button and sends no read', async () => {
    const { router } = await openLinks();
    await press(wording.logout.button);
    await expectSignIn();
    network.requests = [];
    await act(() => router.navigate(-1));
    await expectSignIn();
    expect(screen.queryByText(/Read by the editor/)).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
    expect(network.readsOf('links')).toEqual([]);
  });

  test('discards a response that arrives after the sign-out', async () => {
    const { router, queryClient } = await openLinks();
    server.use(
      http.get('*/rest/v1/social_media_links', async () => {
        await delay(200);
        return HttpResponse.json([]);
      }),
    );
    await act(() => router.navigate('/admin/social-media'));
    await press(wording.logout.button);
    await expectSignIn();
    await new Promise((resolve) => setTimeout(resolve, 400));
    const keys = queryClient.getQueryCache().getAll();
    expect(keys.filter(({ queryKey }) => queryKey.includes('staff'))).toEqual([]);
  });

  describe('with unsaved text', () => {
    const title = () => within(screen.getByRole('region', { name: 'Add link' })).getByLabelText(wording.links.title);
    const question = () => screen.getByRole('dialog', { name: 'Leave without saving?' });

    async function typeAndLogOut() {
      await openLinks();
      fireEvent.change(title(), { target: { value: 'Half a' } });
      await press(wording.logout.button);
    }

    test.each(['Stay', 'Escape'])('asks first, and "%s" keeps the text and the session', async (way) => {
      await typeAndLogOut();
      expect(question()).toBeInTheDocument();
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await press(way);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(title()).toHaveValue('Half a');
      expect(window.location.pathname).toBe('/admin/links');
      expect(localStorage.getItem(sessionKey)).not.toBeNull();
      expect(signOuts()).toEqual([]);
      await press(wording.logout.button);
      expect(question()).toBeInTheDocument();
    });

    test('signs out after "Leave" without a second question and offers the text again', async () => {
      await typeAndLogOut();
      await press('Leave');
      await expectToast(wording.logout.success);
      await expectSignIn();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(toasts()).toEqual([wording.logout.success]);
      cleanup();
      renderApp('/admin/links', { as: 'editor' });
      await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
      expect(title()).toHaveValue('Half a');
    });
  });
});

describe('a page with older data than the database', () => {
  provesItsTests('A page that is older than the database');

  /** Opens the list of articles and watches the published content. */
  async function openBlog(title: string) {
    const { queryClient } = renderApp('/blog');
    await screen.findByText(title);
    await watchContent(queryClient, () => undefined);
  }

  /** Changes the stamp of the posts and returns to the tab. */
  function comeBackLater() {
    network.stamps.posts = `${network.stamps.posts} and later`;
    window.dispatchEvent(new Event('visibilitychange'));
  }

  test('keeps its articles when a refresh fails', async () => {
    network.tables.blog_posts = [aPost({ title: 'Still here' })];
    await openBlog('Still here');
    network.faults.set('search_posts', '500');
    comeBackLater();
    await expect.poll(() => network.searches().length, { timeout: 3000 }).toBe(3);
    await new Promise((done) => setTimeout(done, 100));
    expect(screen.getByText('Still here')).toBeInTheDocument();
    expect(screen.queryByText('No Articles Found')).not.toBeInTheDocument();
  });

  test('removes an unpublished post after a refresh', async () => {
    network.tables.blog_posts = [aPost({ title: 'Soon gone', slug: 'soon-gone' }), aPost({ title: 'Stays' })];
    await openBlog('Soon gone');
    network.tables.blog_posts = network.tables.blog_posts.filter(({ slug }) => slug !== 'soon-gone');
    comeBackLater();
    await expect.poll(() => screen.queryByText('Soon gone')).toBeNull();
    expect(screen.getByText('Stays')).toBeInTheDocument();
  });
});

describe('the requests of a session', () => {
  const renewal = 'renewal of a token that the server rejects';
  const signOut = 'sign out';

  /** The auth client repeats a renewal for half a minute, with growing pauses. */
  const mostRenewals = 8;

  async function openFaulty() {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    holdTheClock();
    fillTables();
    const app = renderApp('/admin', { as: 'editor' });
    await expectInTime(() => expect(app.container.textContent).toContain('an editor:'));
    return { ...app, log };
  }

  async function expectEnd({ container, log }: Awaited<ReturnType<typeof openFaulty>>, title: string, toast: string) {
    await expectInTime(() => {
      expect(toasts()).toEqual([toast]);
      expect(container.querySelector('h1')?.textContent).toBe(title);
      expectNothingLoads(container);
    });
    expectWholePage(container);
    expectOnlyExpectedErrors(log);
    expect(renewals().length).toBeLessThanOrEqual(mostRenewals);
    expect(signOuts().length).toBeLessThanOrEqual(mostRequests);
  }

  test('have a case for every fault', (context) => {
    needsCases(context, allPairs([renewal, signOut]));
  });

  describe(renewal, () => {
    test.for(faults)('keeps the session and recovers after fault: %s', async (fault, context) => {
      const expected = `${wording.links.loadFailed}: still signed in, and later all is well`;
      proves(context, { category: 'faults', surface: renewal, challenge: fault, expected });
      const app = await openFaulty();
      network.expireTokens();
      network.authFault = fault;
      fireEvent.click(entry(wording.sidebar.links));
      await expectEnd(app, 'Links', wording.links.loadFailed);
      expect(stored()).not.toBeNull();

      await letEverythingEnd();
      network.authFault = undefined;
      await passOnFakeClock(120_000);
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expectInTime(() => expect(app.container.textContent).toContain('Docs of docs'));
      await letEverythingEnd();
    });

    // Only a rejection by the service ends a session.
    test('ends the session when the service rejects the renewal', async (context) => {
      proves(context, { category: 'faults', surface: renewal, challenge: 'the end of the session', expected: ended });
      const app = await openFaulty();
      network.endSessions();
      fireEvent.click(entry(wording.sidebar.links));
      await expectEnd(app, 'Staff sign-in', ended);
      expect(stored()).toBeNull();
      await letEverythingEnd();
    });
  });

  describe(signOut, () => {
    test.for(faults)('signs out this device despite fault: %s', async (fault, context) => {
      const expected = 'signed out on this device at once';
      proves(context, { category: 'faults', surface: signOut, challenge: fault, expected });
      const app = await openFaulty();
      network.authFault = fault;
      fireEvent.click(sidebar().getByRole('button', { name: wording.logout.button }));
      expect(await expectInTime(() => expect(stored()).toBeNull())).toBeLessThan(500);
      await expectEnd(app, 'Staff sign-in', wording.logout.success);
      await letEverythingEnd();
    });
  });
});
