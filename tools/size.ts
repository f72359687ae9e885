import path from 'node:path';
import { largestPages, overBudget, parts, sizeBudget, sizesOf } from '../build/checks/size-budget.ts';

/** Prints the weight of the largest page of each kind in `dist/`. Fails when a page is over its budget. */
const folder = path.join(import.meta.dirname, '../dist');
const row = (name: string, cells: (string | number)[]) =>
  name.padEnd(48) + cells.map((cell) => String(cell).padStart(9)).join('');

try {
  const pages = largestPages(folder).map((page) => ({ page, sizes: sizesOf(folder, page) }));
  const lines = [
    row('bytes as sent', parts),
    row('at most', Object.values(sizeBudget)),
    ...pages.map(({ page, sizes }) =>
      row(
        page,
        parts.map((part) => sizes[part]),
      ),
    ),
  ];
  console.info(lines.join('\n'));
  const failures = pages.flatMap(({ page, sizes }) => overBudget(page, sizes));
  if (failures.length > 0) throw new Error(`Too big:\n${failures.join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
