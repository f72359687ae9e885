import type { RenderedPage } from '../src/entry-prerender.tsx';

/** Where a page of a kind has its code, beside the entry. */
type CodeOf = (kind: string) => readonly string[];

/** What turns a rendered page into a file. */
export interface PageTemplate {
  /** The scripts that stand in every page. */
  scripts: string[];
  /** The page that only loads the site's code, for addresses that have no file. */
  shell: (policy: string) => string;
  page: (page: RenderedPage, style: string, policy: string) => string;
}

const entryTag = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const styleSheetTag = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
const noscriptTag = /<noscript>.*?<\/noscript>/s;
const inlineScript = /<script>(.*?)<\/script>/gs;

/**
 * Reads the index.html of a browser build.
 * @param laterScript what fetches, in a page that is complete, the code and style sheet it names.
 * @throws Error when that does not load one script and one style sheet.
 */
export function readTemplate(html: string, laterScript: string, codeOf: CodeOf): PageTemplate {
  const entry = entryTag.exec(html)?.[1];
  const styleSheet = styleSheetTag.exec(html)?.[1];
  if (!entry || !styleSheet) throw new Error('index.html of the build should load a script and a style sheet');
  const bare = [entryTag, styleSheetTag, noscriptTag].reduce((text, tag) => text.replace(tag, ''), html);

  const withPolicy = (text: string, policy: string) =>
    text.replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`);
  const later = (kind: string) =>
    [
      `<meta name="later-stylesheet" content="${styleSheet}">`,
      `<meta name="later-module" content="${entry}">`,
      ...codeOf(kind).map((address) => `<meta name="later-modulepreload" content="${address}">`),
      `<script>${laterScript}</script>`,
    ].join('');
  const data = ({ path, day, answers }: RenderedPage) =>
    `<script type="application/json" id="prerendered-page">${inScript(JSON.stringify({ path, day, answers }))}</script>`;

  return {
    scripts: [...[...html.matchAll(inlineScript)].map(([, text = '']) => text), laterScript],
    shell: (policy) => withPolicy(html, policy),
    page: (page, style, policy) =>
      withPolicy(bare, policy)
        .replace('</head>', () => `${page.head}<style>${style}</style>${later(page.kind)}</head>`)
        .replace('<div id="root">', (tag) => tag + page.body)
        .replace('</body>', (tag) => data(page) + tag),
  };
}

/** JSON that cannot end the script element it stands in. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
