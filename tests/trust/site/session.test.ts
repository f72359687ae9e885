import { fireEvent } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '@/data/stored-session';
import { renderApp } from '../../render-app';
import { faults, network, type Fault } from '../../server/server';
import { says } from '../../specification-texts';
import { needsCases, proves } from '../trust-case';
import { holdTheClock, letEverythingEnd, pass, standsInTime } from './fake-time';
import { allPairs, expectWholePage, loadPages, mostRequests, nothingLoads, toasts } from './page';
import { fillTables } from './read-surfaces';

const renewal = 'renewal of a token that the server no longer takes';
const signOut = 'sign out';
const ended = 'Your session has ended. Please sign in again.';

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
  vi.spyOn(console, 'error').mockImplementation(() => {});
  holdTheClock();
  fillTables();
  const app = renderApp('/admin', { as: 'editor' });
  await standsInTime(() => expect(app.container.textContent).toContain('an editor:'));
  return app;
}

beforeAll(() => loadPages(['/admin', '/admin/links', '/login']), 60_000);

test('everything a session needs meets every fault', (context) => {
  needsCases(context, allPairs([renewal, signOut]));
});

describe(renewal, () => {
  /** Only a refusal by the service is the end of a session. */
  const isEnd = (fault: Fault) => fault === '400';

  test.for(faults)('%s', async (fault, context) => {
    const expected = isEnd(fault) ? ended : `${says.links.loadFailed}: still signed in, and later all is well`;
    proves(context, { category: 'faults', surface: renewal, challenge: fault, expected });
    const { container } = await openWelcome();
    network.expireTokens();
    network.authFault = fault;
    press(says.sidebar.links);
    await standsInTime(() => {
      expect(toasts()).toEqual([isEnd(fault) ? ended : says.links.loadFailed]);
      expect(heading()).toBe(isEnd(fault) ? 'Admin Login' : 'Links');
      nothingLoads(container);
    });
    expectWholePage(container);
    expect(isSignedIn()).toBe(!isEnd(fault));
    expect(sent('grant_type=refresh_token')).toBeLessThanOrEqual(mostRenewals);
    if (isEnd(fault)) return;

    await letEverythingEnd();
    network.authFault = undefined;
    await pass(120_000);
    press('Try Again');
    await standsInTime(() => expect(container.textContent).toContain('Docs of docs'));
    await letEverythingEnd();
  });
});

describe(signOut, () => {
  test.for(faults)('%s', async (fault, context) => {
    const expected = 'signed out on this device at once';
    proves(context, { category: 'faults', surface: signOut, challenge: fault, expected });
    const { container } = await openWelcome();
    network.authFault = fault;
    press(says.logout.button);
    expect(isSignedIn()).toBe(false);
    await standsInTime(() => {
      expect(toasts()).toEqual([says.logout.success]);
      expect(heading()).toBe('Admin Login');
    });
    expectWholePage(container);
    expect(sent('/logout')).toBeLessThanOrEqual(mostRequests);
    await letEverythingEnd();
  });
});
