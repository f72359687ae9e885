/** What a page noted about itself while it was opened; times in milliseconds since the navigation began. */
export interface Vitals {
  largest: { time: number; element: string } | null;
  shifts: { time: number; value: number }[];
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchVitals: Vitals;
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type LargestPaint = PerformanceEntry & { element: Element | null; url: string };

/** Runs in the page before anything else does. It is sent there as text and must use nothing from around it. */
export function observeVitals(): void {
  const vitals: Vitals = { largest: null, shifts: [], longTasks: [] };
  window.benchVitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime, element, url } of list.getEntries() as LargestPaint[]) {
      const shown = url ? new URL(url).pathname : (element?.textContent ?? '').trim().slice(0, 30);
      vitals.largest = { time: startTime, element: `${element?.localName ?? 'gone'} ${shown}` };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (!hadRecentInput) vitals.shifts.push({ time: startTime, value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) vitals.longTasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** How long tasks kept the page busy beyond 50 ms each, after its first paint. */
export function totalBlockingTime({ longTasks }: Vitals, firstPaint: number): number {
  return longTasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}

/** Layout shifts as Chromium scores them: the worst run of shifts less than 1 s apart, 5 s long at most. */
export function cumulativeLayoutShift({ shifts }: Vitals): number {
  let worst = 0;
  let run = { start: 0, end: 0, sum: 0 };
  for (const { time, value } of shifts) {
    const goesOn = run.sum > 0 && time - run.end < 1000 && time - run.start < 5000;
    run = goesOn ? { ...run, end: time, sum: run.sum + value } : { start: time, end: time, sum: value };
    worst = Math.max(worst, run.sum);
  }
  return worst;
}
