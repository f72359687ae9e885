import { articlesOf20261128 } from './2026-11-28-articles';
import { consolesOf20261128 } from './2026-11-28-consoles';
import { on20261124 } from './2026-11-24';
import { on20261123 } from './2026-11-23';
import type { Correction } from './correction';

/** The errors of published texts, newest first. */
export const corrections: readonly Correction[] = [
  ...articlesOf20261128,
  ...consolesOf20261128,
  ...on20261124,
  ...on20261123,
];
