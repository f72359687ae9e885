import { spawn } from 'node:child_process';
import { endWithParent } from './end-with-parent.ts';
import { freePort } from './free-port.ts';
import { postgrestProgram } from './packages.ts';

/** A PostgREST that answers for a database. */
export interface Postgrest {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

const startMilliseconds = 15_000;

/** Starts PostgREST with the settings of a hosted project. @param databaseUrl that of the role `authenticator` */
export async function startPostgrest(databaseUrl: string, jwtSecret: string): Promise<Postgrest> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const server = spawn(await postgrestProgram(), [], {
    env: {
      PATH: process.env.PATH,
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      // Beyond a hosted project: a test may have its own write undone.
      PGRST_DB_TX_END: 'commit-allow-override',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(adminPort),
      PGRST_LOG_LEVEL: 'crit',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (line: string) => (log = (log + line).slice(-5000)));
  const end = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const unwatch = endWithParent(server, 'TERM');
  const close = async () => {
    server.kill('SIGTERM');
    await end;
    unwatch();
  };
  for (const start = performance.now(); ;) {
    const isReady = await fetch(`http://127.0.0.1:${adminPort}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return { origin: `http://127.0.0.1:${port}`, close };
    if (server.exitCode !== null || performance.now() - start > startMilliseconds) {
      await close();
      throw new Error(`PostgREST does not start: ${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
