import type { SiteContent } from '../../src/data/site-content.ts';
import { paths } from '../../src/lib/paths.ts';
import { element } from './formats.ts';

/** A page, and when what it shows last changed; undefined when nobody wrote that down. */
interface Entry {
  path: string;
  changed: string | undefined;
}

/** No sitemap may list more. */
const mostEntries = 50_000;

/**
 * The pages that search engines are to know, by file name: `sitemap.xml`, which is an index
 * of `sitemap-1.xml` and so on where there are too many for one.
 * @param site Address of the site, without a slash at its end.
 */
export function sitemapFiles(content: Pick<SiteContent, 'posts' | 'consoles'>, site: string, most = mostEntries) {
  const entries = entriesOf(content);
  if (entries.length <= most) return new Map([['sitemap.xml', urlSet(entries, site)]]);
  const files = new Map<string, string>();
  const parts: Entry[] = [];
  for (let start = 0; start < entries.length; start += most) {
    const part = entries.slice(start, start + most);
    const fileName = `sitemap-${parts.length + 1}.xml`;
    files.set(fileName, urlSet(part, site));
    parts.push({ path: `/${fileName}`, changed: newest(part) });
  }
  files.set('sitemap.xml', list('sitemapindex', 'sitemap', parts, site));
  return files;
}

function entriesOf({ posts, consoles }: Pick<SiteContent, 'posts' | 'consoles'>): Entry[] {
  const postPages = posts.map(({ slug, updated_at }) => ({ path: paths.post(slug), changed: timeOf(updated_at) }));
  const consolePages = consoles.map(({ slug, updated_at }) => ({
    path: paths.console(slug),
    changed: timeOf(updated_at),
  }));
  return [
    { path: paths.home, changed: newest([...postPages, ...consolePages]) },
    { path: paths.blog, changed: newest(postPages) },
    { path: paths.consoles, changed: newest(consolePages) },
    { path: paths.timelinePage, changed: newest(consolePages) },
    { path: paths.links, changed: undefined },
    { path: paths.contact, changed: undefined },
    ...postPages,
    ...consolePages,
  ];
}

/** All times in one form, so that they can be compared as text. */
function timeOf(time: string): string {
  return new Date(time).toISOString();
}

function newest(entries: readonly Entry[]): string | undefined {
  let time: string | undefined;
  for (const { changed } of entries) if (changed && (!time || changed > time)) time = changed;
  return time;
}

function urlSet(entries: readonly Entry[], site: string): string {
  return list('urlset', 'url', entries, site);
}

function list(container: string, item: string, entries: readonly Entry[], site: string): string {
  const lines = entries.map(
    ({ path, changed }) =>
      `<${item}>${element('loc', site + path)}${changed ? element('lastmod', changed) : ''}</${item}>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<${container} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${container}>`,
    '',
  ].join('\n');
}
