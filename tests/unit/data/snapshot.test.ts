import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { snapshotAt, snapshotPath, type Snapshot } from '@/data/reads/snapshot';
import { aSnapshot } from '../../support/builders';
import { server } from '../../support/network/server';

describe('snapshotPath', () => {
  test.each([
    ['/', '/data/index.json'],
    ['/consoles', '/data/consoles/index.json'],
    ['/consoles/compare', '/data/consoles/compare.json'],
    ['/blog/game_boy-light-2', '/data/blog/game_boy-light-2.json'],
  ])('maps the page %s to %s', (page, address) => {
    expect(snapshotPath(page)).toBe(address);
  });

  test.each([
    ...['/blog/..\\..\\pictures\\a.png?', '/blog/..%5C..%5Cpictures%5Ca.png%3F', '/blog/..', '/blog/../a', '/blog/./a'],
    ...['/blog/a?b', '/blog/a#b', '//a.example/b', '/blog/a.b', '/blog/\u0000', '/blog/ü', ''],
  ])('rejects the path %j', (page) => {
    expect(() => snapshotPath(page)).toThrow('no file of the build');
  });
});

describe('snapshotAt', () => {
  const snapshot = JSON.parse(JSON.stringify(aSnapshot([['links', 'active'], []]))) as Snapshot;
  const serve = (address: string, response: () => Response) => server.use(http.get(`*${address}`, response));

  test('reads JSON with any charset', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    serve('/data/as-json.json', () => new HttpResponse(JSON.stringify(snapshot), { headers }));
    expect(await snapshotAt('/data/as-json.json')).toEqual(snapshot);
  });

  test.each(['image/png', 'text/plain', 'text/html', 'application/octet-stream', ''])(
    'rejects a file of the type %j',
    async (type) => {
      serve('/data/other-type.json', () => {
        const response = new HttpResponse(JSON.stringify(snapshot));
        response.headers.set('content-type', type);
        return response;
      });
      await expect(snapshotAt('/data/other-type.json')).rejects.toThrow('no file of the build');
    },
  );

  test('rejects a redirect by the host', async () => {
    serve('/data/led-away.json', () => new HttpResponse(null, { status: 302, headers: { location: '/a.png' } }));
    serve('/a.png', () => HttpResponse.json(snapshot));
    await expect(snapshotAt('/data/led-away.json')).rejects.toThrow();
  });
});
