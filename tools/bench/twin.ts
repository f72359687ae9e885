import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './static-site.ts';

/** Matches the scripts and the data of a page, but not the data for search engines. */
const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>\s*|<link rel="modulepreload"[^>]*>/gs;

/** Returns the site with each page as plain HTML: the same elements and styles without the site's script. */
export function withoutScripts(site: Site): Site {
  return new Map(
    Array.from(site, ([name, body]) => [
      name,
      name.endsWith('.html') ? Buffer.from(body.toString().replaceAll(scripts, '')) : body,
    ]),
  );
}

/**
 * Fills the hand-written `control.html`. `{{fonts}}` stands for the fonts of the page that the control imitates.
 * `{{sections}}` stands for the sections after that page's first article, `{{year}}` for the year of the copyright.
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

/** Returns the font tags of a page. Without fonts the control would be unfairly fast. */
function fontsOf(page: string): string {
  const [preloads, faces] = [/<link [^>]*as="font"[^>]*>/g, /@font-face\s*\{[^}]*\}/g].map(
    (pattern) => page.match(pattern)?.join('') ?? '',
  );
  return `${preloads}<style>${faces}</style>`;
}

/** Returns the sections without classes and marks: plain tables and lists, as written by hand. */
function plainSections(page: string): string {
  const sections = page.slice(page.indexOf('</article>')).match(/<section [^>]*aria-labelledby.*?<\/section>/gs) ?? [];
  return sections
    .join('\n')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ (?:class|style|data-[\w-]+)(?:="[^"]*")?(?=[^<]*>)/g, '');
}

function squeezed(css: string): string {
  return css.replaceAll(/\s*([{};])\s*/g, '$1').replaceAll(/([:,])\s+/g, '$1');
}
