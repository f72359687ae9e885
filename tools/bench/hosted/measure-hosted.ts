import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '../../../build/local-backend/backend.ts';
import { localPublishableKey } from '../../../build/local-backend/local-keys.ts';
import { launchChromium } from '../../chromium.ts';
import { buildSite } from '../../run-vite.ts';
import { measurePage } from '../measure-page.ts';
import { changedPost, type BenchPage } from '../pages.ts';
import type { HostedResult } from '../results.ts';
import { serveSecurely } from '../server.ts';
import { staticHost } from '../static-host.ts';
import { readSite } from '../static-files.ts';
import { makeCertificate } from './certificate.ts';
import { serviceOf, type ServiceTraffic } from './service.ts';

/** How long a page is watched, in milliseconds. */
const observedFor = 10_000;

/** What staff do to an article: its title is on lists, its text on its own page. */
const changeAfterBuild = `update blog_posts
  set title = title || ', revised', content = content || E'\\n\\nRevised.' where slug = $1`;

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
    const visit = async ({ path: address }: BenchPage): Promise<ServiceTraffic> => {
      service.takeTraffic();
      await measurePage(browser, site.baseUrl + address, observedFor);
      return service.takeTraffic();
    };
    try {
      const visited: Omit<HostedResult, 'changed'>[] = [];
      for (const page of pages) visited.push({ page, unchanged: await visit(page) });
      await backend.sql(changeAfterBuild, [changedPost]);
      const results: HostedResult[] = [];
      for (const { page, unchanged } of visited) results.push({ page, unchanged, changed: await visit(page) });
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
