import { beforeAll, describe, test } from 'vitest';
import { needsCases } from '../../support/evidence';
import { allPairs, loadPages } from './page';
import { expectNothingLost, faultsOf, nameOfFault } from './write-faults';
import { writeSurfaces } from './write-surfaces';

beforeAll(() => loadPages(['/admin', ...writeSurfaces.map(({ address }) => address)]), 60_000);

test('every write has a case for every fault', (context) => {
  needsCases(context, allPairs(writeSurfaces.map(({ surface }) => surface)));
});

describe.each(writeSurfaces)('$surface', (write) => {
  const cases = faultsOf(write).map((each) => [nameOfFault(each), each] as const);
  test.for(cases)('keeps the text and writes once after fault: %s', ([, each], context) =>
    expectNothingLost(context, write, each),
  );
});
