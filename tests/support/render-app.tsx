import { render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { adminRoutes } from '@/app/admin-routes';
import { addAdminRoutes, createRoutes } from '@/app/routes';
import { takeMailLink } from '@/before-hydration/take-mail-link';
import { sessionKey, type StoredSession } from '@/data/service/session-record';
import { aUser } from './builders';
import { accounts, issueSession, staffIds } from './network/auth';
import { network } from './network/server';

interface RenderOptions {
  /** The signed-in person; a visitor by default. `nobody` can sign in but has no row in `users`. */
  as?: keyof typeof accounts;
  /** The seconds until the access token expires. A negative number means an expired token. */
  seconds?: number;
  /** State of the history entry. Browsers keep it after a reload. */
  state?: unknown;
}

/** Opens the site at an address, as a browser does. The returned router has the final address. */
export function renderApp(address: string, { as, seconds, state = null }: RenderOptions = {}) {
  if (as) signInAs(as, seconds);
  const queryClient = createQueryClient();
  const options = { patchRoutesOnNavigation: addAdminRoutes };
  const router = openAt(address, createRoutes(queryClient), options, state);
  const { container } = render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, container, queryClient };
}

/** Returns all routes, including the routes of the admin area. */
export function allRoutes(): RouteObject[] {
  return createRoutes(createQueryClient()).map((site) => ({
    ...site,
    children: [...adminRoutes, ...(site.children ?? [])],
  })) as RouteObject[];
}

/** The router of the previous test. Until its disposal, the router listens to the window. */
let previousRouter: ReturnType<typeof createBrowserRouter> | undefined;

/** Sets the address of the window and starts a router there. */
export function openAt(
  address: string,
  routes: RouteObject[],
  options?: Parameters<typeof createBrowserRouter>[1],
  state: unknown = null,
) {
  previousRouter?.dispose();
  // Two slashes at the beginning are part of the path.
  window.history.replaceState(state, '', window.location.origin + address);
  // The inline script of every page does this.
  takeMailLink();
  previousRouter = createBrowserRouter(routes, options);
  return previousRouter;
}

export function recordOf(name: keyof typeof accounts, seconds?: number): StoredSession {
  const { id, email } = accounts[name];
  const { access_token, refresh_token, expires_at } = issueSession(network, accounts[name], { seconds });
  return { user: { id, email, role: 'user', name }, session: { access_token, refresh_token, expires_at } };
}

/** Stores the session record of an earlier sign-in, and adds the staff to the database. */
function signInAs(name: keyof typeof accounts, seconds?: number): void {
  addStaff();
  const account = accounts[name];
  if (!network.accounts.some(({ id }) => id === account.id)) network.accounts.push({ ...account });
  localStorage.setItem(sessionKey, JSON.stringify(recordOf(name, seconds)));
}

/** Adds the staff of `supabase/seed.dev.sql`. Skips each account whose row the test has already added. */
export function addStaff(): void {
  const staff = [
    { account: accounts.admin, id: staffIds.admin, name: 'Alex Admin', role: 'admin', day: 1 },
    { account: accounts.editor, id: staffIds.editor, name: 'Edith Editor', role: 'editor', day: 2 },
    { account: accounts.contributor, id: staffIds.contributor, name: 'Cora Contributor', role: 'contributor', day: 3 },
  ];
  for (const { account, id, name, role, day } of staff) {
    const { id: auth_user_id, email } = account;
    if (network.tables.users.some((user) => user.auth_user_id === auth_user_id)) continue;
    const created_at = `2025-01-0${day}T00:00:00+00:00`;
    network.tables.users.push(aUser({ id, auth_user_id, email, name, role, created_at }));
  }
}
