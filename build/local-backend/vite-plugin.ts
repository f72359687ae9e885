import path from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { tempFolder, takeDataDirectory, takeThrowAwayDirectory } from './data-directory.ts';
import { serveBackend } from './middleware.ts';
import { recordSent } from './outbox.ts';
import { readOrigins } from './request-guard.ts';
import { fingerprint, readSchemaFiles } from './schema-files.ts';
import { clockUrl, type ThreadOptions, openThreadedBackend, type ThreadedBackend } from './threaded-backend.ts';

interface LocalBackendOptions {
  projectRoot: string;
  /** False with a hosted project: then the server has only the outbox. */
  database: boolean;
  /** `memory` for a database that ends with the server. */
  LOCAL_DB?: string;
  /** Comma-separated origins whose pages may use the backend and the outbox. */
  LOCAL_ORIGINS?: string;
}

/**
 * Serves the embedded backend (`/rest/v1`, `/auth/v1`, `/storage/v1`) and the outbox on the origin of `vite` and `vite
 * preview`. Only pages of that origin and of LOCAL_ORIGINS may use the backend and the outbox. The database persists in
 * `supabase/.temp`, or ends with the server when LOCAL_DB=memory.
 */
export function localBackend({ projectRoot, database, LOCAL_DB, LOCAL_ORIGINS = '' }: LocalBackendOptions): Plugin {
  /** Adds the backend to a server. @throws Error when LOCAL_ORIGINS contains something other than an origin */
  async function mount(server: ViteDevServer | PreviewServer): Promise<RunningBackend | null> {
    const origins = readOrigins(LOCAL_ORIGINS);
    const running = database ? await runBackend(projectRoot, { inMemory: LOCAL_DB === 'memory' }) : null;
    const outboxFolder = tempFolder(projectRoot);
    server.middlewares.use(serveBackend({ database: running, outboxFolder, origins }));
    // The next request of a page reports why the database cannot open.
    const tick = () => void running?.fetch(new Request(clockUrl)).catch(() => undefined);
    const clock = setInterval(tick, clockMilliseconds).unref();
    server.httpServer?.once('close', () => {
      clearInterval(clock);
      void running?.close();
    });
    return running;
  }
  return {
    name: 'handheld-legacy:local-backend',
    config: () => ({
      // Otherwise Vite would answer and allow the preflights of every local page.
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

/** The interval in which a hosted project checks whether it needs a build. */
const clockMilliseconds = 5 * 60_000;

/** The quiet time that ends a burst of events. A checkout, or saving several files, causes a burst. */
const burstMilliseconds = 150;

/** Applies edited migrations, seeds and settings at once. The browser shows their errors. */
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
    if (!file.startsWith(folder) || !/\.(sql|toml|html)$/.test(file)) return;
    clearTimeout(burst);
    burst = setTimeout(() => void rebuild(), burstMilliseconds);
  };
  server.httpServer?.once('close', () => clearTimeout(burst));
  server.watcher.add(folder);
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
}

/** The backend of a running server. A rebuilt backend can replace this backend. */
export interface RunningBackend {
  /** Waits while a rebuilt backend replaces this backend. */
  fetch(request: Request): Promise<Response>;
  /** Restarts with the current migrations and seeds; does nothing after `close`. @throws Error for a rejected file */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** This object survives a restart: Vite loads its config again while the old server still runs. */
const holder = globalThis as { handheldLegacyBackend?: RunningBackend };

/**
 * Closes a running backend of this process, then starts a new backend. The database is in `supabase/.temp` or, when in
 * memory, in a temporary folder.
 */
export async function runBackend(projectRoot: string, { inMemory = false } = {}): Promise<RunningBackend> {
  await holder.handheldLegacyBackend?.close();
  // Databases open one after another: two at once would share the files of one database.
  let current = open(projectRoot, inMemory);
  let closed = false;
  const closeCurrent = async () => {
    const opened = await current.catch(() => null);
    await opened?.close();
  };
  const running: RunningBackend = {
    fetch: async (request) => (await current).fetch(request),
    async rebuild() {
      if (closed) return;
      current = closeCurrent().then(() => {
        if (closed) throw new Error('the local backend was closed while it was being rebuilt');
        return open(projectRoot, inMemory);
      });
      await current;
    },
    async close() {
      closed = true;
      await closeCurrent();
      if (holder.handheldLegacyBackend === running) delete holder.handheldLegacyBackend;
    },
  };
  await current;
  holder.handheldLegacyBackend = running;
  return running;
}

/** Opens the database in a folder, and releases the folder when the database closes. */
async function open(projectRoot: string, inMemory: boolean): Promise<ThreadedBackend> {
  const schema = readSchemaFiles(projectRoot);
  if (inMemory) {
    const { dataDir, release } = takeThrowAwayDirectory();
    return openIn({ projectRoot, dataDir, schema }, release);
  }
  const directory = takeDataDirectory(projectRoot, fingerprint(schema));
  process.once('exit', directory.release);
  const release = () => {
    process.off('exit', directory.release);
    directory.release();
  };
  const backend = await openIn({ projectRoot, dataDir: directory.dataDir, schema }, release);
  directory.markBuilt();
  return backend;
}

async function openIn(options: ThreadOptions, release: () => void): Promise<ThreadedBackend> {
  try {
    const folder = tempFolder(options.projectRoot);
    const backend = await openThreadedBackend(options, (sent) => recordSent(folder, sent));
    return { ...backend, close: runOnce(() => backend.close().finally(release)) };
  } catch (error) {
    release();
    throw error;
  }
}

function runOnce(run: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= run());
}
