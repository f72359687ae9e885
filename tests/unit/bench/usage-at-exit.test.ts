import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const megabyte = 1e6;

// Other counters of Linux start at the memory of the parent process.
test('usage-at-exit measures the memory of a process without its parent', () => {
  const parentMemory = Buffer.alloc(500 * megabyte, 1);
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const file = path.join(folder, 'usage.json');
  const script = path.join(import.meta.dirname, '../../../tools/bench/scale/usage-at-exit.js');
  const env = { ...process.env, BENCH_USAGE_FILE: file };
  execFileSync(process.execPath, ['--import', script, '-e', ''], { env });
  const { cpuSeconds, peakBytes } = JSON.parse(readFileSync(file, 'utf8')) as { cpuSeconds: number; peakBytes: number };
  rmSync(folder, { recursive: true });

  expect(cpuSeconds).toBeGreaterThan(0);
  expect(peakBytes).toBeGreaterThan(20 * megabyte);
  expect(peakBytes).toBeLessThan(parentMemory.length - 100 * megabyte);
});
