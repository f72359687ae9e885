import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startSeededBackend, type Backend } from '../../build/local-backend/backend.ts';
import { launchChromium } from '../chromium.ts';
import { buildSite } from '../run-vite.ts';
import { measureHosted } from './hosted/measure-hosted.ts';
import { auditPages } from './lighthouse.ts';
import { measureClicks, measurePages, measureTaps } from './measure.ts';
import { readOptions, type BenchOptions } from './options.ts';
import { checkPages, clicks, controlPage, fileOf } from './pages.ts';
import { clickReport, hostedReport, pageReport, tapReport } from './report.ts';
import type { BenchResults } from './results.ts';
import { isForBackend, serve, type Served } from './server.ts';
import { readSite, type StaticFiles } from './static-files.ts';
import { staticHost } from './static-host.ts';
import { taps } from './taps.ts';
import { withControl, withTwins } from './twin.ts';
import { paintOf, verdicts, verdictsAgainst, type Verdict } from './verdict.ts';

const projectRoot = path.join(import.meta.dirname, '../..');

interface Sides {
  site: Served;
  /** Its static twins, or another build. */
  other: Served;
  /** The page written by hand. */
  control: Served;
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
  checkPages((file) => files.get(file)?.body.toString());
  const backend = await startSeededBackend(projectRoot);
  const sides = await serveSides(files, backend, options);
  try {
    const kept = options.lighthouse ? await audit(sides.site, options) : await compare(sides, backend, options);
    if (!kept) process.exitCode = 1;
  } finally {
    for (const { close } of Object.values<Served>({ ...sides })) close();
    await backend.close();
  }
}

async function serveSides(files: StaticFiles, backend: Backend, { against }: BenchOptions): Promise<Sides> {
  const serveSite = (site: StaticFiles, withoutHeader?: string) => {
    const host = staticHost(site, withoutHeader);
    return serve((request) => (isForBackend(request.url) ? backend.fetch(request) : host(request)));
  };
  const twins = withTwins(files);
  return {
    site: await serveSite(files),
    other: await serveSite(against ? readSite(path.resolve(against)) : twins),
    // The policy names the styles of our pages only.
    control: await serveSite(withControl(twins, fileOf(controlPage.path)), 'content-security-policy'),
  };
}

/** Prints what Lighthouse says; true when every score is full. */
async function audit({ baseUrl }: Served, { pages, runs }: BenchOptions): Promise<boolean> {
  const { report, full } = await auditPages(baseUrl, pages, runs);
  console.info(report);
  return full;
}

/** Prints all figures; true when every promise was kept. */
async function compare(served: Sides, backend: Backend, options: BenchOptions): Promise<boolean> {
  const browser = await launchChromium();
  try {
    const { results, control } = await measureAll(browser, served, backend, options);
    const judged = options.against ? verdictsAgainst(results) : [...verdicts(results), ...control];
    console.info('');
    for (const { text, held } of judged) console.info(`${held ? 'held  ' : 'MISSED'} ${text}`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...results, verdicts: judged }, null, 2)}\n`);
    return judged.every(({ held }) => held);
  } finally {
    await browser.close();
  }
}

/** Measures and prints one part after the other. Another build is compared by its pages and clicks. */
async function measureAll(
  browser: Browser,
  served: Sides,
  backend: Backend,
  { pages, parts, runs, against, build }: BenchOptions,
): Promise<{ results: BenchResults; control: Verdict[] }> {
  const sides = { page: served.site.baseUrl, twin: served.other.baseUrl };
  const name = against ? 'other build' : 'static twin';
  const results: BenchResults = { pages: [], clicks: [], taps: [], hosted: [] };
  const isAsked = (address: string) => pages.some((page) => page.path === address);
  let control: Verdict[] = [];
  if (parts.includes('pages')) {
    results.pages = await measurePages(browser, sides, pages, runs);
    for (const page of results.pages) console.info(pageReport(page, name));
    if (!against) control = await controlled(browser, served, runs);
  }
  if (parts.includes('clicks')) {
    const asked = clicks.filter(({ from }) => isAsked(from));
    results.clicks = await measureClicks(browser, sides, asked, runs);
    for (const click of results.clicks) console.info(clickReport(click, name));
  }
  if (parts.includes('taps') && !against) {
    const asked = taps.filter((tap) => isAsked(tap.path));
    results.taps = await measureTaps(browser, sides.page, asked, runs);
    console.info(tapReport(results.taps));
  }
  // What lies in a folder was built for this origin.
  if (parts.includes('hosted') && !against && build) {
    results.hosted = await measureHosted(backend, pages);
    console.info(hostedReport(results.hosted));
  }
  return { results, control };
}

/** Compares a static twin with the same page written by hand: what ours are measured by has to be fast itself. */
async function controlled(browser: Browser, { other, control }: Sides, runs: number): Promise<Verdict[]> {
  const sides = { page: other.baseUrl, twin: control.baseUrl };
  const results = await measurePages(browser, sides, [controlPage], runs);
  for (const page of results) console.info(pageReport(page, 'written by hand'));
  return results.map(paintOf);
}
