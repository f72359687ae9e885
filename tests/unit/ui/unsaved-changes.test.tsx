import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../support/render-app';
import { wording } from '../../support/specification-texts';

const title = () => within(screen.getByRole('region', { name: 'Add link' })).getByLabelText(wording.links.title);
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const sidebarLink = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name });

/** Opens the links from the admin start page and types a title. */
async function typeSomething(text = 'Half a') {
  const app = renderApp('/admin', { as: 'editor' });
  await screen.findByRole('heading', { level: 1, name: 'Welcome' });
  await userEvent.click(sidebarLink(wording.sidebar.links));
  await screen.findByRole('region', { name: 'Add link' });
  fireEvent.change(title(), { target: { value: text } });
  return app;
}

/** Says whether the browser would ask before it closes or reloads the page. */
function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

const ways: [string, (router: Awaited<ReturnType<typeof typeSomething>>['router']) => unknown, string][] = [
  ['a link', () => userEvent.click(sidebarLink(wording.sidebar.posts)), '/admin/blog'],
  ['a link to the public site', () => userEvent.click(screen.getByRole('link', { name: 'View site' })), '/'],
  ['the back button', (router) => act(() => router.navigate(-1)), '/admin'],
];

describe.each(ways)('leaving by %s', (_way, leave, target) => {
  test('asks first: "Stay" keeps the form, "Leave" leaves the page', async () => {
    const { router } = await typeSomething();
    await leave(router);
    const dialog = within(await question());
    expect(dialog.getByText('Your changes haven’t been saved.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/admin/links');
    expect(title()).toHaveValue('Half a');
    await leave(router);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asksBeforeUnload()).toBe(false);
  });
});

test('a form without changes asks nothing', async () => {
  const { router } = await typeSomething();
  fireEvent.change(title(), { target: { value: '' } });
  await userEvent.click(sidebarLink(wording.sidebar.posts));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/blog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the browser asks before a reload only while the form has changes', async () => {
  await typeSomething();
  await waitFor(() => expect(asksBeforeUnload()).toBe(true));
  fireEvent.change(title(), { target: { value: '' } });
  await waitFor(() => expect(asksBeforeUnload()).toBe(false));
});

test('the public site never asks before a reload', () => {
  renderApp('/contact');
  expect(asksBeforeUnload()).toBe(false);
});

test('a new search on the same page asks nothing', async () => {
  const { router } = await typeSomething();
  await act(() => router.navigate('/admin/links?page=2#list'));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(title()).toHaveValue('Half a');
});
