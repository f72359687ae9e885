import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { executablePath } from '../chromium.ts';
import type { BenchPage } from './pages.ts';

/** What Lighthouse says. */
interface Audits {
  /** The scores, and every scored audit that is not full, in lines for a terminal. */
  report: string;
  /** Is every score 100? */
  full: boolean;
}

/** Runs Lighthouse's mobile audit on pages, so many times each, and keeps the run whose speed is in the middle. */
export async function auditPages(baseUrl: string, pages: readonly BenchPage[], runs: number): Promise<Audits> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const lines: string[] = [];
    let full = true;
    for (const { name, path } of pages) {
      const results: Result[] = [];
      while (results.length < runs) {
        const outcome = await lighthouse(baseUrl + path, { port, logLevel: 'error', output: 'json' });
        if (!outcome) throw new Error(`Lighthouse gave no result for ${path}.`);
        results.push(outcome.lhr);
      }
      const { result, all } = middleOf(results);
      lines.push(`\n${name} ${path} (performance ${all.join(', ')})`, ...scores(result));
      full &&= Object.values(result.categories).every(({ score }) => score === 1);
    }
    return { report: lines.join('\n'), full };
  } finally {
    await browser.close();
  }
}

/** The run in the middle by performance, and the performance of all. */
function middleOf(results: readonly Result[]): { result: Result; all: string[] } {
  const speed = ({ categories }: Result) => categories.performance?.score ?? 0;
  const sorted = results.toSorted((a, b) => speed(a) - speed(b));
  const result = sorted[Math.floor(sorted.length / 2)];
  if (!result) throw new RangeError('There is no middle of nothing.');
  return { result, all: sorted.map((each) => percent(speed(each))) };
}

function percent(score: number): string {
  return (score * 100).toFixed(0);
}

function scores({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    const short = auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [`    ${id}: ${audit.score.toFixed(2)} ${audit.displayValue ?? ''} (${audit.title})`];
    });
    return [`  ${title}: ${percent(score ?? 0)}`, ...short];
  });
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
