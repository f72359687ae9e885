import type { Rolldown } from 'vite';

/** What the browser build tells the pages. */
export interface ClientBuild {
  /** index.html with the tags that load the site's code. */
  html: string;
  css: string;
  /** Addresses of all code that each public screen needs, in the order it is to run, by the screen's file name without its ending. */
  code: Record<string, string[]>;
}

const publicScreen = /\/src\/screens\/public\/([\w-]+)\.tsx$/;

/** Reads that off a bundle. @throws Error when it has more than one style sheet. */
export function readClientBuild(bundle: Rolldown.OutputBundle): ClientBuild {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const code: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const kind = publicScreen.exec(chunk.facadeModuleId ?? '')?.[1];
    if (kind) code[kind] = withImports(chunk, chunks).map(({ fileName }) => `/${fileName}`);
  }
  return { html: textOf(bundle, /^index\.html$/), css: textOf(bundle, /\.css$/), code };
}

/** A chunk behind all that it imports. */
function withImports(chunk: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [...new Set([...imported.flatMap((each) => withImports(each, chunks)), chunk])];
}

function textOf(bundle: Rolldown.OutputBundle, name: RegExp): string {
  const [asset, ...others] = Object.values(bundle).filter(({ fileName }) => name.test(fileName));
  if (asset?.type !== 'asset' || others.length > 0)
    throw new Error(`the build should have one file like ${String(name)}`);
  return typeof asset.source === 'string' ? asset.source : Buffer.from(asset.source).toString();
}
