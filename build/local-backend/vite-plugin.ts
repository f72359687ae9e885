import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { tempFolder } from './data-directory.ts';
import { answerEmail, emailPath } from './outbox.ts';
import { runBackend, type RunningBackend } from './running-backend.ts';

interface LocalBackendOptions {
  projectRoot: string;
  /** False when the site talks to a hosted project: then only the outbox is served. */
  database: boolean;
  /** `memory` for a database that ends with the server. */
  LOCAL_DB?: string;
}

/**
 * Serves the embedded backend (`/rest/v1`, `/auth/v1`) and the local outbox on the
 * origin of `vite` and `vite preview`. The database persists in `supabase/.temp`,
 * or ends with the server when LOCAL_DB=memory.
 */
export function localBackend({ projectRoot, database, LOCAL_DB }: LocalBackendOptions): Plugin {
  async function mount(server: ViteDevServer | PreviewServer): Promise<RunningBackend | null> {
    const running = database ? await runBackend(projectRoot, { inMemory: LOCAL_DB === 'memory' }) : null;
    server.middlewares.use(toMiddleware(running, tempFolder(projectRoot)));
    server.httpServer?.once('close', () => void running?.close());
    return running;
  }
  return {
    name: 'handheld-legacy:local-backend',
    config: () => ({ server: { watch: { ignored: ['**/supabase/.temp/**'] } } }),
    async configureServer(server) {
      const running = await mount(server);
      if (running) rebuildOnChange(server, running, path.join(projectRoot, 'supabase'));
    },
    async configurePreviewServer(server) {
      await mount(server);
    },
  };
}

/** The request with its whole body: a slow sender must not hold up the queue behind it. */
async function received(request: Request): Promise<Request> {
  if (request.body === null) return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await request.arrayBuffer() });
}

function toMiddleware(backend: RunningBackend | null, outboxFolder: string): Connect.NextHandleFunction {
  const listener = getRequestListener(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === emailPath || backend === null) return answerEmail(request, outboxFolder);
      return backend.fetch(await received(request));
    },
    { overrideGlobalObjects: false },
  );
  const isOurs = (url: string) =>
    url.split('?', 1)[0] === emailPath || (backend !== null && /^\/(rest|auth)\/v1(\/|\?|$)/.test(url));
  return (request, response, next) => {
    if (isOurs(request.url ?? '')) void listener(request, response);
    else next();
  };
}

/** Saving several files, or a checkout, comes as a burst of events. */
const burstMilliseconds = 150;

/** Edited migrations or seeds take effect at once; a mistake in them is shown in the browser. */
function rebuildOnChange(server: ViteDevServer, running: RunningBackend, folder: string): void {
  const rebuild = async () => {
    try {
      await running.rebuild();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '' } });
    }
  };
  let burst: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!file.startsWith(folder) || !file.endsWith('.sql')) return;
    clearTimeout(burst);
    burst = setTimeout(() => void rebuild(), burstMilliseconds);
  };
  server.httpServer?.once('close', () => clearTimeout(burst));
  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
}
