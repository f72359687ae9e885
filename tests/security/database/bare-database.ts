import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  applyHostedBaseline,
  applySqlFile,
  type DefaultPrivileges,
  readSchemaFiles,
} from '../../../build/local-backend/schema-files.ts';
import { fixtureSql } from './permission-fixtures.ts';

/** Says whose request it is, by the claims of the access token. */
export const uidFunction = `
  create or replace function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
`;

/** What the services of a hosted project bring before the first migration, as far as SQL here knows of it. */
const hostedServices = `
  create schema auth;
  create table auth.users (
    instance_id uuid, id uuid primary key, aud text, role text, email text, encrypted_password text, email_confirmed_at timestamptz,
    raw_app_meta_data jsonb, raw_user_meta_data jsonb, created_at timestamptz, updated_at timestamptz,
    confirmation_token text, recovery_token text, email_change text, email_change_token_new text,
    email_change_token_current text, phone_change text, phone_change_token text, reauthentication_token text
  );
  create table auth.identities (
    id uuid primary key, provider text, provider_id text, user_id uuid references auth.users (id) on delete cascade,
    identity_data jsonb, created_at timestamptz, updated_at timestamptz, unique (provider, provider_id)
  );
  ${uidFunction}
`;

/**
 * Postgres with the migrations and seeds on it and nothing else: no `@supabase/lite`, so the
 * grants are those of the migrations alone. The rows of the permission matrix are in it.
 * @throws SqlFileError when a migration or seed is rejected.
 */
export async function startBareDatabase(defaults?: DefaultPrivileges): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  const { migrations, seeds } = readSchemaFiles(path.join(import.meta.dirname, '../../..'));
  await database.exec(hostedServices);
  await applyHostedBaseline(database, defaults);
  for (const file of [...migrations, ...seeds]) await applySqlFile(database, file);
  await database.exec(fixtureSql);
  return database;
}

/** A copy of a database, as its tar file says it is. */
export function copyOfDatabase(dump: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
}
