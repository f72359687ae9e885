import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { wording } from '../../support/specification-texts';

test('an unknown path shows and logs the 404 page, which has noindex and leads home', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { router } = renderApp('/no/such/level?x=1');
  expect(await screen.findByRole('heading', { level: 1, name: wording.notFound.code })).toBeInTheDocument();
  expect(screen.getByText(wording.notFound.text)).toBeInTheDocument();
  const logged = () => log.mock.calls.filter((entry) => entry.join().includes('/no/such/level'));
  await waitFor(() => expect(logged()).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/no/such/level');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  const link = screen.getByRole('link', { name: wording.notFound.home });
  expect(link).toHaveAttribute('href', '/');
  await userEvent.click(link);
  expect(await screen.findByText(wording.home.years)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test('the 404 page links to consoles, blog and tools, and its form searches the blog', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  renderApp('/no/such/level');
  const ways = within(await screen.findByRole('navigation', { name: 'Ways on' })).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Consoles', '/consoles'],
    ['Blog', '/blog'],
    ['Tools', '/tools'],
  ]);
  const search = screen.getByRole<HTMLFormElement>('search');
  expect([search.method, search.getAttribute('action')]).toEqual(['get', '/blog']);
  await userEvent.type(within(search).getByRole('searchbox', { name: 'Search articles' }), 'pocket');
  expect([...new FormData(search)]).toEqual([['q', 'pocket']]);
});
