import type { Reporter, TestModule } from 'vitest/node';
import { categories, type Category, type TrustCase } from './evidence.ts';

/** A line of the summary. */
interface Line {
  category: Category;
  /** Different cases. */
  cases: number;
  held: number;
  /** Different things that its surfaces met: personas, faults, inputs. */
  challenges: number;
  /** Pairs that should have a case, and have none. */
  without: string[];
}

/** A whole run proves no less than this; what is left out is no evidence that it would hold. */
const least: Partial<Record<Category, number>> = { permissions: 850, mutants: 120, faults: 500, 'bad input': 1_000 };

/** Prints at the end of a run what was proven, by category; fails the run when a pair has no case, or cases are gone. */
export class EvidenceSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = summarize(modules);
    if (lines.length === 0) return;
    const row = (...[category, ...figures]: string[]) =>
      [category?.padEnd(14), ...figures.map((figure) => figure.padStart(12))].join('');
    const sum = (figure: (line: Line) => number) => String(lines.reduce((total, line) => total + figure(line), 0));
    const table = [
      row('category', 'challenges', 'cases', 'held', 'no case'),
      ...lines.map(({ category, challenges, cases, held, without }) =>
        row(category, String(challenges), String(cases), String(held), String(without.length)),
      ),
      row(
        'all',
        sum(({ challenges }) => challenges),
        sum(({ cases }) => cases),
        sum(({ held }) => held),
        sum(({ without }) => without.length),
      ),
    ];
    console.info(`\n${table.join('\n')}\n`);
    for (const { category, without } of lines) {
      if (without.length === 0) continue;
      console.error(`${category}: no case for ${without.join('; ')}`);
      process.exitCode = 1;
    }
    // A run of some files only has not every category.
    if (lines.length < categories.length) return;
    for (const { category, challenges, cases } of lines) {
      // Of inputs the different ones count, not the fields that each went through.
      if ((category === 'bad input' ? challenges : cases) >= (least[category] ?? 1)) continue;
      console.error(`${category}: fewer than ${least[category]} cases`);
      process.exitCode = 1;
    }
  }
}

function summarize(modules: readonly TestModule[]): Line[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const proven = tests.flatMap((test) =>
    (test.meta().trust ?? []).map((each) => ({ ...each, held: test.result().state === 'passed' })),
  );
  return categories.flatMap((category) => {
    const needed = tests.flatMap((test) => {
      const wanted = test.meta().trustPairs;
      return wanted?.category === category
        ? wanted.pairs.map(([surface, challenge]) => pairOf({ surface, challenge }))
        : [];
    });
    const own = proven.filter((each) => each.category === category);
    if (own.length === 0 && needed.length === 0) return [];
    const pairs = new Set(own.map(pairOf));
    // The same case in two tests holds when both do.
    const failed = new Set(own.filter(({ held }) => !held).map(keyOf));
    const keys = new Set(own.map(keyOf));
    return {
      category,
      challenges: new Set(own.map(({ challenge }) => challenge)).size,
      cases: keys.size,
      held: keys.size - failed.size,
      without: needed.filter((pair) => !pairs.has(pair)),
    };
  });
}

function pairOf({ surface, challenge }: Pick<TrustCase, 'surface' | 'challenge'>): string {
  return `${surface} x ${challenge}`;
}

function keyOf(each: TrustCase): string {
  return `${pairOf(each)} -> ${each.expected}`;
}
