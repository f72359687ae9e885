import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import {
  applyHostedBaseline,
  applySqlFile,
  type DefaultPrivileges,
  extensions,
  readSchemaFiles,
} from '../../../build/local-backend/schema-files.ts';
import { fixtureSql } from './permission-fixtures.ts';

/**
 * Starts Postgres with the migrations, the seeds, the stand-ins of extensions and the rows of the permission matrix.
 * The database lacks `@supabase/lite`, so only the migrations grant rights.
 * @throws SqlFileError when Postgres rejects a migration or seed
 */
export async function startBareDatabase(defaults?: DefaultPrivileges): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  const { migrations, seeds } = readSchemaFiles(path.join(import.meta.dirname, '../../..'));
  await applyHostedBaseline(database, defaults);
  for (const file of [...migrations, ...seeds]) await applySqlFile(database, file);
  await database.exec(extensions);
  await database.exec(fixtureSql);
  return database;
}

/** Starts a copy of a database from its tar file. */
export function copyOfDatabase(dump: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
}
