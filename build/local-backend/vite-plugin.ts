import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { startBackend, type Backend } from './backend.ts';
import { takeDataDirectory, tempFolder } from './data-directory.ts';
import { answerEmail, emailPath } from './outbox.ts';
import { fingerprint, readSchemaFiles } from './schema-files.ts';

interface LocalBackendOptions {
  projectRoot: string;
  /** False when the site talks to a hosted project: then only the outbox is served. */
  database: boolean;
}

/**
 * Serves the embedded backend (`/rest/v1`, `/auth/v1`) and the local outbox on the
 * origin of `vite` and `vite preview`. The database persists in `supabase/.temp`,
 * or lives in memory with LOCAL_DB=memory.
 */
export function localBackend({ projectRoot, database }: LocalBackendOptions): Plugin {
  async function mount(server: ViteDevServer | PreviewServer): Promise<RunningBackend | null> {
    const running = database ? await start(projectRoot) : null;
    server.middlewares.use(toMiddleware(running, tempFolder(projectRoot)));
    server.httpServer?.once('close', () => void running?.close());
    return running;
  }
  return {
    name: 'handheld-legacy:local-backend',
    async configureServer(server) {
      const running = await mount(server);
      if (running) rebuildOnChange(server, running, path.join(projectRoot, 'supabase'));
    },
    async configurePreviewServer(server) {
      await mount(server);
    },
  };
}

/** A backend that can be replaced while the server runs. */
interface RunningBackend {
  fetch(request: Request): Promise<Response>;
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** Vite loads its config anew on a restart while the old server still stands; this survives that. */
const holder = globalThis as { handheldLegacyBackend?: RunningBackend };

async function start(projectRoot: string): Promise<RunningBackend> {
  await holder.handheldLegacyBackend?.close();
  let current = await open(projectRoot);
  const running: RunningBackend = {
    fetch: (request) => current.backend.fetch(request),
    async rebuild() {
      await current.close();
      current = await open(projectRoot);
    },
    async close() {
      await current.close();
      if (holder.handheldLegacyBackend === running) delete holder.handheldLegacyBackend;
    },
  };
  holder.handheldLegacyBackend = running;
  return running;
}

async function open(projectRoot: string): Promise<{ backend: Backend; close(): Promise<void> }> {
  const schema = readSchemaFiles(projectRoot);
  if (process.env.LOCAL_DB === 'memory') {
    const backend = await startBackend({ schema });
    return { backend, close: once(() => backend.close()) };
  }
  const directory = takeDataDirectory(projectRoot, fingerprint(schema));
  const release = () => directory.release();
  process.once('exit', release);
  try {
    const backend = await startBackend({ dataDir: directory.dataDir, schema });
    const close = async () => {
      await backend.close();
      process.off('exit', release);
      release();
    };
    return { backend, close: once(close) };
  } catch (error) {
    directory.release();
    throw error;
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= run());
}

function toMiddleware(backend: RunningBackend | null, outboxFolder: string): Connect.NextHandleFunction {
  const listener = getRequestListener(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === emailPath || backend === null) return answerEmail(request, outboxFolder);
      return backend.fetch(request);
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

/** Edited migrations or seeds take effect at once; a mistake in them is shown in the browser. */
function rebuildOnChange(server: ViteDevServer, running: RunningBackend, folder: string): void {
  const rebuild = async (file: string) => {
    if (!file.startsWith(folder) || !file.endsWith('.sql')) return;
    try {
      await running.rebuild();
      server.ws.send({ type: 'full-reload' });
    } catch (error) {
      const { message, stack } = error as Error;
      console.error(message);
      server.ws.send({ type: 'error', err: { message, stack: stack ?? '' } });
    }
  };
  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink'] as const)
    server.watcher.on(event, (file: string) => void rebuild(file));
}
