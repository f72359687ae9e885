import type { Reporter, TestModule } from 'vitest/node';
import { categories, type Category, type TrustCase } from './trust-case.ts';

/** A line of the summary. */
interface Line {
  category: Category;
  /** Different cases. */
  cases: number;
  held: number;
  /** Pairs that should have a case, and have none. */
  without: string[];
}

/** Prints at the end of a run what was proven, by category; fails the run when a pair has no case. */
export class TrustSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = summarize(modules);
    const row = (...[category, ...figures]: string[]) =>
      [category?.padEnd(14), ...figures.map((figure) => figure.padStart(10))].join('');
    const sum = (figure: (line: Line) => number) => String(lines.reduce((total, line) => total + figure(line), 0));
    const table = [
      row('category', 'cases', 'held', 'no case'),
      ...lines.map(({ category, cases, held, without }) =>
        row(category, String(cases), String(held), String(without.length)),
      ),
      row(
        'all',
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
