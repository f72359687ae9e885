import { afterEach, expect, test, vi } from 'vitest';
import { diffTexts } from '@/features/blog/editor/text-diff';

afterEach(() => vi.restoreAllMocks());

const lines = (word: string) => Array.from({ length: 99 }, (_, line) => `line ${line} says ${word}\n`).join('\n');
const changes = (before: string, after: string) => diffTexts(before, after).filter(({ kind }) => kind !== 'same');

test('diffTexts marks a changed word within its line', () => {
  expect(changes('It is grey.\n', 'It is green.\n')).toEqual([
    { text: 'grey', kind: 'removed' },
    { text: 'green', kind: 'added' },
  ]);
});

test('after its deadline, diffTexts compares only whole lines', () => {
  let clock = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1));
  const parts = changes(lines('one'), lines('two'));
  expect(parts[0]).toEqual({ text: 'one', kind: 'removed' });
  expect(parts.at(-2)).toEqual({ text: 'line 98 says one\n', kind: 'removed' });
  expect(parts.at(-1)).toEqual({ text: 'line 98 says two\n', kind: 'added' });
});
