import { threeDsEditions } from './3ds-editions';
import { advanceEditions } from './advance-editions';
import { dsEditions } from './ds-editions';
import { gameBoyEditions } from './game-boy-editions';
import { new3dsEditions } from './new-3ds-editions';
import { switchEditions } from './switch-editions';
import type { Edition } from './edition';

/** The editions of each console, oldest first. */
export const editions: readonly Edition[] = [
  ...gameBoyEditions,
  ...advanceEditions,
  ...dsEditions,
  ...threeDsEditions,
  ...new3dsEditions,
  ...switchEditions,
];
