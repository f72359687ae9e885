import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { applyHostedBaseline, applySqlFile } from '../../build/local-backend/apply-sql.ts';
import type { SqlFile } from '../../build/local-backend/schema-files.ts';
import type { Engine } from './engine.ts';

/** What the auth service of a hosted project brings, as far as the migrations need it. */
const authSchema = `
  create schema auth;
  create table auth.users (id uuid primary key);
  create function auth.uid() returns uuid language sql stable as 'select null::uuid';
`;

/** Folder with initdb and postgres of PostgreSQL: of `PG_BIN`, a usual place or the PATH; null when there is none. */
export function findPostgres(): string | null {
  const folders = [process.env.PG_BIN, '/usr/lib/postgresql/15/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders.find((folder) => folder && ['initdb', 'postgres'].every((tool) => existsSync(path.join(folder, tool)))) ?? null;
}

/** Starts PostgreSQL on a throw-away cluster that only listens to a socket in its own folder. */
export async function startPostgres(bin: string, migrations: SqlFile[]): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-scale-'));
  const owner = userOfCluster();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initdb, { ...owner, stdio: 'ignore' });
  const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-c', 'listen_addresses=', '-k', folder], {
    ...owner,
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true });
  };
  try {
    const client = await connected(folder);
    const exec = (sql: string) => client.query(sql);
    await exec(authSchema);
    await applyHostedBaseline({ exec });
    for (const file of migrations) await applySqlFile({ exec }, file);
    const [version] = (await client.query<{ server_version: string }>('show server_version')).rows;
    return {
      name: `PostgreSQL ${version?.server_version.split(' ')[0] ?? ''}`,
      sql: async <Row>(statement: string, parameters?: unknown[]) => (await client.query(statement, parameters)).rows as Row[],
      script: async (statements) => {
        await exec(statements);
      },
      close: async () => {
        await client.end();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; then its own account has to do it. */
function userOfCluster(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The server takes a moment until it listens. @throws the last refusal, after ten seconds. */
async function connected(folder: string): Promise<Client> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ host: folder, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
