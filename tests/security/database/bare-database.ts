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
 * Postgres with the migrations, the seeds and the stand-ins of extensions on it and nothing else: no `@supabase/lite`, so
 * the grants are those of the migrations alone. The rows of the permission matrix are in it.
 * @throws SqlFileError when a migration or seed is rejected.
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

/** A copy of a database, as its tar file says it is. */
export function copyOfDatabase(dump: Blob): Promise<PGlite> {
  return PGlite.create({ loadDataDir: dump, extensions: { pg_trgm } });
}
