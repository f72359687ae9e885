import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that make builds of their own, which takes both processors of a small machine. */
const building = ['tests/browser/{hosted-build,offline-build,offline-viewer}.test.ts'];

/**
 * Tests of the built site in a real browser. Each worker has a server and a database
 * of its own, so that test files need not mind each other.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000, interval: 50 } },
    projects: [
      {
        extends: true,
        test: { name: 'builds', include: building, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: building,
          globalSetup: ['tests/browser/start-preview.ts'],
          // First: from one group to the next, vitest may give two workers the same number, and so the same server.
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
