import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Certificate } from './hosted/certificate.ts';

/** Something that is being served. */
export interface Served {
  /** Without a slash at the end. */
  baseUrl: string;
  close: () => void;
}

type Answer = (request: Request) => Response | Promise<Response>;

/** Is this a request to the database or the sign-in service? */
export function isForBackend(url: string): boolean {
  return /^\/(rest|auth)\/v1\//.test(new URL(url).pathname);
}

/** Serves over HTTP/1.1, on a free port of this machine. */
export async function serve(answer: Answer): Promise<Served> {
  const server = createServer(listener(answer));
  return {
    baseUrl: `http://127.0.0.1:${await portOf(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves over HTTP/2, on a free port of this machine. A build, which Node runs, asks over HTTP/1.1. */
export async function serveSecurely(answer: Answer, { key, cert }: Certificate): Promise<Served> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, listener(answer));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return {
    baseUrl: `https://127.0.0.1:${await portOf(server)}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** Answers to Node's server, of either version of HTTP. */
function listener(answer: Answer): (...exchange: Parameters<ReturnType<typeof getRequestListener>>) => void {
  const listen = getRequestListener(answer, { overrideGlobalObjects: false });
  return (request, response) => void listen(request, response);
}

async function portOf(server: Server | Http2SecureServer): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}
