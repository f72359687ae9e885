import { delay, HttpResponse } from 'msw';

/** How a request may go wrong on its way. */
export type Fault =
  | 'refused connection'
  | '400'
  | '429'
  | '500'
  | '502 with HTML'
  | '503'
  | '504'
  | 'HTML with 200'
  | 'empty 200'
  | 'null 200'
  | 'truncated JSON'
  | 'wrong shape'
  | 'no answer';

export const faults: readonly Fault[] = [
  'refused connection',
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
  'no answer',
];

/** What the site gets to see of a fault, whichever service was asked. */
export async function answerFault(fault: Fault): Promise<Response> {
  const html = '<!doctype html><title>Gateway</title><p>Sorry';
  const page = (status: number) => new HttpResponse(html, { status, headers: { 'content-type': 'text/html' } });
  const refusal = (status: number) => HttpResponse.json({ code: 'XX000', message: 'raw server text' }, { status });
  switch (fault) {
    case 'refused connection':
      return HttpResponse.error();
    case '502 with HTML':
      return page(502);
    case 'HTML with 200':
      return page(200);
    case 'empty 200':
      return new HttpResponse('', { status: 200 });
    case 'null 200':
      return new HttpResponse('null', { status: 200, headers: { 'content-type': 'application/json' } });
    case 'truncated JSON':
      return new HttpResponse('[{"id": "1", "tit', { status: 200, headers: { 'content-type': 'application/json' } });
    case 'wrong shape':
      return HttpResponse.json([{ hello: 'world' }]);
    case 'no answer':
      await delay('infinite');
      return HttpResponse.error();
    default:
      return refusal(Number(fault));
  }
}
