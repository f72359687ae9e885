import { copyOfDatabase, startBareDatabase } from '../database/bare-database.ts';
import { observe, type SqlCase } from '../database/sql-case.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

/** The number of cases on one copy of the database. The log of a copy is in memory and keeps undone changes. */
const casesPerCopy = 5_000;

/** A database that restores its protections after each trial. */
export interface Trial {
  /** Every mutant of the database, by rule. */
  rules: Record<string, Mutant[]>;
  /** Returns the first case that fails with these mutants, or null when all cases hold. */
  killerOf(mutants: readonly Mutant[], cases: readonly SqlCase[]): Promise<string | null>;
  close(): Promise<void>;
}

/** Starts a database with all protections of the migrations. */
export async function startTrial(): Promise<Trial> {
  let database = await startBareDatabase('nothing');
  const dump = await database.dumpDataDir('none');
  let casesOnCopy = 0;

  async function killerOf(mutants: readonly Mutant[], cases: readonly SqlCase[]): Promise<string | null> {
    if (casesOnCopy > casesPerCopy) {
      await database.close();
      database = await copyOfDatabase(dump);
      casesOnCopy = 0;
    }
    await database.exec(['begin', ...mutants.map(({ sql }) => sql)].join('; '));
    try {
      for (const each of cases) {
        casesOnCopy += 1;
        const outcome = await observe(database, each).catch((error: unknown) => String(error));
        if (outcome.includes('out of memory'))
          throw new Error('the copies must be fresher: the database has no memory left');
        if (outcome !== each.expected) return `${each.surface}, by ${each.challenge}: ${outcome}`;
      }
      return null;
    } finally {
      // With the caller's rights private.staff_id() and a policy call each other without end, which breaks PGlite.
      if (mutants.some(({ name }) => name.endsWith('security invoker'))) casesOnCopy = Infinity;
      else await database.exec('rollback');
    }
  }

  return { rules: await mutantsOf(database), killerOf, close: () => database.close() };
}
