import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fillAndBreak, publicRoutes, readsGivenUp, readsSent } from '../../public-routes';
import { renderApp } from '../../render-app';
import { faults, network, type Fault } from '../../server/server';

/** Refusals are final; everything else may pass and is tried once more. */
const triesOf = (fault: Fault) => (fault === '400' || fault === '429' ? 1 : 2);

/** One of each kind, for the pages that read nothing of their own. */
const someFaults: readonly Fault[] = ['offline', '400', '503', 'HTML with 200'];

const answeredFaults = faults.filter((fault) => fault !== 'no answer');

const ofTheServer = /raw server text|gateway|sorry|doctype|XX000|PGRST|\[object|undefined|NaN|unexpected|failed to/i;

describe.each(publicRoutes)('$address', ({ address, reads, expectFallback }) => {
  test.each(reads.length > 2 ? answeredFaults : someFaults)('stands through: %s', async (fault) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    fillAndBreak(fault);
    const { container } = renderApp(address);
    await waitFor(() => expect(readsGivenUp(log)).toBe(reads.length));
    await waitFor(() => expectFallback(screen), { timeout: 1000 });
    for (const table of reads) {
      const times = network.requests.filter(({ url }) => url.pathname.endsWith(`/${table}`)).map(({ at }) => at);
      expect(times, table).toHaveLength(triesOf(fault));
      // Together with the second above: on the screen within two seconds of the first bad answer.
      expect((times.at(-1) ?? 0) - (times[0] ?? 0), table).toBeLessThan(1000);
    }
    expect(readsSent()).toHaveLength(reads.length * triesOf(fault));
    expect(container.textContent).not.toMatch(ofTheServer);
    expect(screen.queryAllByRole('status')).toEqual([]);
    expect(document.title).not.toMatch(/Loading|^$/);
  });
});
