import { expect, test } from 'vitest';
import { baseOf, targetOf } from '@/features/blog/post-target';

const id = '00000000-0000-4000-8000-000000000001';

test.each(['2026-11-21T09:51:34.885123+00:00', '2026-11-21 09:51:34.885+00'])(
  'a version survives, however the database writes a moment: %s',
  (version) => expect(targetOf(baseOf({ id, updated_at: version }))).toEqual({ id, version }),
);

test('a post that is not saved yet has an id and no version', () => {
  expect(targetOf(baseOf({ id }))).toEqual({ id, version: null });
});
