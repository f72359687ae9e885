import { builtPageId, type BuiltPage } from '../../src/data/reads/built-page.ts';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { ClientBuild } from './client-build.ts';

/** Turns a rendered page into a file. */
export interface PageTemplate {
  /** The inline script of every page. */
  script: string;
  page: (page: RenderedPage, own: { snapshotId: string; style: string; policy: string }) => string;
  /** Writes the shell, for addresses without a file. */
  shell: (policy: string, siteName: string) => string;
}

const entryTag = /<script type="module"[^<>]*><\/script>/;
const styleSheetTag = /<link rel="stylesheet"[^<>]*>/;
const titleTag = /<title>[^<]*<\/title>/;
const noscriptTag = /<noscript>.*?(?:<\/noscript>|$)/s;
/** A script without an end tag extends to the end of the page. */
const inlineScript = /<script>(.*?)(?:<\/script>|$)/s;

/**
 * Reads the index.html of a browser build.
 * @param styleSheet address of the style sheet that the site's code loads
 * @throws Error unless index.html loads one script and one style sheet, and has an inline script
 */
export function readTemplate(client: ClientBuild, styleSheet: string): PageTemplate {
  const html = client.html.replace(/>\s+</g, '><');
  const [, script] = inlineScript.exec(html) ?? [];
  if (script === undefined || !entryTag.test(html) || !styleSheetTag.test(html))
    throw new Error('index.html should load a script and a style sheet, and have a script');
  const withPolicy = (text: string, policy: string) =>
    text.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const bare = [entryTag, styleSheetTag, noscriptTag, titleTag].reduce((text, tag) => text.replace(tag, ''), html);
  const codeOf = ({ kind }: RenderedPage) => {
    const addresses = client.code[kind];
    if (!addresses)
      throw new Error(`src/app/routes.tsx has the id ${kind}, which no file of src/screens/public is named after`);
    return addresses.map((address) => `<meta name="script" content="${address}">`).join('');
  };
  return {
    script,
    shell: (policy, siteName) =>
      withPolicy(html, policy).replace(titleTag, () => `<title>${escaped(siteName)}</title>`),
    page: (page, { snapshotId, style, policy }) => {
      const { path, snapshot } = page;
      const data = dataOf({ path, snapshot, snapshotId, styleSheet });
      return withPolicy(bare, policy)
        .replace('<script>', (tag) => `${page.head}<style>${style}</style>${data}${codeOf(page)}${tag}`)
        .replace('<div id="root">', (tag) => tag + page.body);
    },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Writes a built page as JSON that cannot end its element. */
function dataOf(page: BuiltPage): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${builtPageId}">${json}</script>`;
}
