import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { sessionKey } from '@/data/session-record';
import { aLink } from '../../support/builders';
import { renderApp } from '../../support/render-app';
import { network, server } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { expectToast } from '../../support/toasts';
import { provesItsTests } from '../../support/evidence';

provesItsTests('Logging out');

const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Admin Login' });
const logOut = () => userEvent.click(screen.getByRole('button', { name: says.logout.button }));
const toasts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const signOuts = () => network.requests.filter(({ url }) => url.pathname === '/auth/v1/logout');

async function openLinks() {
  network.tables.links = [aLink({ title: 'Pan Docs' })];
  const app = renderApp('/admin', { as: 'editor' });
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  await act(() => app.router.navigate('/admin/links'));
  await screen.findByRole('rowheader', { name: /Pan Docs/ });
  return app;
}

test('logging out is said, leads to the sign-in, and ends the session at the service', async () => {
  const { router } = await openLinks();
  const token = network.sessions[0]?.access_token;
  await logOut();
  await expectToast(says.logout.success);
  await loginPage();
  expect(router.state.location.pathname).toBe('/login');
  expect(localStorage.getItem(sessionKey)).toBeNull();
  await waitFor(() => expect(signOuts()).toHaveLength(1));
  const [request] = signOuts();
  expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
  // Only this device: the same person may be at work on another.
  expect(request?.url.searchParams.get('scope')).toBe('local');
  expect(network.sessions[0]?.refresh_token).toBeNull();
  expect(toasts()).toEqual([says.logout.success]);
});

test('going back afterwards shows nothing of the admin area, and asks for nothing', async () => {
  const { router } = await openLinks();
  await logOut();
  await loginPage();
  network.requests = [];
  await act(() => router.navigate(-1));
  await loginPage();
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.queryByText('Pan Docs')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument();
  expect(network.readsOf('links')).toEqual([]);
});

test('a read that is answered after the sign-out is kept nowhere', async () => {
  const { router, queryClient } = await openLinks();
  server.use(
    http.get('*/rest/v1/social_media_links', async () => {
      await delay(200);
      return HttpResponse.json([]);
    }),
  );
  await act(() => router.navigate('/admin/social-media'));
  await logOut();
  await loginPage();
  await new Promise((resolve) => setTimeout(resolve, 400));
  const keys = queryClient.getQueryCache().getAll();
  expect(keys.filter(({ queryKey }) => queryKey.includes('staff'))).toEqual([]);
});

describe('with something unsaved', () => {
  const title = () => within(screen.getByRole('region', { name: 'Add Link' })).getByLabelText(says.links.title);
  const question = () => screen.getByRole('dialog', { name: 'Leave without saving?' });

  async function typeAndLogOut() {
    const app = await openLinks();
    fireEvent.change(title(), { target: { value: 'Half a' } });
    await logOut();
    return app;
  }

  test('it asks first, and Stay keeps everything', async () => {
    const { router } = await typeAndLogOut();
    await userEvent.click(within(question()).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(title()).toHaveValue('Half a');
    expect(router.state.location.pathname).toBe('/admin/links');
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
    expect(signOuts()).toEqual([]);
    await logOut();
    expect(question()).toBeInTheDocument();
  });

  test('Escape is Stay', async () => {
    await typeAndLogOut();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(title()).toHaveValue('Half a');
    expect(localStorage.getItem(sessionKey)).not.toBeNull();
  });

  test('Leave logs out, without another question, and the text is offered again', async () => {
    const { router } = await typeAndLogOut();
    await userEvent.click(within(question()).getByRole('button', { name: 'Leave' }));
    await expectToast(says.logout.success);
    await loginPage();
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts()).toEqual([says.logout.success]);
    cleanup();
    renderApp('/admin/links', { as: 'editor' });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(title()).toHaveValue('Half a');
  });
});
