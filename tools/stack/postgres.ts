import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { endWithParent } from './end-with-parent.ts';
import { freePort } from './free-port.ts';
import { postgresFolder } from './packages.ts';

const run = promisify(execFile);

/** A PostgreSQL 17 that is thrown away when it is closed. */
export interface Cluster {
  /** The password of every role that has been given one by `passwords`. */
  password: string;
  /** An address for a role and a database of it, on 127.0.0.1. */
  url(role: string, database: string): string;
  connect(role: string, database: string): Promise<Client>;
  close(): Promise<void>;
}

/** Nothing survives a test, so nothing is written for the case of a crash. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'timezone=UTC', 'jit=off'];

const startMilliseconds = 15_000;

/** Text is sorted as in a hosted project. */
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
    return await servedBy(server, { superuser, password, port, folder });
  } catch (error) {
    remove(folder);
    throw error;
  }
}

interface Start {
  superuser: string;
  password: string;
  port: number;
  folder: string;
}

async function servedBy(server: ChildProcess, { superuser, password, port, folder }: Start): Promise<Cluster> {
  const log: string[] = [];
  server.stderr?.setEncoding('utf8').on('data', (line: string) => {
    log.push(line);
    log.splice(0, log.length - 50);
  });
  const end = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const unwatch = endWithParent(server, 'QUIT', folder);
  const cluster: Cluster = {
    password,
    url: (role, database) => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`,
    async connect(role, database) {
      const client = new Client({ connectionString: cluster.url(role, database) });
      await client.connect();
      return client;
    },
    async close() {
      server.kill('SIGINT');
      await end;
      unwatch();
      remove(folder);
    },
  };
  for (const start = performance.now(); ;) {
    try {
      const client = await cluster.connect(superuser, 'postgres');
      await client.end();
      return cluster;
    } catch (error) {
      const hasEnded = server.exitCode !== null;
      if (hasEnded || performance.now() - start > startMilliseconds) {
        if (!hasEnded) await cluster.close();
        throw new Error(`PostgreSQL does not start: ${log.join('')}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** PostgreSQL refuses to run as root, and another account may not reach the project of root. */
function copied(programs: string, folder: string): string {
  const copy = path.join(folder, 'programs');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** The account to run PostgreSQL as, which must not be root; undefined when the user of this process will do. */
function accountForPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
