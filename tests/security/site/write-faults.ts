import { fireEvent, within } from '@testing-library/react';
import { expect, vi, type TestContext } from 'vitest';
import { renderApp } from '../../support/render-app';
import { faults, isWaiting, network, type Fault } from '../../support/network/server';
import { proves } from '../../support/evidence';
import { holdTheClock, letEverythingEnd, standsInTime } from './fake-time';
import { expectOnlyExpectedErrors, expectWholePage, mostRequests, nothingLoads, toasts } from './page';
import { fillTables } from './read-surfaces';
import type { WriteSurface } from './write-surfaces';

/** What goes wrong with a write, and whether that is before or after the database has done its part. */
export interface WriteFault {
  fault: Fault;
  /** Only the answer is lost. */
  isDone: boolean;
}

const isTable = ({ to }: WriteSurface) => to !== 'sign-in' && to !== 'mail';

/** Whatever breaks an answer may break it on its way back. */
const mayLoseAnswer = (fault: Fault) => !['offline', '400', '429', 'slow'].includes(fault);

/** Everything that can go wrong with a write. */
export function faultsOf(write: WriteSurface): WriteFault[] {
  return faults.flatMap((fault) => [
    { fault, isDone: false },
    ...(isTable(write) && mayLoseAnswer(fault) ? [{ fault, isDone: true }] : []),
  ]);
}

/** A fault in words. */
export function nameOfFault({ fault, isDone }: WriteFault): string {
  return isDone ? `${fault}, after it was done` : fault;
}

/** The mail service says no more than 200; only a web page in its place is known to be none of its answers. */
const isSuccess = ({ to }: WriteSurface, fault: Fault) =>
  fault === 'slow' || (to === 'mail' && ['empty 200', 'null 200', 'truncated JSON', 'wrong shape'].includes(fault));

/**
 * Does something whose answer goes wrong: it is said in the specified words and never called a
 * success, what was typed is still there, and another try has it done exactly once.
 */
export async function expectNothingLost(
  context: TestContext,
  write: WriteSurface,
  goesWrong: WriteFault,
): Promise<void> {
  const { fault, isDone } = goesWrong;
  const { surface, address, before, as, open, press, success, done } = write;
  const failure = typeof write.failure === 'string' ? write.failure : write.failure(fault);
  const expected = isSuccess(write, fault) ? `${success}: done once` : `${failure}: tried again, done once`;
  proves(context, { category: 'faults', surface, challenge: nameOfFault(goesWrong), expected });

  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  holdTheClock();
  fillTables();
  network.tables.blog_posts.splice(1);
  before?.();
  const { container } = renderApp(address, { as });
  if (open) await pressAll([open]);
  await fillIn(write);
  inject(write, goesWrong);
  await pressAll(press);

  if (isSuccess(write, fault)) {
    const waited = await standsInTime(() => expect(toasts()).toContain(success));
    expect(waited).toBeGreaterThanOrEqual(leastWait(fault));
    expect(sent(write)).toBe(1);
    expect(done()).toBe(1);
    await letEverythingEnd();
    return;
  }
  const waited = await standsInTime(() => {
    expect(toasts()).toContain(failure);
    expect(toasts()).not.toContain(success);
    nothingLoads(container);
  });
  expect(waited).toBeGreaterThanOrEqual(leastWait(fault));
  expectWholePage(container);
  expectOnlyExpectedErrors(log);
  expect(sent(write)).toBe(1);
  expect(done()).toBe(Number(isDone));

  network.writeFaults.clear();
  network.replyFaults.clear();
  network.authFault = network.emailFault = undefined;
  if (isDone && (write.whenFound || !write.typed)) {
    // The page has found out on its own, and offers it no more.
    await standsInTime(() => {
      expect(button(press[0] ?? '')).toBeUndefined();
      if (write.whenFound) expect(button(write.whenFound)).toBeEnabled();
    });
  } else {
    await tryAgain(write);
    await standsInTime(() => expect(toasts()).toContain(success));
  }
  expect(done()).toBe(1);
  expect(sent(write)).toBeLessThanOrEqual(mostRequests);
  await letEverythingEnd();
}

function inject({ to }: WriteSurface, { fault, isDone }: WriteFault): void {
  if (to === 'sign-in') network.authFault = fault;
  else if (to === 'mail') network.emailFault = fault;
  else if (isDone) network.replyFaults.set(to, fault);
  else network.writeFaults.set(to, fault);
}

/** The milliseconds for which a fault keeps everybody waiting, at the least. */
const leastWait = (fault: Fault) => (isWaiting(fault) ? 7_500 : 0);

/** What was typed is there, and is sent once more. */
async function tryAgain(write: WriteSurface): Promise<void> {
  const { press, again, typed } = write;
  if (again) return pressAll([again]);
  for (const [label, value] of typedIn(write)) expect(control(write, label), label).toHaveValue(value);
  await pressAll(typed ? press.slice(-1) : press);
}

async function fillIn(write: WriteSurface): Promise<void> {
  if (!write.typed) return;
  // A select has what can be chosen once that was read.
  await standsInTime(() => {
    for (const [label, value] of typedIn(write)) {
      const field = control(write, label);
      if (field instanceof HTMLSelectElement)
        expect(Array.from(field.options, (option) => option.value)).toContain(value);
      expect(field).toBeEnabled();
    }
  });
  for (const [label, value] of typedIn(write)) fireEvent.change(control(write, label), { target: { value } });
}

const typedIn = ({ typed }: WriteSurface) => Object.entries(typed ?? {});

function control({ form = '' }: WriteSurface, label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(form);
  if (!found) throw new Error(`no ${form} on the screen`);
  return within(found).getByLabelText(label);
}

async function pressAll(names: string[]): Promise<void> {
  for (const name of names) {
    await standsInTime(() => expect(button(name), name).toBeEnabled());
    fireEvent.click(button(name) ?? document.body);
  }
}

/** The button of this name; in a dialog, when one is open. */
function button(name: string): HTMLButtonElement | undefined {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  return Array.from(document.querySelectorAll('button')).findLast((one) => nameOf(one) === name);
}

/** How often it has left. */
function sent({ to }: WriteSurface): number {
  if (to === 'mail') return network.emails().length;
  if (to !== 'sign-in') return network.writesOf(to).length;
  return network.requests.filter(({ url }) => url.searchParams.get('grant_type') === 'password').length;
}
