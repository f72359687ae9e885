import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';

interface Started {
  name: string;
  server: ChildProcess;
  /** Sends a request, which fails until the server answers. */
  ask: () => Promise<unknown>;
  /**
   * The signal that ends the server in good order, and the signal that the server gets after the death of this process.
   */
  signals: [closing: NodeJS.Signals, orphaned: 'QUIT' | 'TERM'];
  /** Folder that is deleted with the server after the death of this process. */
  folder?: string;
}

const startMilliseconds = 15_000;

/**
 * Waits until a server answers.
 * @returns a function that ends the server
 * @throws Error with the server's log when the server does not answer
 */
export async function whenServed({ name, server, ask, signals, folder }: Started): Promise<() => Promise<void>> {
  let log = '';
  server.stderr?.setEncoding('utf8').on('data', (line: string) => (log = (log + line).slice(-5000)));
  const end = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const unwatch = endWithParent(server, signals[1], folder);
  const close = async () => {
    server.kill(signals[0]);
    await end;
    unwatch();
  };
  for (const start = performance.now(); ;) {
    try {
      await ask();
      return close;
    } catch (error) {
      const hasEnded = server.exitCode !== null;
      if (hasEnded || performance.now() - start > startMilliseconds) {
        if (hasEnded) unwatch();
        else await close();
        throw new Error(`${name} does not start: ${log}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * A shell script that waits until its input ends, and then ends the server and deletes the folder. The death of this
 * process ends the input, even after a signal that no process can catch.
 */
const watchScript =
  'signal=$1; shift; cat > /dev/null; kill -$signal "$0"; while kill -0 "$0" 2> /dev/null; do sleep 0.1; done; rm -rf "$@"';

/** Ends a server and deletes its folder when this process ends in any way. @returns a function that stops the watch */
function endWithParent(server: ChildProcess, signal: string, folder?: string): () => void {
  const watcher = spawn(
    'sh',
    ['-c', watchScript, String(server.pid), signal, ...(folder === undefined ? [] : [folder])],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      // Ctrl+C in a terminal ends the process group. The watcher must survive, so it has a separate group.
      detached: true,
    },
  );
  watcher.unref();
  // Neither the watcher nor its input keeps this process alive.
  if (watcher.stdin instanceof Socket) watcher.stdin.unref();
  return () => void watcher.kill('SIGKILL');
}
