import { describe, expect, test } from 'vitest';
import type { BenchResults } from '../../../tools/bench/results.ts';
import { verdicts, verdictsAgainst } from '../../../tools/bench/verdict.ts';
import { aPageResult } from './figures';

function missed(results: Partial<BenchResults>): string[] {
  const judged = verdicts({ pages: [], clicks: [], taps: [], hosted: [], ...results });
  return judged.filter(({ held }) => !held).map(({ text }) => text);
}

describe('of a page', () => {
  test('all is well', () => {
    expect(missed({ pages: [aPageResult({}, {}, {})] })).toEqual([]);
  });

  test.each([
    ['its largest paint is later than the twin', { largestPaint: 700 }, 'post: LCP 1.167'],
    ['it is hydrated late', { hydration: { took: 300, at: 2300 } }, 'post: hydrated at 2300 ms'],
    ['it is never hydrated', { hydration: null }, 'post: hydrated at Infinity ms'],
    ['its HTML is over the budget of the build', { html: 99_000 }, 'post: bytes of HTML 99000'],
    ['it shows other fonts than the twin', { fonts: ['Figtree'] }, "post: the same fonts as the other's"],
    ['something shifts', { shift: 0.1 }, 'post: CLS 0.10'],
    ['it asks the database twice', { backendRequests: 2 }, 'post: requests to the database 2'],
  ])('it is told when %s', (_what, changes, text) => {
    expect(missed({ pages: [aPageResult(changes, changes, changes)] })).toEqual([expect.stringContaining(text)]);
  });

  test('times count by their median, and what must never happen by the worst run', () => {
    expect(missed({ pages: [aPageResult({ largestPaint: 9000, hydration: null }, {}, {})] })).toEqual([]);
    expect(missed({ pages: [aPageResult({ backendRequestsBeforePaint: 1 }, {}, {})] })).toHaveLength(1);
  });

  test('blocking time has a limit for the best run and one for the median', () => {
    expect(missed({ pages: [aPageResult({ blocking: 55 }, { blocking: 90 }, { blocking: 300 })] })).toEqual([
      expect.stringContaining('TBT of the best run 55 ms'),
    ]);
    expect(missed({ pages: [aPageResult({ blocking: 10 }, { blocking: 110 }, { blocking: 120 })] })).toEqual([
      expect.stringContaining('TBT 110 ms'),
    ]);
  });

  test('what comes before load is counted by itself', () => {
    const none = { html: 0, script: 0, css: 0, font: 0, image: 0, data: 0, other: 0 };
    expect(missed({ pages: [aPageResult({ bytesBeforeLoad: { ...none, font: 30_000 } })] })).toEqual([
      expect.stringContaining('bytes of fonts asked for before load 30000'),
      expect.stringContaining('bytes asked for before load 30000'),
    ]);
    expect(missed({ pages: [aPageResult({ bytes: { ...none, script: 141_000 } })] })).toEqual([
      expect.stringContaining('bytes of a first visit 141000'),
    ]);
  });
});

test('a click is judged beside the twin, by itself where the page was fetched ahead, and on the way back', () => {
  const click = { name: 'blog to post', from: '/blog', to: '/blog/some-post', heading: '', words: '' };
  const pair = { page: { painted: 500, settled: 500 }, twin: { painted: 400, settled: 400 } };
  const slow = { there: { painted: 160, settled: 400 }, back: Infinity };
  expect(missed({ clicks: [{ click, runs: [pair], returns: [slow] }] })).toHaveLength(3);
  const fast = { there: { painted: 150, settled: 400 }, back: 100 };
  expect(missed({ clicks: [{ click, runs: [{ ...pair, twin: pair.page }], returns: [fast] }] })).toEqual([]);
});

test('a tap is judged before the script, where it is no navigation, and hydrated', () => {
  const tap = { name: 'menu', path: '/blog' };
  expect(missed({ taps: [{ tap, before: [80, 104, 300], hydrated: [90, 96, 300] }] })).toEqual([
    'tap, menu, before the script: 104 ms (at most 100)',
  ]);
  expect(missed({ taps: [{ tap, before: [], hydrated: [90] }] })).toEqual([]);
});

test('a hosted page is judged by its reads, preflights and bodies, and by what it shows in the end', () => {
  const { page } = aPageResult({});
  const read = { reads: ['GET /rest/v1/a'], preflights: 1, bodyBytes: 600, headerBytes: 2000 };
  const twice = { ...read, reads: ['GET /rest/v1/a', 'GET /rest/v1/b'], preflights: 2, bodyBytes: 4000 };
  expect(missed({ hosted: [{ page, unchanged: read, changed: twice, isStale: false }] })).toEqual([]);
  expect(missed({ hosted: [{ page, unchanged: twice, changed: twice, isStale: true }] })).toEqual([
    'hosted post: reads 2 (at most 1)',
    'hosted post: preflights 2 (at most 1)',
    'hosted post: bytes of bodies 4000 (at most 600)',
    'hosted post, an article changed: nothing old is left',
  ]);
});

test('beside another build only hydration and blocking time are judged', () => {
  const results = { pages: [aPageResult({ html: 99_000 })], clicks: [], taps: [], hosted: [] };
  expect(verdictsAgainst(results).map(({ text }) => text)).toEqual([
    expect.stringContaining('hydrated at'),
    expect.stringContaining('TBT'),
  ]);
});
