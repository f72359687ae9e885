import { createServer, type AddressInfo } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { executablePath } from '../tests/browser/chromium.ts';
import type { BenchPage } from './pages.ts';

/** What Lighthouse says. */
interface Audits {
  /** The scores, and every scored audit that is not full, in lines for a terminal. */
  report: string;
  /** Is every score 100? */
  full: boolean;
}

/** Runs Lighthouse's mobile audit on pages. */
export async function auditPages(baseUrl: string, pages: readonly BenchPage[]): Promise<Audits> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const lines: string[] = [];
    let full = true;
    for (const { name, path } of pages) {
      const outcome = await lighthouse(baseUrl + path, { port, logLevel: 'error', output: 'json' });
      if (!outcome) throw new Error(`Lighthouse gave no result for ${path}.`);
      lines.push(`\n${name} ${path}`, ...scores(outcome.lhr));
      full &&= Object.values(outcome.lhr.categories).every(({ score }) => score === 1);
    }
    return { report: lines.join('\n'), full };
  } finally {
    await browser.close();
  }
}

function scores({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ title, score, auditRefs }) => {
    const short = auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      return [`    ${id}: ${audit.score.toFixed(2)} ${audit.displayValue ?? ''} (${audit.title})`];
    });
    return [`  ${title}: ${((score ?? 0) * 100).toFixed(0)}`, ...short];
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
