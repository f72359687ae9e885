import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const megabyte = 1e6;

// What Linux says elsewhere of a process begins with what the one that started it held.
test('the memory that is measured is that of the process itself, whoever started it', () => {
  const held = Buffer.alloc(500 * megabyte, 1);
  const folder = mkdtempSync(path.join(tmpdir(), 'usage-'));
  const file = path.join(folder, 'usage.json');
  const script = path.join(import.meta.dirname, '../../../tools/bench/scale/usage-at-exit.js');
  const env = { ...process.env, BENCH_USAGE_FILE: file };
  execFileSync(process.execPath, ['--import', script, '-e', ''], { env });
  const { cpuSeconds, peakBytes } = JSON.parse(readFileSync(file, 'utf8')) as { cpuSeconds: number; peakBytes: number };
  rmSync(folder, { recursive: true });

  expect(cpuSeconds).toBeGreaterThan(0);
  expect(peakBytes).toBeGreaterThan(20 * megabyte);
  expect(peakBytes).toBeLessThan(held.length - 100 * megabyte);
});
