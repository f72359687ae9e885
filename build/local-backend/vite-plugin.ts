import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { tempFolder } from './data-directory.ts';
import { serveBackend } from './middleware.ts';
import { readOrigins } from './request-guard.ts';
import { runBackend, type RunningBackend } from './running-backend.ts';

interface LocalBackendOptions {
  projectRoot: string;
  /** False when the site talks to a hosted project: then only the outbox is served. */
  database: boolean;
  /** `memory` for a database that ends with the server. */
  LOCAL_DB?: string;
  /** Other origins whose pages may use the backend and the outbox, with commas between them. */
  LOCAL_ORIGINS?: string;
}

/**
 * Serves the embedded backend (`/rest/v1`, `/auth/v1`) and the local outbox on the
 * origin of `vite` and `vite preview`, to pages of that origin. The database persists in
 * `supabase/.temp`, or ends with the server when LOCAL_DB=memory.
 */
export function localBackend({ projectRoot, database, LOCAL_DB, LOCAL_ORIGINS = '' }: LocalBackendOptions): Plugin {
  /** @throws Error when LOCAL_ORIGINS names something that is not an origin. */
  async function mount(server: ViteDevServer | PreviewServer): Promise<RunningBackend | null> {
    const origins = readOrigins(LOCAL_ORIGINS);
    const running = database ? await runBackend(projectRoot, { inMemory: LOCAL_DB === 'memory' }) : null;
    const outboxFolder = tempFolder(projectRoot);
    server.middlewares.use(serveBackend({ database: running, outboxFolder, origins }));
    server.httpServer?.once('close', () => void running?.close());
    return running;
  }
  return {
    name: 'handheld-legacy:local-backend',
    config: () => ({
      // Vite would answer preflights of every page of this machine itself, and let them read all answers.
      server: { cors: false, watch: { ignored: ['**/supabase/.temp/**'] } },
      preview: { cors: false },
    }),
    async configureServer(server) {
      const running = await mount(server);
      if (running) rebuildOnChange(server, running, path.join(projectRoot, 'supabase'));
    },
    async configurePreviewServer(server) {
      await mount(server);
    },
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
