import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface Served {
  /** Without a slash at the end. */
  baseUrl: string;
  close: () => void;
}

/** Serves on a free port of this machine. */
export async function serve(answer: (request: Request) => Response | Promise<Response>): Promise<Served> {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
