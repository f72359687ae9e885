import type { PageMeasure } from './measure-page.ts';
import { median, medians, ratio } from './median.ts';
import type { ClickResult, Pair, PageResult } from './results.ts';
import { kinds } from './traffic.ts';

/** Everything measured of one page, in lines for a terminal. */
export function pageReport({ page, difference, runs, styles }: PageResult): string {
  const comparable = difference === null;
  const times: [label: string, figure: (run: PageMeasure) => number][] = [
    ['FCP', (run) => run.firstPaint],
    ['LCP', (run) => run.largestPaint],
  ];
  const largest = runs.at(-1);
  const hydration = runs.flatMap((run) => run.page.hydration ?? []);
  return [
    `\n${page.name} ${page.path}`,
    ...(comparable ? [] : [`  NOT COMPARABLE: ${difference}`]),
    row('', 'page', 'twin', comparable ? 'ratio' : ''),
    ...times.map(([label, figure]) => timeRow(label, runs, figure, comparable)),
    row('LCP element', largest?.page.largestElement ?? '', largest?.twin.largestElement ?? ''),
    timeRow('TBT', runs, (run) => run.blocking, false),
    row(
      'CLS, worst run',
      ...both(
        worst(runs, (run) => run.shift),
        (shift) => shift.toFixed(3),
      ),
    ),
    row('hydration', hydration.length > 0 ? `${median(hydration).toFixed(0)} ms` : 'none', 'none'),
    ...kinds.map((kind) =>
      row(
        `bytes ${kind}`,
        ...both(
          medians(runs, (run) => run.bytes[kind]),
          String,
        ),
      ),
    ),
    row('bytes, all', ...both(medians(runs, allBytes), String)),
    row('style inlined', ...both(styles, ({ inlined, inlinedBrotli }) => `${inlined} (br ${inlinedBrotli})`)),
    row('style linked', ...both(styles, ({ linked }) => String(linked))),
    row(
      'database requests',
      ...both(
        worst(runs, (run) => run.backendRequests),
        String,
      ),
    ),
    row(
      '  before first paint',
      ...both(
        worst(runs, (run) => run.backendRequestsBeforePaint),
        String,
      ),
    ),
  ].join('\n');
}

/** The time from a click to the next page, in lines for a terminal. */
export function clickReport({ click, runs }: ClickResult): string {
  return [
    `\nclick, ${click.name}`,
    row('', 'page', 'twin', 'ratio'),
    timeRow('painted', runs, (run) => run.painted, true),
    timeRow('transition over', runs, (run) => run.settled, true),
  ].join('\n');
}

function timeRow<T>(label: string, runs: readonly Pair<T>[], figure: (run: T) => number, compared: boolean): string {
  const spread = (values: number[]) =>
    `${median(values).toFixed(0)} ms (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`;
  const page = spread(runs.map((run) => figure(run.page)));
  const twin = spread(runs.map((run) => figure(run.twin)));
  return row(label, page, twin, compared ? ratio(runs, figure).toFixed(3) : '');
}

function worst<T>(runs: readonly Pair<T>[], figure: (run: T) => number): Pair<number> {
  return {
    page: Math.max(...runs.map((run) => figure(run.page))),
    twin: Math.max(...runs.map((run) => figure(run.twin))),
  };
}

function both<T>({ page, twin }: Pair<T>, text: (figure: T) => string): [page: string, twin: string] {
  return [text(page), text(twin)];
}

function allBytes({ bytes }: PageMeasure): number {
  return Object.values(bytes).reduce((sum, weight) => sum + weight, 0);
}

function row(label: string, page: string, twin: string, compared = ''): string {
  return `  ${label.padEnd(21)}${cell(page)}${cell(twin)}${compared}`.trimEnd();
}

function cell(text: string): string {
  const width = 36;
  return (text.length < width ? text : `${text.slice(0, width - 5)}...`).padEnd(width);
}
