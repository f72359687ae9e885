import { createHash } from 'node:crypto';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hashKey } from '@tanstack/react-query';
import type { PublishedContent } from './published-content.ts';
import { contentPolicy } from './content-policy.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { laterScript } from './load-later.ts';
import { KnownPages } from './known-pages.ts';
import { PageKind, type Filling, type Look } from './page-kind.ts';
import type { PageCode } from './page-code.ts';
import { nothingKnown, type PageManifest } from './page-manifest.ts';
import { partsOf, stylesFor, withoutFontFaces } from './page-styles.ts';
import { fill, readTemplate } from './page-template.ts';
import { OutputFolder } from '../output-folder.ts';
import { linkHeader, preloadsOf } from '../hosting/preload-header.ts';

interface PagesToWrite extends PageCode {
  content: PublishedContent;
  /** Folder of the build. */
  folder: string;
  /** Of the last build into this folder. */
  last?: PageManifest;
}

/**
 * Writes every page of the site with its data, the shell for addresses that have none, feeds,
 * and what tells the host how to serve them. A page whose code and answers are those of the last build is kept. One
 * page at a time is in memory, but for the few of each kind that wait for their styles.
 */
export async function writePages(site: PagesToWrite): Promise<PageManifest> {
  const { content, renderer, client, folder, services, picturesUrl, code, last = nothingKnown } = site;
  const output = new OutputFolder(folder, last.files);
  const later = withoutFontFaces(client.css);
  const styleSheet = `/assets/later-${shortHash(later)}.css`;
  output.write(styleSheet.slice(1), later);
  const template = readTemplate(client, { script: laterScript, styleSheet });
  const policyFor = (scripts: readonly string[], styles: readonly string[]) =>
    contentPolicy({
      scripts: [...template.scripts, ...scripts],
      styles: [...template.styles, ...styles],
      services,
    });

  const answers = renderer.answersOfSite(content);
  const render = renderer.createRenderer(content, answers);
  const known = new KnownPages(last, code, answers, output);
  const fillingOf = (kind: PageKind): Filling => {
    const { name, parts, ingredients, scripts } = kind;
    const made = known.fillingOf(name, parts);
    if (made) return made;
    const style = stylesFor(client.css, ingredients);
    return { style, policy: policyFor([...scripts], [style]), parts };
  };
  const kinds = new Map<string, PageKind>();
  const kindOf = ({ kind: name }: Look) => {
    const kind = kinds.get(name) ?? new PageKind(name, template.scripts, output, fillingOf);
    kinds.set(name, kind);
    return kind;
  };
  for (const pathname of [...renderer.pathsOf(content), notFound]) {
    const file = fileOf(pathname);
    const kept = known.find(pathname);
    if (kept) {
      const look = known.add(pathname, kept.look, kept.page);
      kindOf(look).keep(file, look, kept.page.preloads, kept.filling);
      continue;
    }
    const page = await render(pathname);
    const text = JSON.stringify(page.answers);
    const id = shortHash(text);
    const data = fileAt(page.snapshot);
    output.write(data, `{"id":"${id}","answers":${text}}`);
    const files = [file, data];
    if (page.article) {
      const article = fileAt(page.article.path);
      output.write(article, `<div data-snapshot="${id}">${page.article.html}</div>`);
      files.push(article);
    }
    const html = template.page(pathname === notFound ? { ...page, path: '' } : page, id);
    const preloads = preloadsOf(html);
    const reads = page.answers.map(([key]) => hashKey(key));
    const ownLook = { kind: page.kind, ...partsOf(page.body), script: laterScript(page.body).text };
    const look = known.add(pathname, ownLook, { files, reads, preloads });
    kindOf(look).draw(file, look, preloads, html);
    // Lets timers run, which hold what the page was made with: 10,000 pages would take 1.5 GB.
    await setImmediate();
  }
  for (const kind of kinds.values()) kind.finish();
  known.removeOthers();

  const [versionPath, version] = renderer.builtFrom(content);
  output.write(versionPath.slice(1), version);
  output.write('app.html', fill(template.shell(), { policy: policyFor([], []) }));
  for (const [name, text] of feedFiles(content, site.siteUrl, renderer.articleHtml)) output.write(name, text);
  const all = [...kinds.values()];
  const links = new Map(
    all.flatMap(({ files, preloads = [] }): [string, string][] =>
      preloads.length > 0 ? [[rulePathOf(files), linkHeader(preloads)]] : [],
    ),
  );
  const policy = policyFor(
    all.flatMap(({ scripts }) => [...scripts]),
    all.map(({ filling }) => filling.style),
  );
  for (const [name, text] of hostFiles(policy, links, [...known.dataFiles, versionPath.slice(1)], picturesUrl))
    output.write(name, text);
  const fillings = Object.fromEntries(Array.from(kinds, ([name, { filling }]) => [name, filling]));
  return { code, files: output.stamps(), pages: known.pages, looks: known.looks, fillings };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** What hosts show for every address without a file. */
const notFound = '/404';

/** Below the folder. */
function fileAt(address: string): string {
  return decodeURIComponent(address).slice(1);
}

/** `/blog/caps` is `blog/caps.html`: hosts serve that at the address as it is. */
function fileOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${fileAt(pathname)}.html`;
}

/** The path by which hosts find the rule for these files: that of the one file, or all in their folder. */
function rulePathOf([first = '', ...others]: readonly string[]): string {
  if (others.length > 0) return `/${path.posix.dirname(first)}/*`;
  return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
}
