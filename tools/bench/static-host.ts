import { covers, parseHeaders, parseRedirects } from '../../build/hosting/host-rules.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

/** What hosts send for files that no rule speaks about. */
const revalidate = 'public, max-age=0, must-revalidate';

/**
 * Answers as a static host does: Brotli, clean addresses, `_headers`, `_redirects`, 404.html.
 * @param withoutHeader a header of `_headers` that is left out
 */
export function staticHost(files: StaticFiles, withoutHeader?: string): (request: Request) => Response {
  const redirects = parseRedirects(textOf(files, '_redirects'));
  const headerRules = parseHeaders(textOf(files, '_headers'));
  return (request) => {
    const { pathname } = new URL(request.url);
    const headers = new Headers({ 'cache-control': revalidate });
    for (const rule of headerRules.filter(({ from }) => covers(from, pathname))) {
      for (const [name, value] of rule.headers) headers.set(name, value);
    }
    if (withoutHeader) headers.delete(withoutHeader);
    const file = fileAt(files, pathname);
    if (file) return answerWith(file, 200, request, headers);
    const rule = redirects.find(({ from }) => covers(from, pathname));
    if (rule && rule.status !== 200) {
      headers.set('location', rule.to);
      return new Response(null, { status: rule.status, headers });
    }
    const fallback = files.get(rule ? rule.to.slice(1) : '404.html');
    return fallback
      ? answerWith(fallback, rule ? 200 : 404, request, headers)
      : new Response(null, { status: 404, headers });
  };
}

function textOf(files: StaticFiles, name: string): string {
  return files.get(name)?.body.toString() ?? '';
}

/** The file an address stands for: `/blog` is `blog.html`. */
function fileAt(files: StaticFiles, pathname: string): StaticFile | undefined {
  const name = pathname.slice(1);
  return files.get(name) ?? files.get(`${name}.html`) ?? files.get(name === '' ? 'index.html' : `${name}/index.html`);
}

function answerWith(file: StaticFile, status: number, request: Request, headers: Headers): Response {
  headers.set('etag', file.etag);
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  const inBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? file.compressed : null;
  const body = inBrotli ?? file.body;
  if (inBrotli) headers.set('content-encoding', 'br');
  if (!headers.has('content-type')) headers.set('content-type', file.type);
  headers.set('vary', 'accept-encoding');
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}
