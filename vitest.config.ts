import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { EvidenceSummary } from './tests/support/evidence-summary.ts';
import { LongestFirst } from './tests/support/longest-first.ts';
import { TimeBudget } from './tests/support/time-budget.ts';

/** The address of the backend in tests. The request interceptor of each project answers in its place. */
const origin = 'http://localhost:3000';

/** CI reads the figures of a run from this file. */
const report = process.env.TEST_REPORT;

/** Tests of rules whose modules need a document or its storage. The tests of all other rules run without a document. */
const rulesOfDocuments = ['tests/unit/lib/drafts.test.ts', 'tests/unit/features/user-directory.test.ts'];

/** Tests that run a build, which takes both processors of a small machine. */
const building = ['tests/e2e/{hosted-build,offline-viewer}.test.ts'];

/** Tests of modules that listen to the window from their import on. */
const freshModules = ['colour-scheme.test.tsx', 'footer-policies.test.tsx', 'page-script.test.ts'].map(
  (name) => `tests/screens/app/${name}`,
);

/**
 * A busy CI machine disturbs tests that depend on a screen's clock, so they get a second try. A test that fails twice
 * is broken. The log names the tests that needed a second try. Tests of rules and rows get no second try.
 */
const retry = process.env.CI ? 1 : 0;

const jsdom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: origin } },
  setupFiles: ['tests/support/setup-site.ts'],
  testTimeout: 60_000,
  retry,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': path.join(import.meta.dirname, 'src') } },
  define: {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(origin),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('sb_publishable_handheld_legacy_local'),
    'import.meta.env.VITE_PICTURES_URL': JSON.stringify('/storage/v1/object/public/images/'),
    'import.meta.env.VITE_EMAILJS_ORIGIN': JSON.stringify('https://api.emailjs.com'),
    'import.meta.env.VITE_EMAILJS_SERVICE_ID': JSON.stringify('service_test'),
    'import.meta.env.VITE_EMAILJS_TEMPLATE_ID': JSON.stringify('template_test'),
    'import.meta.env.VITE_EMAILJS_PUBLIC_KEY': JSON.stringify('public_test'),
  },
  test: {
    maxWorkers: 2,
    // Rendered documents are short-lived: with more room for them, screens take a tenth less time.
    execArgv: ['--max-semi-space-size=64'],
    silent: 'passed-only',
    reporters: ['default', new EvidenceSummary(), new TimeBudget(), ...(report ? ['json'] : [])],
    outputFile: report,
    sequence: { sequencer: LongestFirst },
    // Each project is an environment for tests; the folders name the kinds of tests.
    projects: [
      {
        extends: true,
        test: {
          ...jsdom,
          name: 'screens',
          include: [
            'tests/{screens,contracts}/**/*.test.{ts,tsx}',
            'tests/unit/{data,ui}/*.test.{ts,tsx}',
            'tests/unit/features/*.test.tsx',
            ...rulesOfDocuments,
          ],
          exclude: freshModules,
          // Files share the site's modules, which halves the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...jsdom, name: 'jsdom', include: ['tests/security/site/*.test.{ts,tsx}', ...freshModules] },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/{database,security/database,security/mutants}/**/*.test.ts',
            'tests/unit/{art,bench,build,features,lib,tools}/*.test.ts',
          ],
          exclude: rulesOfDocuments,
          globalSetup: ['tests/support/database-snapshot.ts'],
          hookTimeout: 180_000,
          testTimeout: 60_000,
          // Files share modules, which saves a third of the time. A file that stubs something must restore it.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'chromium',
          environment: 'node',
          include: ['tests/{e2e,security/browser,validators}/**/*.test.ts'],
          exclude: building,
          globalSetup: ['tests/support/browser/start-preview.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          retry,
          // This group runs first. Between groups, vitest may give two workers the same number, and so the same server.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['tests/browsers/*.test.ts'],
          globalSetup: ['tests/support/browser/start-preview.ts'],
          // The one file needs one server.
          fileParallelism: false,
          hookTimeout: 120_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          retry,
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          environment: 'node',
          include: building,
          hookTimeout: 120_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          retry,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          environment: 'node',
          include: ['tests/stack/*.test.ts'],
          globalSetup: ['tests/support/stack/start-stack.ts'],
          hookTimeout: 120_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          // All files share one project.
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
