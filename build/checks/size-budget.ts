import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readIfThere } from '../read-if-there.ts';

/** What a public page may weigh, in bytes as a host sends them. */
export const sizeBudget = {
  /** All code that it needs to be hydrated. Nothing waits for it: it is fetched when the page is there. */
  script: 120_000,
  /** The styles in it. */
  style: 6_000,
  /** The page itself, with the styles. */
  html: 16_000,
  /** Every face that its styles name. */
  fonts: 45_000,
} as const;

/** What an admin screen may load beside the script of a public page. */
export const adminScriptBudget = 90_000;

/** The contact form brings what it needs to write with it. */
const contactScript = 126_000;

/** The budget of one page, a path below the folder of a build. */
export function budgetOf(page: string): PageSizes {
  return page === 'contact.html' ? { ...sizeBudget, script: contactScript } : sizeBudget;
}

/** What a page weighs, by the parts of the budget. */
export type PageSizes = Record<keyof typeof sizeBudget, number>;

/**
 * The largest page of each kind, as paths below the folder of a build. Pages of one kind need the same script.
 * @throws Error when there is no page, and says which build makes them.
 */
export function largestPages(folder: string): string[] {
  const largest = new Map<string, { file: string; length: number }>();
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const kind = scriptsOf(html).at(-1);
    // The shell stands in for pages that have no file; it has no page in it.
    if (kind === undefined) continue;
    const length = Buffer.byteLength(html);
    if (length > (largest.get(kind)?.length ?? 0)) largest.set(kind, { file, length });
  }
  if (largest.size === 0) throw new Error(`There is no page in ${folder}: run "npm run build" first.`);
  return Array.from(largest.values(), ({ file }) => file).sort();
}

/** The script files that a page fetches to be hydrated, as paths below the folder of the build. */
export function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(/<meta name="script" content="\/([^"]+)"/g), ([, file = '']) => file);
}

/** What a page of a build weighs. Fonts are compressed already, everything else is sent as Brotli. */
export function sizesOf(folder: string, page: string): PageSizes {
  const read = (file: string) => readFileSync(path.join(folder, file));
  const html = read(page).toString();
  const styles = Array.from(html.matchAll(/<style>(.*?)(?:<\/style>|$)/gs), ([, style = '']) => style);
  const fonts = new Set(html.match(/(?<=\/)assets\/[\w-]+\.woff2/g));
  return {
    script: sum(scriptsOf(html).map((file) => sentLength(path.join(folder, file)))),
    style: brotliLength(styles.join('')),
    html: brotliLength(html),
    fonts: sum(Array.from(fonts, (file) => read(file).length)),
  };
}

/** What of a page is over the budget, a line each. */
export function overBudget(page: string, sizes: PageSizes): string[] {
  const budget = budgetOf(page);
  return parts
    .filter((part) => sizes[part] > budget[part])
    .map((part) => `${page}: ${part} of ${sizes[part]} bytes, at most ${budget[part]}`);
}

/** The parts of the budget, in the order in which they are told. */
export const parts = Object.keys(sizeBudget) as (keyof typeof sizeBudget)[];

/** Pages share most of their script, and the best compression takes its time. */
const sentLengths = new Map<string, number>();

/** What a file weighs as a host sends it, in bytes. */
export function sentLength(file: string): number {
  const length = sentLengths.get(file) ?? brotliLength(readFileSync(file));
  sentLengths.set(file, length);
  return length;
}

function brotliLength(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}

function htmlFiles(folder: string): string[] {
  if (readIfThere(path.join(folder, 'index.html')) === null) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
