// npm run test:mutants: takes each protection of the database away, one at a time, and asks
// whether a case of the permission suite notices.
import { copyOfDatabase, startBareDatabase } from '../database/bare-database.ts';
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

/** How near a case is to what was changed: 2 at the very column, 1 at the table, 0 somewhere else. */
function nearness({ subject, column }: Mutant, { surface }: SqlCase): number {
  if (column && surface.includes(column)) return 2;
  return surface.includes(subject) ? 1 : 0;
}

/** The cases in the order in which a mutant is likely to be noticed. */
function nearestFirst(mutant: Mutant): SqlCase[] {
  return [2, 1, 0].flatMap((near) => sqlCases.filter((each) => nearness(mutant, each) === near));
}

const started = performance.now();
/** What is undone stays in the log, which lives in memory: after so many cases comes a fresh copy. */
const casesPerCopy = 5_000;
let casesOnCopy = 0;
let database = await startBareDatabase();
const dump = await database.dumpDataDir('none');
const rules = await mutantsOf(database);
const fallen = await killerOf([], sqlCases);
if (fallen) throw new Error(`without any mutant, this case does not hold: ${fallen}`);
const verdicts: Verdict[] = [];
printRow('rule', 'mutants', 'killed', 'equivalent', 'unexplained');
for (const [rule, mutants] of Object.entries(rules)) {
  const verdict = await judge(rule, mutants);
  printVerdict(verdict);
  verdicts.push(verdict);
}
await database.close();

const made = new Set(Object.values(rules).flatMap((mutants) => mutants.map(({ name }) => name)));
const unknown = [...layers.keys()].filter((name) => !made.has(name)).map((name) => `no rule makes it: ${name}`);
if (unknown.length > 0) {
  const verdict = { rule: 'listed as equivalent only', mutants: 0, killed: 0, equivalent: 0, unexplained: unknown };
  printVerdict(verdict);
  verdicts.push(verdict);
}
const sum = (figure: (verdict: Verdict) => number) => verdicts.reduce((total, verdict) => total + figure(verdict), 0);
const unexplained = sum((verdict) => verdict.unexplained.length);
printRow(
  'all',
  sum(({ mutants }) => mutants),
  sum(({ killed }) => killed),
  sum(({ equivalent }) => equivalent),
  unexplained,
);
for (const [layer, names] of Object.entries(equivalentMutants)) console.info(`${names.length} equivalent: ${layer}`);
console.info(`${sqlCases.length} cases, ${Math.round((performance.now() - started) / 1000)} s`);
if (unexplained > 0) process.exitCode = 1;

async function judge(rule: string, mutants: Mutant[]): Promise<Verdict> {
  const unexplained: string[] = [];
  let killed = 0;
  for (const mutant of mutants) {
    const cases = nearestFirst(mutant).filter((each) => !isListed(mutant) || nearness(mutant, each) > 0);
    const killer = await killerOf([mutant], cases);
    if (killer && isListed(mutant)) unexplained.push(`listed as equivalent, but noticed: ${mutant.name} (${killer})`);
    else if (killer) killed += 1;
    else if (!isListed(mutant)) unexplained.push(`nothing notices: ${mutant.name}`);
  }
  // The listed ones were asked about their own subject only; all of a rule together are asked about everything.
  const listed = mutants.filter(isListed);
  const killer = listed.length > 0 ? await killerOf(listed, sqlCases) : null;
  if (killer) unexplained.push(`listed as equivalent, but together noticed: ${listed.length} ${rule} (${killer})`);
  return { rule, mutants: mutants.length, killed, equivalent: listed.length, unexplained };
}

/** The first case that does not hold on a database with these mutants; null when all do. */
async function killerOf(mutants: Mutant[], cases: SqlCase[]): Promise<string | null> {
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
    await database.exec('rollback');
  }
}

/** A line of the table. */
function printRow(rule: string, ...figures: (string | number)[]): void {
  console.info([rule.padEnd(50), ...figures.map((figure) => String(figure).padStart(12))].join(''));
}

function printVerdict({ rule, mutants, killed, equivalent, unexplained }: Verdict): void {
  printRow(rule, mutants, killed, equivalent, unexplained.length);
  for (const each of unexplained) console.error(`  ${each}`);
}
