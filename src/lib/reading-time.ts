import { withPlainStarts } from './line-starts';

const wordsPerMinute = 212;

/** Not in every browser, and slow to make. */
let segmenter: Intl.Segmenter | undefined;

/** Scripts that put no spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}]+/gu;

/** What of Markdown nobody reads: pictures, the addresses of links, and the language of a block of code. */
const unread = [/!\[[^[\]\n]*\]\([^()\n]*\)/g, /\]\([^()\n]*\)/g, /^ {0,3}(?:```|~~~).*$/gm, /^[ \t]*\d{1,9}[.)] /gm];

/** How many words of a Markdown text are read; its marks are none. */
export function countWords(markdown: string): number {
  const read = unread.reduce((text, pattern) => text.replaceAll(pattern, ' '), withPlainStarts(markdown));
  let count = 0;
  const spaced = read.replaceAll(unspaced, (run) => {
    count += countUnspaced(run);
    return ' ';
  });
  // Signs alone, such as a dash or the bars of a table, are no words.
  for (const part of spaced.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(part)) count += 1;
  return count;
}

/** In whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function countUnspaced(run: string): number {
  // Two characters are a word mostly.
  if (!('Segmenter' in Intl)) return Math.ceil(run.length / 2);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run)).filter(({ isWordLike }) => isWordLike).length;
}
