import { parseArgs } from 'node:util';
import { pages, type BenchPage } from './pages.ts';

export interface BenchOptions {
  pages: readonly BenchPage[];
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
      runs: { type: 'string', default: '5' },
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
  return { pages: pagesNamed(values.pages), runs, build, dist, against, json, lighthouse };
}

function pagesNamed(list: string | undefined): readonly BenchPage[] {
  if (list === undefined) return pages;
  return list.split(',').map((name) => {
    const page = pages.find((candidate) => candidate.name === name);
    if (!page) throw new Error(`--pages takes some of ${pages.map((known) => known.name).join(', ')}, not ${name}.`);
    return page;
  });
}
