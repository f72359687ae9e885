import { parseArgs } from 'node:util';
import { pages, type BenchPage } from './pages.ts';

interface BenchOptions {
  asked: readonly BenchPage[];
  runs: number;
  /** Folder of a built site. Without it the bench builds the site first. */
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
  const asked = values.pages.split(',').map((requested) => {
    const page = pages.find(({ name }) => name === requested);
    if (!page) throw new Error(`--pages takes some of ${options.pages.default}, not ${requested}.`);
    return page;
  });
  return { asked, runs, dist: values.dist };
}
