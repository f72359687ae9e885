import { dsSources } from './ds-sources';
import { gameBoySources } from './game-boy-sources';
import { otherSources } from './other-sources';

/** What the guides for buyers and owners rest on. A language stands in the title where it isn't English. */
export const guideSources = { ...gameBoySources, ...dsSources, ...otherSources };
