import { spawn } from 'node:child_process';
import { freePort } from './free-port.ts';
import { postgrestProgram } from './packages.ts';
import { whenServed } from './server-process.ts';

export interface Postgrest {
  /** Without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts PostgREST with a hosted project's settings.
 * @param databaseUrl connection string of the role `authenticator`
 */
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
      // Unlike in a hosted project, a test may ask PostgREST to undo a write.
      PGRST_DB_TX_END: 'commit-allow-override',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_ADMIN_SERVER_PORT: String(adminPort),
      PGRST_LOG_LEVEL: 'crit',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const close = await whenServed({
    name: 'PostgREST',
    server,
    ask: async () => {
      const { ok, status } = await fetch(`http://127.0.0.1:${adminPort}/ready`);
      if (!ok) throw new Error(`it answers ${status}`);
    },
    signals: ['SIGTERM', 'TERM'],
  });
  return { origin: `http://127.0.0.1:${port}`, close };
}
