// npm run bench: the built site against hand-written pages of the same content, on a slow phone.
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { startSeededBackend } from '../build/local-backend/backend.ts';
import { launchChromium } from '../tests/browser/chromium.ts';
import { buildSite } from '../tests/browser/start-preview.ts';
import { auditPages } from './lighthouse.ts';
import { measureClicks, measurePages } from './measure.ts';
import { readOptions } from './options.ts';
import { clickReport, pageReport } from './report.ts';
import type { BenchResults } from './results.ts';
import { serveSite } from './server.ts';
import { readSite } from './static-files.ts';
import { withTwin } from './twin.ts';
import { verdicts } from './verdict.ts';

const projectRoot = path.join(import.meta.dirname, '..');

const options = readOptions(process.argv.slice(2));
const dist = path.resolve(options.dist);
const [load = 0] = loadavg();
if (load > availableParallelism() / 2) {
  console.warn(`The machine is busy (load ${load.toFixed(1)} before the first visit): expect wide brackets.`);
}
if (options.build) await buildSite(dist);
const files = readSite(dist);
const twinFiles = withTwin(files);
const backend = await startSeededBackend(projectRoot);
const site = await serveSite({ files, backend });
// The policy names the styles of our pages only and would refuse those of the twin.
const twin = await serveSite({ files: twinFiles, backend, withoutHeader: 'content-security-policy' });
try {
  const kept = options.lighthouse ? await audit() : await compare();
  if (!kept) process.exitCode = 1;
} finally {
  site.close();
  twin.close();
  await backend.close();
}

/** Prints what Lighthouse says; true when every score is full. */
async function audit(): Promise<boolean> {
  const { report, full } = await auditPages(site.baseUrl, options.pages, options.runs);
  console.info(report);
  return full;
}

/** Prints page against twin; true when every promise was kept. */
async function compare(): Promise<boolean> {
  const browser = await launchChromium();
  try {
    const sides = { page: { files, site }, twin: { files: twinFiles, site: twin } };
    const pages = await measurePages(browser, sides, options.pages, options.runs);
    const results: BenchResults = { pages, clicks: await measureClicks(browser, sides, options.runs) };
    for (const page of results.pages) console.info(pageReport(page));
    for (const click of results.clicks) console.info(clickReport(click));
    console.info('');
    const judged = verdicts(results);
    for (const { text, held } of judged) console.info(`${held ? 'held  ' : 'MISSED'} ${text}`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...results, verdicts: judged }, null, 2)}\n`);
    return judged.every(({ held }) => held);
  } finally {
    await browser.close();
  }
}
