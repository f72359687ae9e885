import { parseArgs } from 'node:util';
import { pages, type BenchPage } from './pages.ts';

const parts = ['pages', 'clicks', 'taps', 'hosted'] as const;
type Part = (typeof parts)[number];

export interface BenchOptions {
  pages: readonly BenchPage[];
  /** What is measured of them. */
  parts: readonly Part[];
  runs: number;
  /** Build first; otherwise what lies in the folder is measured. */
  build: boolean;
  /** The folder with the built site. */
  dist: string;
  /** The folder of another build to compare with; otherwise each page is compared with itself without script. */
  against: string | undefined;
  /** Where the figures are written as JSON as well. */
  json: string | undefined;
  lighthouse: boolean;
}

/** Reads the command line. @throws Error when it asks for something that there is not. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      pages: { type: 'string' },
      parts: { type: 'string' },
      runs: { type: 'string', default: '7' },
      build: { type: 'boolean', default: true },
      dist: { type: 'string', default: 'dist' },
      against: { type: 'string' },
      json: { type: 'string' },
      lighthouse: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  const { build, dist, against, json, lighthouse } = values;
  return {
    pages: named('--pages', pages, values.pages, ({ name }) => name),
    parts: named('--parts', parts, values.parts, (part) => part),
    runs,
    build,
    dist,
    against,
    json,
    lighthouse,
  };
}

/** Those of a list that an option names; all without one. */
function named<T>(
  option: string,
  all: readonly T[],
  list: string | undefined,
  nameOf: (each: T) => string,
): readonly T[] {
  if (list === undefined) return all;
  return list.split(',').map((name) => {
    const found = all.find((each) => nameOf(each) === name);
    if (found === undefined) throw new Error(`${option} takes some of ${all.map(nameOf).join(', ')}, not ${name}.`);
    return found;
  });
}
