import { describe, expect, test } from 'vitest';
import { inlineMarkdown, postBlocks, postLines, type Inline, type PostLine } from '@/features/blog/markdown';

describe('lines', () => {
  test.each<[string, PostLine]>([
    ['# One', { kind: 'heading', level: 1, text: 'One' }],
    ['## Two', { kind: 'heading', level: 2, text: 'Two' }],
    ['### Three', { kind: 'heading', level: 3, text: 'Three' }],
    ['# ', { kind: 'heading', level: 1, text: '' }],
    ['#  two spaces', { kind: 'heading', level: 1, text: ' two spaces' }],
    ['#One', { kind: 'paragraph', text: '#One' }],
    ['#### Four', { kind: 'paragraph', text: '#### Four' }],
    [' # indented', { kind: 'paragraph', text: ' # indented' }],
    ['', { kind: 'break' }],
    [' \t ', { kind: 'break' }],
    ['Text.', { kind: 'paragraph', text: 'Text.' }],
    ['- item', { kind: 'paragraph', text: '- item' }],
    ['![Alt](/images/a.png)', { kind: 'image', alt: 'Alt', src: '/images/a.png' }],
    ['![](https://pictures.example/a.png)  ', { kind: 'image', alt: '', src: 'https://pictures.example/a.png' }],
    ['See ![Alt](/a.png)', { kind: 'paragraph', text: 'See ![Alt](/a.png)' }],
    ['![Alt](/a.png) here', { kind: 'paragraph', text: '![Alt](/a.png) here' }],
    ['![Alt]()', { kind: 'paragraph', text: '![Alt]()' }],
    ['![Alt](javascript:alert(1))', { kind: 'paragraph', text: '![Alt](javascript:alert(1))' }],
    ['![Alt](//other.example/a.png)', { kind: 'paragraph', text: '![Alt](//other.example/a.png)' }],
    ['![Alt](data:image/png;base64,AAAA)', { kind: 'paragraph', text: '![Alt](data:image/png;base64,AAAA)' }],
    ['<h1>No</h1>', { kind: 'paragraph', text: '<h1>No</h1>' }],
  ])('%j is read as what it is', (line, expected) => {
    expect(postLines(line)).toEqual([expected]);
  });

  test.each(['a\nb', 'a\r\nb'])('every line of %j stands for itself', (content) => {
    expect(postLines(content)).toEqual([
      { kind: 'paragraph', text: 'a' },
      { kind: 'paragraph', text: 'b' },
    ]);
  });
});

describe('blocks', () => {
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
    [
      'quoted lines that follow each other are one quotation',
      '> One\n> Two',
      [{ kind: 'quote', lines: ['One', 'Two'] }],
    ],
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
      'a sign on its own is an empty line of the quotation',
      '> One\n>\n> Two',
      [{ kind: 'quote', lines: ['One', '', 'Two'] }],
    ],
    ['a sign without a space is text', '>_<', [{ kind: 'paragraph', text: '>_<' }]],
    ['a sign further inside quotes nothing', 'a > b', [{ kind: 'paragraph', text: 'a > b' }]],
  ])('%s', (_what, content, expected) => {
    expect(postBlocks(content)).toEqual(expected);
  });
});

const text = (value: string): Inline => ({ kind: 'text', text: value });
const strong = (...children: Inline[]): Inline => ({ kind: 'strong', children });
const emphasis = (...children: Inline[]): Inline => ({ kind: 'emphasis', children });
const code = (value: string): Inline => ({ kind: 'code', text: value });
const link = (href: string, ...children: Inline[]): Inline => ({ kind: 'link', href, children });

/** Neighbouring runs of text joined, because where they are cut means nothing. */
function joined(parts: Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') result[result.length - 1] = text(last.text + part.text);
    else result.push('children' in part ? { ...part, children: joined(part.children) } : part);
  }
  return result;
}

// What may be linked to: tests/unit/lib/safe-url.test.ts. Articles of scripts and very long ones: tests/security/site/.
test.each<[string, Inline[]]>([
  ['', []],
  ['plain', [text('plain')]],
  ['a **b** c', [text('a '), strong(text('b')), text(' c')]],
  ['a *b* c', [text('a '), emphasis(text('b')), text(' c')]],
  ['a _b_ c', [text('a '), emphasis(text('b')), text(' c')]],
  ['`a *b*`', [code('a *b*')]],
  ['**a *b* c**', [strong(text('a '), emphasis(text('b')), text(' c'))]],
  ['[a](https://b.example/)', [link('https://b.example/', text('a'))]],
  ['[a](/blog/b)', [link('/blog/b', text('a'))]],
  ['[a](mailto:b@c.example)', [link('mailto:b@c.example', text('a'))]],
  ['[a](https://b.example/x_(y))', [link('https://b.example/x_(y)', text('a'))]],
  ['[**a**](https://b.example/)', [link('https://b.example/', strong(text('a')))]],
  ['**[a](https://b.example/)**', [strong(link('https://b.example/', text('a')))]],
  [
    '[a](https://b.example/) and [c](/d)',
    [link('https://b.example/', text('a')), text(' and '), link('/d', text('c'))],
  ],
  ['[a](javascript:alert(1)) b', [text('a b')]],
  ['\\*not emphasis\\*', [text('*not emphasis*')]],
  ['\\`not code\\`', [text('`not code`')]],
  ['\\[not\\](/a)', [text('[not](/a)')]],
  ['snake\\_case\\_name', [text('snake_case_name')]],
  ['a\\b', [text('a\\b')]],
])('%j is marked up, but for what stands behind a backslash', (line, expected) => {
  expect(joined(inlineMarkdown(line))).toEqual(expected);
});

test.each([
  ...['2 * 3 * 4', 'a * b', 'snake_case_name', 'an * unclosed **star', '`', '[a]', '[a](', '[](x)', '** **not'],
  ...['<b>bold</b>', '&lt;script&gt;', '<img src=x onerror=alert(1)>'],
])('%j stays what it is', (line) => {
  const parts = joined(inlineMarkdown(line));
  expect(parts.every(({ kind }) => kind === 'text' || kind === 'strong')).toBe(true);
  expect(parts.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(0);
  expect(parts.some(({ kind }) => kind === 'link')).toBe(false);
});

test('marks inside marks come to an end', () => {
  const depth = (parts: Inline[]): number =>
    Math.max(0, ...parts.map((part) => 1 + ('children' in part ? depth(part.children) : 0)));
  expect(depth(inlineMarkdown('**_*'.repeat(2_000) + 'x' + '*_**'.repeat(2_000)))).toBeLessThan(10);
});
