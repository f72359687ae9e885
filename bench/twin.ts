import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { staticFile, type StaticFiles } from './static-files.ts';

const folder = path.join(import.meta.dirname, 'twin');

/**
 * The site with the hand-written pages in place of its own; pictures and fonts are the very
 * same files. In a page `{{font:figtree}}` stands for the address of that font in the build,
 * `{{year}}` for the year of the copyright. The spaces that make it readable are not sent.
 * @throws Error when a page names a font that the build does not have.
 */
export function withTwin(site: StaticFiles): StaticFiles {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const written = pages.map((name) => {
    const html = readFileSync(path.join(folder, name), 'utf8')
      .replaceAll(/\{\{font:([\w-]+)\}\}/g, (_, font: string) => fontAddress(site, font))
      .replaceAll('{{year}}', String(new Date().getFullYear()))
      .replaceAll(/<style>.*?<\/style>/gs, squeezed)
      .replaceAll(/\n\s+/g, '\n');
    return [name.replaceAll(path.sep, '/'), staticFile(name, Buffer.from(html))] as const;
  });
  return new Map([...site, ...written]);
}

/** Builds give fonts a hash of eight characters behind their name. */
function fontAddress(site: StaticFiles, font: string): string {
  const file = [...site.keys()].find((name) => new RegExp(`(^|/)${font}-[\\w-]{8}\\.woff2$`).test(name));
  if (file === undefined) throw new Error(`The build has no font ${font}.`);
  return `/${file}`;
}

/** A style sheet without the spaces that mean nothing. */
function squeezed(css: string): string {
  return css.replaceAll(/\s*([{};])\s*/g, '$1').replaceAll(/([:,])\s+/g, '$1');
}
