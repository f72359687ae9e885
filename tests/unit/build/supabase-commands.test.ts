// Documented commands must reach the hosted project, and the CLI must push the migrations in their order.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : []))];

test.each(documents)('%s pushes only to a remote database and uses the pinned CLI', (document) => {
  const text = readFileSync(document, 'utf8');
  const pushes = text.match(/[^\n`]*\bdb push\b[^\n`]*/g) ?? [];
  expect(pushes.filter((command) => !command.includes('--remote'))).toEqual([]);
  expect(text).not.toContain('npx supabase');
});

test('each migration has a unique time, later than the first release', () => {
  const names = readdirSync('supabase/migrations');
  const moments = names.map((name) => {
    const [, date = '', time = ''] = /^(\d{8})(\d{6})_[a-z_]+\.sql$/.exec(name) ?? [];
    return Date.parse(`${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
  });
  const firstRelease = Date.parse('2026-11-26');
  expect(moments.every((moment) => moment >= firstRelease)).toBe(true);
  expect(new Set(moments).size).toBe(names.length);
});
