import { afterEach, expect, test, vi } from 'vitest';
import { ReadError, type FailureKind } from '@/data/errors';
import { mayBeSent } from '@/data/public-query';
import { isServiceDown, noteAnswer, noteFailure, backoffMilliseconds } from '@/data/service-state';

const isShown = () => true;

afterEach(() => {
  vi.useRealTimers();
  noteAnswer(['links'], isShown);
  noteAnswer(['settings'], isShown);
});

test('what failed is worth another try when another read is answered', () => {
  noteFailure(['links'], true);
  noteFailure(['settings'], true);
  expect(noteAnswer(['settings'], isShown)).toEqual([['links']]);
  expect(isServiceDown()).toBe(false);
});

test('what is rejected again and again while others are answered is tried again once a minute', () => {
  vi.useFakeTimers();
  noteFailure(['links'], true);
  expect(noteAnswer(['a'], isShown)).toEqual([['links']]);
  noteFailure(['links'], true);
  expect(noteAnswer(['b'], isShown)).toEqual([]);
  expect(isServiceDown()).toBe(true);
  vi.advanceTimersByTime(backoffMilliseconds);
  expect(noteAnswer(['c'], isShown)).toEqual([['links']]);
});

test('what no page shows any more is not what the service is down for, however often it was rejected', () => {
  noteFailure(['links'], true);
  noteAnswer(['a'], isShown);
  noteFailure(['links'], true);
  noteAnswer(['b'], isShown);
  expect(isServiceDown()).toBe(true);
  noteAnswer(['c'], () => false);
  expect(isServiceDown()).toBe(false);
});

test('what never reached the service is tried again whenever another read is answered', () => {
  noteFailure(['links'], false);
  expect(noteAnswer(['a'], isShown)).toEqual([['links']]);
  noteFailure(['links'], false);
  expect(noteAnswer(['b'], isShown)).toEqual([['links']]);
});

test('what was answered in the meantime is tried again at once after its next failure', () => {
  noteFailure(['links'], true);
  expect(noteAnswer(['a'], isShown)).toEqual([['links']]);
  noteAnswer(['links'], isShown);
  noteFailure(['links'], true);
  expect(noteAnswer(['b'], isShown)).toEqual([['links']]);
});

test.each<[FailureKind, boolean]>([
  ['rejected', false],
  ['server', false],
  ['network', true],
  ['timeout', true],
  ['malformed', true],
])('a read that was just %s may be sent again because somebody comes back: %s', (kind, may) => {
  const state = { error: new ReadError(kind, ''), errorUpdatedAt: Date.now() };
  expect(mayBeSent({ state })).toBe(may);
  expect(mayBeSent({ state: { ...state, errorUpdatedAt: Date.now() - backoffMilliseconds } })).toBe(true);
  expect(mayBeSent({ state: { error: null, errorUpdatedAt: 0 } })).toBe(true);
});
