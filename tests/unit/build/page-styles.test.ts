import { expect, test } from 'vitest';
import { Ingredients, partsOf, stylesFor, withoutFontFaces } from '../../../build/prerender/page-styles.ts';

function stylesOf(html: string, css: string): string {
  const ingredients = new Ingredients();
  ingredients.add(partsOf(html));
  return stylesFor(css, ingredients);
}

test('a page carries the rules of its own classes and elements, in every state', () => {
  const css = '.a:hover{color:red}.b{color:red}h1 .a{margin:0}p .a{margin:0}@media print{.a{color:#000}}';

  expect(stylesOf('<p class="a c">', css)).toBe('.a:hover{color:red}p .a{margin:0}@media print{.a{color:#000}}');
});

test('of a rule for several elements a page carries its own, also where one rule covers what is inside another', () => {
  const css = 'h1,h2,.b{margin:0}:where(.a>p){color:red}:where(.b>p){color:red}.a:has(.b){top:0}p:not(.b){left:0}';

  expect(stylesOf('<h1><p class="a">', css)).toBe('h1{margin:0}:where(.a>p){color:red}p:not(.b){left:0}');
});

test("states that only the site's code brings about come with its style sheet", () => {
  const css = '.a:disabled{color:red}.a[aria-invalid=true]{color:red}::view-transition-group(*){margin:0}[open]{top:0}';

  expect(stylesOf('<p class="a disabled aria-invalid">', css)).toBe('[open]{top:0}');
  expect(stylesOf('<input class="a" disabled>', css)).toBe('.a:disabled{color:red}[open]{top:0}');
});

test('what an inline script sets is there from the start', () => {
  const ingredients = new Ingredients();
  ingredients.addScript('{const{dataset:e}=document.documentElement;e.colourScheme="dark"}');

  expect(stylesFor('[data-colour-scheme]{color:red}[data-narrowed]{color:red}', ingredients)).toBe(
    '[data-colour-scheme]{color:red}',
  );
});

test('what only certain fields have comes with those fields', () => {
  const css = '::placeholder{color:red}::-webkit-datetime-edit{padding:0}::-webkit-search-decoration{margin:0}';

  expect(stylesOf('<p>', css)).toBe('');
  expect(stylesOf('<input id="q" type="search">', css)).toBe(
    '::placeholder{color:red}::-webkit-search-decoration{margin:0}',
  );
});

test('animations and properties that nothing uses are left out', () => {
  const css = ':root{--used:red;--unused:#00f}@keyframes gone{to{color:red}}.a{color:var(--used)}';

  expect(stylesOf('<p class="a">', css)).toBe(':root{--used:red}.a{color:var(--used)}');
});

const weight = '@property --weight{syntax:"*";inherits:false;initial-value:4}';

test('a registered property that always has its first value is written as that value', () => {
  const css = `.a{--weight:4;z-index:var(--weight)}.b{--weight:5}${weight}`;

  expect(stylesOf('<p class="a">', css)).toBe('.a{z-index:4}');
});

test('what only the rules that set a property read is written as its value', () => {
  const css = '.a{--tw-shadow:0 1px red;box-shadow:var(--tw-shadow)}.b{--tw-length:1px;width:var(--tw-length)}';

  expect(stylesOf('<p class="a b">', `${css}.c{width:var(--tw-length)}`)).toBe('.a{box-shadow:0 1px red}.b{width:1px}');
  expect(stylesOf('<p class="b c">', `${css}.c{width:var(--tw-length)}`)).toBe(
    '.b{--tw-length:1px;width:var(--tw-length)}.c{width:var(--tw-length)}',
  );
});

test('what nothing sets is written as what stands in for it, and does not change by degrees', () => {
  const css = '.a{transition-property:color,--tw-from;transition-duration:var(--tw-duration,.1s)}';

  expect(stylesOf('<p class="a">', css)).toBe('.a{transition-property:color;transition-duration:.1s}');
});

test('mixed colours need no other colour before them', () => {
  const css = '@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, currentcolor 50%, #000)}}';

  expect(stylesOf('<p class="a">', css)).toBe('.a{color:color-mix(in oklab, currentcolor 50%, #000)}');
});

test('a registered property that something in the page sets stays a property', () => {
  const css = `.a{z-index:var(--weight)}.b{--weight:5}${weight}`;

  expect(stylesOf('<p class="a b">', css)).toBe(`.a{z-index:var(--weight)}.b{--weight:5}${weight}`);
});

test('without a value, what stands in for a property is written', () => {
  const css =
    '.a{line-height:var(--leading,1.2)}.b{width:var(--leading)}@property --leading{syntax:"*";inherits:false}';

  expect(stylesOf('<p class="a">', css)).toBe('.a{line-height:1.2}');
  expect(stylesOf('<p class="b">', css)).toContain('width:var(--leading)');
});

test('the style sheet that comes later leaves out the fonts, which the page has', () => {
  expect(withoutFontFaces('a{color:red}@font-face{font-family:Fallback;src:local(Arial)}b{color:red}')).toBe(
    'a{color:red}b{color:red}',
  );
});
