import { expect, test } from 'vitest';
import { postBlocks } from '@/features/blog/markdown';

const picture = '![A console](/images/a.svg)';
const figure = (caption: string) => ({ kind: 'figure', alt: 'A console', src: '/images/a.svg', caption });

test.each<[string, string, unknown[]]>([
  ['a picture alone has no caption', picture, [figure('')]],
  [
    'an emphasised line right below a picture is its caption',
    `${picture}\n*Drawn to scale.*`,
    [figure('Drawn to scale.')],
  ],
  ['with underscores too', `${picture}\n_Drawn to scale._`, [figure('Drawn to scale.')]],
  [
    'a blank line between them parts the two',
    `${picture}\n\n*Only a line.*`,
    [figure(''), { kind: 'break' }, { kind: 'paragraph', text: '*Only a line.*' }],
  ],
  [
    'a line that is emphasised in part is a paragraph',
    `${picture}\n*Partly* so`,
    [figure(''), { kind: 'paragraph', text: '*Partly* so' }],
  ],
  ['a picture has one caption', `${picture}\n*One*\n*Two*`, [figure('One'), { kind: 'paragraph', text: '*Two*' }]],
  ['quoted lines that follow each other are one quotation', '> One\n> Two', [{ kind: 'quote', lines: ['One', 'Two'] }]],
  [
    'another line ends a quotation',
    '> One\nText\n> Two',
    [
      { kind: 'quote', lines: ['One'] },
      { kind: 'paragraph', text: 'Text' },
      { kind: 'quote', lines: ['Two'] },
    ],
  ],
  ['a quoted heading is a quoted line', '> # No heading', [{ kind: 'quote', lines: ['# No heading'] }]],
  [
    'a sign by itself is an empty line of the quotation',
    '> One\n>\n> Two',
    [{ kind: 'quote', lines: ['One', '', 'Two'] }],
  ],
  ['a sign without a space is text', '>_<', [{ kind: 'paragraph', text: '>_<' }]],
  ['a sign further inside quotes nothing', 'a > b', [{ kind: 'paragraph', text: 'a > b' }]],
])('%s', (_what, content, expected) => {
  expect(postBlocks(content)).toEqual(expected);
});
