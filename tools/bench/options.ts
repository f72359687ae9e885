import { parseArgs } from 'node:util';
import { pages, type BenchPage } from './pages.ts';

interface BenchOptions {
  requestedPages: readonly BenchPage[];
  runs: number;
  /** Folder of a built site. Without a folder the bench builds the site first. */
  dist: string | undefined;
}

/** Reads the command line. @throws Error for an unknown page or an invalid number of runs. */
export function readOptions(args: string[]): BenchOptions {
  const options = {
    pages: { type: 'string', default: pages.map(({ name }) => name).join() },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  const requestedPages = values.pages.split(',').map((requested) => {
    const page = pages.find(({ name }) => name === requested);
    if (!page) throw new Error(`--pages takes some of ${options.pages.default}, not ${requested}.`);
    return page;
  });
  return { requestedPages, runs, dist: values.dist };
}
