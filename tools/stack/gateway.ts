import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callerOf, type Caller, type ProjectKeys } from '../../build/local-backend/caller.ts';

/** A service behind the gateway. The request's path begins after the prefix, such as `/rest/v1`. */
export type Service = (request: Request, caller: Caller) => Promise<Response>;

interface Gateway {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Answers on 127.0.0.1 like the gateway of a hosted project.
 * @param services maps the first part of a path, for example `rest`, to its service.
 */
export async function startGateway(keys: ProjectKeys, services: Record<string, Service>): Promise<Gateway> {
  const server = createServer((incoming, response) => {
    answer(incoming, keys, services)
      .catch((error: unknown) => {
        console.error('[stack]', error);
        return Response.json({ message: 'An invalid response was received from the upstream server' }, { status: 502 });
      })
      .then((answered) => send(response, answered))
      .catch(console.error);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  incoming: IncomingMessage,
  keys: ProjectKeys,
  services: Record<string, Service>,
): Promise<Response> {
  const { method = 'GET' } = incoming;
  const headers = headersOf(incoming);
  if (method === 'OPTIONS') return preflight(headers);
  const url = new URL(incoming.url ?? '/', 'http://localhost');
  const [, name = '', rest = ''] = /^\/(\w+)\/v1(\/.*|$)/.exec(url.pathname) ?? [];
  const service = services[name];
  if (!service) return Response.json({ message: 'no Route matched with those values' }, { status: 404 });

  const given = headers.get('apikey') ?? url.searchParams.get('apikey');
  if (given !== null) headers.set('apikey', given);
  url.searchParams.delete('apikey');
  const caller = callerOf(new Request(url, { headers }), keys);
  if (caller instanceof Response) return caller;

  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const inService = new URL((rest || '/') + url.search, 'http://localhost');
  return service(new Request(inService, { method, headers, body: body.length > 0 ? body : null }), caller);
}

/** Allows every origin: the key and the token alone decide about the response. */
function preflight(requestHeaders: Headers): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT',
      'access-control-allow-headers': requestHeaders.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    },
  });
}

const exposed =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, X-Sb-Error-Code, X-Supabase-Api-Version';

async function send(response: ServerResponse, answered: Response): Promise<void> {
  const body = Buffer.from(await answered.arrayBuffer());
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) {
    // The body is complete and decompressed here.
    if (!/^(access-control-allow-origin|connection|content-encoding|content-length|transfer-encoding)$/.test(name)) {
      response.setHeader(name, value);
    }
  }
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', exposed);
  response.end(body);
}

function headersOf({ headers }: IncomingMessage): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
}
