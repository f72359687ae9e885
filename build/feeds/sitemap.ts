import { paths } from '../../src/site/paths.ts';
import { element } from './formats.ts';

interface Listed {
  posts: readonly { slug: string; updated_at: string }[];
  consoles: readonly { slug: string; updated_at: string }[];
}

/** A page and the time of its last change, undefined when unknown. */
interface Entry {
  path: string;
  changed: string | undefined;
}

/** The limit of the sitemap protocol. */
const mostEntries = 50_000;

/**
 * Maps file names to files: `sitemap.xml` or, above the limit, an index with `sitemap-1.xml`, `sitemap-2.xml` and so
 * on.
 * @param site address of the site, without a trailing slash
 */
export function sitemapFiles(content: Listed, site: string, most = mostEntries) {
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

function entriesOf({ posts, consoles }: Listed): Entry[] {
  const postPages = posts.map(({ slug, updated_at }) => ({ path: paths.post(slug), changed: timeOf(updated_at) }));
  const consolePages = consoles.map(({ slug, updated_at }) => ({
    path: paths.console(slug),
    changed: timeOf(updated_at),
  }));
  return [
    { path: paths.home, changed: newest([...postPages, ...consolePages]) },
    { path: paths.blog, changed: newest(postPages) },
    { path: paths.consoles, changed: newest(consolePages) },
    { path: paths.compare, changed: newest(consolePages) },
    { path: paths.timelinePage, changed: newest(consolePages) },
    { path: paths.consolesOfMonth, changed: undefined },
    { path: paths.compatibility, changed: newest(consolePages) },
    { path: paths.openData, changed: newest(consolePages) },
    { path: paths.buying, changed: newest(consolePages) },
    { path: paths.editions, changed: newest(consolePages) },
    { path: paths.howWeKnow, changed: newest(consolePages) },
    ...[paths.about, paths.charts, paths.tools, paths.palettes, paths.saves, paths.identify].map((path) => ({
      path,
      changed: undefined,
    })),
    { path: paths.repair, changed: undefined },
    { path: paths.links, changed: undefined },
    { path: paths.contact, changed: undefined },
    { path: paths.privacy, changed: undefined },
    ...postPages,
    ...consolePages,
  ];
}

/** Converts a time to one format, so that times compare as text. */
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
