import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { backoffMilliseconds } from '@/data/reads/service-state';
import { network } from '../../support/network/server';

/** What stands on the screen for longer than this, such as a spinner, stands there for ever. */
export const visitorWaitsMilliseconds = 12_000;

/** Real time for what does not follow the fake clock: loading a module, handing over an answer. */
const realMilliseconds = 3_000;

const stepMilliseconds = 500;

/** Takes the clock of the page in hand: nobody waits in earnest for what takes seconds. */
export function holdTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // The one timer that does not go through these.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const end = new AbortController();
    setTimeout(() => end.abort(new DOMException('too late', 'TimeoutError')), milliseconds);
    return end.signal;
  });
  // It hashes on another thread, for which the fake clock would not wait.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation((_algorithm, data) => {
    const hash = createHash('sha256').update(new Uint8Array(data as ArrayBuffer));
    return Promise.resolve(new Uint8Array(hash.digest()).buffer);
  });
}

/**
 * Waits until something stands, as long as a visitor waits by the fake clock. The clock
 * stands still while an answer is on its way, so that a busy machine changes nothing.
 * @returns the milliseconds that passed on the fake clock
 */
export async function standsInTime(expectation: () => void): Promise<number> {
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

/** Lets time pass on the fake clock. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Waits until no answer is on its way and nothing is left to be drawn. */
export async function quiet(): Promise<void> {
  for (let idle = 0; idle < 4;) {
    await new Promise((resolve) => setImmediate(resolve));
    await pass(1);
    idle = network.onTheirWay() > 0 ? 0 : idle + 1;
  }
}

/** The connection comes back, after the pause that follows a rejection. */
export async function comeBackOnline(): Promise<void> {
  await pass(backoffMilliseconds);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

/** Lets the time that any request is given run out, so that none is left for the next test. */
export async function letEverythingEnd(): Promise<void> {
  await pass(visitorWaitsMilliseconds);
  await quiet();
}
