import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { covers, parseHeaders, parseRedirects } from '../../build/hosting/host-rules.ts';
import type { Backend } from '../../build/local-backend/backend.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

interface SiteToServe {
  files: StaticFiles;
  /** Answers `/rest/v1` and `/auth/v1`. */
  backend: Backend;
  /** Headers of `_headers` that are left out, in lower case. */
  withoutHeader?: string;
}

/** A site that is being served. */
export interface ServedSite {
  /** Without a slash at the end. */
  baseUrl: string;
  close: () => void;
}

/** What hosts send for files that no rule speaks about. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Serves a site over HTTP/1.1 as a static host does: Brotli, clean addresses, `_headers`, `_redirects`, 404.html. */
export async function serveSite({ files, backend, withoutHeader }: SiteToServe): Promise<ServedSite> {
  const redirects = parseRedirects(textOf(files, '_redirects'));
  const headerRules = parseHeaders(textOf(files, '_headers'));
  const answerFromBackend = getRequestListener((request) => backend.fetch(request), { overrideGlobalObjects: false });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (/^\/(rest|auth)\/v1\//.test(pathname)) return void answerFromBackend(request, response);
    response.setHeader('cache-control', revalidate);
    for (const { headers } of headerRules.filter(({ from }) => covers(from, pathname))) {
      for (const [name, value] of headers) if (name.toLowerCase() !== withoutHeader) response.setHeader(name, value);
    }
    const file = fileAt(files, pathname);
    if (file) return send(file, 200, request, response);
    const rule = redirects.find(({ from }) => covers(from, pathname));
    if (rule && rule.status !== 200) return void response.writeHead(rule.status, { location: rule.to }).end();
    const fallback = files.get(rule ? rule.to.slice(1) : '404.html');
    if (fallback) send(fallback, rule ? 200 : 404, request, response);
    else response.writeHead(404).end();
  }

  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function textOf(files: StaticFiles, name: string): string {
  return files.get(name)?.body.toString() ?? '';
}

/** The file an address stands for: `/blog` is `blog.html`. */
export function fileAt(files: StaticFiles, pathname: string): StaticFile | undefined {
  const name = pathname.slice(1);
  return files.get(name) ?? files.get(`${name}.html`) ?? files.get(name === '' ? 'index.html' : `${name}/index.html`);
}

function send(file: StaticFile, status: number, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('etag', file.etag);
  if (request.headers['if-none-match'] === file.etag) return void response.writeHead(304).end();
  const inBrotli = file.compressed !== null && /\bbr\b/.test(String(request.headers['accept-encoding']));
  const body = inBrotli && file.compressed ? file.compressed : file.body;
  if (inBrotli) response.setHeader('content-encoding', 'br');
  if (!response.hasHeader('content-type')) response.setHeader('content-type', file.type);
  response.writeHead(status, { vary: 'accept-encoding', 'content-length': body.length }).end(body);
}
