import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const megabyte = 1e6;

// What Linux says elsewhere of a process begins with what the one that started it held.
test('the memory that the scale bench measures is that of the process itself, whoever started it', () => {
  const held = Buffer.alloc(500 * megabyte, 1);
  const file = path.join(import.meta.dirname, '../../../tools/bench/scale/peak-memory.ts');
  const script = `import(${JSON.stringify(file)}).then(({ peakMemory }) => console.log(peakMemory()))`;

  const peak = Number(execFileSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' }));

  expect(peak).toBeGreaterThan(20 * megabyte);
  expect(peak).toBeLessThan(held.length - 100 * megabyte);
});
