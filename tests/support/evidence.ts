import { beforeEach, type TestContext } from 'vitest';

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

/** One proven case: a surface, a challenge and the expected result. */
export interface EvidenceCase {
  category: Category;
  /** The tested part, such as a table with its row, a screen or a field. */
  surface: string;
  /** A persona, a fault or an input. */
  challenge: string;
  expected: string;
}

/** Pairs of surface and challenge. Each pair needs a case. */
export interface EvidencePairs {
  category: Category;
  pairs: (readonly [surface: string, challenge: string])[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The mode of Vitest: `nightly` or `test`. */
    mode: string;
  }
  interface TaskMeta {
    evidence?: EvidenceCase[];
    evidencePairs?: EvidencePairs;
  }
}

/** Records the cases that a test proves. The cases hold when the test passes. */
export function proves({ task }: TestContext, ...cases: EvidenceCase[]): void {
  task.meta.evidence = [...(task.meta.evidence ?? []), ...cases];
}

/** Records the pairs that need a case. Pairs without a case appear in the summary and fail the run. */
export function needsCases({ task }: TestContext, pairs: EvidencePairs): void {
  task.meta.evidencePairs = pairs;
}

/** Records each test of the file or group as a case. The title of a test must name the fault and the result. */
export function provesItsTests(surface: string): void {
  beforeEach((context) => {
    const { task } = context;
    const groups: string[] = [];
    for (let { suite } = task; suite; { suite } = suite) groups.unshift(suite.name);
    const challenge = [...groups, task.name].filter(Boolean).join(' ');
    proves(context, { category: 'faults', surface, challenge, expected: 'what its name says' });
  });
}
