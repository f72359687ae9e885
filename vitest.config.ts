import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where the tests' backend answers; the request interceptor of each project stands in for it. */
const origin = 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@': path.join(import.meta.dirname, 'src') } },
  define: {
    'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(origin),
    'import.meta.env.VITE_SUPABASE_ANON_KEY': JSON.stringify('sb_publishable_handheld_legacy_local'),
    'import.meta.env.VITE_EMAILJS_ORIGIN': JSON.stringify('https://api.emailjs.com'),
    'import.meta.env.VITE_EMAILJS_SERVICE_ID': JSON.stringify('service_test'),
    'import.meta.env.VITE_EMAILJS_TEMPLATE_ID': JSON.stringify('template_test'),
    'import.meta.env.VITE_EMAILJS_PUBLIC_KEY': JSON.stringify('public_test'),
  },
  test: {
    maxWorkers: 2,
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: origin } },
          include: ['tests/{app,screens,features,ui,lib}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup-site.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/{data,database,build,art}/**/*.test.ts'],
          globalSetup: ['tests/database-snapshot.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
