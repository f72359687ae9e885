import { expect, test } from 'vitest';
import { covers, parseHeaders, parseRedirects } from '../../../build/hosting/host-rules.ts';

test('redirects are read line by line, comments left out', () => {
  expect(parseRedirects('# shell\n/blog/*   /app.html  200\n\n/old /new\n')).toEqual([
    { from: '/blog/*', to: '/app.html', status: 200 },
    { from: '/old', to: '/new', status: 301 },
  ]);
});

test('headers belong to the path above them', () => {
  expect(parseHeaders('/*\n  X-A: b: c\n  X-D: e\n/assets/*\n  Cache-Control: no-store\n')).toEqual([
    {
      from: '/*',
      headers: [
        ['X-A', 'b: c'],
        ['X-D', 'e'],
      ],
    },
    { from: '/assets/*', headers: [['Cache-Control', 'no-store']] },
  ]);
});

test.each([
  ['/*', '/anything/below', true],
  ['/blog/*', '/blog/x', true],
  ['/blog/*', '/blog', false],
  ['/blog/:slug', '/blog/x', true],
  ['/blog/:slug', '/blog/', false],
  ['/blog/:slug', '/blog/x/y', false],
  ['/blog', '/blog', true],
  ['/blog', '/blog/x', false],
])('%s covers %s: %s', (rule, path, covered) => {
  expect(covers(rule, path)).toBe(covered);
});
