import { beforeAll, describe, test } from 'vitest';
import { faults } from '../../support/network/server';
import { needsCases } from '../../support/evidence';
import { allPairs, loadPages } from './page';
import { brokenReads, expectFallbacks } from './read-faults';
import { staffPages } from './read-surfaces';

const surfaces = brokenReads(staffPages);

beforeAll(() => loadPages(staffPages.map(({ address }) => address)), 60_000);

test('every read by staff has a case for every fault', (context) => {
  needsCases(context, allPairs(surfaces.map(({ surface }) => surface)));
});

describe.each(surfaces)('$surface', (page) => {
  test.for(faults)('shows the fallback and recovers after fault: %s', (fault, context) =>
    expectFallbacks(context, page, fault),
  );
});
