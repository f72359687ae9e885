import { budgetOf } from '../../build/checks/size-budget.ts';
import type { PageMeasure } from './measure-page.ts';
import { fileOf } from './pages.ts';
import { median, medians, ratio } from './results.ts';
import type { BenchResults, ClickResult, HostedResult, PageResult, TapResult } from './results.ts';
import { sumOf } from './traffic.ts';

/** One promise and whether it was kept. */
export interface Verdict {
  text: string;
  held: boolean;
}

/** What every page keeps to; times in milliseconds, sizes in bytes. */
const limits = {
  paintRatio: 1.05,
  shift: 0.005,
  blocking: { best: 50, median: 100 },
  hydratedAt: 2200,
  requests: 1,
  click: { ratio: 1.05, painted: 150, back: 100 },
  tap: 100,
  unchanged: { reads: 1, preflights: 1, body: 600 },
  changed: { reads: 2 },
};

/** What keeps two builds apart. */
const againstLimits = {
  hydratedRatio: 1.1,
  blockingRatio: 1.1,
  /** A task that is a few milliseconds over 50 in some runs is no difference. */
  blockingAnyway: 5,
};

/** Judges all figures: times by their medians, what must never happen by the worst run. */
export function verdicts({ pages, clicks, taps, hosted }: BenchResults): Verdict[] {
  return [
    ...pages.flatMap((result) => [paintOf(result), ...ofPage(result)]),
    ...clicks.flatMap(ofClick),
    ...taps.flatMap(ofTap),
    ...hosted.flatMap(ofHosted),
  ];
}

/** Judges the figures against those of another build. */
export function verdictsAgainst({ pages }: BenchResults): Verdict[] {
  const { hydratedRatio, blockingRatio, blockingAnyway } = againstLimits;
  return pages.flatMap(({ page: { name }, runs }) => {
    const hydrated = ratio(runs, ({ hydration }) => hydration?.at ?? 0);
    const { page, twin } = medians(runs, ({ blocking }) => blocking);
    return [
      atMost(`${name}: hydrated at ${hydrated.toFixed(3)} of the other's time`, hydrated, hydratedRatio),
      atMost(`${name}: TBT ${page.toFixed(0)} ms`, page, Math.max(blockingAnyway, Math.ceil(twin * blockingRatio))),
    ];
  });
}

/** Judges how fast the largest paint is, beside what the page is compared with. */
export function paintOf({ page: { name }, runs }: PageResult): Verdict {
  const paint = ratio(runs, ({ largestPaint }) => largestPaint);
  return atMost(`${name}: LCP ${paint.toFixed(3)} of the other's`, paint, limits.paintRatio);
}

function ofPage({ page: { name, path, weighsAtMost }, runs }: PageResult): Verdict[] {
  const own = runs.map(({ page }) => page);
  const blocking = own.map((run) => run.blocking);
  const hydratedAt = median(own.map(({ hydration }) => hydration?.at ?? Infinity));
  const shift = Math.max(...own.map((run) => run.shift));
  const inEachRun: [what: string, figure: (run: PageMeasure) => number, limit: number | undefined][] = [
    ['bytes of HTML', ({ html }) => html, budgetOf(fileOf(path)).html],
    ['bytes of fonts asked for before load', ({ bytesBeforeLoad }) => bytesBeforeLoad.font, 0],
    ['bytes of a first visit', ({ bytes }) => sumOf(bytes), weighsAtMost?.all],
    ['bytes asked for before load', ({ bytesBeforeLoad }) => sumOf(bytesBeforeLoad), weighsAtMost?.beforeLoad],
    ['requests to the database', ({ backendRequests }) => backendRequests, limits.requests],
    ['those before the first paint', ({ backendRequestsBeforePaint }) => backendRequestsBeforePaint, 0],
  ];
  return [
    { text: `${name}: CLS ${shift.toFixed(2)} of 0.00`, held: shift < limits.shift },
    atMost(
      `${name}: TBT of the best run ${Math.min(...blocking).toFixed(0)} ms`,
      Math.min(...blocking),
      limits.blocking.best,
    ),
    atMost(`${name}: TBT ${median(blocking).toFixed(0)} ms`, median(blocking), limits.blocking.median),
    atMost(`${name}: hydrated at ${hydratedAt.toFixed(0)} ms`, hydratedAt, limits.hydratedAt),
    {
      text: `${name}: the same fonts as the other's`,
      held: runs.every(({ page, twin }) => page.fonts.join() === twin.fonts.join()),
    },
    ...inEachRun.flatMap(([what, figure, limit]) => {
      const worst = Math.max(...own.map(figure));
      return limit === undefined ? [] : [atMost(`${name}: ${what} ${worst}`, worst, limit)];
    }),
  ];
}

function ofClick({ click: { name }, runs, returns }: ClickResult): Verdict[] {
  const shown = ratio(runs, ({ painted }) => painted);
  const painted = median(returns.map(({ there }) => there.painted));
  const back = median(returns.map((run) => run.back));
  return [
    atMost(`${name}: next page after ${shown.toFixed(3)} of the twin's time`, shown, limits.click.ratio),
    atMost(`${name}: fetched ahead, next page after ${painted.toFixed(0)} ms`, painted, limits.click.painted),
    atMost(`${name}: back at the same place after ${back.toFixed(0)} ms`, back, limits.click.back),
  ];
}

function ofTap({ tap: { name }, before, hydrated }: TapResult): Verdict[] {
  const moments: [when: string, runs: number[]][] = [
    ['before the script', before],
    ['hydrated', hydrated],
  ];
  return moments
    .filter(([, runs]) => runs.length > 0)
    .map(([when, runs]) => atMost(`tap, ${name}, ${when}: ${median(runs).toFixed(0)} ms`, median(runs), limits.tap));
}

function ofHosted({ page: { name }, unchanged, changed, isStale }: HostedResult): Verdict[] {
  const { reads, preflights, body } = limits.unchanged;
  const reread = changed.reads.length;
  return [
    atMost(`hosted ${name}: reads ${unchanged.reads.length}`, unchanged.reads.length, reads),
    atMost(`hosted ${name}: preflights ${unchanged.preflights}`, unchanged.preflights, preflights),
    atMost(`hosted ${name}: bytes of bodies ${unchanged.bodyBytes}`, unchanged.bodyBytes, body),
    atMost(`hosted ${name}, an article changed: reads ${reread}`, reread, limits.changed.reads),
    { text: `hosted ${name}, an article changed: nothing old is left`, held: !isStale },
  ];
}

function atMost(text: string, figure: number, limit: number): Verdict {
  return { text: `${text} (at most ${limit})`, held: figure <= limit };
}
