import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { postgresFolder } from './packages.ts';
import { whenServed } from './server-process.ts';

const run = promisify(execFile);

/** A PostgreSQL 17 server. Closing the server deletes its data. */
export interface Cluster {
  /** The password of the superuser and of each role with a password. */
  password: string;
  /** Returns the connection string of a role and a database, on 127.0.0.1. */
  url(role: string, database: string): string;
  connect(role: string, database: string): Promise<Client>;
  close(): Promise<void>;
}

/** Tests need no data after a crash, so PostgreSQL writes nothing for a recovery. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'timezone=UTC', 'jit=off'];

/** The locale of a hosted project, which decides the order of texts. */
const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en_US'];

/** @param superuser the role that owns the cluster */
export async function startCluster(superuser: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'handheld-legacy-postgres-'));
  try {
    const account = accountForPostgres();
    const programs = account ? copied(await postgresFolder(), folder) : await postgresFolder();
    const password = randomBytes(16).toString('hex');
    const passwordFile = path.join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) for (const each of [folder, passwordFile]) chownSync(each, account.uid, account.gid);
    const data = path.join(folder, 'data');
    const authentication = ['-U', superuser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await run(path.join(programs, 'bin/initdb'), ['-D', data, ...authentication, ...locale, '--no-sync'], account);
    rmSync(passwordFile);

    const port = await freePort();
    const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
    const server = spawn(
      path.join(programs, 'bin/postgres'),
      [...options, ...settings.flatMap((setting) => ['-c', setting])],
      { ...account, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const url: Cluster['url'] = (role, database) => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
    const connect: Cluster['connect'] = async (role, database) => {
      const client = new Client({ connectionString: url(role, database) });
      await client.connect();
      return client;
    };
    const end = await whenServed({
      name: 'PostgreSQL',
      server,
      ask: async () => (await connect(superuser, 'postgres')).end(),
      signals: ['SIGINT', 'QUIT'],
      folder,
    });
    return {
      ...{ password, url, connect },
      async close() {
        await end();
        remove(folder);
      },
    };
  } catch (error) {
    remove(folder);
    throw error;
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Copies the programs: PostgreSQL refuses to run as root, and another account may lack access to root's project. */
function copied(programs: string, folder: string): string {
  const copy = path.join(folder, 'programs');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Returns the account for PostgreSQL when this process runs as root; undefined otherwise. */
function accountForPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
