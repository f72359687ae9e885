// The list of what goes wrong is worth no more than the list of what there is.
import { beforeAll, expect, test } from 'vitest';
import { adminRoutes } from '@/app/admin-routes';
import { publicRoutes } from '@/app/routes';
import { findRoute } from '@/lib/router';
import { renderApp } from '../../render-app';
import { network } from '../../server/server';
import { holdTheClock, letEverythingEnd, standsInTime } from './fake-time';
import { loadPages, nothingLoads } from './page';
import { fillTables, publicPages, readByAllStaff, staffPages } from './read-surfaces';

const pages = [...publicPages, ...staffPages];

beforeAll(() => loadPages(pages.map(({ address }) => address)), 60_000);

test('every page of the site is in the list', () => {
  for (const [routes, list] of [
    [publicRoutes, publicPages],
    [adminRoutes, staffPages],
  ] as const) {
    const listed = list.map(({ address }) => findRoute<{ path: string }>(routes, address)?.route.path);
    expect(routes.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([]);
  }
});

test.each(pages.filter(({ act }) => !act))('$address reads what the list says, and no more', async (page) => {
  const { address, as, parts, also = as ? readByAllStaff : [] } = page;
  holdTheClock();
  fillTables();
  const { container } = renderApp(address, { as });
  await standsInTime(() => {
    for (const { where = 'main', content } of Object.values(parts))
      expect(document.querySelector(where)?.innerHTML).toContain(content);
    nothingLoads(container);
  });
  await letEverythingEnd();
  const asked = network.requests.map(({ url }) => url.pathname).filter((path) => path.startsWith('/rest/v1/'));
  const reads = new Set(asked.map((path) => path.replace(/^.*\//, '')));
  expect([...reads].sort()).toEqual([...new Set([...Object.keys(parts), ...also])].sort());
});
