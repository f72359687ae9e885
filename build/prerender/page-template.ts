import { pageDataId, type PageData } from '../../src/boot/page-data.ts';
import type { RenderedPage } from '../../src/prerender.tsx';
import type { ClientBuild } from './client-build.ts';
import type { laterScript } from './load-later.ts';
import { minifiedScript } from './inline-script.ts';

/** What turns a rendered page into a file. */
export interface PageTemplate {
  /** The inline scripts of every page and in the shell. */
  scripts: string[];
  page: (page: RenderedPage, snapshotId: string, own: { style: string; policy: string }) => string;
  /** The page that only loads the site's code, for addresses that have no file. */
  shell: (policy: string) => string;
}

const entryTag = /<script type="module"[^<>]*><\/script>/;
const styleSheetTag = /<link rel="stylesheet"[^<>]*>/;
const noscriptTag = /<noscript>.*?(?:<\/noscript>|$)/s;
/** One without an end goes on to the end of the page. */
const inlineScript = /<script>(.*?)(?:<\/script>|$)/gs;
/**
 * Until the site's code is there, Chromium fetches the page behind a link that is pointed at or pressed. To the policy an
 * inline script as well.
 */
const speculationRules = /<script type="speculationrules">([^<]{1,1000})<\/script>/;

/**
 * Reads the index.html of a browser build.
 * @param later what fetches, in a page that is complete, the rest of it: the script for a body, address of the
 * style sheet.
 * @throws Error when index.html does not load one script and one style sheet.
 */
export function readTemplate(
  client: ClientBuild,
  later: { script: typeof laterScript; styleSheet: string },
): PageTemplate {
  const html = client.html
    .replace(inlineScript, (_, text: string) => `<script>${minifiedScript(text)}</script>`)
    .replace(speculationRules, (tag, text: string) => tag.replace(text, () => JSON.stringify(JSON.parse(text))))
    .replace(/>\s+</g, '><');
  if (!entryTag.test(html) || !styleSheetTag.test(html))
    throw new Error('index.html should load a script and a style sheet');
  const withPolicy = (text: string, policy: string) =>
    text.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const bare = [entryTag, styleSheetTag, noscriptTag].reduce((text, tag) => text.replace(tag, ''), html);

  const codeOf = ({ kind, body }: RenderedPage) => {
    const addresses = client.code[kind];
    if (!addresses)
      throw new Error(`src/app/routes.tsx has the id ${kind}, which no file of src/screens/public is named after`);
    const { text, attributes } = later.script(body);
    return [
      ...addresses.map((address) => `<meta name="script" content="${address}">`),
      `<script${attributes}>${text}</script>`,
    ].join('');
  };
  return {
    scripts: [...html.matchAll(inlineScript), speculationRules.exec(html) ?? []].flatMap(([, text]) => text ?? []),
    // What it shows is never a file, and the staff's links are the site's own from the start.
    shell: (policy) => withPolicy(html.replace(speculationRules, ''), policy),
    page: (page, snapshotId, { style, policy }) => {
      const { path, snapshot } = page;
      const data = dataOf({ path, snapshot, snapshotId, styleSheet: later.styleSheet });
      // With these rules Chromium looks at every link again, each time that a part not on the screen has to be laid out.
      const base = page.body.includes('content-visibility:auto') ? bare.replace(speculationRules, '') : bare;
      return withPolicy(base, policy)
        .replace('</head>', () => `${page.head}<style>${style}</style>${data}${codeOf(page)}</head>`)
        .replace('<div id="root">', (tag) => tag + page.body);
    },
  };
}

/** Written so that it cannot end its element. */
function dataOf(page: PageData): string {
  const json = JSON.stringify(page).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}
