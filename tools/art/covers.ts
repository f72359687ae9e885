import { collectingTheGameBoyLight } from './covers/collecting-the-game-boy-light.ts';
import { dsLiteRevisited } from './covers/ds-lite-revisited.ts';
import { fromGameAndWatchToDs } from './covers/from-game-and-watch-to-ds.ts';
import { gbaSpSecondLook } from './covers/gba-sp-second-look.ts';
import { glassesFree3dExplained } from './covers/glasses-free-3d-explained.ts';
import { howGameBoyColorPaintsOldGames } from './covers/how-game-boy-color-paints-old-games.ts';
import { howLongDoTheyReallyLast } from './covers/how-long-do-they-really-last.ts';
import { howThe3dsWasRescued } from './covers/how-the-3ds-was-rescued.ts';
import { importsRegionsAndClosedShops } from './covers/imports-regions-and-closed-shops.ts';
import { regionLocksExplained } from './covers/region-locks-explained.ts';
import { reviewLinksAwakening } from './covers/review-links-awakening.ts';
import { reviewTetrisGameBoy } from './covers/review-tetris-game-boy.ts';
import { spottingFakeGbaCartridges } from './covers/spotting-fake-gba-cartridges.ts';
import { switchLiteOrSwitch } from './covers/switch-lite-or-switch.ts';
import { theCableThatMadePokemon } from './covers/the-cable-that-made-pokemon.ts';
import { theColourGameBoyOf1992 } from './covers/the-colour-game-boy-of-1992.ts';
import { twoScreensNobodyAskedFor } from './covers/two-screens-nobody-asked-for.ts';
import { whatTheyCostThenAndNow } from './covers/what-they-cost-then-and-now.ts';
import { whyOldSavesVanish } from './covers/why-old-saves-vanish.ts';
import { whyTheGameBoyStayedGrey } from './covers/why-the-game-boy-stayed-grey.ts';

/** The covers of the articles by slug. Each becomes public/images/blog/<slug>.svg. */
export const covers: readonly { slug: string; svg: () => string }[] = [
  { slug: 'why-the-game-boy-stayed-grey', svg: whyTheGameBoyStayedGrey },
  { slug: 'gba-sp-second-look', svg: gbaSpSecondLook },
  { slug: 'collecting-the-game-boy-light', svg: collectingTheGameBoyLight },
  { slug: 'why-old-saves-vanish', svg: whyOldSavesVanish },
  { slug: 'two-screens-nobody-asked-for', svg: twoScreensNobodyAskedFor },
  { slug: 'ds-lite-revisited', svg: dsLiteRevisited },
  { slug: 'spotting-fake-gba-cartridges', svg: spottingFakeGbaCartridges },
  { slug: 'how-game-boy-color-paints-old-games', svg: howGameBoyColorPaintsOldGames },
  { slug: 'how-the-3ds-was-rescued', svg: howThe3dsWasRescued },
  { slug: 'switch-lite-or-switch', svg: switchLiteOrSwitch },
  { slug: 'imports-regions-and-closed-shops', svg: importsRegionsAndClosedShops },
  { slug: 'glasses-free-3d-explained', svg: glassesFree3dExplained },
  { slug: 'the-cable-that-made-pokemon', svg: theCableThatMadePokemon },
  { slug: 'how-long-do-they-really-last', svg: howLongDoTheyReallyLast },
  { slug: 'what-they-cost-then-and-now', svg: whatTheyCostThenAndNow },
  { slug: 'region-locks-explained', svg: regionLocksExplained },
  { slug: 'the-colour-game-boy-of-1992', svg: theColourGameBoyOf1992 },
  { slug: 'from-game-and-watch-to-ds', svg: fromGameAndWatchToDs },
  { slug: 'review-tetris-game-boy', svg: reviewTetrisGameBoy },
  { slug: 'review-links-awakening', svg: reviewLinksAwakening },
];
