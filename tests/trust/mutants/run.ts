// npm run test:mutants: takes each protection of the database away, one at a time, and asks
// whether a case of the permission suite notices.
import type { PGlite } from '@electric-sql/pglite';
import { startBareDatabase } from '../database/bare-database.ts';
import { observe, type SqlCase } from '../database/sql-case.ts';
import { sqlCases } from '../database/sql-cases.ts';
import { equivalentMutants } from './equivalent-mutants.ts';
import { mutantsOf, type Mutant } from './mutants.ts';

/** What became of the mutants of a rule. */
interface Verdict {
  rule: string;
  mutants: number;
  killed: number;
  equivalent: number;
  unexplained: string[];
}

const layers = new Map(
  Object.entries(equivalentMutants).flatMap(([layer, names]) => names.map((name) => [name, layer] as const)),
);
const isListed = ({ name }: Mutant) => layers.has(name);
const isAbout =
  ({ subject }: Mutant) =>
  ({ surface }: SqlCase) =>
    surface.includes(subject);

const started = performance.now();
const database = await startBareDatabase();
const rules = await mutantsOf(database);
const verdicts: Verdict[] = [];
for (const [rule, mutants] of Object.entries(rules)) verdicts.push(await judge(rule, mutants));
await database.close();

const made = new Set(Object.values(rules).flatMap((mutants) => mutants.map(({ name }) => name)));
const gone = [...layers.keys()]
  .filter((name) => !made.has(name))
  .map((name) => `listed, but no rule makes it: ${name}`);
print([...verdicts, { rule: 'of the list only', mutants: 0, killed: 0, equivalent: 0, unexplained: gone }]);

async function judge(rule: string, mutants: Mutant[]): Promise<Verdict> {
  const unexplained: string[] = [];
  let killed = 0;
  for (const mutant of mutants) {
    const about = sqlCases.filter(isAbout(mutant));
    const others = isListed(mutant) ? [] : sqlCases.filter((each) => !isAbout(mutant)(each));
    const killer = await killerOf(database, [mutant], [...about, ...others]);
    if (killer && isListed(mutant)) unexplained.push(`listed as equivalent, but noticed: ${mutant.name} (${killer})`);
    else if (killer) killed += 1;
    else if (!isListed(mutant)) unexplained.push(`nothing notices: ${mutant.name}`);
  }
  // The listed ones were asked about their own subject only; all of a rule together are asked about everything.
  const listed = mutants.filter(isListed);
  const killer = listed.length > 0 ? await killerOf(database, listed, sqlCases) : null;
  if (killer) unexplained.push(`listed as equivalent, but together noticed: ${listed.length} ${rule} (${killer})`);
  return { rule, mutants: mutants.length, killed, equivalent: listed.length, unexplained };
}

/** The first case that does not hold on a database with these mutants; null when all do. */
async function killerOf(database: PGlite, mutants: Mutant[], cases: SqlCase[]): Promise<string | null> {
  await database.exec(`begin; ${mutants.map(({ sql }) => sql).join('; ')}`);
  try {
    for (const each of cases) {
      const outcome = await observe(database, each).catch((error: unknown) => String(error));
      if (outcome !== each.expected) return `${each.surface}, by ${each.challenge}: ${outcome}`;
    }
    return null;
  } finally {
    await database.exec('rollback');
    // Without it the log of what was undone would fill the memory.
    await database.exec('checkpoint');
  }
}

/** The table of the run; the exit code is 1 when there is something to explain. */
function print(verdicts: Verdict[]): void {
  const row = (...[rule, ...figures]: string[]) =>
    [rule?.padEnd(50), ...figures.map((figure) => figure.padStart(12))].join('');
  const figures = ({ mutants, killed, equivalent, unexplained }: Omit<Verdict, 'rule'>) =>
    [mutants, killed, equivalent, unexplained.length].map(String);
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  const unexplained = verdicts.flatMap((verdict) => verdict.unexplained);
  console.info(row('rule', 'mutants', 'killed', 'equivalent', 'unexplained'));
  for (const verdict of verdicts) console.info(row(verdict.rule, ...figures(verdict)));
  const all = {
    mutants: sum((of) => of.mutants),
    killed: sum((of) => of.killed),
    equivalent: sum((of) => of.equivalent),
  };
  console.info(row('all', ...figures({ ...all, unexplained })));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(`\n${sqlCases.length} cases, ${seconds} s`);
  for (const each of unexplained) console.error(each);
  if (unexplained.length > 0) process.exitCode = 1;
}
