import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { isForBackend } from './server.ts';

export const kinds = ['html', 'script', 'css', 'font', 'image', 'data', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What a page asked for. */
export interface Exchange {
  url: string;
  /** Seconds since 1970. */
  askedAt: number;
  mimeType: string;
  headerBytes: number;
  /** Bytes of the body as they were sent, compressed; 0 until it has arrived. */
  bytes: number;
  finished: boolean;
}

/** Everything that goes over the line of one page. */
export interface Traffic {
  exchanges: () => Exchange[];
  /** Resolves when nothing has been under way for this long, from now on. */
  quiet: (milliseconds: number) => Promise<void>;
}

/** Starts to watch; `Network.enable` must have been sent. */
export function watchTraffic(devtools: CDPSession): Traffic {
  const exchanges = new Map<string, Exchange>();
  let lastEvent = Date.now();
  const change = (id: string, changes: (exchange: Exchange) => Partial<Exchange>) => {
    lastEvent = Date.now();
    const exchange = exchanges.get(id);
    if (exchange) Object.assign(exchange, changes(exchange));
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime }) => {
    lastEvent = Date.now();
    const begun = { url, askedAt: wallTime, mimeType: '', headerBytes: 0, bytes: 0, finished: false };
    if (url.startsWith('http')) exchanges.set(requestId, begun);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, () => ({ mimeType: response.mimeType, headerBytes: response.encodedDataLength })),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, ({ headerBytes }) => ({ bytes: Math.max(0, encodedDataLength - headerBytes), finished: true })),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => change(requestId, () => ({ finished: true })));
  return {
    exchanges: () => [...exchanges.values()],
    async quiet(milliseconds) {
      lastEvent = Date.now();
      while (Date.now() - lastEvent < milliseconds || [...exchanges.values()].some(({ finished }) => !finished)) {
        await sleep(50);
      }
    },
  };
}

/** Bytes by kind of content. */
export function bytesByKind(exchanges: Exchange[]): Record<Kind, number> {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const exchange of exchanges) sums[kindOf(exchange)] += exchange.bytes;
  return sums;
}

/** All kinds together. */
export function sumOf(bytes: Record<Kind, number>): number {
  return Object.values(bytes).reduce((sum, weight) => sum + weight, 0);
}

const kindByType: [pattern: RegExp, kind: Kind][] = [
  [/html/, 'html'],
  [/javascript/, 'script'],
  [/css/, 'css'],
  [/font/, 'font'],
  [/^image/, 'image'],
  [/json$/, 'data'],
];

function kindOf(exchange: Exchange): Kind {
  if (isForBackend(exchange.url)) return 'data';
  return kindByType.find(([pattern]) => pattern.test(exchange.mimeType))?.[1] ?? 'other';
}
