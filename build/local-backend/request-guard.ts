import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** EmailJS's browser library posts to this path. */
export const emailPath = '/api/v1.0/email/send';

/** The page of the outbox: messages of visitors, mails of the sign-in service, and requests for a build. */
export const outboxPath = '/__outbox';

/** The limit of a body, in bytes. The longest text, an article, has 200,000 characters. */
export const bodyLimit = 1024 * 1024;

/** The limit of a picture file, in bytes, the same as for the bucket `images`. */
const fileLimit = 10 * bodyLimit;

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
const json = /^application\/json *(; *charset="?utf-8"? *)?$/i;
/** Matches the types of pictures. A page of another site cannot send these types without a preflight. */
const picture = /^image\/[a-z0-9.+-]+$/i;
const filePath = /^\/storage\/v1\/object\/images\/./;
/** Response headers that scripts of another origin may read. */
const exposed = 'content-range, content-location, preference-applied, x-sb-error-code';

interface IncomingRequest {
  method: string;
  /** The target in the first line of the request. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** The verdict on a request. The headers let a page of an allowed origin read the response. */
type Verdict =
  | { kind: 'rejected'; status: number; reason: string; headers: Record<string, string> }
  | { kind: 'preflight'; headers: Record<string, string> }
  | { kind: 'passed'; url: URL; headers: Record<string, string> };

/** Reads a list such as `http://localhost:4173, http://127.0.0.1:4173`. @throws Error for anything but an origin */
export function readOrigins(list: string): ReadonlySet<string> {
  const origins = list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  for (const origin of origins) {
    if (!/^https?:/.test(origin) || originOf(origin) !== origin) {
      throw new Error(`LOCAL_ORIGINS names "${origin}", which is not an origin such as http://localhost:4173.`);
    }
  }
  return new Set(origins);
}

/**
 * Decides on a request before the server reads the body. Any page in the developer's browser can send requests to this
 * machine. The function accepts only pages of the site's origin and of allowed origins.
 */
export function judge(request: IncomingRequest, allowedOrigins: ReadonlySet<string>): Verdict {
  const { method, headers } = request;
  const { origin } = headers;
  if (!isAllowedSender(headers, allowedOrigins)) {
    return rejected(403, "Only the site's own pages may ask this; LOCAL_ORIGINS names others", {});
  }
  const cors: Record<string, string> =
    origin !== undefined && allowedOrigins.has(origin)
      ? { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed }
      : {};
  if (!methods.includes(method)) return rejected(405, 'Method Not Allowed', cors);
  const url = addressOf(request.url);
  if (url === null) return rejected(404, 'Not Found', cors);
  if (method === 'OPTIONS') return { kind: 'preflight', headers: { ...cors, ...allowances(headers, cors) } };
  const limit = limitOf(url.pathname);
  if (Number(headers['content-length'] ?? 0) > limit) return tooLarge(limit, cors);
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const type = headers['content-type'];
  if (
    method !== 'GET' &&
    method !== 'HEAD' &&
    (type === undefined ? hasBody : !bodyTypeOf(url.pathname).test(type.trim()))
  ) {
    return rejected(415, `The body has to be ${filePath.test(url.pathname) ? 'a picture' : 'application/json'}`, cors);
  }
  return { kind: 'passed', url, headers: cors };
}

/** Returns the limit of a body, in bytes. */
export function limitOf(pathname: string): number {
  return filePath.test(pathname) ? fileLimit : bodyLimit;
}

function bodyTypeOf(pathname: string): RegExp {
  return filePath.test(pathname) ? picture : json;
}

export function tooLarge(limit: number, headers: Record<string, string> = {}): Verdict & { kind: 'rejected' } {
  return rejected(413, `The body is longer than ${limit} bytes`, headers);
}

/** Reads a body. Returns null for a body over the limit, and discards the rest. */
export function readBody(incoming: Readable, limit = bodyLimit): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return void chunks.push(chunk);
      chunks.length = 0;
      resolve(null);
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}

/** Says whether the embedded backend or the outbox answers a path. */
export function isBackendPath(pathname: string): boolean {
  return isOutbox(pathname) || /^\/(rest\/v1|auth\/v1|storage\/v1\/object)(\/|$)/.test(pathname);
}

/** Says whether the outbox answers a path. The outbox also runs with a hosted project. */
export function isOutbox(pathname: string): boolean {
  return pathname === emailPath || pathname === outboxPath;
}

/**
 * Says whether the sender is an allowed page. Browsers send `Origin` with every write, and `Sec-Fetch-Site` with every
 * request to a secure context such as localhost. Vite checks the `Host` header (`allowedHosts`).
 */
function isAllowedSender(headers: IncomingHttpHeaders, allowedOrigins: ReadonlySet<string>): boolean {
  const { origin, host = '', 'sec-fetch-site': site = 'none' } = headers;
  if (origin !== undefined && allowedOrigins.has(origin)) return true;
  const isOwn = origin === undefined || ['http', 'https'].some((scheme) => originOf(`${scheme}://${host}`) === origin);
  return isOwn && (site === 'same-origin' || site === 'none');
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/** Returns the normalised address without a key; null when `..` leads to a path outside the backend. */
function addressOf(requestTarget: string): URL | null {
  const url = new URL(requestTarget, 'http://localhost');
  url.hash = '';
  // A key in an address needs no header, so any link or picture could send the key.
  if (url.searchParams.has('apikey')) url.searchParams.delete('apikey');
  return isBackendPath(url.pathname) ? url : null;
}

function allowances(requestHeaders: IncomingHttpHeaders, cors: Record<string, string>): Record<string, string> {
  if (Object.keys(cors).length === 0) return { allow: methods.join(', ') };
  const names = requestHeaders['access-control-request-headers'];
  return {
    'access-control-allow-methods': methods.join(', '),
    ...(typeof names === 'string' && { 'access-control-allow-headers': names }),
  };
}

function rejected(status: number, reason: string, headers: Record<string, string>): Verdict & { kind: 'rejected' } {
  return { kind: 'rejected', status, reason, headers };
}

export function isAuth({ url }: Request): boolean {
  return /^\/auth\/v1(\/|$)/.test(new URL(url).pathname);
}

/** Rejects routes outside the services of the embedded backend. Returns null for an accepted request. */
export function rejectedRoute({ url }: Request): Response | null {
  if (/^\/rest\/v1(\/|$)/.test(new URL(url).pathname)) return null;
  const msg = 'The site does not use this route, so the embedded backend does not answer it';
  return Response.json({ code: 403, error_code: 'route_not_used', msg }, { status: 403 });
}
