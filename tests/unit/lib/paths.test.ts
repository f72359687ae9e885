import { expect, test } from 'vitest';
import { paths } from '@/site/paths';

test('paths returns the addresses of the route table', () => {
  expect([paths.home, paths.consoles, paths.blog, paths.links, paths.contact, paths.login]).toEqual([
    '/',
    '/consoles',
    '/blog',
    '/links',
    '/contact',
    '/login',
  ]);
  expect(paths.timeline).toBe('/#handheld-evolution');
  expect(paths.console('game-boy')).toBe('/consoles/game-boy');
  expect(paths.post('caps_leak-2')).toBe('/blog/caps_leak-2');
  expect(paths.consolePicture('game-boy')).toBe('/share/consoles/game-boy.png');
  expect(paths.postPicture('caps_leak-2')).toBe('/share/posts/caps_leak-2.png');
});

test.each(['a/b', '../admin', 'a?b=c', 'a#b', 'a b', 'é', '%2f', '//other.example', 'javascript:alert(1)'])(
  'the slug %j takes exactly one segment of the path',
  (slug) => {
    for (const path of [paths.post(slug), paths.console(slug)]) {
      const { pathname, origin, search, hash } = new URL(path, 'https://site.example');
      expect(origin + search + hash).toBe('https://site.example');
      expect(pathname.split('/')).toHaveLength(3);
      expect(decodeURIComponent(pathname.split('/')[2] ?? '')).toBe(slug);
    }
  },
);
