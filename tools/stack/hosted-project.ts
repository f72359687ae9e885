import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { authTables, type DefaultPrivileges } from '../../build/local-backend/schema-files.ts';
import type { Cluster } from './postgres.ts';

/** The superuser of a hosted project's cluster. This role owns the objects of the service. */
export const superuser = 'supabase_admin';

const apiRoles = 'anon, authenticated, service_role';

const defaultGrants: Record<DefaultPrivileges, string> = {
  everything: ['postgres', superuser]
    .flatMap((role) =>
      ['tables', 'sequences', 'functions'].map(
        (kind) =>
          `alter default privileges for role ${role} in schema public grant all on ${kind} to postgres, ${apiRoles};`,
      ),
    )
    .join('\n'),
  // PostgreSQL lets everybody call a new function by default.
  nothing: 'alter default privileges for role postgres revoke execute on functions from public;',
};

/** Creates the roles, once for a cluster. Roles that log in have the cluster's password. */
export async function makeHostedRoles(cluster: Cluster): Promise<void> {
  const client = await cluster.connect(superuser, 'postgres');
  await client.query(sqlFile('hosted-roles.sql'));
  for (const role of ['postgres', 'authenticator', 'supabase_auth_admin', 'supabase_storage_admin']) {
    await client.query(`alter role ${role} password '${cluster.password}'`);
  }
  await client.end();
}

/** Creates a database like a new hosted project, without migrations. */
export async function makeHostedDatabase(cluster: Cluster, name: string, grants: DefaultPrivileges): Promise<void> {
  const maker = await cluster.connect(superuser, 'postgres');
  await maker.query(`create database ${name} owner postgres`);
  await maker.end();
  const client: Client = await cluster.connect(superuser, name);
  await client.query(authTables);
  await client.query(sqlFile('hosted-database.sql'));
  await client.query(defaultGrants[grants]);
  await client.end();
}

function sqlFile(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
