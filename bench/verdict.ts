import { median, ratio } from './median.ts';
import type { BenchResults, ClickResult, PageResult } from './results.ts';

/** One promise and whether it was kept. */
export interface Verdict {
  text: string;
  held: boolean;
}

/** What every page keeps to; times in milliseconds, script in bytes of Brotli. */
const limits = { paintRatio: 1.05, shift: 0.005, blocking: 60, script: 90_000, clickRatio: 1.05 };

/** Judges the figures: times by their medians, what must never happen by the worst run. */
export function verdicts({ pages, clicks }: BenchResults): Verdict[] {
  return [...pages.flatMap(ofPage), ...clicks.map(ofClick)];
}

function ofPage({ page: { name, requestsAtMost }, runs, difference }: PageResult): Verdict[] {
  const own = runs.map(({ page }) => page);
  const worst = (figures: number[]) => Math.max(...figures);
  const paint = ratio(runs, ({ largestPaint }) => largestPaint);
  const shift = worst(own.map((run) => run.shift));
  const blocking = median(own.map((run) => run.blocking));
  const script = worst(own.map((run) => run.bytes.script));
  const early = worst(own.map((run) => run.backendRequestsBeforePaint));
  const requests = worst(own.map((run) => run.backendRequests));
  return [
    difference === null
      ? atMost(`${name}: LCP ${paint.toFixed(3)} of the twin's`, paint, limits.paintRatio)
      : { text: `${name}: LCP cannot be compared, the contents differ`, held: false },
    { text: `${name}: CLS ${shift.toFixed(2)} of 0.00`, held: shift < limits.shift },
    atMost(`${name}: TBT ${blocking.toFixed(0)} ms`, blocking, limits.blocking),
    atMost(`${name}: script ${script} bytes`, script, limits.script),
    atMost(`${name}: requests to the database before the first paint: ${early}`, early, 0),
    atMost(`${name}: requests to the database: ${requests}`, requests, requestsAtMost),
  ];
}

function ofClick({ click, runs }: ClickResult): Verdict {
  const shown = ratio(runs, ({ painted }) => painted);
  return atMost(`${click.name}: next page after ${shown.toFixed(3)} of the twin's time`, shown, limits.clickRatio);
}

function atMost(text: string, figure: number, limit: number): Verdict {
  return { text: `${text} (at most ${limit})`, held: figure <= limit };
}
