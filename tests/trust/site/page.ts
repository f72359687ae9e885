import { expect, type Mock } from 'vitest';
import { routes } from '@/app/routes';
import { preparePath } from '@/lib/router';
import { faults } from '../../server/server';
import type { TrustPairs } from '../trust-case';

/** Nothing is asked for more often than this, whatever goes wrong. */
export const mostRequests = 4;

/** Every surface with everything that can go wrong. */
export function allPairs(surfaces: readonly string[]): TrustPairs {
  return {
    category: 'faults',
    pairs: surfaces.flatMap((surface) => faults.map((fault) => [surface, fault] as const)),
  };
}

/** Loads the code of the pages, and of what a page loads on its way: in a test of seconds that would take some. */
export async function loadPages(addresses: readonly string[]): Promise<void> {
  await Promise.all([import('@/data/copy-files'), import('@/ui/notify'), import('@/ui/toaster')]);
  for (const address of addresses) await preparePath(routes, address);
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

/** The errors of this kind that were logged. @throws when something was logged that nobody caught or expected. */
export function knownErrors(log: Mock<typeof console.error>, name: string): Error[] {
  const errors = log.mock.calls.map(([error]: unknown[]) => error);
  const unknown = errors.filter((error) => !(error instanceof Error) && !String(error).startsWith('404'));
  expect(unknown).toEqual([]);
  return errors.filter((error): error is Error => error instanceof Error && error.name === name);
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
    if (button.textContent === 'Try Again') expect(button).toBeEnabled();
  }
}
