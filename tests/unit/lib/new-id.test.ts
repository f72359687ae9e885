import { expect, test, vi } from 'vitest';
import { newId } from '@/lib/new-id';

test('newId returns a random UUID of version 4, also on a page over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});
