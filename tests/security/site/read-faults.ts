import { expect, vi, type TestContext } from 'vitest';
import { renderApp } from '../../support/render-app';
import { isWaiting, network, type Fault } from '../../support/network/server';
import { proves } from '../../support/evidence';
import { comeBackOnline, holdTheClock, letEverythingEnd, standsInTime } from './fake-time';
import { expectOnlyExpectedErrors, expectWholePage, nothingLoads, toasts, type ErrorLog } from './page';
import { fillTables, type Part, type Read, type ReadSurface } from './read-surfaces';

/** A page and those of its reads that go wrong. */
export interface BrokenReads extends ReadSurface {
  surface: string;
  broken: Read[];
}

/** Each read of each page one by one, and all reads of a page together. */
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

/** Rejections are final and no answer was waited for long enough; everything else is tried once more. */
const triesAfter = (fault: Fault) => (fault === '400' || fault === '429' || isWaiting(fault) ? 1 : 2);

/**
 * Opens a page whose reads go wrong: what the specification wants stands in their place, the
 * others are not touched, and when all is well again the content comes on its own.
 */
export async function expectFallbacks(context: TestContext, page: BrokenReads, fault: Fault): Promise<void> {
  const { surface, address, as, act, broken } = page;
  const fails = (read: Read) => fault !== 'slow' && broken.includes(read);
  const parts = readsOf(page).map((read) => ({ read, ...partOf(page, read) }));
  const lacks = ({ needs = [] }: Part) => [needs].flat().some(fails);
  const isAsked = (part: Part) => !(part.asksNext && lacks(part));
  const failing = parts.filter((part) => fails(part.read) && isAsked(part));
  const unasked = parts.filter((part) => !isAsked(part));
  const intact = parts.filter((part) => !fails(part.read) && !lacks(part));
  proves(context, { category: 'faults', surface, challenge: fault, expected: inWords(failing) });

  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  holdTheClock();
  fillTables();
  const { container } = renderApp(address, { as });
  if (act) await standsInTime(act);
  // After a slow read another slow one would come later than any visitor waits; on its own it is slow as well.
  const isSpared = ({ asksNext }: Part) => fault === 'slow' && broken.length > 1 && asksNext;
  for (const part of parts) {
    network.faults.set(part.read, broken.includes(part.read) && !isSpared(part) ? fault : undefined);
  }
  const waited = await standsInTime(() => {
    expect(readErrors(log).length).toBeGreaterThanOrEqual(failing.length);
    for (const part of failing) {
      for (const words of part.fallback) expect(htmlOf(part)).toContain(words);
      expect(htmlOf(part)).not.toContain(part.content);
    }
    for (const part of unasked) expect(htmlOf(part)).not.toContain(part.content);
    for (const part of intact) expect(htmlOf(part)).toContain(part.content);
    const said = new Set(failing.flatMap(({ toast }) => toast ?? []));
    expect(toasts().toSorted()).toEqual([...said].toSorted());
    nothingLoads(container);
  });
  if (isWaiting(fault)) expect(waited).toBeGreaterThanOrEqual(7_500);
  else expect(waited).toBeLessThanOrEqual(2_000);
  expectWholePage(container);
  for (const read of broken) {
    const tries = isAsked(partOf(page, read)) ? [triesAfter(fault)] : [];
    expect([...new Set(triesOf(read))], read).toEqual(tries);
  }

  network.faults.clear();
  await comeBackOnline();
  await standsInTime(() => {
    for (const part of parts) expect(htmlOf(part)).toContain(part.content);
  });
  await letEverythingEnd();
}

/** How often a read failed for good. */
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

/** How often each of its requests was sent. */
function triesOf(read: Read): number[] {
  const sent = network.requests
    .filter(({ url }) => url.pathname.endsWith(`/${read}`))
    .map(({ url, body }) => url.search + body);
  return [...new Set(sent)].map((request) => sent.filter((other) => other === request).length);
}
