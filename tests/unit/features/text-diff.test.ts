import { afterEach, expect, test, vi } from 'vitest';
import { diffTexts } from '@/features/blog/editor/text-diff';

afterEach(() => vi.restoreAllMocks());

const lines = (word: string) => Array.from({ length: 99 }, (_, line) => `line ${line} says ${word}\n`).join('\n');
const changes = (before: string, after: string) => diffTexts(before, after).filter(({ kind }) => kind !== 'same');

test('a word that changed is told within its line', () => {
  expect(changes('It is grey.\n', 'It is green.\n')).toEqual([
    { text: 'grey', kind: 'removed' },
    { text: 'green', kind: 'added' },
  ]);
});

test('a comparison has one deadline for all its lines: those after it are told as a whole', () => {
  let clock = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1));
  const told = changes(lines('one'), lines('two'));
  expect(told[0]).toEqual({ text: 'one', kind: 'removed' });
  expect(told.at(-2)).toEqual({ text: 'line 98 says one\n', kind: 'removed' });
  expect(told.at(-1)).toEqual({ text: 'line 98 says two\n', kind: 'added' });
});
