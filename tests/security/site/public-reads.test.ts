import { beforeAll, describe, test } from 'vitest';
import { faults } from '../../support/network/server';
import { needsCases } from '../../support/evidence';
import { allPairs, loadPages } from './page';
import { brokenReads, expectFallbacks } from './read-faults';
import { publicPages } from './read-surfaces';

const surfaces = brokenReads(publicPages);

beforeAll(() => loadPages(publicPages.map(({ address }) => address)), 60_000);

test('every read meets every fault', (context) => {
  needsCases(context, allPairs(surfaces.map(({ surface }) => surface)));
});

describe.each(surfaces)('$surface', (page) => {
  test.for(faults)('%s', (fault, context) => expectFallbacks(context, page, fault));
});
