import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { covers, parseHeaders } from '../../build/hosting/read-host-files.ts';

/** Maps a path inside the site to a file, for example `blog/some-post.html`. */
export type Site = ReadonlyMap<string, Buffer>;

/** Reads every file of a folder. @throws Error when the folder does not exist. */
export function readSite(folder: string): Site {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)];
    }),
  );
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const packedAlready = /\.(avif|ico|jpg|png|webp|woff2)$/;

/**
 * Answers as a static host does: precompressed Brotli, clean addresses, entity tags, the headers of `_headers`.
 * @param exemptPath a path without the headers of `_headers`
 */
export function staticHost(site: Site, exemptPath?: string): (request: Request) => Response {
  const rules = parseHeaders(site.get('_headers')?.toString() ?? '');
  const files = new Map(Array.from(site, ([name, body]) => [name, fileToSend(name, body)]));
  return (request) => {
    const { pathname } = new URL(request.url);
    const name = pathname.slice(1) || 'index.html';
    const file = files.get(name) ?? files.get(`${name}.html`);
    if (!file) return new Response(null, { status: 404 });
    const headers = new Headers({ 'cache-control': 'public, max-age=0, must-revalidate', ...file.headers });
    for (const rule of rules.filter(({ from }) => pathname !== exemptPath && covers(from, pathname)))
      for (const [header, value] of rule.headers) headers.set(header, value);
    return request.headers.get('if-none-match') === file.headers.etag
      ? new Response(null, { status: 304, headers })
      : new Response(file.body, { headers });
  };
}

interface FileToSend {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Compresses with Brotli: every browser of the bench reads Brotli. */
function fileToSend(name: string, body: Buffer): FileToSend {
  const isPacked = packedAlready.test(name);
  const sent = new Uint8Array(isPacked ? body : brotliCompressSync(body));
  const headers = {
    'content-type': types[path.extname(name)] ?? 'text/plain; charset=utf-8',
    'content-length': String(sent.length),
    etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`,
    ...(!isPacked && { 'content-encoding': 'br' }),
  };
  return { body: sent, headers };
}
