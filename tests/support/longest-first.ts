import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [
  '/mutants.test.ts',
  '/code-comes-late.test.ts',
  '/contracts/form.test.tsx',
  '/time-limits.test.ts',
  '/post-editor.test.tsx',
];

/**
 * Starts the slow files, which take minutes, before all other files. During a slow file at the end, the second worker
 * would be idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
