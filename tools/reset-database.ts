import path from 'node:path';
import { resetDataDirectory } from '../build/local-backend/data-directory.ts';

/** `npm run db:reset`: the next start builds a fresh local database. */
resetDataDirectory(path.join(import.meta.dirname, '..'));
console.info('The local database is gone; the next start builds a fresh one.');
