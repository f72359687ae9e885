import { beforeAll, describe, test } from 'vitest';
import { faults } from '../../server/server';
import { needsCases } from '../trust-case';
import { allPairs, loadPages } from './page';
import { expectNothingLost } from './write-faults';
import { writeSurfaces } from './write-surfaces';

beforeAll(() => loadPages(['/admin', ...writeSurfaces.map(({ address }) => address)]), 60_000);

test('every write meets every fault', (context) => {
  needsCases(context, allPairs(writeSurfaces.map(({ surface }) => surface)));
});

describe.each(writeSurfaces)('$surface', (write) => {
  test.for(faults)('%s', (fault, context) => expectNothingLost(context, write, fault));
});
