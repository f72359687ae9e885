import type { QueryKey } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { contentVersionKey } from '@/data/public-query';
import { allCategories } from '@/data/categories';
import { activeLinks } from '@/data/links';
import { allLinks } from '@/data/links.admin';
import { movedPost, postBySlug, postPage } from '@/data/posts';
import { editedPost, postRows } from '@/data/posts.admin';
import { savedSettings } from '@/data/settings.admin';
import { picturesKey } from '@/data/pictures.admin';
import { isPublicKey } from '@/data/public-keys';
import { sharedDraft } from '@/data/shared-draft';
import { articlePath, snapshotAt, snapshotPath } from '@/data/snapshot';
import { usersKey } from '@/data/users.admin';
import { server } from '../../support/network/server';

describe('the address of a snapshot', () => {
  test.each([
    ['/', '/data/index.json'],
    ['/consoles', '/data/consoles/index.json'],
    ['/consoles/compare', '/data/consoles/compare.json'],
    ['/blog/game_boy-light-2', '/data/blog/game_boy-light-2.json'],
  ])('of %s is %s', (page, address) => {
    expect(snapshotPath(page)).toBe(address);
  });

  test.each([
    ...['/blog/..\\..\\pictures\\a.png?', '/blog/..%5C..%5Cpictures%5Ca.png%3F', '/blog/..', '/blog/../a', '/blog/./a'],
    ...['/blog/a?b', '/blog/a#b', '//a.example/b', '/blog/a.b', '/blog/\u0000', '/blog/ü', ''],
  ])('is not made from the path %j, nor is that of an article', (page) => {
    expect(() => snapshotPath(page)).toThrow('no file of the build');
    expect(() => articlePath(page)).toThrow('no file of the build');
  });
});

describe('the answers of a snapshot', () => {
  const snapshot = { id: 'a1b2c3d4', answers: [[['links', 'active'], []]] };
  const answer = (address: string, response: () => Response) => server.use(http.get(`*${address}`, response));

  test('are read from JSON, whatever the host says of its encoding', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    answer('/data/as-json.json', () => new HttpResponse(JSON.stringify(snapshot), { headers }));
    expect(await snapshotAt('/data/as-json.json')).toEqual(snapshot);
  });

  test.each(['image/png', 'text/plain', 'text/html', 'application/octet-stream', ''])(
    'are not read from a file of the type %j',
    async (type) => {
      answer('/data/other-type.json', () => {
        const response = new HttpResponse(JSON.stringify(snapshot));
        response.headers.set('content-type', type);
        return response;
      });
      await expect(snapshotAt('/data/other-type.json')).rejects.toThrow('no file of the build');
    },
  );

  test('are not read from an address that the host redirects to', async () => {
    answer('/data/led-away.json', () => new HttpResponse(null, { status: 302, headers: { location: '/a.png' } }));
    answer('/a.png', () => HttpResponse.json(snapshot));
    await expect(snapshotAt('/data/led-away.json')).rejects.toThrow();
  });
});

describe('the keys of public reads', () => {
  const publicReads = [activeLinks(), allCategories(), postBySlug('staff'), postPage({ page: 1, size: 12 })];
  const others = [allLinks(), editedPost('a'), savedSettings(), postRows({ page: 1, search: '' }), sharedDraft('a')];
  const otherKeys: QueryKey[] = [
    ...[...others, movedPost('a')].map(({ queryKey }) => queryKey),
    ...[usersKey, picturesKey, contentVersionKey, ['categories', 'staff'], ['posts'], ['written-article', 'a']],
    ...[[], ['no-such-subject', 'active'], [['links'], 'active']],
  ];

  test.each(publicReads.map(({ queryKey }) => [queryKey]))('include %j', (key) => {
    expect(isPublicKey(key)).toBe(true);
  });

  test.each(otherKeys.map((key) => [key]))('do not include %j', (key) => {
    expect(isPublicKey(key)).toBe(false);
  });
});
