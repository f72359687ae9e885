import { expect, type Mock } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { loadScreen } from '@/app/screen';
import { faults } from '../../support/network/server';
import { allRoutes } from '../../support/render-app';
import type { EvidencePairs } from '../../support/evidence';

/** The largest allowed number of requests for one resource during a fault. */
export const mostRequests = 4;

/** Pairs every surface with every fault. */
export function allPairs(surfaces: readonly string[]): EvidencePairs {
  return {
    category: 'faults',
    pairs: surfaces.flatMap((surface) => faults.map((fault) => [surface, fault] as const)),
  };
}

/** Loads all code of the pages, even code that a page loads later. So no timed test waits for code. */
export async function loadPages(addresses: readonly string[]): Promise<void> {
  await Promise.all([
    import('@/ui/toast/notify'),
    import('@/ui/toast/toaster'),
    import('@/features/consoles/compare/comparison'),
  ]);
  const routes = allRoutes();
  for (const address of addresses) for (const { route } of matchRoutes(routes, address) ?? []) await loadScreen(route);
}

/** Returns the texts of the toasts on the screen, without their buttons. */
export function toasts(): string[] {
  return Array.from(document.querySelectorAll('[role=status][aria-live]')).map((toast) => {
    const copy = toast.cloneNode(true) as HTMLElement;
    for (const button of copy.querySelectorAll('button')) button.remove();
    return copy.textContent;
  });
}

/**
 * Expects that the page neither loads nor saves.
 * @throws while the page loads or saves
 */
export function expectNothingLoads(container: HTMLElement): void {
  const waiting = '[aria-busy=true], [role=status][aria-label^=Loading], [data-testid=skeleton]';
  expect(container.querySelector(waiting)).toBeNull();
  expect(container.textContent).not.toContain('Loading...');
}

/** The calls of `console.error`. */
export type ErrorLog = Mock<typeof console.error>;

/** The errors that a network fault may cause in the site and in the clients for sign-in and mail. */
const expectedNames = new RegExp(
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

/**
 * Returns the logged errors.
 * @throws when a logged error has a cause other than a network fault
 */
export function expectOnlyExpectedErrors(log: ErrorLog): Error[] {
  const errors = log.mock.calls.map(([error]: unknown[]) => error);
  const unexpected = errors.filter((error) => !expectedNames.test(String(error)) && !String(error).startsWith('404'));
  expect(unexpected).toEqual([]);
  return errors.filter((error): error is Error => error instanceof Error);
}

const wordsOfTheServer =
  /raw server text|gateway|sorry|doctype|terminated|XX000|PGRST|JWT|\[object|undefined|NaN|unexpected|TypeError|Failed to fetch/i;

/** Expects a page with a heading and a title, without a server's words or a crash. */
export function expectWholePage(container: HTMLElement): void {
  expect(container.textContent).not.toMatch(wordsOfTheServer);
  expect(container.textContent).not.toContain('Something went wrong');
  expect(container.querySelector('h1')?.textContent).toMatch(/\S/);
  expect(document.title).not.toMatch(/Loading|^$/);
  for (const button of container.querySelectorAll('button')) {
    if (button.textContent === 'Try again') expect(button).toBeEnabled();
  }
}
