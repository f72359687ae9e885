import type { Rolldown } from 'vite';

/** What the browser build tells the pages. */
export interface ClientBuild {
  /** index.html with the tags that load the site's code. */
  html: string;
  css: string;
  /** Addresses of the code of each public screen beside the entry, by the screen's file name without its ending. */
  code: Record<string, string[]>;
}

const publicScreen = /\/src\/screens\/public\/([\w-]+)\.tsx$/;

/** Reads that off a bundle. @throws Error when it has more than one style sheet. */
export function readClientBuild(bundle: Rolldown.OutputBundle): ClientBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const kind = publicScreen.exec(chunk.facadeModuleId ?? '')?.[1];
    if (kind) code[kind] = needed(chunk, chunks).map(({ fileName }) => `/${fileName}`);
  }
  return { html: textOf(bundle, /^index\.html$/), css: textOf(bundle, /\.css$/), code };
}

/** A chunk and what it imports, without what the entry brings. */
function needed(screen: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const all = new Set([screen]);
  for (const { imports } of all) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName) && !chunk.isEntry) all.add(chunk);
  }
  return [...all];
}

function textOf(bundle: Rolldown.OutputBundle, name: RegExp): string {
  const [asset, ...others] = Object.values(bundle).filter(({ fileName }) => name.test(fileName));
  if (asset?.type !== 'asset' || others.length > 0)
    throw new Error(`the build should have one file like ${String(name)}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}
