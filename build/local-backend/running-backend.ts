import { takeDataDirectory } from './data-directory.ts';
import { fingerprint, readSchemaFiles } from './schema-files.ts';
import type { ThreadOptions } from './thread-messages.ts';
import { openThreadedBackend, type ThreadedBackend } from './threaded-backend.ts';
import { takeThrowAwayDirectory } from './throw-away-directory.ts';

/** The backend of a server that runs: it can be replaced by one built anew. */
export interface RunningBackend {
  /** Answers a request; while the backend is being replaced, the new one does. */
  fetch(request: Request): Promise<Response>;
  /** Starts again from today's migrations and seeds; nothing once closed. @throws Error when one is refused. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

/** Vite loads its config anew on a restart while the old server still stands; this survives that. */
const holder = globalThis as { handheldLegacyBackend?: RunningBackend };

/**
 * Starts the backend of this process, with the database in `supabase/.temp` or, with LOCAL_DB=memory,
 * one that ends with it. A backend that this process already runs is closed first.
 */
export async function runBackend(projectRoot: string, { inMemory = false } = {}): Promise<RunningBackend> {
  await holder.handheldLegacyBackend?.close();
  // One opening after another: two at once would share the files of one database.
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

/** Opens the database in a folder that is given back when it closes. */
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
    const backend = await openThreadedBackend(options);
    return { ...backend, close: once(() => backend.close().finally(release)) };
  } catch (error) {
    release();
    throw error;
  }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= run());
}
