import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '@/app/app';
import { createQueryClient } from '@/app/query-client';
import { FixedPlace } from '@/lib/router';
import { fillAndBreak, publicRoutes, readsGivenUp, readsSent } from '../../public-routes';

test('without any answer every page has its fallback after ten seconds', { timeout: 20_000 }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  fillAndBreak('no answer');
  // All pages at once, so that they wait together.
  const pages = publicRoutes.map((route) => {
    const [pathname = '/', query] = route.address.split('?');
    const site = (
      <FixedPlace value={{ pathname, search: query ? `?${query}` : '', hash: '', key: route.address }}>
        <App queryClient={createQueryClient()} />
      </FixedPlace>
    );
    return { ...route, page: within(render(site).container) };
  });
  await waitFor(() => expect(screen.getAllByRole('status', { name: /^Loading/ })).toHaveLength(9));
  const started = performance.now();
  for (const { page, expectFallback } of pages.toReversed()) {
    await waitFor(() => expectFallback(page), { timeout: 12_500, interval: 250 });
  }
  expect(performance.now() - started).toBeGreaterThan(8_000);
  expect(performance.now() - started).toBeLessThan(12_500);
  const reads = pages.flatMap((route) => route.reads);
  await waitFor(() => expect(readsGivenUp(log)).toBe(reads.length));
  expect(readsSent()).toHaveLength(reads.length);
});
