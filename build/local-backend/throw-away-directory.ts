import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning } from './data-directory.ts';

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
