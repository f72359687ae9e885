import { expect, test } from 'vitest';
import { firstRowOf, ReadError, rowsOf } from '@/data/answers';

interface Row {
  title: string;
  note: string | null;
  size: number;
}
const shape = { title: 'text', note: 'text or null', size: 'number' } as const;
const row: Row = { title: 't', note: null, size: 1 };
const answer = (data: unknown) => ({ data: data as Row[], error: null, status: 200 });

test('rows of the right shape are given as they are', () => {
  expect(rowsOf(answer([row, { ...row, note: 'n' }]), shape)).toEqual([row, { ...row, note: 'n' }]);
  expect(firstRowOf(answer([row]), shape)).toEqual(row);
  expect(firstRowOf(answer([]), shape)).toBeNull();
});

test.each([
  null,
  undefined,
  '',
  '<!doctype html>',
  {},
  row,
  [null],
  ['text'],
  [{}],
  [{ ...row, title: null }],
  [{ ...row, title: 1 }],
  [{ ...row, title: {} }],
  [{ ...row, note: {} }],
  [{ ...row, note: undefined }],
  [{ ...row, size: '1' }],
  [{ ...row, size: Number.NaN }],
  [row, { ...row, title: [] }],
])('the body %j is unusable', (body) => {
  expect(() => rowsOf(answer(body), shape)).toThrow(expect.objectContaining({ kind: 'unusable' }) as Error);
});

test.each([
  [0, '', 'unavailable'],
  [0, 'Request was aborted (timeout or manual cancellation)', 'no-answer'],
  [400, '', 'refused'],
  [401, '', 'refused'],
  [429, '', 'refused'],
  [500, '', 'unavailable'],
  [503, '', 'unavailable'],
  [200, '', 'unusable'],
])('status %d with the hint %j is %s', (status, hint, kind) => {
  const failed = { data: null, error: { message: 'm'.repeat(1000), code: 'X', hint }, status };
  try {
    rowsOf(failed, shape);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ kind, code: 'X' });
    expect((error as ReadError).message.length).toBeLessThan(400);
  }
});
