import { describe, expect, test } from 'vitest';
import { inlineMarkdown, type Inline } from '@/features/blog/markdown';

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

describe('marks', () => {
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
  ])('%j is marked up', (line, expected) => {
    expect(joined(inlineMarkdown(line))).toEqual(expected);
  });
});

describe('text', () => {
  test.each([
    '2 * 3 * 4',
    'a * b',
    'snake_case_name',
    'an * unclosed **star',
    '`',
    '[a]',
    '[a](',
    '[](x)',
    '** **not',
    '<b>bold</b>',
    '&lt;script&gt;',
    '<img src=x onerror=alert(1)>',
  ])('%j stays what it is', (line) => {
    const parts = joined(inlineMarkdown(line));
    expect(parts.every(({ kind }) => kind === 'text' || kind === 'strong')).toBe(true);
    expect(parts.filter(({ kind }) => kind === 'text').length).toBeGreaterThan(0);
    expect(parts.some(({ kind }) => kind === 'link')).toBe(false);
  });

  test.each([
    ['\\*not emphasis\\*', '*not emphasis*'],
    ['\\`not code\\`', '`not code`'],
    ['\\[not\\](/a)', '[not](/a)'],
    ['snake\\_case\\_name', 'snake_case_name'],
    ['a\\b', 'a\\b'],
  ])('%j shows the character behind the backslash', (line, expected) => {
    expect(joined(inlineMarkdown(line))).toEqual([text(expected)]);
  });
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//other.example/',
  '/\\other.example',
  '\\\\other.example',
  'https:other.example',
  'blob:x',
  '#anchor',
  'relative/path',
  '',
])('%j is no address for a link: only the label stays', (href) => {
  const parts = inlineMarkdown(`[label](${href})`);
  expect(JSON.stringify(parts)).not.toContain('"link"');
  expect(JSON.stringify(parts)).toContain('label');
});

describe('ten thousand characters of mischief are read in well under a second', () => {
  test.each([
    '*',
    '**',
    '***',
    '_',
    '`',
    '[',
    ']',
    '[a](',
    '[a](b',
    '[a]((',
    '[a](()',
    '[a]((x)',
    '![',
    '\\',
    '\\*',
    '*a',
    '*a ',
    '**a',
    '**a*',
    '_a ',
    ' _a',
    '`a',
    '[[a]',
    '*_',
    '**_`[',
    'a_',
    '* ',
    '()',
    '🎮*',
  ])('%j over and over', (pattern) => {
    const line = pattern.repeat(Math.ceil(10_000 / pattern.length));
    const started = performance.now();
    inlineMarkdown(line);
    inlineMarkdown(`**${line}`);
    inlineMarkdown(`[x](${line}`);
    inlineMarkdown(`*${line} ${' '.repeat(10_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test('marks inside marks come to an end', () => {
  const depth = (parts: Inline[]): number =>
    Math.max(0, ...parts.map((part) => 1 + ('children' in part ? depth(part.children) : 0)));
  expect(depth(inlineMarkdown('**_*'.repeat(2_000) + 'x' + '*_**'.repeat(2_000)))).toBeLessThan(10);
});
