import { brotli, type StaticFiles } from './static-files.ts';
import { fileAt } from './server.ts';

/** How much style a page brings, in bytes. */
export interface StyleBytes {
  inlined: number;
  /** The inlined part compressed by itself. */
  inlinedBrotli: number;
  /** Style sheets that the page links. */
  linked: number;
}

/** Weighs the styles of the page that is served at an address. */
export function styleBytes(files: StaticFiles, pathname: string): StyleBytes {
  const page = fileAt(files, pathname) ?? files.get('app.html');
  const html = page?.body.toString() ?? '';
  const inlined = Buffer.from([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n'));
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /href="\/([^"]+)"/.exec(tag)?.[1] ?? [],
  );
  return {
    inlined: inlined.length,
    inlinedBrotli: inlined.length > 0 ? brotli(inlined).length : 0,
    linked: sheets.reduce((sum, name) => sum + (files.get(name)?.body.length ?? 0), 0),
  };
}
