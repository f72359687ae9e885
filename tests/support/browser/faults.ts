import type { TestContext } from 'vitest';
import { proves } from '../evidence.ts';

/** What a page reads from the service. */
export const rest = '**/rest/v1/**';

/** Every failure is logged, by the browser or by the site; what is tested is what the page shows. */
export const everyError = [/./];

/** Says what a test proves of a fault, for the summary. */
export function provesFault(context: TestContext, surface: string, challenge: string, expected: string): void {
  proves(context, { category: 'faults', surface, challenge, expected });
}
