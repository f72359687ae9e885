import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type * as Prerender from '../../src/prerender.tsx';
import type { SiteContent } from '../../src/data/site-content.ts';
import type { ClientBuild } from './client-build.ts';
import { contentPolicy } from './content-policy.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { laterScript } from './load-later.ts';
import { Ingredients, stylesFor, webFontsOf, withoutWebFonts } from './page-styles.ts';
import { fill, readTemplate } from './page-template.ts';
import { linkHeader, preloadsOf } from '../hosting/preload-header.ts';

interface PagesToWrite {
  content: SiteContent;
  /** What draws the pages: the site built for Node. */
  renderer: typeof Prerender;
  client: ClientBuild;
  /** Folder of the build. */
  folder: string;
  /** Address the site will be served at. */
  siteUrl: string;
  /** Addresses that the site talks to, beside its own. */
  services: readonly string[];
  /** Where the files of uploaded pictures are. */
  picturesUrl: string;
}

/** Pages that share their styles. */
interface Kind {
  files: string[];
  ingredients: Ingredients;
  /** Their scripts, beside those that every page has. */
  scripts: Set<string>;
  /** What each of them asks for ahead. */
  preloads: string[];
}

/**
 * Writes every page of the site with its snapshot, the shell for addresses that have none, feeds,
 * and what tells the host how to serve them. One page at a time is in memory.
 */
export async function writePages(site: PagesToWrite): Promise<void> {
  const { content, renderer, client, folder, services, picturesUrl } = site;
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const later = withoutWebFonts(client.css);
  const styleSheet = `/assets/later-${shortHash(later)}.css`;
  write(styleSheet, later);
  const fonts = webFontsOf(client.css);
  const template = readTemplate(client, { script: laterScript, styleSheet, fonts });

  const render = renderer.createRenderer(content);
  const kinds = new Map<string, Kind>();
  const snapshots: string[] = [];
  const draft = (file: string, page: Prerender.RenderedPage) => {
    const answers = JSON.stringify(page.answers);
    const snapshotId = shortHash(answers);
    const snapshot = decodeURIComponent(page.snapshot).slice(1);
    write(snapshot, `{"id":"${snapshotId}","answers":${answers}}`);
    snapshots.push(snapshot);
    const html = template.page(page, snapshotId);
    const preloads = preloadsOf(html);
    const kind = kinds.get(page.kind) ?? { files: [], ingredients: new Ingredients(), scripts: new Set(), preloads };
    kind.files.push(file);
    kind.ingredients.add(page.body);
    const { text } = laterScript(page.body);
    kind.scripts.add(text);
    for (const script of [...template.scripts, text]) kind.ingredients.addScript(script);
    kind.preloads = kind.preloads.filter((preload) => preloads.includes(preload));
    kinds.set(page.kind, kind);
    write(file, html);
  };
  for (const pathname of renderer.pathsOf(content)) {
    const page = await render(pathname);
    draft(fileOf(pathname), page);
    // Lets timers run, which hold what the page was made with: 10,000 pages would take 1.5 GB.
    await setImmediate();
  }
  const [versionPath, version] = renderer.builtFrom(content);
  write(versionPath.slice(1), version);
  snapshots.push(versionPath.slice(1));
  draft('404.html', { ...(await render('/404')), path: '' });

  const policyFor = (scripts: readonly string[], styles: readonly string[]) =>
    contentPolicy({ scripts: [...template.scripts, ...scripts], styles, services });
  const styles: string[] = [];
  for (const { files, ingredients, scripts } of kinds.values()) {
    const style = stylesFor(client.css, ingredients);
    const filling = { style, policy: policyFor([...scripts], [style, fonts]) };
    for (const file of files) write(file, fill(readFileSync(path.join(folder, file), 'utf8'), filling));
    styles.push(style);
  }
  write('app.html', fill(template.shell(), { policy: policyFor([], []) }));
  for (const [name, text] of feedFiles(content, site.siteUrl, renderer.articleHtml)) write(name, text);
  const links = new Map(
    Array.from(kinds.values())
      .filter(({ preloads }) => preloads.length > 0)
      .map(({ files, preloads }) => [rulePathOf(files), linkHeader(preloads)]),
  );
  const allScripts = Array.from(kinds.values(), ({ scripts }) => [...scripts]).flat();
  const policy = policyFor(allScripts, [...styles, fonts]);
  for (const [name, text] of hostFiles(policy, links, snapshots, picturesUrl)) write(name, text);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** `/blog/caps` is `blog/caps.html`: hosts serve that at the address as it is. */
function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname).slice(1)}.html`;
}

/** The path by which hosts find the rule for these files: that of the one file, or all in their folder. */
function rulePathOf([first = '', ...others]: readonly string[]): string {
  if (others.length > 0) return `/${path.posix.dirname(first)}/*`;
  return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
}
