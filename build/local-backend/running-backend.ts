import { startBackend, type Backend } from './backend.ts';
import { takeDataDirectory } from './data-directory.ts';
import { fingerprint, readSchemaFiles } from './schema-files.ts';

/** The backend of a server that runs: it can be replaced by one built anew. */
export interface RunningBackend {
  /** Answers a request; while the backend is being replaced, the new one does. */
  fetch(request: Request): Promise<Response>;
  /** Starts again from today's migrations and seeds; nothing once closed. @throws SqlFileError when one is refused. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** Vite loads its config anew on a restart while the old server still stands; this survives that. */
const holder = globalThis as { handheldLegacyBackend?: RunningBackend };

/**
 * Starts the backend of this process, in `supabase/.temp` or, with LOCAL_DB=memory,
 * in memory. One that this process already runs is closed first.
 */
export async function runBackend(projectRoot: string): Promise<RunningBackend> {
  await holder.handheldLegacyBackend?.close();
  // One opening after another: two at once would share the files of one database.
  let current = open(projectRoot);
  let closed = false;
  const closeCurrent = async () => {
    const opened = await current.catch(() => null);
    await opened?.close();
  };
  const running: RunningBackend = {
    fetch: async (request) => (await current).backend.fetch(request),
    async rebuild() {
      if (closed) return;
      current = closeCurrent().then(() => {
        if (closed) throw new Error('the local backend was closed while it was being rebuilt');
        return open(projectRoot);
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

/** A backend together with what has to be given back when it closes. */
interface OpenBackend {
  backend: Backend;
  close(): Promise<void>;
}

async function open(projectRoot: string): Promise<OpenBackend> {
  const schema = readSchemaFiles(projectRoot);
  if (process.env.LOCAL_DB === 'memory') {
    const backend = await startBackend({ schema });
    return { backend, close: once(() => backend.close()) };
  }
  const { dataDir, markBuilt, release } = takeDataDirectory(projectRoot, fingerprint(schema));
  process.once('exit', release);
  try {
    const backend = await startBackend({ dataDir, schema });
    markBuilt();
    const close = async () => {
      await backend.close();
      process.off('exit', release);
      release();
    };
    return { backend, close: once(close) };
  } catch (error) {
    process.off('exit', release);
    release();
    throw error;
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= run());
}
