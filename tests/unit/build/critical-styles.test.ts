import { expect, test } from 'vitest';
import { criticalStyles, withoutFontFaces } from '../../../build/prerender/critical-styles.ts';

const face = '@font-face{font-family:Own;src:url(/a.woff2)}';

test.each([
  ['a class of the page', '.a{color:red}.b{color:red}', '.a{color:red}'],
  ['an element within another', 'p .a{color:red}ul .a{color:red}', 'p .a{color:red}'],
  ['a state of the pointer', '.a:hover{color:red}.b:hover{color:red}', '.a:hover{color:red}'],
  ['the open menu', '.menu:popover-open{color:red}', '.menu:popover-open{color:red}'],
  ['print', '@media print{.a{color:red}.b{color:red}}', '@media print{.a{color:red}}'],
  [
    'the animation of the page',
    '@keyframes b{to{top:0}}@keyframes c{to{top:0}}.a{animation:b}',
    '@keyframes b{to{top:0}}.a{animation:b}',
  ],
  ['the chosen colours', '[data-colour-scheme=dark]{color:red}', '[data-colour-scheme=dark]{color:red}'],
  [
    'the line in the place of a narrowed list',
    ':root[data-narrowed] main>[role=status]{color:red}',
    ':root[data-narrowed] main>[role=status]{color:red}',
  ],
  [
    'a single pseudo-class',
    '.a{top:0}:where(.a>*){top:1px}:where(.other>*){top:1px}',
    '.a{top:0}:where(.a>*){top:1px}',
  ],
  ['a class with an ampersand', '.\\[\\&_a\\]\\:b a{color:red}', '.\\[\\&_a\\]\\:b a{color:red}'],
  ['open details', 'details[open] p{color:red}', 'details[open] p{color:red}'],
  ['every font, because the sheet of the site has none', `.a{color:red}${face}`, `${face}.a{color:red}`],
])('criticalStyles keeps the rules for %s', (_what, css, expected) => {
  const styles = criticalStyles(css);

  expect(styles('<p class="menu [&amp;_a]:b"><a class="a" href="/">A</a></p><main></main>')).toBe(expected);
});

test('criticalStyles drops a property that no rule reads', () => {
  const used = '@property --tw-a{syntax:"*"}.a{--tw-a:1px;';
  const styles = criticalStyles(`@property --tw-b{syntax:"*"}${used}--tw-b:1px;margin:var(--tw-a)}`);

  expect(styles('<p class="a"></p>')).toBe(`${used}margin:var(--tw-a)}`);
});

test('withoutFontFaces removes the fonts from a style sheet', () => {
  expect(withoutFontFaces(`.a{color:red}${face}${face}`)).toBe('.a{color:red}');
});
