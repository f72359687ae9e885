import { copyFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';

/**
 * The site as a static host serves it. The build adds `app.html` (the shell that
 * rewrites lead to) and `404.html`; `vite preview` then follows the very `_headers`
 * and `_redirects` of the build, so what works there works on the host.
 */
export function hosting(): Plugin {
  let outDir = 'dist';
  return {
    name: 'handheld-legacy:hosting',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      handler() {
        for (const name of ['app.html', '404.html'])
          copyFileSync(path.join(outDir, 'index.html'), path.join(outDir, name));
      },
    },
    configureServer(server) {
      // Vite answers a path it cannot decode with an empty 404; a host shows its page.
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

/** One line of `_redirects`: a path, what is served for it, and with which status. */
interface Rewrite {
  from: string;
  to: string;
  status: number;
}

/** A block of `_headers`: a path and the headers sent with it. */
interface HeaderRule {
  from: string;
  headers: [name: string, value: string][];
}

/** Reads the `_redirects` format shared by Netlify and Cloudflare Pages. */
export function parseRedirects(text: string): Rewrite[] {
  return linesOf(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from && to ? [{ from, to, status: Number(status) }] : [];
  });
}

/** Reads the `_headers` format shared by Netlify and Cloudflare Pages. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (!/^\s/.test(line)) rules.push({ from: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** Does a rule's path cover this path? `*` at its end stands for anything, `:name` for one segment. */
export function covers(rule: string, pathname: string): boolean {
  if (rule.endsWith('*')) return pathname.startsWith(rule.slice(0, -1));
  const wanted = rule.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  );
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}

function serveLikeAHost(outDir: string): Connect.NextHandleFunction {
  const redirects = parseRedirects(readIfThere(path.join(outDir, '_redirects')));
  const headerRules = parseHeaders(readIfThere(path.join(outDir, '_headers')));
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
    const rewrite = redirects.find(({ from }) => covers(from, pathname));
    if (rewrite && rewrite.status !== 200) {
      response.statusCode = rewrite.status;
      response.setHeader('location', rewrite.to);
      response.end();
      return;
    }
    sendHtml(outDir, rewrite ? rewrite.to.slice(1) : '404.html', rewrite ? 200 : 404, request, response);
  };
}

/** The file of the build that answers a path, with `.html` and `index.html` left out of addresses. */
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
  response.end(request.method === 'HEAD' ? undefined : readFileSync(path.join(outDir, file)));
}

/** The path as it was meant, or null when it cannot be read or could not be a file's name. */
function decode(rawPath: string): string | null {
  try {
    const decoded = decodeURIComponent(rawPath);
    return decoded.includes('\0') ? null : decoded;
  } catch {
    return null;
  }
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
