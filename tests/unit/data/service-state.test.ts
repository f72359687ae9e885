import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ReadError, type FailureKind } from '@/data/service/errors';
import { canRefetch, publicQuery } from '@/data/reads/public-query';
import { backoffMilliseconds } from '@/data/reads/service-state';

afterEach(() => vi.useRealTimers());

test.each<[FailureKind, boolean]>([
  ['rejected', false],
  ['server', false],
  ['network', true],
  ['timeout', true],
  ['malformed', true],
])('a refetch may repeat a read soon after a failure of the kind %s: %s', (kind, allowed) => {
  const state = { error: new ReadError(kind, ''), errorUpdatedAt: Date.now() };
  expect(canRefetch({ state })).toBe(allowed);
  expect(canRefetch({ state: { ...state, errorUpdatedAt: Date.now() - backoffMilliseconds } })).toBe(true);
  expect(canRefetch({ state: { error: null, errorUpdatedAt: 0 } })).toBe(true);
});

test.each<FailureKind>(['rejected', 'server', 'network', 'timeout', 'malformed'])(
  'a new observer repeats a read only a minute after a failure of the kind %s',
  async (kind) => {
    vi.useFakeTimers();
    const read = vi.fn(() => Promise.reject(new ReadError(kind, '')));
    const links = publicQuery({ queryKey: ['links'], kinds: ['links'], read });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await expect(client.query(links)).rejects.toThrow(ReadError);
    const mount = () => new QueryObserver(client, links).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(backoffMilliseconds - 1);
    mount();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    mount();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(2);
  },
);
