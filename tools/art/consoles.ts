import { gameBoy } from './consoles/game-boy.ts';
import { gameBoyAdvance } from './consoles/game-boy-advance.ts';
import { gameBoyAdvanceSp } from './consoles/game-boy-advance-sp.ts';
import { gameBoyColor } from './consoles/game-boy-color.ts';
import { gameBoyLight } from './consoles/game-boy-light.ts';
import { gameBoyMicro } from './consoles/game-boy-micro.ts';
import { gameBoyPocket } from './consoles/game-boy-pocket.ts';
import { newNintendo2dsXl } from './consoles/new-nintendo-2ds-xl.ts';
import { newNintendo3ds } from './consoles/new-nintendo-3ds.ts';
import { newNintendo3dsXl } from './consoles/new-nintendo-3ds-xl.ts';
import { nintendo2ds } from './consoles/nintendo-2ds.ts';
import { nintendo3ds } from './consoles/nintendo-3ds.ts';
import { nintendo3dsXl } from './consoles/nintendo-3ds-xl.ts';
import { nintendoDs } from './consoles/nintendo-ds.ts';
import { nintendoDsLite } from './consoles/nintendo-ds-lite.ts';
import { nintendoDsi } from './consoles/nintendo-dsi.ts';
import { nintendoDsiXl } from './consoles/nintendo-dsi-xl.ts';
import { nintendoSwitch } from './consoles/nintendo-switch.ts';
import { nintendoSwitchLite } from './consoles/nintendo-switch-lite.ts';

/** All consoles by first release, oldest first. */
export const consoles = [
  gameBoy,
  gameBoyPocket,
  gameBoyLight,
  gameBoyColor,
  gameBoyAdvance,
  gameBoyAdvanceSp,
  nintendoDs,
  gameBoyMicro,
  nintendoDsLite,
  nintendoDsi,
  nintendoDsiXl,
  nintendo3ds,
  nintendo3dsXl,
  nintendo2ds,
  newNintendo3ds,
  newNintendo3dsXl,
  nintendoSwitch,
  newNintendo2dsXl,
  nintendoSwitchLite,
] as const;

export type ConsoleSlug = (typeof consoles)[number]['slug'];
