import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

/** Waits until its input ends, which the death of this process brings about, also by a signal that nothing can catch. */
const watch =
  'signal=$1; shift; cat > /dev/null; kill -$signal "$0"; while kill -0 "$0" 2> /dev/null; do sleep 0.1; done; rm -rf "$@"';

/**
 * Ends a server and deletes folders of it when this process ends, whichever way.
 * @returns what stops the watch, for a server that has ended
 */
export function endWithParent(server: ChildProcess, signal: 'QUIT' | 'TERM', ...folders: string[]): () => void {
  const watcher = spawn('sh', ['-c', watch, String(server.pid), signal, ...folders], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl+C in a terminal ends the group of this process.
    detached: true,
  });
  watcher.unref();
  // Neither the watcher nor its input keeps this process alive.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return () => void watcher.kill('SIGKILL');
}
