import { delay, HttpResponse } from 'msw';

export const faults = [
  /** No connection: the device is offline, the name is unknown, or the port is closed. */
  'offline',
  /** The connection breaks in the middle of the response. */
  'aborted',
  '400',
  '429',
  '500',
  '502 with HTML',
  '503',
  '504',
  'HTML with 200',
  'empty 200',
  'null 200',
  'truncated JSON',
  'wrong shape',
  /** The right response, after eight seconds. */
  'slow',
  'no answer',
] as const;

export type Fault = (typeof faults)[number];

/** Says whether a fault keeps a request waiting. Its test needs a fake clock. */
export const isWaiting = (fault: Fault) => fault === 'slow' || fault === 'no answer';

/** The number of requests that now wait because of a fault. */
export const held = { count: 0 };

/**
 * Returns the response of a fault, for any service.
 * @param respond gives the right response
 */
export async function answerFault(fault: Fault, respond: () => Response | Promise<Response>): Promise<Response> {
  const html = '<!doctype html><title>Gateway</title><p>Sorry';
  const page = (status: number) => new HttpResponse(html, { status, headers: { 'content-type': 'text/html' } });
  const json = (body: BodyInit) => new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
  const rejection = (status: number) => HttpResponse.json({ code: 'XX000', message: 'raw server text' }, { status });
  switch (fault) {
    case 'offline':
      return HttpResponse.error();
    case 'aborted':
      return json(brokenBody());
    case '502 with HTML':
      return page(502);
    case 'HTML with 200':
      return page(200);
    case 'empty 200':
      return new HttpResponse('', { status: 200 });
    case 'null 200':
      return json('null');
    case 'truncated JSON':
      return json('[{"id": "1", "tit');
    case 'wrong shape':
      return HttpResponse.json([{ hello: 'world' }]);
    case 'slow':
      await hold(8_000);
      return respond();
    case 'no answer':
      await hold('infinite');
      return HttpResponse.error();
    default:
      return rejection(Number(fault));
  }
}

async function hold(duration: number | 'infinite'): Promise<void> {
  held.count += 1;
  await delay(duration);
  held.count -= 1;
}

function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('[{"id": ')),
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
}
