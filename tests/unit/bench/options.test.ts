import { expect, test } from 'vitest';
import { readOptions } from '../../../tools/bench/options.ts';
import { pages } from '../../../tools/bench/pages.ts';

test('readOptions by default selects a new build and all pages', () => {
  expect(readOptions([])).toEqual({ requestedPages: pages, runs: 5, dist: undefined });
  const { requestedPages, ...others } = readOptions(['--pages', 'home,post', '--runs', '2', '--dist', 'dist']);
  expect(requestedPages.map(({ name }) => name)).toEqual(['home', 'post']);
  expect(others).toEqual({ runs: 2, dist: 'dist' });
});

test.each([
  [['--pages', 'homes'], '--pages takes some of home,blog,post,catalogue,console, not homes.'],
  [['--runs', '0'], '--runs takes a whole number from 1 on.'],
])('readOptions rejects %s', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});
