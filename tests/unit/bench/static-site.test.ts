import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { staticHost } from '../../../tools/bench/static-site.ts';

const texts = {
  'index.html': '<h1>Home</h1>',
  'blog.html': '<h1>Blog</h1>',
  'control.html': '<h1>By hand</h1>',
  _headers: '/*\n  Content-Security-Policy: none\n/blog\n  Link: </a.svg>; rel=preload\n',
};
const host = staticHost(new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)])), '/control');
const ask = (path: string, headers: Record<string, string> = {}) =>
  host(new Request(`http://site${path}`, { headers }));

test.each([
  ['/', 'index.html'],
  ['/blog', 'blog.html'],
] as const)('%s is answered with %s, compressed', async (path, name) => {
  const answer = ask(path);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(texts[name]);
});

test('an address without a file is none', () => {
  expect(ask('/nowhere').status).toBe(404);
});

test('the headers of the build are sent, but for the page written by hand', () => {
  expect(ask('/blog').headers.get('link')).toBe('</a.svg>; rel=preload');
  expect(ask('/blog').headers.get('content-security-policy')).toBe('none');
  expect(ask('/control').headers.has('content-security-policy')).toBe(false);
});

test('who has a file is told so', () => {
  expect(ask('/blog', { 'if-none-match': ask('/blog').headers.get('etag') ?? '' }).status).toBe(304);
});
