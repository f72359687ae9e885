import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { backoffMilliseconds } from '@/data/reads/service-state';
import { network } from '../../support/network/server';

/** The patience of a visitor. A spinner that lasts longer counts as endless. */
export const visitorWaitsMilliseconds = 12_000;

/** Real time for work that ignores the fake clock, such as loading a module or delivering a response. */
const realMilliseconds = 3_000;

const stepMilliseconds = 500;

/** Replaces the page's clock by a fake clock, so that no test waits real seconds. */
export function holdTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // `AbortSignal.timeout` uses none of the faked timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
    return end.signal;
  });
  // `digest` works on another thread, and the fake clock does not wait for it.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => {
    const hash = createHash('sha256').update(new Uint8Array(data as ArrayBuffer));
    return Promise.resolve(new Uint8Array(hash.digest()).buffer);
  });
}

/**
 * Waits until an expectation holds, for at most `visitorWaitsMilliseconds` on the fake clock. The clock stops while a
 * response is on its way, so a busy machine changes nothing.
 * @returns the milliseconds that passed on the fake clock
 * @throws the expectation's error when the time is over
 */
export async function expectInTime(expectation: () => void): Promise<number> {
  const began = Date.now();
  const realEnd = performance.now() + realMilliseconds;
  for (;;) {
    await quiet();
    try {
      expectation();
      return Date.now() - began;
    } catch (error) {
      const over = Date.now() - began >= visitorWaitsMilliseconds;
      if (over && performance.now() > realEnd) throw error;
      if (!over) await pass(stepMilliseconds);
    }
  }
}

/** Advances the fake clock. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Waits until no response is on its way and React has rendered everything. */
export async function quiet(): Promise<void> {
  for (let idle = 0; idle < 4;) {
    await new Promise((resolve) => setImmediate(resolve));
    await pass(1);
    idle = network.unansweredCount() > 0 ? 0 : idle + 1;
  }
}

/** Waits for the pause that follows a rejection, and then restores the connection. */
export async function comeBackOnline(): Promise<void> {
  await pass(backoffMilliseconds);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

/** Lets every request time out, so that no request reaches the next test. */
export async function letEverythingEnd(): Promise<void> {
  await pass(visitorWaitsMilliseconds);
  await quiet();
}
