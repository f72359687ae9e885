import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';
import { says } from '../../support/specification-texts';

test('a path that leads nowhere shows the 404 page, which is logged, not for search engines, and leads home', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { router } = renderApp('/no/such/level?x=1');
  expect(await screen.findByRole('heading', { level: 1, name: says.notFound.code })).toBeInTheDocument();
  expect(screen.getByText(says.notFound.text)).toBeInTheDocument();
  const logged = () => log.mock.calls.filter((entry) => entry.join().includes('/no/such/level'));
  await waitFor(() => expect(logged()).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/no/such/level');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  const link = screen.getByRole('link', { name: says.notFound.home });
  expect(link).toHaveAttribute('href', '/');
  await userEvent.click(link);
  expect(await screen.findByText(says.home.years)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});
