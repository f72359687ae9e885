import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Pool } from 'pg';
import { readAuthSettings } from '../../build/local-backend/auth/settings.ts';
import type { ProjectKeys } from '../../build/local-backend/caller.ts';
import { type DefaultPrivileges, extensions } from '../../build/local-backend/schema-files.ts';
import { localFiles } from '../../build/local-backend/storage.ts';
import { pooledAuthService } from './auth-service.ts';
import { addDevelopmentAccounts } from './development-accounts.ts';
import { startGateway } from './gateway.ts';
import { makeHostedDatabase, makeHostedRoles, superuser } from './hosted-project.ts';
import { startMailSink } from './mail-sink.ts';
import { startCluster } from './postgres.ts';
import { startPostgrest } from './postgrest.ts';
import { restService } from './rest-service.ts';
import { storageService } from './storage-service.ts';
import { pushMigrations } from './supabase-cli.ts';

/** The addresses and keys of a project for its clients. */
export interface StackAddress extends Omit<ProjectKeys, 'jwtSecret'> {
  /** The secret that signs the tokens. Unknown for a stack that another program has started. */
  jwtSecret?: string;
  /** Without a slash at the end. */
  url: string;
  /** Connection string of the role `postgres`, which is not a superuser. */
  databaseUrl: string;
  /** The address of the auth service's mails. The address `settings` beside `mails` accepts changes of settings. */
  mailsUrl: string;
}

/** A project on this machine: real PostgreSQL and PostgREST, stand-ins for the auth and the storage service. */
export interface Stack extends StackAddress {
  close(): Promise<void>;
}

const publicKeys = { publishableKey: 'sb_publishable_stack', secretKey: 'sb_secret_stack' };

/** Starts a project with the migrations, seeds and development accounts. @throws Error when a part does not start */
export async function startStack(grants: DefaultPrivileges = 'everything'): Promise<Stack> {
  const cluster = await startCluster(superuser);
  const parts: { close(): Promise<void> }[] = [cluster];
  const close = async () => {
    for (const part of parts.toReversed()) await part.close();
  };
  try {
    await makeHostedRoles(cluster);
    await makeHostedDatabase(cluster, 'project', grants);
    const databaseUrl = `${cluster.url('postgres', 'project')}?sslmode=disable`;
    await pushMigrations(databaseUrl);
    await addDevelopmentAccounts(databaseUrl);
    const owner = await cluster.connect(superuser, 'project');
    await owner.query(extensions);
    await owner.end();

    const keys = { ...publicKeys, jwtSecret: randomBytes(32).toString('hex') };
    const postgrest = await startPostgrest(cluster.url('authenticator', 'project'), keys.jwtSecret);
    parts.push(postgrest);
    const pool = (role: string) => {
      const made = new Pool({ connectionString: cluster.url(role, 'project'), max: 5 });
      parts.push({ close: () => made.end() });
      return made;
    };
    const files = pool('supabase_storage_admin');
    await files.query(localFiles);
    const settings = readAuthSettings(path.join(import.meta.dirname, '../..'));
    const sink = await startMailSink(settings);
    parts.push(sink);
    const gateway = await startGateway(keys, {
      rest: restService(postgrest.origin),
      auth: pooledAuthService(pool('supabase_auth_admin'), {
        ...{ settings, jwtSecret: keys.jwtSecret, sendMail: (mail) => sink.add(mail) },
      }),
      storage: storageService(files),
    });
    parts.push(gateway);
    return { ...keys, url: gateway.origin, databaseUrl, mailsUrl: `${sink.url}/mails`, close };
  } catch (error) {
    await close();
    throw error;
  }
}
