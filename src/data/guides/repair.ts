import type { ModelSlug, Repair } from './claim';
import { dsRepairs } from './ds-repairs';
import { gameBoyRepairs } from './game-boy-repairs';
import { switchRepairs } from './switch-repairs';

/** The consoles by family, in the order of the page. */
export const families: readonly { id: string; name: string; models: readonly ModelSlug[] }[] = [
  {
    id: 'game-boy-family',
    name: 'Game Boy',
    models: ['game-boy', 'game-boy-pocket', 'game-boy-light', 'game-boy-color'],
  },
  {
    id: 'advance-family',
    name: 'Game Boy Advance',
    models: ['game-boy-advance', 'game-boy-advance-sp', 'game-boy-micro'],
  },
  {
    id: 'ds-family',
    name: 'Nintendo DS',
    models: ['nintendo-ds', 'nintendo-ds-lite', 'nintendo-dsi', 'nintendo-dsi-xl'],
  },
  {
    id: '3ds-family',
    name: 'Nintendo 3DS',
    models: [
      'nintendo-3ds',
      'nintendo-3ds-xl',
      'nintendo-2ds',
      'new-nintendo-3ds',
      'new-nintendo-3ds-xl',
      'new-nintendo-2ds-xl',
    ],
  },
  { id: 'switch-family', name: 'Nintendo Switch', models: ['nintendo-switch', 'nintendo-switch-lite'] },
];

export const repairs: readonly Repair[] = [...gameBoyRepairs, ...dsRepairs, ...switchRepairs];
