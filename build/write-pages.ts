import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as Prerender from '../src/entry-prerender.tsx';
import type { SiteContent } from '../src/data/site-content.ts';
import type { ClientBuild } from './client-build.ts';
import { contentPolicy } from './content-policy.ts';
import { copyFiles } from './copy-files.ts';
import { feedFiles } from './feeds/feed-files.ts';
import { hostFiles } from './host-files.ts';
import { shellFilesFor, type Host } from './host-redirects.ts';
import { laterScript } from './load-later.ts';
import { Ingredients, stylesFor, withoutFaces } from './page-styles.ts';
import { fill, readTemplate } from './page-template.ts';

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
  host: Host;
}

/**
 * Writes every page of the site, the shell for addresses that have none, feeds, the copy of
 * the content, and what tells the host how to serve them. One page at a time is in memory.
 */
export async function writePages(site: PagesToWrite): Promise<void> {
  const { content, renderer, client, folder, services, host } = site;
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const later = withoutFaces(client.css);
  const styleSheet = `/assets/later-${createHash('sha256').update(later).digest('hex').slice(0, 8)}.css`;
  write(styleSheet, later);
  const template = readTemplate(client, { script: laterScript(), styleSheet });

  const render = renderer.createRenderer(content);
  const kindOf = new Map<string, string>();
  const ingredients = new Map<string, Ingredients>();
  const draft = (file: string, page: Prerender.RenderedPage) => {
    const gathered = ingredients.get(page.kind) ?? new Ingredients();
    gathered.add(page.body);
    ingredients.set(page.kind, gathered);
    kindOf.set(file, page.kind);
    write(file, template.page(page));
  };
  for (const pathname of renderer.pathsOf(content)) draft(fileOf(pathname), await render(pathname));
  draft('404.html', { ...(await render('/404')), path: '' });

  const styles = new Map([...ingredients].map(([kind, gathered]) => [kind, stylesFor(client.css, gathered)]));
  const policyFor = (texts: readonly string[]) => contentPolicy({ scripts: template.scripts, styles: texts, services });
  for (const [file, kind] of kindOf) {
    const style = styles.get(kind) ?? '';
    write(file, fill(readFileSync(path.join(folder, file), 'utf8'), { style, policy: policyFor([style]) }));
  }
  const shell = fill(template.shell(), { policy: policyFor([]) });
  for (const name of shellFilesFor(host)) write(name, shell);
  for (const [name, text] of copyFiles(content)) write(name, text);
  for (const [name, text] of feedFiles(content, site.siteUrl, renderer.articleHtml)) write(name, text);
  for (const [name, text] of hostFiles(host, policyFor([...styles.values()]))) write(name, text);
}

/** `/blog/caps` is `blog/caps.html`: hosts serve that at the address as it is. */
function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${decodeURIComponent(pathname).slice(1)}.html`;
}
