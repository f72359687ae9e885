import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './static-site.ts';

/** Also the data of a page; what search engines read stays. */
const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>\s*|<link rel="modulepreload"[^>]*>/gs;

/** The site with each page as plain HTML: the same elements and styles without the site's script. */
export function withoutScripts(site: Site): Site {
  return new Map(
    Array.from(site, ([name, body]) => [
      name,
      name.endsWith('.html') ? Buffer.from(body.toString().replaceAll(scripts, '')) : body,
    ]),
  );
}

/**
 * The hand-written `control.html`. In it `{{fonts}}` stands for the fonts of the page that it is written after,
 * `{{sections}}` for what that page has behind its first article, `{{year}}` for the year of the copyright.
 */
export function controlPage(page: string): Buffer {
  const html = readFileSync(path.join(import.meta.dirname, 'control.html'), 'utf8')
    .replace('{{fonts}}', () => fontsOf(page))
    .replace('{{sections}}', () => plainSections(page))
    .replaceAll('{{year}}', String(new Date().getFullYear()))
    .replaceAll(/<style>.*?<\/style>/gs, squeezed)
    .replaceAll(/\n\s+/g, '\n');
  return Buffer.from(html);
}

/** What a page asks fonts with: a control without them would be faster than a fair one. */
function fontsOf(page: string): string {
  const [preloads, faces] = [/<link [^>]*as="font"[^>]*>/g, /@font-face\s*\{[^}]*\}/g].map(
    (pattern) => page.match(pattern)?.join('') ?? '',
  );
  return `${preloads}<style>${faces}</style>`;
}

/** In elements without classes and marks: tables and lists, as by hand. */
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
