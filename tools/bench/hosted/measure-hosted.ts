import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { localPublishableKey } from '../../../build/local-backend/local-keys.ts';
import { launchChromium } from '../../chromium.ts';
import { buildSite } from '../../run-vite.ts';
import { changedPost, type BenchPage } from '../pages.ts';
import { slowVisit } from '../profile.ts';
import type { HostedResult } from '../results.ts';
import { serveSecurely } from '../server.ts';
import { staticHost } from '../static-host.ts';
import { readSite } from '../static-files.ts';
import { watchTraffic } from '../traffic.ts';
import { makeCertificate } from './certificate.ts';
import { serviceOf } from './service.ts';

/** How long a page is watched, in milliseconds. */
const observedFor = 10_000;

/** What staff do to an article: its title is on lists, its text on its own page. */
const changeAfterBuild = `update blog_posts
  set title = title || ', revised', content = content || E'\\n\\nRevised.' where slug = $1
  returning title as after, left(title, -length(', revised')) as before`;

/** A title as it was built and as it is now. */
interface Change {
  before: string;
  after: string;
}

/** The site's address in what it says about itself; it is not asked. */
const siteUrl = 'https://handheld-legacy.example';

/**
 * Builds the site for a service on another origin, serves both over HTTP/2 and counts what each page asks of the
 * service: as it was built, and after an article has changed. The backend keeps the change.
 */
export async function measureHosted(backend: Backend, pages: readonly BenchPage[]): Promise<HostedResult[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-bench-'));
  const certificate = makeCertificate(folder);
  const service = serviceOf(backend);
  const project = await serveSecurely(service.answer, certificate);
  try {
    const outDir = path.join(folder, 'dist');
    await buildSite(outDir, {
      VITE_SUPABASE_URL: project.baseUrl,
      VITE_SUPABASE_ANON_KEY: localPublishableKey,
      VITE_SITE_URL: siteUrl,
      NODE_EXTRA_CA_CERTS: certificate.file,
    });
    const site = await serveSecurely(staticHost(readSite(outDir)), certificate);
    // Leave to ignore what is wrong with a certificate would keep Chromium from caching.
    const browser = await launchChromium({ trusted: certificate.hash });
    const visit = async (page: BenchPage) => {
      service.takeTraffic();
      const text = await textAfterAWhile(browser, site.baseUrl + page.path);
      return { text, traffic: service.takeTraffic() };
    };
    try {
      const visited: Omit<HostedResult, 'changed' | 'isStale'>[] = [];
      for (const page of pages) visited.push({ page, unchanged: (await visit(page)).traffic });
      const [change] = await backend.sql<Change>(changeAfterBuild, [changedPost]);
      if (!change) throw new Error(`There is no article ${changedPost}.`);
      const results: HostedResult[] = [];
      for (const { page, unchanged } of visited) {
        const { text, traffic } = await visit(page);
        results.push({ page, unchanged, changed: traffic, isStale: showsTheOld(text, change) });
      }
      return results;
    } finally {
      await browser.close();
      site.close();
    }
  } finally {
    project.close();
    rmSync(folder, { recursive: true });
  }
}

/** Opens a page on the slow phone, touches nothing and gives the text of its main part in the end. */
async function textAfterAWhile(browser: Browser, url: string): Promise<string> {
  const { page, devtools, close } = await slowVisit(browser);
  try {
    const traffic = watchTraffic(devtools);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(observedFor);
    await traffic.quiet(1000);
    return (await page.locator('main').textContent()) ?? '';
  } finally {
    await close();
  }
}

function showsTheOld(text: string, { before, after }: Change): boolean {
  return text.replaceAll(after, '').includes(before);
}
