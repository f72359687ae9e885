import { dsSources } from './ds-sources';
import { gameBoySources } from './game-boy-sources';
import { otherSources } from './other-sources';

/** The sources of the guides for buyers and owners. A title names its language, except English. */
export const guideSources = { ...gameBoySources, ...dsSources, ...otherSources };
