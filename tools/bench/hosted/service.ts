import { brotliCompressSync, constants } from 'node:zlib';
import type { Backend } from '../../../build/local-backend/backend.ts';

/** What went to the service and back. */
export interface ServiceTraffic {
  /** Methods and addresses of the requests that are no preflights. */
  reads: string[];
  preflights: number;
  /** Bytes of the bodies as they were sent, compressed. */
  bodyBytes: number;
  /** Bytes of the headers of requests and answers as text; HTTP/2 sends about half of them. */
  headerBytes: number;
}

/** A Supabase project as pages of another origin meet it. */
export interface Service {
  answer: (request: Request) => Promise<Response>;
  /** What has come since it was last taken. */
  takeTraffic: () => ServiceTraffic;
}

/** From what length on hosts compress. */
const worthPacking = 100;

/**
 * Lets pages of every origin ask the backend, as the gateway of a hosted project does: a preflight is answered with
 * the headers it asked for, and without `Access-Control-Max-Age`, so that a browser keeps leave for five seconds.
 */
export function serviceOf(backend: Pick<Backend, 'fetch'>): Service {
  let traffic = noTraffic();
  return {
    async answer(request) {
      const isPreflight = request.method === 'OPTIONS';
      const answer = isPreflight ? leave(request) : await read(backend, request);
      const sent = await answer.clone().arrayBuffer();
      if (isPreflight) traffic.preflights += 1;
      else traffic.reads.push(`${request.method} ${addressOf(request)}`);
      traffic.bodyBytes += Number(request.headers.get('content-length') ?? 0) + sent.byteLength;
      traffic.headerBytes += lengthOf(`${request.method} ${request.url}`, request.headers);
      traffic.headerBytes += lengthOf(String(answer.status), answer.headers);
      return answer;
    },
    takeTraffic() {
      const taken = traffic;
      traffic = noTraffic();
      return taken;
    },
  };
}

function noTraffic(): ServiceTraffic {
  return { reads: [], preflights: 0, bodyBytes: 0, headerBytes: 0 };
}

function leave(request: Request): Response {
  return new Response(null, {
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    },
  });
}

async function read(backend: Pick<Backend, 'fetch'>, request: Request): Promise<Response> {
  const { status, headers: answered, body: text } = await backend.fetch(request);
  const headers = new Headers(answered);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'Content-Encoding, Content-Location, Content-Range, Content-Type');
  headers.delete('content-length');
  if (text === null) return new Response(null, { status, headers });
  const body = Buffer.from(await new Response(text).arrayBuffer());
  const isPacked = body.length > worthPacking && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  if (isPacked) headers.set('content-encoding', 'br');
  return new Response(isPacked ? packed(body) : body, { status, headers });
}

/** As a host packs what it answers, for which it has less time than for files. */
function packed(body: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return decodeURIComponent(pathname + search);
}

/** The bytes of a first line and headers, each on a line of its own. */
function lengthOf(firstLine: string, headers: Headers): number {
  const lines = [firstLine, ...Array.from(headers, ([name, value]) => `${name}: ${value}`)];
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 2, 0);
}
