import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staticFile, type StaticFiles } from './static-files.ts';

/** Scripts and page data; what search engines read stays. */
const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>\s*/gs;
/** How a page names its script and styles for later. */
const laterTags = /<meta name="(?:script|style-sheet)"[^>]*>|<link rel="modulepreload"[^>]*>/g;
/** What asks for the fonts ahead, and what says where they are. */
const fontTags = /<link rel="preload"[^>]*as="font"[^>]*>/g;
const fontFaces = /@font-face\{[^{}]*url[^{}]*\}/g;

/** The site with each page as a static file: the same HTML and styles without script and page data. */
export function withTwins(site: StaticFiles): StaticFiles {
  const pages = [...site].filter(([name]) => name.endsWith('.html') && name !== 'app.html');
  return new Map([
    ...site,
    ...pages.map(([name, { body }]) => [name, staticFile(name, Buffer.from(staticPage(body.toString())))] as const),
  ]);
}

function staticPage(html: string): string {
  return html.replaceAll(scripts, '').replaceAll(laterTags, '');
}

function fontsOf(html: string): string {
  return `${(html.match(fontTags) ?? []).join('')}<style>${(html.match(fontFaces) ?? []).join('')}</style>`;
}

/**
 * The site with the hand-written `control.html` in place of one page. In it `{{fonts}}` stands for the fonts of that
 * page, `{{sections}}` for what comes after its first article, `{{year}}` for the year of the
 * copyright.
 */
export function withControl(site: StaticFiles, name: string): StaticFiles {
  const page = site.get(name)?.body.toString() ?? '';
  const html = readFileSync(path.join(import.meta.dirname, 'control.html'), 'utf8')
    .replace('{{fonts}}', () => fontsOf(page))
    .replace('{{sections}}', () => plainSections(page))
    .replaceAll('{{year}}', String(new Date().getFullYear()))
    .replaceAll(/<style>.*?<\/style>/gs, squeezed)
    .replaceAll(/\n\s+/g, '\n');
  return new Map([...site, [name, staticFile(name, Buffer.from(html))]]);
}

/** The words of a page after its first article, in elements without classes and marks: tables and lists, as by hand. */
function plainSections(page: string): string {
  const sections = page.slice(page.indexOf('</article>')).match(/<section [^>]*aria-labelledby.*?<\/section>/gs) ?? [];
  return sections
    .join('\n')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)(?:="[^"]*")?(?=[^<]*>)/g, '');
}

/** A style sheet without the spaces that mean nothing. */
function squeezed(css: string): string {
  return css.replaceAll(/\s*([{};])\s*/g, '$1').replaceAll(/([:,])\s+/g, '$1');
}
