import { expect, type Mock } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { loadScreen } from '@/app/screen';
import { faults } from '../../support/network/server';
import { allRoutes } from '../../support/render-app';
import type { EvidencePairs } from '../../support/evidence';

/** Nothing is asked for more often than this, whatever goes wrong. */
export const mostRequests = 4;

/** Every surface with everything that can go wrong. */
export function allPairs(surfaces: readonly string[]): EvidencePairs {
  return {
    category: 'faults',
    pairs: surfaces.flatMap((surface) => faults.map((fault) => [surface, fault] as const)),
  };
}

/** Loads the code of the pages, and of what a page loads on its way: in a test of seconds that would take some. */
export async function loadPages(addresses: readonly string[]): Promise<void> {
  await Promise.all([
    import('@/ui/toast/notify'),
    import('@/ui/toast/toaster'),
    import('@/features/consoles/compare/comparison'),
  ]);
  const routes = allRoutes();
  for (const address of addresses) for (const { route } of matchRoutes(routes, address) ?? []) await loadScreen(route);
}

/** The messages on the screen, without their buttons. */
export function toasts(): string[] {
  return Array.from(document.querySelectorAll('[role=status][aria-live]')).map((toast) => {
    const copy = toast.cloneNode(true) as HTMLElement;
    for (const button of copy.querySelectorAll('button')) button.remove();
    return copy.textContent;
  });
}

/** Throws while something on the page is still being loaded or saved. */
export function nothingLoads(container: HTMLElement): void {
  const waiting = '[aria-busy=true], [role=status][aria-label^=Loading], [data-testid=skeleton]';
  expect(container.querySelector(waiting)).toBeNull();
  expect(container.textContent).not.toContain('Loading...');
}

/** What the page has logged. */
export type ErrorLog = Mock<typeof console.error>;

/** The errors that a fault of the network ends in: ours, and what the clients of sign-in and mail pass on. */
const known = new RegExp(
  [
    '(Read|Write|Account)Error',
    'Auth\\w*Error',
    'Error: (EmailJS|the answer)',
    'TypeError: (Failed to fetch|terminated)',
    'SyntaxError: .*JSON',
    'AbortError',
  ]
    .map((start) => `^${start}`)
    .join('|'),
);

/** The errors that were logged. @throws when one of them is none that a fault ends in. */
export function expectOnlyExpectedErrors(log: ErrorLog): Error[] {
  const errors = log.mock.calls.map(([error]: unknown[]) => error);
  const unknown = errors.filter((error) => !known.test(String(error)) && !String(error).startsWith('404'));
  expect(unknown).toEqual([]);
  return errors.filter((error): error is Error => error instanceof Error);
}

const wordsOfTheServer =
  /raw server text|gateway|sorry|doctype|terminated|XX000|PGRST|JWT|\[object|undefined|NaN|unexpected|TypeError|Failed to fetch/i;

/** Nobody is shown the words of a server, a page that broke down, or nothing. */
export function expectWholePage(container: HTMLElement): void {
  expect(container.textContent).not.toMatch(wordsOfTheServer);
  expect(container.textContent).not.toContain('Something went wrong');
  expect(container.querySelector('h1')?.textContent).toMatch(/\S/);
  expect(document.title).not.toMatch(/Loading|^$/);
  for (const button of container.querySelectorAll('button')) {
    if (button.textContent === 'Try again') expect(button).toBeEnabled();
  }
}
