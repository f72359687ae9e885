import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../support/render-app';

test('a path that leads nowhere shows the 404 page, which is logged, not for search engines, and leads home', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { router } = renderApp('/no/such/level?x=1');
  expect(await screen.findByRole('heading', { level: 1, name: '404' })).toBeInTheDocument();
  expect(screen.getByText("Game Over! This level doesn't exist.")).toBeInTheDocument();
  const logged = () => log.mock.calls.filter((entry) => entry.join().includes('/no/such/level'));
  await waitFor(() => expect(logged()).toHaveLength(1));
  expect(router.state.location.pathname).toBe('/no/such/level');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  const link = screen.getByRole('link', { name: 'Return to Home' });
  expect(link).toHaveAttribute('href', '/');
  await userEvent.click(link);
  expect(await screen.findByText('1989 - 2020')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});
