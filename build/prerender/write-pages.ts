import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { defaultSettings } from '../../src/data/reads/built-in.ts';
import { buildFilePath } from '../../src/data/reads/built-page.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import { hostFiles } from '../hosting/write-host-files.ts';
import { linkHeader, preloadsOf } from '../hosting/preload-header.ts';
import { contentPolicy, unsafeInline } from './content-policy.ts';
import { criticalStyles, withoutFontFaces } from './critical-styles.ts';
import type { PageCode } from './work-folder.ts';
import { readTemplate } from './page-template.ts';
import { buildFileText, type PublishedContent, type Service } from './published-content.ts';

export interface SiteAddresses {
  siteUrl: string;
  /** Addresses of other services that the site sends requests to. */
  services: readonly string[];
  /** The address of the folder of uploaded pictures. */
  picturesUrl: string;
}

interface PagesToWrite extends PageCode, SiteAddresses {
  service: Pick<Service, 'fetch'>;
  content: PublishedContent;
  /** Folder of the build. */
  folder: string;
}

/**
 * Writes every page of the site with its snapshot, the shell, the feeds, and the configuration of the host. Only one
 * page at a time is in memory.
 */
export async function writePages(site: PagesToWrite): Promise<void> {
  const { service, content, renderer, client, folder, services, picturesUrl } = site;
  const write = (address: string, text: string) => {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const laterStyles = withoutFontFaces(client.css);
  const styleSheet = `/assets/later-${shortHash(laterStyles)}.css`;
  write(styleSheet, laterStyles);
  const template = readTemplate(client, styleSheet);
  const policyFor = (...styles: string[]) => contentPolicy({ script: template.script, styles, services });
  const styleOf = criticalStyles(client.css);

  const links = new Map<string, string>();
  const dataFiles = [buildFilePath];
  const writeData = (address: string, text: string) => {
    const file = decodeURIComponent(address);
    dataFiles.push(file);
    write(file, text);
  };
  const render = renderer.createRenderer(service.fetch);
  for (const pathname of [...renderer.pathsOf(content), notFound]) {
    const page = await render(pathname);
    const state = JSON.stringify(page.state);
    const id = shortHash(state);
    writeData(page.snapshot, `{"id":"${id}","state":${state}}`);
    const style = styleOf(page.body);
    const own = { snapshotId: id, style, policy: policyFor(style) };
    write(fileOf(pathname), template.page(pathname === notFound ? { ...page, path: '' } : page, own));
    const preloads = preloadsOf(page.head);
    // Each `Link` header needs a rule in `_headers`. Only top-level pages get the header, because a folder has too many
    // pages.
    if (preloads.length > 0 && path.posix.dirname(pathname) === '/') links.set(pathname, linkHeader(preloads));
    // Rendering starts timers that hold the memory of a page until they run. This step lets the timers run. Without
    // this step, 10,000 pages would take 1.5 GB.
    await setImmediate();
  }

  write(buildFilePath, buildFileText(content));
  write('app.html', template.shell(policyFor(), (content.settings ?? defaultSettings).siteName));
  const feeds = feedFiles(content, site.siteUrl, renderer.articleHtml);
  for (const [name, text] of feeds) write(name, text);
  const categoryFeeds = Array.from(feeds.keys(), (name) => `/${name}`).filter((name) => name.startsWith('/feeds/'));
  const policy = contentPolicy({ script: template.script, styles: unsafeInline, services });
  for (const [name, text] of hostFiles(policy, links, dataFiles, picturesUrl, categoryFeeds)) write(name, text);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Hosts send this page for every address without a file. */
const notFound = '/404';

/** Returns the file of a page. Hosts serve `/blog/caps.html` at `/blog/caps`. */
function fileOf(pathname: string): string {
  return pathname === '/' ? '/index.html' : `${decodeURIComponent(pathname)}.html`;
}
