import type { PageMeasure } from '../../../tools/bench/measure-page.ts';
import type { PageResult } from '../../../tools/bench/results.ts';

const nothing = { html: 0, script: 0, css: 0, font: 0, image: 0, data: 0, other: 0 };

/** One run of a page that keeps all promises. */
export function aRun(changes: Partial<PageMeasure> = {}): PageMeasure {
  return {
    firstPaint: 500,
    largestPaint: 600,
    largestElement: 'h1',
    blocking: 40,
    shift: 0,
    hydration: { took: 300, at: 1900 },
    html: 7000,
    bytes: { ...nothing, html: 7000, script: 110_000 },
    bytesBeforeLoad: { ...nothing, html: 7000, image: 9000 },
    fonts: [],
    backendRequests: 1,
    backendRequestsBeforePaint: 0,
    ...changes,
  };
}

/** Runs of an article beside a twin that keeps all promises. */
export function aPageResult(...runs: Partial<PageMeasure>[]): PageResult {
  return {
    page: { name: 'post', path: '/blog/some-post', weighsAtMost: { all: 140_000, beforeLoad: 25_000 } },
    runs: runs.map((changes) => ({ page: aRun(changes), twin: aRun({ hydration: null }) })),
  };
}
