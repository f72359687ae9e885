import { expect, test } from 'vitest';
import { countWords, minutesToRead } from '@/lib/reading-time';

test.each([
  ['', 0],
  ['One two\n\nthree', 3],
  ['# A *heading*, and **more**', 4],
  ['It’s a well-known 8-bit CPU — really', 6],
  ['1. one\n2. two\n- three\n- [ ] four', 4],
  ['![A picture of it](/images/a.svg)\n*Its caption*', 2],
  ['[two words](https://a.example/b-c)', 2],
  ['| A | B |\n| --- | --- |\n| c | d |', 4],
  ['```js\nlet a\n```', 2],
  ['##\u00a0 Batteries\n\n1.\u00a0 open the lid\n\u200b\n\ufeff2. \u200b', 4],
  ['\u200b```js\nlet a\n```', 2],
  ['日本語を読む', 3],
  ['ゲームボーイ and more', 4],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test.each([
  [0, 1],
  [212, 1],
  [318, 2],
  [412, 2],
  [2120, 10],
])('%i words take %i min', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes);
});
