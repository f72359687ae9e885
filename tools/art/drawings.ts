import { paletteSum } from './drawings/palette-sum.ts';
import { parallaxBarrier } from './drawings/parallax-barrier.ts';
import { pressedNumber } from './drawings/pressed-number.ts';
import { twoSpScreens } from './drawings/two-sp-screens.ts';

/** Drawings that explain something in an article; each is written to public/images/drawings/<name>.svg. */
export const drawings: readonly { name: string; svg: () => string }[] = [
  { name: 'palette-sum', svg: paletteSum },
  { name: 'parallax-barrier', svg: parallaxBarrier },
  { name: 'pressed-number', svg: pressedNumber },
  { name: 'two-sp-screens', svg: twoSpScreens },
];
