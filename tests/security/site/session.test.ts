import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '@/data/session-record';
import { renderApp } from '../../support/render-app';
import { faults, network } from '../../support/network/server';
import { says } from '../../support/specification-texts';
import { needsCases, proves } from '../../support/evidence';
import { holdTheClock, letEverythingEnd, pass, standsInTime } from './fake-time';
import {
  allPairs,
  expectKnownErrors,
  expectWholePage,
  loadPages,
  mostRequests,
  nothingLoads,
  toasts,
  type ErrorLog,
} from './page';
import { fillTables } from './read-surfaces';

const renewal = 'renewal of a token that the server no longer takes';
const signOut = 'sign out';

/** The auth client tries for half a minute, each time after a longer pause. */
const mostRenewals = 8;

const isSignedIn = () => localStorage.getItem(sessionKey) !== null;
const sent = (what: string) => network.requests.filter(({ url }) => url.href.includes(what)).length;
const heading = () => document.querySelector('h1')?.textContent;

function press(name: string): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('a, button'));
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (!found) throw new Error(`no ${name} on the screen`);
  fireEvent.click(found);
}

async function openWelcome() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  holdTheClock();
  fillTables();
  const app = renderApp('/admin', { as: 'editor' });
  await standsInTime(() => expect(app.container.textContent).toContain('an editor:'));
  return { ...app, log };
}

beforeAll(() => loadPages(['/admin', '/admin/links', '/login']), 60_000);

test('everything a session needs meets every fault', (context) => {
  needsCases(context, allPairs([renewal, signOut]));
});

describe(renewal, () => {
  test.for(faults)('%s', async (fault, context) => {
    const expected = `${says.links.loadFailed}: still signed in, and later all is well`;
    proves(context, { category: 'faults', surface: renewal, challenge: fault, expected });
    const { container, log } = await openWelcome();
    network.expireTokens();
    network.authFault = fault;
    press(says.sidebar.links);
    await expectEnd(container, log, 'Links', says.links.loadFailed);
    expect(isSignedIn()).toBe(true);

    await letEverythingEnd();
    network.authFault = undefined;
    await pass(120_000);
    press('Try Again');
    await standsInTime(() => expect(container.textContent).toContain('Docs of docs'));
    await letEverythingEnd();
  });

  // Only the service's own word is the end of a session.
  test('the service says that it is over', async (context) => {
    const ended = 'Your session has ended. Please sign in again.';
    proves(context, { category: 'faults', surface: renewal, challenge: 'the end of the session', expected: ended });
    const { container, log } = await openWelcome();
    network.endSessions();
    press(says.sidebar.links);
    await expectEnd(container, log, 'Admin Login', ended);
    expect(isSignedIn()).toBe(false);
    await letEverythingEnd();
  });

  async function expectEnd(container: HTMLElement, log: ErrorLog, title: string, toast: string): Promise<void> {
    await standsInTime(() => {
      expect(toasts()).toEqual([toast]);
      expect(heading()).toBe(title);
      nothingLoads(container);
    });
    expectWholePage(container);
    expectKnownErrors(log);
    expect(sent('grant_type=refresh_token')).toBeLessThanOrEqual(mostRenewals);
  }
});

describe(signOut, () => {
  test.for(faults)('%s', async (fault, context) => {
    const expected = 'signed out on this device at once';
    proves(context, { category: 'faults', surface: signOut, challenge: fault, expected });
    const { container, log } = await openWelcome();
    network.authFault = fault;
    press(says.logout.button);
    expect(await standsInTime(() => expect(isSignedIn()).toBe(false))).toBeLessThan(500);
    await standsInTime(() => {
      expect(toasts()).toEqual([says.logout.success]);
      expect(heading()).toBe('Admin Login');
    });
    expectWholePage(container);
    expectKnownErrors(log);
    expect(sent('/logout')).toBeLessThanOrEqual(mostRequests);
    await letEverythingEnd();
  });
});
