import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readIfThere } from '../read-if-there.ts';

/** The budget of a public page, in bytes over the network. */
export const sizeBudget = {
  /** All code that hydration needs. The browser fetches this code after the page has loaded. */
  script: 117_800,
  /** The inlined styles. */
  style: 4_600,
  /** The page itself, including the styles. */
  html: 8_700,
  /** Every font that the styles name. */
  fonts: 45_000,
} as const;

/**
 * Returns the budget in bytes for the script that an admin screen loads before the first keystroke. The script of a
 * public page does not count. The gate for the second factor counts. The code that queries the service counts too;
 * public pages fetch that code later. A console's editor also shows the console's page. A post's editor has a toolbar
 * and, on a wide screen, a live preview. The code of the preview counts, although the browser fetches the preview after
 * the editor.
 */
export function adminScriptBudget(screen: string): number {
  if (/^(New|Edit)ConsoleScreen$/.test(screen)) return 117_000;
  return isPostEditor(screen) ? 142_000 : 100_900;
}

/** Says whether an admin screen fetches the preview of an article before anybody types. */
export function isPostEditor(screen: string): boolean {
  return /^(New|Edit)PostScreen$/.test(screen);
}

/**
 * Every page has the route table and the list of chunks: a screen adds about 80 bytes to each page. The script that
 * removes a mail's link from the address takes 180 bytes.
 */
const largerBudgets: [page: RegExp, budget: Partial<PageSizes>][] = [
  // The code that sends a message, the trap for robots, and the text under the button.
  [/^contact\.html$/, { script: 121_700 }],
  // Long texts, and the list of stored data.
  [/^privacy\.html$/, { html: 9_100 }],
  // The first page of cards.
  [/^blog\.html$/, { html: 11_100 }],
  // The first page of cards, and the counts of ten filters.
  [/^consoles\.html$/, { script: 121_200, html: 12_100 }],
  // The Markdown parser, GitHub's anchors of headings, the sizes of pictures, and the longest article with its sources.
  [/^blog\/.+\.html$/, { script: 138_900, html: 15_400 }],
  // Every console.
  [/^timeline\.html$/, { html: 10_900 }],
  // The many facts of consoles.
  [/^consoles\/compare\.html$/, { script: 119_700 }],
  // Every link.
  [/^links\.html$/, { html: 9_300 }],
  // The carousel, the timeline and the results of the tools, with the styles of all three.
  [/^index\.html$/, { script: 119_600, style: 5_400, html: 14_700 }],
  // The coverage of each column of the open data.
  [/^data\.html$/, { html: 10_000 }],
  // Every edition with its sources.
  [/^editions\.html$/, { script: 124_600, html: 20_900 }],
  // The sources of every console's facts.
  [/^how-we-know\.html$/, { script: 118_400, html: 10_700 }],
  // The log of corrections.
  [/^about\.html$/, { script: 124_500, html: 15_800 }],
  // Long texts, and the tables of charts.
  [/^charts\.html$/, { script: 119_000, html: 12_300 }],
  // Claims with their models and sources.
  [/^(buying-guide|repair-and-care)\.html$/, { script: 125_000, html: 17_000 }],
  // The data of a tool.
  [/^tools\/.+\.html$/, { script: 132_700, html: 23_100 }],
  // A table of all consoles and all families of cartridges.
  [/^compatibility\.html$/, { script: 120_600, html: 14_600 }],
  // The facts of a console and their sources.
  [/^consoles\/(?!compare\.html).+\.html$/, { script: 125_000, html: 16_300 }],
];

/** Returns the budget of a page. `page` is the path below the folder of a build. */
export function budgetOf(page: string): PageSizes {
  return { ...sizeBudget, ...largerBudgets.find(([pages]) => pages.test(page))?.[1] };
}

/** The sizes of a page in bytes, by the parts of the budget. */
export type PageSizes = Record<keyof typeof sizeBudget, number>;

/**
 * Returns the largest page of each kind, as paths below the folder of a build. Pages of one kind share their script.
 * @throws Error when the folder has no page
 */
export function largestPages(folder: string): string[] {
  const largest = new Map<string, { file: string; length: number }>();
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    const kind = scriptsOf(html).at(-1);
    // The shell has no content. A host sends the shell for a page without a file.
    if (kind === undefined) continue;
    const length = Buffer.byteLength(html);
    if (length > (largest.get(kind)?.length ?? 0)) largest.set(kind, { file, length });
  }
  if (largest.size === 0) throw new Error(`There is no page in ${folder}: run "npm run build" first.`);
  return Array.from(largest.values(), ({ file }) => file).sort();
}

/** Returns the script files of a page, as paths below the folder of the build. */
export function scriptsOf(html: string): string[] {
  return Array.from(html.matchAll(/<meta name="script" content="\/([^"]+)"/g), ([, file = '']) => file);
}

/** Returns the sizes of a page. Fonts are compressed already; the host sends everything else as Brotli. */
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

export function overBudget(page: string, sizes: PageSizes): string[] {
  const budget = budgetOf(page);
  return parts
    .filter((part) => sizes[part] > budget[part])
    .map((part) => `${page}: ${part} of ${sizes[part]} bytes, at most ${budget[part]}`);
}

/** The parts of the budget, in the order of the report. */
export const parts = Object.keys(sizeBudget) as (keyof typeof sizeBudget)[];

/** Caches the length of each script file: pages share most of their script, and the best compression is slow. */
const sentLengths = new Map<string, number>();

/** Returns the length of a file in bytes over the network. */
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
