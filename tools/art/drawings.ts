import { paletteSum } from './drawings/palette-sum.ts';
import { parallaxBarrier } from './drawings/parallax-barrier.ts';
import { pressedNumber } from './drawings/pressed-number.ts';
import { sixtyHours } from './drawings/sixty-hours.ts';
import { tenYears } from './drawings/ten-years.ts';
import { tetrisWell } from './drawings/tetris-well.ts';
import { twoSpScreens } from './drawings/two-sp-screens.ts';
import { twoTitles } from './drawings/two-titles.ts';

/** Drawings that explain something in an article; each is written to public/images/drawings/<name>.svg. */
export const drawings: readonly { name: string; svg: () => string }[] = [
  { name: 'palette-sum', svg: paletteSum },
  { name: 'parallax-barrier', svg: parallaxBarrier },
  { name: 'pressed-number', svg: pressedNumber },
  { name: 'sixty-hours', svg: sixtyHours },
  { name: 'ten-years', svg: tenYears },
  { name: 'tetris-well', svg: tetrisWell },
  { name: 'two-sp-screens', svg: twoSpScreens },
  { name: 'two-titles', svg: twoTitles },
];
