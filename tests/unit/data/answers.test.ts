import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ReadError } from '@/data/service/errors';
import { firstRowOf, rowsOf } from '@/data/service/row-check';

interface Row {
  title: string;
  note: string | null;
  size: number;
}
const schema = v.object({ title: v.string(), note: v.nullable(v.string()), size: v.number() });
const row: Row = { title: 't', note: null, size: 1 };
const response = (data: unknown) => ({ data: data as Row[], error: null, status: 200 });

test('rowsOf and firstRowOf return rows of the right shape unchanged', () => {
  expect(rowsOf(response([row, { ...row, note: 'n' }]), schema)).toEqual([row, { ...row, note: 'n' }]);
  expect(firstRowOf(response([row]), schema)).toEqual(row);
  expect(firstRowOf(response([]), schema)).toBeNull();
});

test.each([
  ...[null, undefined, '', '<!doctype html>', {}, row, [null], ['text'], [{}], [row, { ...row, title: [] }]],
  ...[{ title: null }, { title: 1 }, { title: {} }, { note: {} }, { note: undefined }].map((wrong) => [
    { ...row, ...wrong },
  ]),
  ...[{ size: '1' }, { size: Number.NaN }].map((wrong) => [{ ...row, ...wrong }]),
])('rowsOf rejects the body %j as malformed', (body) => {
  expect(() => rowsOf(response(body), schema)).toThrow(expect.objectContaining({ kind: 'malformed' }) as Error);
});

test.each([
  [0, '', 'network'],
  [0, 'Request was aborted (timeout or manual cancellation)', 'timeout'],
  [400, '', 'rejected'],
  [401, '', 'rejected'],
  [429, '', 'rejected'],
  [500, '', 'server'],
  [503, '', 'server'],
  [200, '', 'malformed'],
])('status %d with the hint %j becomes the kind %s', (status, hint, kind) => {
  const failed = { data: null, error: { message: 'm'.repeat(1000), code: 'X', hint }, status };
  try {
    rowsOf(failed, schema);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ReadError);
    expect(error).toMatchObject({ kind, code: 'X' });
    expect((error as ReadError).message.length).toBeLessThan(400);
  }
});

// The JSON error of a gateway has different fields.
test.each([
  [502, { error: 'upstream' }, 'server'],
  [403, { error: { reason: 'blocked' } }, 'rejected'],
  [503, 'down', 'server'],
  [500, { message: null }, 'server'],
  [400, { message: { text: 'no' }, code: 7, hint: {} }, 'rejected'],
  [500, null, 'server'],
])('status %d with the error %j becomes the kind %s', (status, error, kind) => {
  const response = { data: null, error: error as never, status };
  expect(() => rowsOf<Row>(response, schema)).toThrow(expect.objectContaining({ name: 'ReadError', kind }) as Error);
});
