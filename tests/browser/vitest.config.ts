import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests of the built site in a real browser. One preview server for all, one file after the other. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    name: 'browser',
    environment: 'node',
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/start-preview.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
  },
});
