import { median, medians, ratio, type BenchResults, type PageResult } from './results.ts';

/** One promise and whether it was kept. */
export interface Verdict {
  text: string;
  held: boolean;
}

/** What every page keeps to; times in milliseconds. */
const limits = {
  paintRatio: 1.05,
  shift: 0.005,
  blocking: 60,
  clickRatio: 1.05,
  hydratedRatio: 1.1,
  blockingRatio: 1.1,
  /** A task that is a few milliseconds over 50 in some runs is no difference. */
  blockingAnyway: 5,
};

/** Judges the figures against those of static twins: times by their medians, what must never happen by the worst run. */
export function verdicts({ pages, clicks }: BenchResults): Verdict[] {
  return [
    ...pages.flatMap((result) => [paintOf(result), ...ofPage(result)]),
    ...clicks.map(({ click, runs }) => {
      const shown = ratio(runs, ({ painted }) => painted);
      return atMost(`${click.name}: next page after ${shown.toFixed(3)} of the twin's time`, shown, limits.clickRatio);
    }),
  ];
}

/** Judges the figures against those of another build. */
export function verdictsAgainst({ pages }: BenchResults): Verdict[] {
  return pages.flatMap(({ page: { name }, runs }) => {
    const hydrated = ratio(runs, ({ hydration }) => hydration?.at ?? 0);
    const { page, twin } = medians(runs, ({ blocking }) => blocking);
    return [
      atMost(`${name}: hydrated at ${hydrated.toFixed(3)} of the other's time`, hydrated, limits.hydratedRatio),
      atMost(
        `${name}: TBT ${page.toFixed(0)} ms`,
        page,
        Math.max(limits.blockingAnyway, Math.ceil(twin * limits.blockingRatio)),
      ),
    ];
  });
}

/** Judges how fast the largest paint is, beside what the page is compared with. */
export function paintOf({ page: { name }, runs }: PageResult): Verdict {
  const paint = ratio(runs, ({ largestPaint }) => largestPaint);
  return atMost(`${name}: LCP ${paint.toFixed(3)} of the other's`, paint, limits.paintRatio);
}

function ofPage({ page: { name, requestsAtMost }, runs }: PageResult): Verdict[] {
  const own = runs.map(({ page }) => page);
  const worst = (figures: number[]) => Math.max(...figures);
  const shift = worst(own.map((run) => run.shift));
  const blocking = median(own.map((run) => run.blocking));
  const early = worst(own.map((run) => run.backendRequestsBeforePaint));
  const requests = worst(own.map((run) => run.backendRequests));
  return [
    { text: `${name}: CLS ${shift.toFixed(2)} of 0.00`, held: shift < limits.shift },
    atMost(`${name}: TBT ${blocking.toFixed(0)} ms`, blocking, limits.blocking),
    atMost(`${name}: requests to the database before the first paint: ${early}`, early, 0),
    atMost(`${name}: requests to the database: ${requests}`, requests, requestsAtMost),
  ];
}

function atMost(text: string, figure: number, limit: number): Verdict {
  return { text: `${text} (at most ${limit})`, held: figure <= limit };
}
