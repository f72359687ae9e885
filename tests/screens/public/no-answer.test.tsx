import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fillAndBreak, publicRoutes, readsGivenUp } from '../../public-routes';
import { renderApp } from '../../render-app';
import { network } from '../../server/server';

test('without any answer every page has its fallback after ten seconds', { timeout: 20_000 }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fillAndBreak('no answer');
  // All pages at once, so that they wait together.
  const pages = publicRoutes.map((route) => ({ ...route, page: within(renderApp(route.address).container) }));
  await waitFor(() => expect(screen.getAllByRole('status', { name: /^Loading/ })).toHaveLength(9));
  const started = performance.now();
  for (const { page, expectFallback } of pages.toReversed()) {
    await waitFor(() => expectFallback(page), { timeout: 12_500, interval: 250 });
  }
  expect(performance.now() - started).toBeGreaterThan(8_000);
  expect(performance.now() - started).toBeLessThan(12_500);
  const reads = pages.flatMap((route) => route.reads);
  await waitFor(() => expect(readsGivenUp(log)).toBe(reads.length));
  expect(network.requests).toHaveLength(reads.length);
});
