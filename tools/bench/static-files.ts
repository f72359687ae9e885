import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** A file as a host keeps it: compressed once, when the site is published. */
export interface StaticFile {
  body: Buffer<ArrayBuffer>;
  /** The same in Brotli; null for kinds of files that are compressed already. */
  compressed: Buffer<ArrayBuffer> | null;
  type: string;
  etag: string;
}

/** Files by their path inside the site, such as `blog/some-post.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** What is sent as it is. */
const packed = new Map([
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
]);

/** What is sent in Brotli. */
const texts = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'application/xml; charset=utf-8'],
]);

/** Makes what a host would keep of a file; its name decides the type. */
export function staticFile(name: string, body: Buffer<ArrayBuffer>): StaticFile {
  const extension = path.extname(name);
  const type = packed.get(extension) ?? texts.get(extension) ?? 'text/plain; charset=utf-8';
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
  return { body, compressed: packed.has(extension) ? null : brotli(body), type, etag };
}

/** Reads and compresses every file of a folder. @throws Error when there is no such folder. */
export function readSite(folder: string): StaticFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), staticFile(file, readFileSync(file))];
    }),
  );
}

/** Brotli as a host makes it beforehand: slow to write, smallest to send. */
function brotli(body: Buffer): Buffer<ArrayBuffer> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(body, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
}
