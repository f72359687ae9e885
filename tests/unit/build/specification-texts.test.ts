import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyText } from '../../support/specification-texts';

const tests = path.join(import.meta.dirname, '../..');

test('every text of the specification is named in a test of a screen', () => {
  const files = ['screens', 'contracts', 'unit', 'e2e', 'security/site'].flatMap((folder) =>
    readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(\.test|^forms|-surfaces)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(tests, folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  const named = new Set(files.flatMap((source) => source.match(/\bsays(\.\w+)+/g) ?? []));
  const missing = everyText().filter(([key]) => !named.has(key));
  expect(missing.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('no text is empty, and one stands twice only where the specification says it twice', () => {
  const texts = everyText().map(([, text]) => text);
  expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  const labels = ['Actions', 'Active', 'Author', 'Category', 'Date', 'Email', 'Preview', 'Title', 'URL'];
  expect([...new Set(twice)].sort()).toEqual([...labels, 'Failed to load data'].sort());
});
