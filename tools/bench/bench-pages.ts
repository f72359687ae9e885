import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startSeededBackend } from '../../build/local-backend/backend.ts';
import { executablePath } from '../chromium.ts';
import { buildSite } from '../run-vite.ts';
import { freePort } from '../stack/free-port.ts';
import { isHeld, promises, reportOf, type Finding } from './findings.ts';
import { measureClick } from './measure-click.ts';
import { auditPage, measureHydration, type Audit } from './measure-page.ts';
import { measureTap } from './measure-tap.ts';
import { readOptions } from './options.ts';
import { clicks, controlled, taps, type BenchPage } from './pages.ts';
import { serve } from './serve.ts';
import { readSite, staticHost } from './static-site.ts';
import { controlPage, withoutScripts } from './twin.ts';

const projectRoot = path.join(import.meta.dirname, '../..');

const controlPath = '/control';

interface Bench {
  browser: Browser;
  /** Port of the browser's developer tools. */
  port: number;
  runs: number;
  /** Addresses of the site and its twin, without a slash at the end. */
  site: string;
  twin: string;
}

/** `npm run bench`: compares the built pages with the same pages without script, on a slow phone. */
export async function benchPages(args: string[]): Promise<void> {
  const { requestedPages, runs, dist } = readOptions(args);
  if (dist === undefined) await buildSite();
  const files = readSite(path.resolve(projectRoot, dist ?? 'dist'));
  const control = controlPage(files.get(`${controlled.slice(1)}.html`)?.toString() ?? '');
  const twins = new Map([...withoutScripts(files), [`${controlPath.slice(1)}.html`, control]]);
  const backend = await startSeededBackend(projectRoot);
  const isForBackend = (url: string) => /^\/(rest|auth|storage)\/v1\//.test(new URL(url).pathname);
  const host = staticHost(files);
  const site = await serve((request) => (isForBackend(request.url) ? backend.fetch(request) : host(request)));
  // The control gets no rules of `_headers`, because the rules fit only built pages.
  const twin = await serve(staticHost(twins, controlPath));
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', `--remote-debugging-port=${port}`] });
  try {
    const bench = { browser, port, runs, site: site.baseUrl, twin: twin.baseUrl };
    const findings = await measure(bench, requestedPages);
    console.info(reportOf(findings));
    if (!findings.every(isHeld)) process.exitCode = 1;
  } finally {
    await browser.close();
    site.close();
    twin.close();
    await backend.close();
  }
}

async function measure(bench: Bench, requestedPages: readonly BenchPage[]): Promise<Finding[]> {
  const { browser, runs, site } = bench;
  const isRequested = (address: string) => requestedPages.some((page) => page.path === address);
  const findings: Finding[] = [];
  for (const page of requestedPages) findings.push(...(await pageFindings(bench, page)));
  if (isRequested(controlled)) findings.push(await controlFinding(bench));
  for (const click of clicks.filter(({ from }) => isRequested(from))) {
    const times = await inTurn(bench, (side) => measureClick(browser, bench[side], click, side === 'site'));
    findings.push({ name: `click, ${click.name}`, ...times, promise: promises.click });
  }
  for (const tap of taps.filter((each) => isRequested(each.path))) {
    const times = await repeated(runs, () => measureTap(browser, site, tap));
    findings.push({ name: `tap, ${tap.name}`, site: times, promise: promises.tap });
  }
  return findings;
}

async function pageFindings(bench: Bench, { name, path: address }: BenchPage): Promise<Finding[]> {
  const { browser, port, runs } = bench;
  const audits = await inTurn(bench, (side) => auditPage(port, bench[side] + address));
  const of = (figure: keyof Audit) => ({
    site: audits.site.map((audit) => audit[figure]),
    twin: audits.twin.map((audit) => audit[figure]),
  });
  const hydration = await repeated(runs, () => measureHydration(browser, bench.site + address));
  return [
    { name: `${name}: LCP`, ...of('largestPaint'), promise: promises.largestPaint },
    // The worst run counts, because the layout must not shift in any run.
    { name: `${name}: CLS`, site: [Math.max(...of('shift').site)], promise: promises.shift },
    { name: `${name}: blocking time`, ...of('blocking') },
    { name: `${name}: hydrated`, site: hydration, promise: promises.hydrated },
  ];
}

/**
 * Compares the twin of one page with a hand-written copy of the page. The twin is the reference for the site, so the
 * twin must be fast itself.
 */
async function controlFinding({ port, runs, twin }: Bench): Promise<Finding> {
  const sides = { runs, site: twin + controlled, twin: twin + controlPath };
  const audits = await inTurn(sides, (side) => auditPage(port, sides[side]));
  return {
    name: 'twin against control: LCP',
    site: audits.site.map(({ largestPaint }) => largestPaint),
    twin: audits.twin.map(({ largestPaint }) => largestPaint),
    promise: promises.largestPaint,
  };
}

type Side = 'site' | 'twin';

/** Measures both sides `runs` times. The order alternates, so that a busy moment of the machine slows both sides. */
async function inTurn<T>(
  { runs }: Pick<Bench, 'runs'>,
  measureSide: (side: Side) => Promise<T>,
): Promise<Record<Side, T[]>> {
  const results: Record<Side, T[]> = { site: [], twin: [] };
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? (['site', 'twin'] as const) : (['twin', 'site'] as const);
    for (const side of order) results[side].push(await measureSide(side));
  }
  return results;
}

async function repeated<T>(runs: number, measureOnce: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < runs) results.push(await measureOnce());
  return results;
}
