import { mkdirSync, rmSync, writeFileSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { readIfThere } from '../read-if-there.ts';

/** The folder of the persistent local database. One process at a time holds the folder. */
interface DataDirectory {
  dataDir: string;
  /** Marks a complete database. The next start deletes an incomplete database. */
  markBuilt: () => void;
  release: () => void;
}

/** Returns the folder for everything that the embedded backend writes. Git ignores this folder. */
export function tempFolder(projectRoot: string): string {
  return path.join(projectRoot, 'supabase', '.temp');
}

/** Says whether the local database is complete and has these migrations and seeds. */
export function holdsDatabaseOf(projectRoot: string, schemaFingerprint: string): boolean {
  return readIfThere(stampFile(projectRoot)) === schemaFingerprint;
}

/**
 * Locks the data directory for this process. The function deletes an incomplete database, and a database of other
 * migrations or seeds. Then the caller builds a new database.
 * @throws Error with instructions when another process holds the lock. PGlite has no lock, and two processes would
 * corrupt the files
 */
export function takeDataDirectory(projectRoot: string, schemaFingerprint: string): DataDirectory {
  const folder = tempFolder(projectRoot);
  const lock = path.join(folder, 'lock');
  const stamp = stampFile(projectRoot);
  const dataDir = path.join(folder, 'pgdata');
  mkdirSync(folder, { recursive: true });
  takeLock(lock);
  const storedFingerprint = readIfThere(stamp);
  if (storedFingerprint !== schemaFingerprint) {
    if (storedFingerprint !== null)
      console.info('The migrations or seeds have changed: the local database is rebuilt.');
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(stamp, { force: true });
  }
  return {
    dataDir,
    markBuilt: () => writeFileSync(stamp, schemaFingerprint),
    release: () => rmSync(lock, { force: true }),
  };
}

/** Deletes the local database and outbox. @throws Error when a running process holds the database */
export function resetDataDirectory(projectRoot: string): void {
  const folder = tempFolder(projectRoot);
  mkdirSync(folder, { recursive: true });
  takeLock(path.join(folder, 'lock'));
  rmSync(folder, { recursive: true, force: true });
}

/** The file with the fingerprint of the database's migrations and seeds. */
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
/** Signals that end a process without the `exit` event, unless a listener handles the signal. */
const signals = ['SIGINT', 'SIGHUP'] as const;

/** The folder of a temporary database. The end of this process deletes the folder. */
interface ThrowAwayDirectory {
  dataDir: string;
  release: () => void;
}

/** Creates the folder of a temporary database, and deletes the folders of killed processes. */
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
    // Another listener decides whether the process ends; the `exit` event of the process deletes the folder.
    if (process.listenerCount(signal) > 0) return;
    try {
      release();
    } finally {
      // Now the signal has its default effect.
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
      // Another process owns the folder, and deletes it.
    }
  }
}
