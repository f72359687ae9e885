import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startSeededBackend } from '../../build/local-backend/backend.ts';
import { launchChromium } from '../chromium.ts';
import { buildSite } from '../run-vite.ts';
import { auditPages } from './lighthouse.ts';
import { measureClicks, measurePages } from './measure.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { clickReport, pageReport } from './report.ts';
import type { BenchResults } from './results.ts';
import { serveSite, type ServedSite } from './server.ts';
import { readSite } from './static-files.ts';
import { withControl, withTwins } from './twin.ts';
import { paintOf, verdicts, verdictsAgainst, type Verdict } from './verdict.ts';
import { controlPage } from './pages.ts';

const projectRoot = path.join(import.meta.dirname, '../..');

interface Sides {
  site: ServedSite;
  /** Its static twins, or another build. */
  other: ServedSite;
  /** The page written by hand. */
  control: ServedSite;
}

/** `npm run bench`: the built pages against themselves without script, on a slow phone. */
export async function benchPages(args: string[]): Promise<void> {
  const options = readOptions(args);
  const dist = path.resolve(options.dist);
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) {
    console.warn(`The machine is busy (load ${load.toFixed(1)} before the first visit): expect wide brackets.`);
  }
  if (options.build) await buildSite(dist);
  const files = readSite(dist);
  const twins = withTwins(files);
  const backend = await startSeededBackend(projectRoot);
  const site = await serveSite({ files, backend });
  const other = await serveSite({ files: options.against ? readSite(path.resolve(options.against)) : twins, backend });
  // The policy names the styles of our pages only.
  const control = await serveSite({
    files: withControl(twins, `${controlPage.path.slice(1)}.html`),
    backend,
    withoutHeader: 'content-security-policy',
  });
  try {
    const kept = options.lighthouse ? await audit(site, options) : await compare({ site, other, control }, options);
    if (!kept) process.exitCode = 1;
  } finally {
    for (const { close } of [site, other, control]) close();
    await backend.close();
  }
}

/** Prints what Lighthouse says; true when every score is full. */
async function audit({ baseUrl }: ServedSite, { pages, runs }: BenchOptions): Promise<boolean> {
  const { report, full } = await auditPages(baseUrl, pages, runs);
  console.info(report);
  return full;
}

/** Prints both sides of each page; true when every promise was kept. */
async function compare(served: Sides, { pages, runs, against, json }: BenchOptions): Promise<boolean> {
  const browser = await launchChromium();
  try {
    const { site, other } = served;
    const sides = { page: { site, isStatic: false }, twin: { site: other, isStatic: !against } };
    const results: BenchResults = {
      pages: await measurePages(browser, sides, pages, runs),
      clicks: await measureClicks(browser, sides, runs),
    };
    const name = against ? 'other build' : 'static twin';
    for (const page of results.pages) console.info(pageReport(page, name));
    for (const click of results.clicks) console.info(clickReport(click, name));
    const judged = against
      ? verdictsAgainst(results)
      : [...verdicts(results), ...(await controlled(browser, served, runs))];
    console.info('');
    for (const { text, held } of judged) console.info(`${held ? 'held  ' : 'MISSED'} ${text}`);
    if (json) writeFileSync(json, `${JSON.stringify({ ...results, verdicts: judged }, null, 2)}\n`);
    return judged.every(({ held }) => held);
  } finally {
    await browser.close();
  }
}

/** Compares a static twin with the same page written by hand: what ours are measured by has to be fast itself. */
async function controlled(browser: Browser, { other, control }: Sides, runs: number): Promise<Verdict[]> {
  const sides = { page: { site: other, isStatic: true }, twin: { site: control, isStatic: true } };
  const results = await measurePages(browser, sides, [controlPage], runs);
  for (const page of results) console.info(pageReport(page, 'written by hand'));
  return results.map(paintOf);
}
