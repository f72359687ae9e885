import { mkdirSync, rmSync, writeFileSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { readIfThere } from '../read-if-there.ts';

/** The folder of the persistent local database, held by one process at a time. */
interface DataDirectory {
  /** Where Postgres keeps its files. */
  dataDir: string;
  /** Says that the database is complete. One that never was is thrown away at the next start. */
  markBuilt: () => void;
  release: () => void;
}

/** Where everything that the embedded backend writes lives; git ignores it. */
export function tempFolder(projectRoot: string): string {
  return path.join(projectRoot, 'supabase', '.temp');
}

/** Is there a complete local database that was made from these migrations and seeds? */
export function holdsDatabaseOf(projectRoot: string, schemaFingerprint: string): boolean {
  return readIfThere(stampFile(projectRoot)) === schemaFingerprint;
}

/**
 * Takes the data directory for this process. A database made from other
 * migrations or seeds than today's, or never finished, is thrown away, so that it
 * is built anew.
 * @throws Error with what to do, when another process holds it: PGlite has no lock
 * of its own, and two processes would corrupt the files.
 */
export function takeDataDirectory(projectRoot: string, schemaFingerprint: string): DataDirectory {
  const folder = tempFolder(projectRoot);
  const lock = path.join(folder, 'lock');
  const stamp = stampFile(projectRoot);
  const dataDir = path.join(folder, 'pgdata');
  mkdirSync(folder, { recursive: true });
  takeLock(lock);
  const builtFrom = readIfThere(stamp);
  if (builtFrom !== schemaFingerprint) {
    if (builtFrom !== null) console.info('The migrations or seeds have changed: the local database is built anew.');
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(stamp, { force: true });
  }
  return {
    dataDir,
    markBuilt: () => writeFileSync(stamp, schemaFingerprint),
    release: () => rmSync(lock, { force: true }),
  };
}

/**
 * Deletes the local database and outbox, so that the next start builds a fresh one.
 * @throws Error when a running process holds the database.
 */
export function resetDataDirectory(projectRoot: string): void {
  const folder = tempFolder(projectRoot);
  mkdirSync(folder, { recursive: true });
  takeLock(path.join(folder, 'lock'));
  rmSync(folder, { recursive: true, force: true });
}

/** Says what the database was made from. */
function stampFile(projectRoot: string): string {
  return path.join(tempFolder(projectRoot), 'schema-fingerprint');
}

function takeLock(lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readIfThere(lock));
    if (holder !== process.pid && isRunning(holder)) {
      throw new Error(
        `The local database is in use by process ${holder} (another "npm run dev" or "npm run preview"?). ` +
          `Stop it, or start with LOCAL_DB=memory for a database of your own. If it is something else, delete ${lock}.`,
      );
    }
    writeFileSync(lock, String(process.pid));
  }
}

/** Is there a process of this number? */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const prefix = 'handheld-legacy-database-';
/** They end a process without its `exit`, unless something listens. */
const signals = ['SIGINT', 'SIGHUP'] as const;

/** The folder of a database that nobody keeps, gone with this process. */
interface ThrowAwayDirectory {
  dataDir: string;
  release: () => void;
}

/** A new folder for a database; those of processes that were killed are deleted. */
export function takeThrowAwayDirectory(): ThrowAwayDirectory {
  sweep();
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const release = () => {
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, end);
    remove();
  };
  const end = (signal: NodeJS.Signals) => {
    // Somebody else decides whether the process ends; if so, its `exit` deletes the folder.
    if (process.listenerCount(signal) > 0) return;
    try {
      release();
    } finally {
      // As it would have ended without us.
      process.kill(process.pid, signal);
    }
  };
  process.once('exit', remove);
  for (const signal of signals) process.once(signal, end);
  return { dataDir: path.join(folder, 'pgdata'), release };
}

function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (Number.isNaN(pid) || isRunning(pid)) continue;
    try {
      rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Somebody else's, who will delete it.
    }
  }
}
