import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyText } from '../../support/specification-texts';

const tests = path.join(import.meta.dirname, '../..');

test('every promised text appears in the test of a screen', () => {
  const files = ['screens', 'contracts', 'unit', 'e2e', 'security/site'].flatMap((folder) =>
    readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(\.test|^forms|-surfaces)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(tests, folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  const named = new Set(
    files.flatMap((source) => source.match(/\bwording(\.\w+)+(?=\.replace)|\bwording(\.\w+)+/g) ?? []),
  );
  const missing = everyText().filter(([key]) => !named.has(key));
  expect(missing.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('no promised text is empty, and only labels, buttons and one toast appear twice', () => {
  const texts = everyText().map(([, text]) => text);
  expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  const labels = [
    'Actions',
    'Active',
    'Author',
    'Category',
    'Date',
    'Email',
    'Links',
    'Name',
    'Preview',
    'Title',
    'URL',
  ];
  const buttons = ['Reset Filters', 'Sign In'];
  expect([...new Set(twice)].sort()).toEqual([...labels, ...buttons, 'Failed to load data'].sort());
});
