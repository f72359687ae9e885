import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { withoutEndSlashes } from '../../src/site/paths.ts';
import { covers, parseHeaders, parseRedirects } from './read-host-files.ts';
import { readIfThere } from '../read-if-there.ts';

/** The hosts in docs/hosting.md send this value by default. Browsers then revalidate each time. */
const usualCaching = 'public, max-age=0, must-revalidate';

/**
 * Emulates Netlify. `vite preview` applies the `_headers` and `_redirects` of the build, and redirects `/blog/` to
 * `/blog` as the host does. A rule in `_redirects` cannot do the same, because a rule for `/blog/` would match `/blog`
 * too.
 */
export function hosting(): Plugin {
  let outDir = 'dist';
  return {
    name: 'handheld-legacy:hosting',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    configureServer(server) {
      // Vite answers a malformed path with an empty 404. A host sends a page.
      server.middlewares.use((request, _response, next) => {
        if (decode((request.url ?? '/').split('?', 1)[0] ?? '/') === null) request.url = '/';
        next();
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use(serveLikeAHost(outDir));
    },
  };
}

function serveLikeAHost(outDir: string): Connect.NextHandleFunction {
  const redirects = parseRedirects(readIfThere(path.join(outDir, '_redirects')) ?? '');
  const headerRules = parseHeaders(readIfThere(path.join(outDir, '_headers')) ?? '');
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2);
    const pathname = decode(rawPath);
    for (const rule of headerRules.filter(({ from }) => covers(from, pathname ?? rawPath))) {
      for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    if (pathname === null) return sendHtml(outDir, '404.html', 404, request, response);
    const file = fileFor(outDir, pathname);
    if (file !== null) {
      if (file.endsWith('.html')) return sendHtml(outDir, file, file === '404.html' ? 404 : 200, request, response);
      request.url = query === undefined ? rawPath : `${rawPath}?${query}`;
      return next();
    }
    const withoutSlash = withoutEndSlashes(pathname);
    if (withoutSlash !== pathname && fileFor(outDir, withoutSlash)?.endsWith('.html')) {
      // Two leading slashes would name another host.
      const page = `/${withoutEndSlashes(rawPath).replace(/^\/+/, '')}`;
      return redirect(response, 301, query === undefined ? page : `${page}?${query}`);
    }
    const rewrite = redirects.find(({ from }) => covers(from, withoutSlash));
    if (rewrite && rewrite.status !== 200) {
      const rest = withoutSlash.slice(rewrite.from.length - 1);
      return redirect(response, rewrite.status, rewrite.to.replace(':splat', encodeURI(rest)));
    }
    sendHtml(outDir, rewrite ? rewrite.to.slice(1) : '404.html', rewrite ? 200 : 404, request, response);
  };
}

function redirect(response: ServerResponse, status: number, address: string): void {
  response.statusCode = status;
  response.setHeader('location', address);
  // The redirect is valid until the file exists, so the cache rule of the folder does not apply.
  response.setHeader('cache-control', usualCaching);
  response.end();
}

/** Returns the file of the build for a path, or null. The file may have `.html` or `index.html` after the path. */
function fileFor(outDir: string, pathname: string): string | null {
  const relative = pathname.replace(/^\/+/, '');
  for (const candidate of [relative, `${relative}.html`, path.join(relative, 'index.html')]) {
    const file = path.join(outDir, candidate);
    if (candidate !== '.html' && file.startsWith(outDir + path.sep) && existsSync(file) && statSync(file).isFile())
      return candidate;
  }
  return null;
}

function sendHtml(
  outDir: string,
  file: string,
  status: number,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): void {
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', usualCaching);
  response.end(request.method === 'HEAD' ? undefined : readFileSync(path.join(outDir, file)));
}

/** Returns the decoded path, or null for a malformed path or an impossible file name. */
function decode(rawPath: string): string | null {
  try {
    const decoded = decodeURIComponent(rawPath);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}
