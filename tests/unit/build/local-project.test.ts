import { expect, test } from 'vitest';
import { readStatus, withProject } from '../../../tools/stack/local-project.ts';

const status = {
  API_URL: 'http://127.0.0.1:54321',
  PUBLISHABLE_KEY: 'sb_publishable_local',
  DB_URL: 'postgresql://postgres:postgres@127.0.0.1:54322/postgres',
};
const project = {
  url: 'http://127.0.0.1:54321',
  publishableKey: 'sb_publishable_local',
  databaseUrl: 'postgresql://postgres:postgres@127.0.0.1:54322/postgres',
};
const localValues = 'VITE_SUPABASE_URL=http://127.0.0.1:54321\nVITE_SUPABASE_ANON_KEY=sb_publishable_local\n';

test('readStatus skips a line for people and finds address, key and database', () => {
  expect(readStatus(`Stopped services: [imgproxy]\n${JSON.stringify(status)}`)).toEqual(project);
});

test('readStatus names a missing value', () => {
  expect(() => readStatus(JSON.stringify({ ...status, PUBLISHABLE_KEY: undefined }))).toThrow('no PUBLISHABLE_KEY');
});

test.each([
  ['no file', '', localValues],
  [
    'another project',
    'VITE_SUPABASE_URL=https://x.supabase.co\nVITE_SUPABASE_ANON_KEY=sb_publishable_x\n',
    localValues,
  ],
  [
    'other values',
    '# Mine\nVITE_SITE_URL=http://localhost\nVITE_SUPABASE_URL=\n\n',
    `# Mine\nVITE_SITE_URL=http://localhost\n${localValues}`,
  ],
])('withProject writes the project in place of %s', (_what, before, after) => {
  expect(withProject(before, project)).toBe(after);
});
