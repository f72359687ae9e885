import { expect, test } from 'vitest';
import { matchPath } from '@/lib/router/match';

test.each([
  ['/', '/', {}],
  ['/', '/blog', null],
  ['/blog', '/blog', {}],
  ['/blog', '/blog/', {}],
  ['/blog', '/blog/a', null],
  ['/blog/:slug', '/blog/a', { slug: 'a' }],
  ['/blog/:slug', '/blog', null],
  ['/blog/:slug', '/blog/a/b', null],
  ['/blog/:slug', '/blog/caf%C3%A9%20%2F', { slug: 'café /' }],
  ['/blog/:slug', '/blog/%E0%A4%A', { slug: '%E0%A4%A' }],
  ['/admin/*', '/admin', {}],
  ['/admin/*', '/admin/blog/new', {}],
  ['/admin/*', '/administration', null],
  ['*', '/anything/at/all', {}],
])('%s and %s: %j', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
