import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { categories, type Category, type EvidenceCase } from './evidence.ts';

interface Line {
  category: Category;
  /** Number of different cases. */
  cases: number;
  held: number;
  /** Number of different personas, faults or inputs. */
  challenges: number;
  /** The required pairs of surface and challenge that no case proves. */
  missing: string[];
}

/** Minimum of cases in a whole run, even without PostgreSQL. Bad input has a minimum of different inputs. */
const minimumCounts: Record<Category, number> = {
  ...{ permissions: 3_400, 'row rules': 490, mutants: 100, equivalents: 10, faults: 1_700, 'bad input': 2_700 },
  ...{ hardening: 900, operations: 100 },
};

const projectRoot = path.join(import.meta.dirname, '../..');
const page = path.join(projectRoot, 'docs/testing.md');
const evidenceTable = /(?<=<!-- evidence -->\n+```text\n)[^`]+(?=```\n+<!-- \/evidence -->)/;

/**
 * At the end of a run, prints the number of proven cases in each category. A run fails when a required pair lacks a
 * case. A whole run also fails when a category has too few cases. A whole run writes its numbers into docs/testing.md.
 * In CI a whole run writes nothing, and fails when docs/testing.md has larger numbers.
 */
export class EvidenceSummary implements Reporter {
  #mode = '';

  onInit(vitest: Vitest): void {
    this.#mode = vitest.vite.config.mode;
    // Vitest does not tell its projects the mode.
    vitest.provide('mode', this.#mode);
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = summarize(modules);
    if (lines.length === 0) return;
    const figures = lines.map(({ category, challenges, cases, held, missing }) => ({
      ...{ category, figures: [challenges, cases, held, missing.length] },
    }));
    const sums = [0, 1, 2, 3].map((index) => figures.reduce((sum, line) => sum + (line.figures[index] ?? 0), 0));
    const row = (name: string, cells: (string | number)[]) =>
      [name.padEnd(14), ...cells.map((cell) => String(cell).padStart(12))].join('');
    const table = [
      row('category', ['challenges', 'cases', 'held', 'no case']),
      ...figures.map((line) => row(line.category, line.figures)),
      row('all', sums),
    ].join('\n');
    console.info(`\n${table}\n`);
    for (const { category, missing } of lines) {
      if (missing.length > 0) fail(`${category}: no case for ${missing.join('; ')}`);
    }
    // A run of only some files has fewer cases.
    const files = readdirSync(path.join(projectRoot, 'tests/security'), { recursive: true, encoding: 'utf8' });
    if (modules.length < files.filter((name) => /\.test\.tsx?$/.test(name)).length) return;
    for (const { category, challenges, cases } of lines) {
      if ((category === 'bad input' ? challenges : cases) < minimumCounts[category])
        fail(`${category}: fewer than ${minimumCounts[category]} cases`);
    }
    if (this.#mode !== 'nightly') updatePage(table, modules);
  }
}

/** Writes the table into docs/testing.md when every test passed. In CI, only compares the table with the document. */
function updatePage(table: string, modules: readonly TestModule[]): void {
  const text = readFileSync(page, 'utf8');
  if (process.env.CI) {
    const figuresOf = (lines: string) => [...lines.matchAll(/(\S.*?) +(\d+) +(\d+) +(\d+) +\d+$/gm)];
    const now = new Map(figuresOf(table).map(([, category, ...figures]) => [category, figures]));
    for (const [, category, ...claimed] of figuresOf(evidenceTable.exec(text)?.[0] ?? '')) {
      if (claimed.some((figure, index) => Number(figure) > Number(now.get(category)?.[index] ?? 0)))
        fail(`${category}: docs/testing.md claims more than was measured`);
    }
  } else if (modules.every((each) => [...each.children.allTests()].every((test) => test.result().state === 'passed'))) {
    writeFileSync(page, text.replace(evidenceTable, `${table}\n`));
  }
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

function summarize(modules: readonly TestModule[]): Line[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const proven = tests.flatMap((test) =>
    (test.meta().evidence ?? []).map((each) => ({ ...each, held: test.result().state === 'passed' })),
  );
  return categories.flatMap((category) => {
    const needed = tests.flatMap((test) => {
      const required = test.meta().evidencePairs;
      return required?.category === category
        ? required.pairs.map(([surface, challenge]) => pairOf({ surface, challenge }))
        : [];
    });
    const own = proven.filter((each) => each.category === category);
    if (own.length === 0 && needed.length === 0) return [];
    const pairs = new Set(own.map(pairOf));
    // A case of two tests holds only when both tests pass.
    const failed = new Set(own.filter(({ held }) => !held).map(keyOf));
    const keys = new Set(own.map(keyOf));
    return {
      category,
      challenges: new Set(own.map(({ challenge }) => challenge)).size,
      cases: keys.size,
      held: keys.size - failed.size,
      missing: needed.filter((pair) => !pairs.has(pair)),
    };
  });
}

function pairOf({ surface, challenge }: Pick<EvidenceCase, 'surface' | 'challenge'>): string {
  return `${surface} x ${challenge}`;
}

function keyOf(each: EvidenceCase): string {
  return `${pairOf(each)} -> ${each.expected}`;
}
