import { expect, vi, type TestContext } from 'vitest';
import { renderApp } from '../../support/render-app';
import { isWaiting, network, type Fault } from '../../support/network/server';
import { proves } from '../../support/evidence';
import { comeBackOnline, holdTheClock, letEverythingEnd, expectInTime } from './fake-time';
import { expectOnlyExpectedErrors, expectWholePage, expectNothingLoads, toasts, type ErrorLog } from './page';
import { fillTables, type Part, type Read, type ReadSurface } from './read-surfaces';

/** A page and its failing reads. */
export interface BrokenReads extends ReadSurface {
  surface: string;
  broken: Read[];
}

/** Returns each page once for each failing read, and once more with all reads failing. */
export function brokenReads(pages: readonly ReadSurface[]): BrokenReads[] {
  return pages.flatMap((page) => {
    const reads = readsOf(page);
    const ways = reads.map((read) => [read]);
    if (reads.length > 1 && !page.act) ways.push(reads);
    return ways.map((broken) => ({
      ...page,
      surface: `${page.name ?? page.address}: ${broken.length === 1 ? `read of ${broken.join()}` : 'all its reads'}`,
      broken,
    }));
  });
}

/**
 * Returns the number of tries during a fault. The site does not repeat a read that the service rejects or that times
 * out.
 */
const triesAfter = (fault: Fault) => (fault === '400' || fault === '429' || isWaiting(fault) ? 1 : 2);

/**
 * Opens a page with failing reads. Expects the specified fallback, the content of the other reads, and all content
 * after the recovery.
 */
export async function expectFallbacks(context: TestContext, page: BrokenReads, fault: Fault): Promise<void> {
  const { surface, address, as, act, broken } = page;
  const fails = (read: Read) => fault !== 'slow' && broken.includes(read);
  const parts = readsOf(page).map((read) => ({ read, ...partOf(page, read) }));
  const lacks = ({ needs = [] }: Part) => [needs].flat().some(fails);
  const isSent = (part: Part) => !(part.waitsForNeeds && lacks(part));
  const failing = parts.filter((part) => fails(part.read) && isSent(part));
  const unsent = parts.filter((part) => !isSent(part));
  const intact = parts.filter((part) => !fails(part.read) && !lacks(part));
  proves(context, { category: 'faults', surface, challenge: fault, expected: inWords(failing) });

  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  holdTheClock();
  fillTables();
  const { container } = renderApp(address, { as });
  if (act) await expectInTime(act);
  // Two slow reads, one after the other, exceed a visitor's patience. A separate test slows only the second read.
  const isSpared = ({ waitsForNeeds }: Part) => fault === 'slow' && broken.length > 1 && waitsForNeeds;
  for (const part of parts) {
    network.faults.set(part.read, broken.includes(part.read) && !isSpared(part) ? fault : undefined);
  }
  const waited = await expectInTime(() => {
    expect(readErrors(log).length).toBeGreaterThanOrEqual(failing.length);
    for (const part of failing) {
      for (const words of part.fallback) expect(htmlOf(part)).toContain(words);
      expect(htmlOf(part)).not.toContain(part.content);
    }
    for (const part of unsent) expect(htmlOf(part)).not.toContain(part.content);
    for (const part of intact) expect(htmlOf(part)).toContain(part.content);
    const messages = new Set(failing.flatMap(({ toast }) => toast ?? []));
    expect(toasts().toSorted()).toEqual([...messages].toSorted());
    expectNothingLoads(container);
  });
  if (isWaiting(fault)) expect(waited).toBeGreaterThanOrEqual(7_500);
  else expect(waited).toBeLessThanOrEqual(2_000);
  expectWholePage(container);
  for (const read of broken) {
    const tries = isSent(partOf(page, read)) ? [triesAfter(fault)] : [];
    expect([...new Set(triesOf(read))], read).toEqual(tries);
  }

  network.faults.clear();
  await comeBackOnline();
  await expectInTime(() => {
    for (const part of parts) expect(htmlOf(part)).toContain(part.content);
  });
  await letEverythingEnd();
}

/** Returns the logged errors of reads that finally failed. */
const readErrors = (log: ErrorLog) => expectOnlyExpectedErrors(log).filter(({ name }) => name === 'ReadError');

const readsOf = ({ parts }: ReadSurface) => Object.keys(parts) as Read[];

function partOf({ parts }: ReadSurface, read: Read): Part {
  const part = parts[read];
  if (!part) throw new Error(`the page does not read ${read}`);
  return part;
}

function inWords(failing: Part[]): string {
  if (failing.length === 0) return 'the content, late';
  const words = failing.flatMap(({ fallback, toast }) => [...fallback, ...(toast ? [`the message ${toast}`] : [])]);
  return words.length > 0 ? [...new Set(words)].join(', ') : 'nothing in its place';
}

function htmlOf({ where = 'main' }: Part): string {
  return document.querySelector(where)?.innerHTML ?? '';
}

/** Returns the number of tries for each request of a read. */
function triesOf(read: Read): number[] {
  const sent = network.requests
    .filter(({ url }) => url.pathname.endsWith(`/${read}`))
    .map(({ url, body }) => url.search + body);
  return [...new Set(sent)].map((request) => sent.filter((other) => other === request).length);
}
