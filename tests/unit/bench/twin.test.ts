import { expect, test } from 'vitest';
import { controlPage, withoutScripts } from '../../../tools/bench/twin.ts';

const listed = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const fonts = '<link rel="preload" href="/assets/a.woff2" as="font" crossorigin>';
const page =
  `<html><head><script>trust()</script>${fonts}<style>@font-face{font-family:A}h1{color:red}</style>` +
  `<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/b.js"></script>${listed}</head>` +
  '<body><article><h1>Caps &amp; tabs</h1></article>' +
  '<section class="a" aria-labelledby="b"><h2 class="c" id="b">Of <!-- -->class="d"</h2></section>' +
  '<script type="application/json" id="built-page">{"path":"/"}</script></body></html>';

test('the twin of a page is the page without its scripts', () => {
  const twin = withoutScripts(new Map([['index.html', Buffer.from(page)]]))
    .get('index.html')
    ?.toString();
  for (const kept of ['<h1>Caps &amp; tabs</h1>', 'h1{color:red}', fonts, listed]) expect(twin).toContain(kept);
  for (const gone of ['trust()', 'built-page', '/assets/a.js', '/assets/b.js']) expect(twin).not.toContain(gone);
});

test('withoutScripts leaves a file unchanged if the file is no page', () => {
  const site = new Map([['feed.xml', Buffer.from('<script>a()</script>')]]);
  expect(withoutScripts(site)).toEqual(site);
});

test('the page written by hand has the fonts, and its lower sections have no classes', () => {
  const control = controlPage(page).toString();
  expect(control).toContain(`${fonts}<style>@font-face{font-family:A}</style>`);
  expect(control).toContain('<section aria-labelledby="b"><h2 id="b">Of class="d"</h2></section>');
  expect(control).not.toContain('{{');
});
