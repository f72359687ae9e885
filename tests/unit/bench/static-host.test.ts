import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { staticFile } from '../../../tools/bench/static-files.ts';
import { staticHost } from '../../../tools/bench/static-host.ts';

const texts = {
  'index.html': '<h1>Home</h1>',
  'blog.html': '<h1>Blog</h1>',
  'app.html': '<h1>Shell</h1>',
  '404.html': '<h1>None</h1>',
  _headers: '/*\n  Content-Security-Policy: none\n/blog\n  Link: </a.svg>; rel=preload\n',
  _redirects: '/blog/:slug /app.html 200\n/pictures/* https://store.example 302\n',
};
const files = new Map(Object.entries(texts).map(([name, text]) => [name, staticFile(name, Buffer.from(text))]));

function ask(path: string, headers: Record<string, string> = {}): Response {
  return staticHost(files)(new Request(`http://site${path}`, { headers }));
}

test.each([
  ['/', 200, 'Home'],
  ['/blog', 200, 'Blog'],
  ['/blog/newer-than-the-build', 200, 'Shell'],
  ['/nowhere', 404, 'None'],
])('%s is answered with %i and %s', async (path, status, heading) => {
  const answer = ask(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(heading);
});

test('the headers of the build are sent, but for one that is left out', () => {
  expect(ask('/blog').headers.get('link')).toBe('</a.svg>; rel=preload');
  expect(ask('/blog').headers.get('content-security-policy')).toBe('none');
  const host = staticHost(files, 'content-security-policy');
  expect(host(new Request('http://site/blog')).headers.has('content-security-policy')).toBe(false);
});

test('who reads Brotli gets it, and who has the file is told so', async () => {
  const packed = ask('/blog', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(texts['blog.html']);
  expect(ask('/blog', { 'if-none-match': packed.headers.get('etag') ?? '' }).status).toBe(304);
});

test('a rule may lead elsewhere', () => {
  expect(ask('/pictures/a.png').headers.get('location')).toBe('https://store.example');
});
