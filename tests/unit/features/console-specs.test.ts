import { describe, expect, test } from 'vitest';
import { allSpecs } from '@/features/consoles/page/console-sheet';
import { mainSpecs, type SpecSource } from '@/features/consoles/console-specs';

const source: SpecSource = {
  processor: 'Column chip',
  display: 'Column screen',
  controls: 'Column buttons',
  battery: 'Column cells',
  dimensions: null,
  weight: null,
  games: null,
};

const valueOf = (changed: Partial<SpecSource>, key: string) =>
  allSpecs({ ...source, ...changed }).find((spec) => spec.key === key)?.value;

test('mainSpecs returns four specs in order with their labels', () => {
  expect(mainSpecs({ ...source, weight: '80 g' })).toEqual([
    { key: 'processor', label: 'Processor', value: 'Column chip' },
    { key: 'display', label: 'Display', value: 'Column screen' },
    { key: 'controls', label: 'Controls', value: 'Column buttons' },
    { key: 'battery', label: 'Battery', value: 'Column cells' },
  ]);
});

test('allSpecs adds the three optional specs that have a value', () => {
  const labels = (changed: Partial<SpecSource>) =>
    allSpecs({ ...source, ...changed })
      .slice(4)
      .map(({ label }) => label);
  expect(labels({})).toEqual([]);
  expect(labels({ dimensions: '1', weight: '2', games: '3' })).toEqual(['Dimensions', 'Weight', 'Game Library']);
  expect(labels({ games: '3' })).toEqual(['Game Library']);
  expect(labels({ weight: '' })).toEqual([]);
  expect(labels({ specs: { dimensions: 'nested' } })).toEqual(['Dimensions']);
});

describe('the value of a spec', () => {
  test.each<[string, SpecSource['specs'], string]>([
    ['nested text', { processor: 'Nested chip' }, 'Nested chip'],
    ['a nested number', { processor: 64 }, '64'],
    ['a nested zero', { processor: 0 }, '0'],
    ['nested specs without it', { display: 'Nested screen' }, 'Column chip'],
    ['nested null', { processor: null }, 'Column chip'],
    ['nested empty text', { processor: '' }, 'Column chip'],
    ['a nested object', { processor: { name: 'x' } }, 'Column chip'],
    ['a nested list', { processor: ['x'] }, 'Column chip'],
    ['nested yes', { processor: true }, 'Column chip'],
    ['no specs', null, 'Column chip'],
    ['specs that are a list', ['processor'], 'Column chip'],
    ['specs that are text', 'processor', 'Column chip'],
    ['specs that are a number', 5, 'Column chip'],
  ])('comes from the nested specs, or else from the column: %s', (_what, specs, expected) => {
    expect(valueOf({ specs }, 'processor')).toBe(expected);
  });
});

test('an empty main spec shows "Unknown"', () => {
  expect(valueOf({ battery: '' }, 'battery')).toBe('Unknown');
});
