import { dsAndLite } from './drawings/ds-and-lite.ts';
import { lightAndPocket } from './drawings/light-and-pocket.ts';
import { lockYears } from './drawings/lock-years.ts';
import { paletteSum } from './drawings/palette-sum.ts';
import { parallaxBarrier } from './drawings/parallax-barrier.ts';
import { pressedNumber } from './drawings/pressed-number.ts';
import { saveBatteries } from './drawings/save-batteries.ts';
import { screensCounted } from './drawings/screens-counted.ts';
import { serialNumber } from './drawings/serial-number.ts';
import { sixtyHours } from './drawings/sixty-hours.ts';
import { switchAndLite } from './drawings/switch-and-lite.ts';
import { tenYears } from './drawings/ten-years.ts';
import { tetrisWell } from './drawings/tetris-well.ts';
import { threeDsByQuarter } from './drawings/three-ds-by-quarter.ts';
import { twoSpScreens } from './drawings/two-sp-screens.ts';
import { twoTitles } from './drawings/two-titles.ts';

/** Drawings that explain something in an article. Each becomes public/images/drawings/<name>.svg. */
export const drawings: readonly { name: string; svg: () => string }[] = [
  { name: 'ds-and-lite', svg: dsAndLite },
  { name: 'light-and-pocket', svg: lightAndPocket },
  { name: 'lock-years', svg: lockYears },
  { name: 'palette-sum', svg: paletteSum },
  { name: 'parallax-barrier', svg: parallaxBarrier },
  { name: 'pressed-number', svg: pressedNumber },
  { name: 'save-batteries', svg: saveBatteries },
  { name: 'screens-counted', svg: screensCounted },
  { name: 'serial-number', svg: serialNumber },
  { name: 'sixty-hours', svg: sixtyHours },
  { name: 'switch-and-lite', svg: switchAndLite },
  { name: 'ten-years', svg: tenYears },
  { name: 'tetris-well', svg: tetrisWell },
  { name: 'three-ds-by-quarter', svg: threeDsByQuarter },
  { name: 'two-sp-screens', svg: twoSpScreens },
  { name: 'two-titles', svg: twoTitles },
];
