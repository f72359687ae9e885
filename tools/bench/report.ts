import type { PageMeasure } from './measure-page.ts';
import { median, medians, ratio, type ClickResult, type PageResult, type Pair } from './results.ts';
import { kinds } from './traffic.ts';

type Hydration = NonNullable<PageMeasure['hydration']>;

/** Everything measured of one page, in lines for a terminal. `other` is what it is compared with. */
export function pageReport({ page, runs }: PageResult, other: string): string {
  const largest = runs.at(-1);
  const perSide: [label: string, sides: Pair<string>][] = [
    ['LCP element', { page: largest?.page.largestElement ?? '', twin: largest?.twin.largestElement ?? '' }],
    [
      'CLS, worst run',
      worst(
        runs,
        ({ shift }) => shift,
        (shift) => shift.toFixed(3),
      ),
    ],
    ['hydration took', hydration(runs, ({ took }) => took)],
    ['hydrated at', hydration(runs, ({ at }) => at)],
    ...[...kinds, 'all' as const].map((kind): [string, Pair<string>] => [
      `bytes ${kind}`,
      both(
        medians(runs, ({ bytes }) => (kind === 'all' ? allBytes(bytes) : bytes[kind])),
        String,
      ),
    ]),
    ['database requests', worst(runs, ({ backendRequests }) => backendRequests, String)],
    ['  before first paint', worst(runs, ({ backendRequestsBeforePaint }) => backendRequestsBeforePaint, String)],
  ];
  return [
    `\n${page.name} ${page.path}`,
    row('', 'page', other, 'ratio'),
    timeRow('FCP', runs, (run) => run.firstPaint, true),
    timeRow('LCP', runs, (run) => run.largestPaint, true),
    timeRow('TBT', runs, (run) => run.blocking, false),
    ...perSide.map(([label, sides]) => row(label, sides.page, sides.twin)),
  ].join('\n');
}

/** The time from a click to the next page, in lines for a terminal. */
export function clickReport({ click, runs }: ClickResult, other: string): string {
  return [
    `\nclick, ${click.name}`,
    row('', 'page', other, 'ratio'),
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

function worst<T>(runs: readonly Pair<T>[], figure: (run: T) => number, text: (figure: number) => string) {
  const worstOf = (side: keyof Pair<T>) => text(Math.max(...runs.map((run) => figure(run[side]))));
  return { page: worstOf('page'), twin: worstOf('twin') };
}

function hydration(runs: readonly Pair<PageMeasure>[], time: (hydration: Hydration) => number): Pair<string> {
  const medianOf = (side: keyof Pair<PageMeasure>) => {
    const times = runs.flatMap((run) => (run[side].hydration ? [time(run[side].hydration)] : []));
    return times.length > 0 ? `${median(times).toFixed(0)} ms` : 'none';
  };
  return { page: medianOf('page'), twin: medianOf('twin') };
}

function both({ page, twin }: Pair<number>, text: (figure: number) => string): Pair<string> {
  return { page: text(page), twin: text(twin) };
}

function allBytes(bytes: PageMeasure['bytes']): number {
  return Object.values(bytes).reduce((sum, weight) => sum + weight, 0);
}

function row(label: string, page: string, twin: string, compared = ''): string {
  return `  ${label.padEnd(21)}${cell(page)}${cell(twin)}${compared}`.trimEnd();
}

function cell(text: string): string {
  const width = 36;
  return (text.length < width ? text : `${text.slice(0, width - 5)}...`).padEnd(width);
}
