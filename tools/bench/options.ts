import { parseArgs } from 'node:util';
import { pages, type BenchPage } from './pages.ts';

interface BenchOptions {
  asked: readonly BenchPage[];
  runs: number;
  /** A folder with a built site; without it the site is built first. */
  dist: string | undefined;
}

/** Reads the command line. @throws Error when it asks for something that there is not. */
export function readOptions(args: string[]): BenchOptions {
  const options = {
    pages: { type: 'string', default: pages.map(({ name }) => name).join() },
    runs: { type: 'string', default: '5' },
    dist: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  const asked = values.pages.split(',').map((asked) => {
    const page = pages.find(({ name }) => name === asked);
    if (!page) throw new Error(`--pages takes some of ${options.pages.default}, not ${asked}.`);
    return page;
  });
  return { asked, runs, dist: values.dist };
}
