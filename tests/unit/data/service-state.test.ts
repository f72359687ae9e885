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
])('a read that was just %s may be sent again because somebody comes back: %s', (kind, may) => {
  const state = { error: new ReadError(kind, ''), errorUpdatedAt: Date.now() };
  expect(canRefetch({ state })).toBe(may);
  expect(canRefetch({ state: { ...state, errorUpdatedAt: Date.now() - backoffMilliseconds } })).toBe(true);
  expect(canRefetch({ state: { error: null, errorUpdatedAt: 0 } })).toBe(true);
});

test.each<FailureKind>(['rejected', 'server', 'network', 'timeout', 'malformed'])(
  'a part of the page that mounts within a minute does not send a read again that ended as %s',
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
