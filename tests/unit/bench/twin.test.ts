import { describe, expect, test } from 'vitest';
import { staticFile } from '../../../tools/bench/static-files.ts';
import { withControl, withTwins } from '../../../tools/bench/twin.ts';

const fonts =
  '<link rel="preload" href="/assets/a.woff2" as="font" crossorigin><style>@font-face{src:url(/assets/a.woff2)}</style>';
const listed = '<script type="application/ld+json">{"@type":"WebPage"}</script>';
const page = (head: string) =>
  `<html><head><script>trust()</script>${head}<style>h1{color:red}</style><meta name="script" content="/assets/a.js">` +
  `<script data-asks="q">later()</script>${listed}</head><body><h1>Caps &amp; tabs</h1>` +
  '<script type="application/json" id="page-data">{"path":"/"}</script></body></html>';

function twinOf(head: string): string {
  const site = new Map([['index.html', staticFile('index.html', Buffer.from(page(head)))]]);
  return withTwins(site).get('index.html')?.body.toString() ?? '';
}

describe('the twin of a page', () => {
  test('is the page without script and page data', () => {
    const twin = twinOf(fonts);
    expect(twin).toContain('<h1>Caps &amp; tabs</h1>');
    expect(twin).toContain('<style>h1{color:red}</style>');
    expect(twin).toContain(listed);
    for (const gone of ['trust()', 'later()', 'page-data', '/assets/a.js']) expect(twin).not.toContain(gone);
  });

  test('has the fonts as they are in the page', () => {
    expect(twinOf(fonts)).toContain(fonts);
  });
});

test('what is no page stays, and so does the shell, which has no content', () => {
  const site = new Map([
    ['app.html', staticFile('app.html', Buffer.from('<script>app()</script>'))],
    ['feed.json', staticFile('feed.json', Buffer.from('{}'))],
  ]);
  expect(withTwins(site)).toEqual(site);
});

test('the page written by hand has the fonts and the words further down, without their classes', () => {
  const body =
    '<article><h1>Caps</h1></article><section class="a" aria-labelledby="b"><h2 class="c" id="b">Of <!-- -->class="d"</h2></section>';
  const site = new Map([['caps.html', staticFile('caps.html', Buffer.from(page(fonts + body)))]]);
  const control = withControl(site, 'caps.html').get('caps.html')?.body.toString() ?? '';
  expect(control).toContain(fonts);
  expect(control).toContain('<section aria-labelledby="b"><h2 id="b">Of class="d"</h2></section>');
  expect(control).not.toContain('{{');
});
