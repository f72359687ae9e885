import { withPlainStarts } from './line-starts';

const wordsPerMinute = 212;

/** The first use creates the segmenter, because that is slow. Some browsers lack segmenters. */
let segmenter: Intl.Segmenter | undefined;

/** Scripts without spaces between words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}]+/gu;

/** The parts of Markdown that nobody reads: pictures, addresses, languages of code blocks, numbers of items. */
const unread = [/!\[[^[\]\n]*\]\([^()\n]*\)/g, /\]\([^()\n]*\)/g, /^ {0,3}(?:```|~~~).*$/gm, /^[ \t]*\d{1,9}[.)] /gm];

/** Counts the words that a visitor reads in a Markdown text, without its marks. */
export function countWords(markdown: string): number {
  const visible = unread.reduce((text, pattern) => text.replaceAll(pattern, ' '), withPlainStarts(markdown));
  let count = 0;
  const spaced = visible.replaceAll(unspaced, (run) => {
    count += countUnspaced(run);
    return ' ';
  });
  // Signs alone, such as a dash or the bars of a table, are no words.
  for (const part of spaced.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(part)) count += 1;
  return count;
}

/** Returns whole minutes, at least one. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

function countUnspaced(run: string): number {
  // Most words have two characters.
  if (!('Segmenter' in Intl)) return Math.ceil(run.length / 2);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run)).filter(({ isWordLike }) => isWordLike).length;
}
