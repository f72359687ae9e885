import { expect, test } from 'vitest';
import { readPost } from '../../../tools/content-check/article-flaws.ts';

/** Returns the flaws of an article as "kind: detail". */
const flawsOf = (...lines: string[]) =>
  readPost(lines.join('\n')).flaws.map(({ kind, detail }) => `${kind}: ${detail}`);

test('readPost finds each picture without alternative text, alone or inside a line', () => {
  expect(
    flawsOf(
      '![](/images/a.svg)',
      '',
      'Here ![ ][b] is.',
      '',
      '![A console](/images/c.svg)',
      '',
      '[b]: https://b.example/b.png',
    ),
  ).toEqual([
    'picture-without-text: Line 1: the picture /images/a.svg says nothing.',
    'picture-without-text: Line 3: the picture https://b.example/b.png says nothing.',
  ]);
});

test('readPost ignores pictures, links and headings that appear as text', () => {
  const content =
    '![](javascript:x)\n\n[here](javascript:x)\n\n`![](/a.svg) [here](/blog)`\n\n#### Four\n\n[here][nowhere]';
  expect(readPost(content)).toEqual({ addresses: [], flaws: [] });
});

test.for([
  ['a second level first', ['## Two', '### Three', '## Two'], []],
  ['a first level first, which is drawn as a second', ['# One', '### Three'], []],
  ['a third level first', ['### Three', '## Two'], ['skipped-heading: Line 1: "Three" is of level 3, below level 1.']],
  ['a third level in a quotation', ['> ### Said'], ['skipped-heading: Line 1: "Said" is of level 3, below level 1.']],
] as const)('readPost judges the drawn levels of headings with %s', ([, lines, expected]) => {
  expect(flawsOf(...lines)).toEqual(expected);
});

test.for(['here', 'Click here!', '**this  link**', '“Read more…”', 'Source', '`here`', '→', ''])(
  'the link text %j is vague',
  (words) => {
    expect(flawsOf(`See [${words}](/blog).`)).toEqual([
      expect.stringMatching(/^vague-link: Line 1: ".*" leads to \/blog\.$/),
    ]);
  },
);

test.for(['The source code', 'here and there', 'Pan Docs', '日本語', '![A map](/images/a.svg)'])(
  'the link text %j is clear',
  (words) => {
    expect(flawsOf(`See [${words}](/blog).`)).toEqual([]);
  },
);

test('readPost collects the addresses of links and pictures, also in the notes of the text', () => {
  const { addresses } = readPost(
    [
      'A [link](https://a.example/1#part), <https://b.example/>, a [page](/blog), a [mail](mailto:a@b.example).[^1]',
      '',
      '![A picture](https://c.example/p.png) and `[code](https://code.example/)`, https://bare.example/',
      '',
      '[^1]: [Note](https://d.example/)',
      '[^2]: [Never shown](https://e.example/)',
    ].join('\n'),
  );
  expect(addresses).toEqual([
    'https://a.example/1#part',
    'https://b.example/',
    'https://c.example/p.png',
    'https://d.example/',
  ]);
});
