import { copyOfDatabase, startBareDatabase } from '../database/bare-database.ts';
import { observe, type SqlCase } from '../database/sql-case.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

/** What is undone stays in the log, which lives in memory: after so many cases comes a fresh copy. */
const casesPerCopy = 5_000;

/** A database whose protections can be taken away, and that is whole again after each question. */
export interface Trial {
  /** Every mutant of it, by rule. */
  rules: Record<string, Mutant[]>;
  /** The first case that does not hold with these mutants; null when all do. */
  killerOf(mutants: readonly Mutant[], cases: readonly SqlCase[]): Promise<string | null>;
  close(): Promise<void>;
}

/** Starts a database with everything the migrations protect it with. */
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
      // With the rights of the caller, private.staff_id() asks its own policy without end. That breaks PGlite.
      if (mutants.some(({ name }) => name.endsWith('security invoker'))) casesOnCopy = Infinity;
      else await database.exec('rollback');
    }
  }

  return { rules: await mutantsOf(database), killerOf, close: () => database.close() };
}
