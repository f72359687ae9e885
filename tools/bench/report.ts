import type { PageMeasure } from './measure-page.ts';
import { ratio, spreadOf, type Pair } from './results.ts';
import type { ClickResult, HostedResult, PageResult, TapResult } from './results.ts';
import { kinds, sumOf } from './traffic.ts';

/** Everything measured of one page, in lines for a terminal. `other` is what it is compared with. */
export function pageReport({ page, runs }: PageResult, other: string): string {
  const last = runs.at(-1);
  const inBytes = (label: string, figure: (run: PageMeasure) => number) => figureRow(label, runs, figure, 'B');
  return [
    `\n${page.name} ${page.path}`,
    row('', 'page', other, 'ratio'),
    figureRow('FCP', runs, (run) => run.firstPaint, 'ms', 'compared'),
    figureRow('LCP', runs, (run) => run.largestPaint, 'ms', 'compared'),
    row('LCP element', last?.page.largestElement ?? '', last?.twin.largestElement ?? ''),
    figureRow('TBT', runs, (run) => run.blocking, 'ms'),
    figureRow('CLS / 1000', runs, (run) => run.shift * 1000, ''),
    figureRow('hydration took', runs, ({ hydration }) => hydration?.took, 'ms'),
    figureRow('hydrated at', runs, ({ hydration }) => hydration?.at, 'ms'),
    row('fonts', fontsOf(last?.page), fontsOf(last?.twin)),
    inBytes('bytes of the page', ({ html }) => html),
    inBytes('bytes before load', ({ bytesBeforeLoad }) => sumOf(bytesBeforeLoad)),
    inBytes('bytes in all', ({ bytes }) => sumOf(bytes)),
    ...kinds.map((kind) => inBytes(`  ${kind}`, ({ bytes }) => bytes[kind])),
    figureRow('database requests', runs, (run) => run.backendRequests, ''),
    figureRow('  before first paint', runs, (run) => run.backendRequestsBeforePaint, ''),
  ].join('\n');
}

/** The time from a click to the next page and back, in lines for a terminal. */
export function clickReport({ click, runs, returns }: ClickResult, other: string): string {
  const there = returns.map((run) => run.there);
  return [
    `\nclick, ${click.name}`,
    row('', 'page', other, 'ratio'),
    figureRow('painted', runs, (run) => run.painted, 'ms', 'compared'),
    figureRow('transition over', runs, (run) => run.settled, 'ms', 'compared'),
    row('on a fast line:'),
    row(
      'painted',
      spreadText(
        there.map(({ painted }) => painted),
        'ms',
      ),
    ),
    row(
      'transition over',
      spreadText(
        there.map(({ settled }) => settled),
        'ms',
      ),
    ),
    row(
      'back, same place',
      spreadText(
        returns.map(({ back }) => back),
        'ms',
      ),
    ),
  ].join('\n');
}

/** What each tap took, in lines for a terminal. */
export function tapReport(taps: readonly TapResult[]): string {
  const lines = taps.map(({ tap: { name }, before, hydrated }) =>
    row(name, before.length > 0 ? spreadText(before, 'ms') : 'a navigation', spreadText(hydrated, 'ms')),
  );
  return ['\ntap until the next paint', row('', 'before the script', 'hydrated'), ...lines].join('\n');
}

/** What each page asked of a service on another origin, in lines for a terminal. */
export function hostedReport(hosted: readonly HostedResult[]): string {
  const lines = hosted.flatMap(({ page: { name }, unchanged, changed }) =>
    Object.entries({ [name]: unchanged, '  an article changed': changed }).flatMap(([label, traffic]) => [
      row(
        label,
        `reads ${traffic.reads.length}, preflights ${traffic.preflights}`,
        `bodies ${traffic.bodyBytes} B, headers ${traffic.headerBytes} B`,
      ),
      ...traffic.reads.map((read) => `      ${read.slice(0, 110)}`),
    ]),
  );
  return ['\nhosted, service on another origin', ...lines].join('\n');
}

function fontsOf(run: PageMeasure | undefined): string {
  return run?.fonts.join(', ') || 'those of the device';
}

/** A figure of all runs on both sides. A run may lack it. */
function figureRow<T>(
  label: string,
  runs: readonly Pair<T>[],
  figure: (run: T) => number | undefined,
  unit: string,
  compared?: 'compared',
): string {
  const textOf = (side: keyof Pair<T>) => {
    const values = runs.map((run) => figure(run[side])).filter((value) => value !== undefined);
    return values.length > 0 ? spreadText(values, unit) : 'none';
  };
  const times = compared ? ratio(runs, (run) => figure(run) ?? Infinity).toFixed(3) : '';
  return row(label, textOf('page'), textOf('twin'), times);
}

/** The median; where runs differ, the least and the most and what half of them lie between as well. */
function spreadText(values: readonly number[], unit: string): string {
  const { least, lowerQuartile, median, upperQuartile, most } = spreadOf(values);
  const text = (value: number) => value.toFixed(0);
  const middle = `${text(median)} ${unit}`.trimEnd();
  if (text(least) === text(most)) return middle;
  return `${middle} (${text(least)}-${text(most)}, half ${text(lowerQuartile)}-${text(upperQuartile)})`;
}

function row(label: string, page = '', twin = '', compared = ''): string {
  return `  ${label.padEnd(22)}${cell(page)}${cell(twin)}${compared}`.trimEnd();
}

function cell(text: string): string {
  const width = 42;
  return (text.length < width ? text : `${text.slice(0, width - 5)}...`).padEnd(width);
}
