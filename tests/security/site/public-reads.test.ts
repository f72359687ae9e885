import { cleanup, waitFor } from '@testing-library/react';
import { beforeAll, describe, test } from 'vitest';
import { faults, network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { needsCases } from '../../support/evidence';
import { allPairs, loadPages, expectNothingLoads } from './page';
import { brokenReads, expectFallbacks } from './read-faults';
import { fillTables, publicPages } from './read-surfaces';

const surfaces = brokenReads(publicPages);

beforeAll(async () => {
  await loadPages(publicPages.map(({ address }) => address));
  // The first render takes longest, and every test measures time. So one page renders before the tests.
  fillTables();
  const { container } = renderApp('/');
  await waitFor(() => expectNothingLoads(container));
  cleanup();
  network.reset();
}, 60_000);

test('every public read has a case for every fault', (context) => {
  needsCases(context, allPairs(surfaces.map(({ surface }) => surface)));
});

describe.each(surfaces)('$surface', (page) => {
  test.for(faults)('shows the fallback and recovers after fault: %s', (fault, context) =>
    expectFallbacks(context, page, fault),
  );
});
