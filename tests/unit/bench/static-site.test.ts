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
const request = (path: string, headers: Record<string, string> = {}) =>
  host(new Request(`http://site${path}`, { headers }));

test.each([
  ['/', 'index.html'],
  ['/blog', 'blog.html'],
] as const)('the address %s gets %s, compressed with Brotli', async (path, name) => {
  const response = request(path);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(texts[name]);
});

test('an address without a file answers 404', () => {
  expect(request('/nowhere').status).toBe(404);
});

test('the host sends the headers of the build, but not with the page written by hand', () => {
  expect(request('/blog').headers.get('link')).toBe('</a.svg>; rel=preload');
  expect(request('/blog').headers.get('content-security-policy')).toBe('none');
  expect(request('/control').headers.has('content-security-policy')).toBe(false);
});

test('a matching ETag answers 304', () => {
  expect(request('/blog', { 'if-none-match': request('/blog').headers.get('etag') ?? '' }).status).toBe(304);
});
