import { beforeEach, type TestContext } from 'vitest';

/** The parts of the evidence, as the summary names them. */
export const categories = [
  'permissions',
  'row rules',
  'mutants',
  'equivalents',
  'faults',
  'bad input',
  'hardening',
  'operations',
] as const;
export type Category = (typeof categories)[number];

/** One thing that is proven: what is asked of which part of the site, and what comes of it. */
export interface EvidenceCase {
  category: Category;
  /** What is put to the test: a table and its row, a screen, a field. */
  surface: string;
  /** Who or what it meets: a persona, a fault, an input. */
  challenge: string;
  /** What must come of it. */
  expected: string;
}

/** Surfaces and challenges that belong together: each pair of them needs a case. */
export interface EvidencePairs {
  category: Category;
  pairs: (readonly [surface: string, challenge: string])[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `nightly` or `test`. */
    mode: string;
  }
  interface TaskMeta {
    evidence?: EvidenceCase[];
    evidencePairs?: EvidencePairs;
  }
}

/** Says what a test proves, for the summary: the cases count as held when the test passes. */
export function proves({ task }: TestContext, ...cases: EvidenceCase[]): void {
  task.meta.evidence = [...(task.meta.evidence ?? []), ...cases];
}

/** Says which pairs need a case; those that no test has are in the summary, and fail the run. */
export function needsCases({ task }: TestContext, pairs: EvidencePairs): void {
  task.meta.evidencePairs = pairs;
}

/** Counts every test of a file whose name says on its own what goes wrong and what must come of it. */
export function provesItsTests(surface: string): void {
  beforeEach((context) => {
    const { task } = context;
    const groups: string[] = [];
    for (let { suite } = task; suite; { suite } = suite) groups.unshift(suite.name);
    const challenge = [...groups, task.name].filter(Boolean).join(' ');
    proves(context, { category: 'faults', surface, challenge, expected: 'what its name says' });
  });
}
