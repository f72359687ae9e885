import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertedTexts } from '../asserted-texts';
import { everyText } from '../specification-texts';

const tests = path.join(import.meta.dirname, '..');

test('every text of the specification is looked for in a test of a screen', () => {
  const files = ['app', 'screens', 'features', 'ui', 'browser', 'trust/site'].flatMap((folder) =>
    readdirSync(path.join(tests, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(tests, folder, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(20);
  const asserted = new Set(files.flatMap((source) => [...assertedTexts(source)]));
  const missing = everyText().filter(([key]) => !asserted.has(key));
  expect(missing.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('no text is empty, and one stands twice only where the specification says it twice', () => {
  const texts = everyText().map(([, text]) => text);
  expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  const labels = ['Actions', 'Active', 'Author', 'Category', 'Date', 'Email', 'Preview', 'Title', 'URL'];
  expect([...new Set(twice)].sort()).toEqual([...labels, 'Failed to load data'].sort());
});

describe('a text counts as looked for', () => {
  test.each([
    'await screen.findByText(says.posts.deleted);',
    "await userEvent.click(within(row).getByRole('button', { name: says.posts.deleted }));",
    'await expectToast(says.posts.deleted);',
    'expect(status).toHaveTextContent(says.posts.deleted);',
    'await waitFor(() => expect(status.textContent).toBe(says.posts.deleted));',
    'await expect(page.locator("p")).toHaveText(says.posts.deleted);',
    'expect(dialog.textContent).toContain(`${says.posts.deleted}!`);',
    "test.each([[says.posts.deleted, 1]] as const)('x', () => {});",
    "describe.each<[string]>([[says.posts.deleted]])('x', () => {});",
  ])('%s', (source) => {
    expect([...assertedTexts(source)]).toEqual(['says.posts.deleted']);
  });
});

describe('a text does not count as looked for', () => {
  test.each([
    'says.posts.deleted;',
    'const words = says.posts.deleted;',
    'await userEvent.type(field, says.posts.deleted);',
    'screen.queryByText(says.posts.deleted);',
    'expect(screen.queryByText(says.posts.deleted)).not.toBeInTheDocument();',
    'expect(status).not.toHaveTextContent(says.posts.deleted);',
    'expect(says.posts.deleted).not.toBe(shown);',
    'expect(says.posts.deleted);',
    "test('x', () => { renderApp(says.posts.deleted); });",
    "test.each([1])('x', () => { renderApp(says.posts.deleted); });",
    '// expect(status).toHaveTextContent(says.posts.deleted)',
    "test('says.posts.deleted', () => {});",
    'screen.getByText(other.posts.deleted);',
  ])('%s', (source) => {
    expect([...assertedTexts(source)]).toEqual([]);
  });
});
