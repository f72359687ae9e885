import { fireEvent, within } from '@testing-library/react';
import { expect, vi, type TestContext } from 'vitest';
import { renderApp } from '../../support/render-app';
import { faults, isWaiting, network, type Fault } from '../../support/network/server';
import { proves } from '../../support/evidence';
import { holdTheClock, letEverythingEnd, expectInTime } from './fake-time';
import { expectOnlyExpectedErrors, expectWholePage, mostRequests, expectNothingLoads, toasts } from './page';
import { fillTables } from './read-surfaces';
import type { WriteSurface } from './write-surfaces';

/** A fault of a write. The fault happens before or after the database changes rows. */
export interface WriteFault {
  fault: Fault;
  /** Whether the database changed the rows, so that only the response is lost. */
  isWritten: boolean;
}

const isTable = ({ to }: WriteSurface) => to !== 'sign-in' && to !== 'mail';

/** Says whether a fault can affect only the response. */
const canLoseResponse = (fault: Fault) => !['offline', '400', '429', 'slow'].includes(fault);

export function faultsOf(write: WriteSurface): WriteFault[] {
  return faults.flatMap((fault) => [
    { fault, isWritten: false },
    ...(isTable(write) && canLoseResponse(fault) ? [{ fault, isWritten: true }] : []),
  ]);
}

export function nameOfFault({ fault, isWritten }: WriteFault): string {
  return isWritten ? `${fault}, after it was done` : fault;
}

/** Says whether the form reports success. For the mail service, any 200 except a web page is a success. */
const isSuccess = ({ to }: WriteSurface, fault: Fault) =>
  fault === 'slow' || (to === 'mail' && ['empty 200', 'null 200', 'truncated JSON', 'wrong shape'].includes(fault));

/**
 * Sends a write that meets a fault. Expects the specified message, no success message, the kept text, and exactly one
 * write after the next try.
 */
export async function expectNothingLost(
  context: TestContext,
  write: WriteSurface,
  writeFault: WriteFault,
): Promise<void> {
  const { fault, isWritten } = writeFault;
  const { surface, address, before, as, open, press, success, done } = write;
  const failure = typeof write.failure === 'string' ? write.failure : write.failure(fault);
  const expected = isSuccess(write, fault) ? `${success}: done once` : `${failure}: tried again, done once`;
  proves(context, { category: 'faults', surface, challenge: nameOfFault(writeFault), expected });

  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  holdTheClock();
  fillTables();
  network.tables.blog_posts.splice(1);
  before?.();
  const { container } = renderApp(address, { as });
  if (open) await pressAll([open]);
  await fillIn(write);
  inject(write, writeFault);
  await pressAll(press);

  if (isSuccess(write, fault)) {
    const waited = await expectInTime(() => expect(toasts()).toContain(success));
    expect(waited).toBeGreaterThanOrEqual(leastWait(fault));
    expect(sent(write)).toBe(1);
    expect(done()).toBe(1);
    await letEverythingEnd();
    return;
  }
  const waited = await expectInTime(() => {
    expect(toasts()).toContain(failure);
    expect(toasts()).not.toContain(success);
    expectNothingLoads(container);
  });
  expect(waited).toBeGreaterThanOrEqual(leastWait(fault));
  expectWholePage(container);
  expectOnlyExpectedErrors(log);
  expect(sent(write)).toBe(1);
  expect(done()).toBe(Number(isWritten));

  network.writeFaults.clear();
  network.replyFaults.clear();
  network.authFault = network.emailFault = undefined;
  if (isWritten && (write.buttonAfterWrite || !write.typed)) {
    // The page noticed the finished write and removed the button.
    await expectInTime(() => {
      expect(button(press[0] ?? '')).toBeUndefined();
      if (write.buttonAfterWrite) expect(button(write.buttonAfterWrite)).toBeEnabled();
    });
  } else {
    await tryAgain(write);
    await expectInTime(() => expect(toasts()).toContain(success));
  }
  expect(done()).toBe(1);
  expect(sent(write)).toBeLessThanOrEqual(mostRequests);
  await letEverythingEnd();
}

function inject({ to }: WriteSurface, { fault, isWritten }: WriteFault): void {
  if (to === 'sign-in') network.authFault = fault;
  else if (to === 'mail') network.emailFault = fault;
  else if (isWritten) network.replyFaults.set(to, fault);
  else network.writeFaults.set(to, fault);
}

/** Returns the shortest delay that a fault causes, in milliseconds. */
const leastWait = (fault: Fault) => (isWaiting(fault) ? 7_500 : 0);

/** Expects the typed text in the form and sends the form again. */
async function tryAgain(write: WriteSurface): Promise<void> {
  const { press, again, typed } = write;
  if (again) return pressAll([again]);
  for (const [label, value] of typedIn(write)) expect(control(write, label), label).toHaveValue(value);
  await pressAll(typed ? press.slice(-1) : press);
}

async function fillIn(write: WriteSurface): Promise<void> {
  if (!write.typed) return;
  // A select gets its options from a read.
  await expectInTime(() => {
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
    await expectInTime(() => expect(button(name), name).toBeEnabled());
    fireEvent.click(button(name) ?? document.body);
  }
}

/** Returns the last button with this name. An open dialog has the last button. */
function button(name: string): HTMLButtonElement | undefined {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  return Array.from(document.querySelectorAll('button')).findLast((one) => nameOf(one) === name);
}

/** Returns the number of requests for the write. */
function sent({ to }: WriteSurface): number {
  if (to === 'mail') return network.emails().length;
  if (to !== 'sign-in') return network.writesOf(to).length;
  return network.requests.filter(({ url }) => url.searchParams.get('grant_type') === 'password').length;
}
