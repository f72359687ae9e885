import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staticFile, type StaticFiles } from './static-files.ts';

/** Scripts and page data; what search engines read stays, and by what the browser itself fetches the next page. */
const scripts = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>.*?<\/script>\s*/gs;
/** How a page names its script and styles for later. */
const laterTags = /<meta name="(?:script|style-sheet)"[^>]*>|<link rel="modulepreload"[^>]*>/g;
/** The fonts and the script right behind them, which decides whether they are asked for. */
const fontRule = /<template[^>]*>[^]*?<\/template>\s*<script>[^<]*<\/script>/;

/**
 * The site with each page as a static file: the same HTML and styles without script and page data.
 * @throws Error when a page has no rule for its fonts.
 */
export function withTwins(site: StaticFiles): StaticFiles {
  const pages = [...site].filter(([name]) => name.endsWith('.html') && name !== 'app.html');
  return new Map([
    ...site,
    ...pages.map(([name, { body }]) => [name, staticFile(name, Buffer.from(staticPage(body.toString())))] as const),
  ]);
}

/** The page without script, but for the rule that decides whether its fonts are asked for. */
function staticPage(html: string): string {
  const rule = fontRuleOf(html);
  const place = '<!--fonts-->';
  return html
    .replace(rule, place)
    .replaceAll(scripts, '')
    .replaceAll(laterTags, '')
    .replace(place, () => rule);
}

function fontRuleOf(html: string): string {
  const [rule] = fontRule.exec(html) ?? [];
  if (rule === undefined) throw new Error('A page should have a template of font preloads with a script behind it.');
  return rule;
}

/**
 * The site with the hand-written `control.html` in place of one page. In it `{{fonts}}` stands for the fonts of that
 * page with the rule for them, `{{sections}}` for what comes after its first article, `{{year}}` for the year of the
 * copyright.
 */
export function withControl(site: StaticFiles, name: string): StaticFiles {
  const page = site.get(name)?.body.toString() ?? '';
  const html = readFileSync(path.join(import.meta.dirname, 'control.html'), 'utf8')
    .replace('{{fonts}}', () => fontRuleOf(page))
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
