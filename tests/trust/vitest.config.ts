import path from 'node:path';
import { defineConfig } from 'vitest/config';
import unitTests from '../../vitest.config.ts';
import { TrustSummary } from './summary.ts';

const report = process.env.TRUST_REPORT;

/**
 * The evidence that nobody reads or writes what they may not and that nothing is lost: on a real
 * Postgres, in jsdom where that is faithful, and in Chromium where it is not.
 */
export default defineConfig({
  ...unitTests,
  root: path.join(import.meta.dirname, '../..'),
  test: {
    ...unitTests.test,
    // CI reads the figures from a file.
    reporters: report
      ? ['default', new TrustSummary(), ['json', { outputFile: report }]]
      : ['default', new TrustSummary()],
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          include: ['tests/trust/site/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup-site.ts'],
          testTimeout: 20_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/trust/{database,mutants}/**/*.test.ts'],
          globalSetup: ['tests/database-snapshot.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/trust/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/start-preview.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          // First: from one group to the next, vitest may give two workers the same number, and so the same server.
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
