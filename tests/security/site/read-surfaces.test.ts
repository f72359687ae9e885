// The tests of faults are complete only when this list of pages and reads is complete.
import { beforeAll, expect, test } from 'vitest';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { allRoutes, renderApp } from '../../support/render-app';
import { network } from '../../support/network/server';
import { holdTheClock, letEverythingEnd, expectInTime } from './fake-time';
import { loadPages, expectNothingLoads } from './page';
import { fillTables, publicPages, readByAllStaff, staffPages } from './read-surfaces';

const pages = [...publicPages, ...staffPages];

beforeAll(() => loadPages(pages.map(({ address }) => address)), 60_000);

test('the list has every page of the site', () => {
  const routes = allRoutes();
  const leaves = (list: RouteObject[]): RouteObject[] =>
    list.flatMap((route) => (route.children ? leaves(route.children) : [route]));
  const listed = pages.map(({ address }) => matchRoutes(routes, address)?.at(-1)?.route);
  // A redirect has no screen.
  const screens = leaves(routes).filter(({ handle }) => handle !== undefined);
  expect(screens.filter((route) => !listed.includes(route))).toEqual([]);
});

test.each(pages.filter(({ act }) => !act))('$address sends exactly the reads of the list', async (page) => {
  const { address, as, parts, also = as ? readByAllStaff : [] } = page;
  holdTheClock();
  fillTables();
  const { container } = renderApp(address, { as });
  await expectInTime(() => {
    for (const { where = 'main', content } of Object.values(parts))
      expect(document.querySelector(where)?.innerHTML).toContain(content);
    expectNothingLoads(container);
  });
  await letEverythingEnd();
  const paths = network.requests.map(({ url }) => url.pathname).filter((path) => path.startsWith('/rest/v1/'));
  const reads = new Set(paths.map((path) => path.replace(/^.*\//, '')));
  expect([...reads].sort()).toEqual([...new Set([...Object.keys(parts), ...also])].sort());
});
