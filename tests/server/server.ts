import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { Database } from '@/data/database.types';
import { someSettings } from '../builders';
import { answerRead } from './postgrest';

type TableName = keyof Database['public']['Tables'];
type Rows = { [Name in TableName]: Database['public']['Tables'][Name]['Row'][] };

/** How a read may go wrong. */
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

const noRows = (): Rows => ({
  blog_categories: [],
  blog_posts: [],
  console_of_month: [],
  consoles: [],
  links: [],
  site_settings: [someSettings()],
  social_media_links: [],
  users: [],
});

/** The fake network: rows of each table, faults per table, and every request that left. */
export const network = {
  tables: noRows(),
  faults: new Map<TableName, Fault>(),
  requests: [] as { method: string; url: URL; body: string; headers: Headers; at: number }[],
  /** What the mail service answers; undefined means it accepts. */
  email: undefined as (() => Response | Promise<Response>) | undefined,

  /** Query strings of the reads of a table, in order. */
  readsOf(table: TableName): URLSearchParams[] {
    return network.requests
      .filter(({ url }) => url.pathname === `/rest/v1/${table}`)
      .map(({ url }) => url.searchParams);
  },

  /** Bodies sent to the mail service. */
  emails(): Record<string, unknown>[] {
    return network.requests
      .filter(({ url }) => url.pathname === '/api/v1.0/email/send')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  },

  reset() {
    network.tables = noRows();
    network.faults.clear();
    network.requests = [];
    network.email = undefined;
  },
};

/** Stands between the site and every network; an address it does not know fails the test. */
export const server = setupServer(
  http.get('*/rest/v1/:table', ({ request, params }) => {
    const table = params.table as TableName;
    const fault = network.faults.get(table);
    if (fault) return answerFault(fault);
    return answerRead(withEmbeds(table), request);
  }),
  http.post('https://api.emailjs.com/api/v1.0/email/send', () => network.email?.() ?? new HttpResponse('OK')),
);

server.events.on('request:start', async ({ request }) => {
  const { method, headers } = request;
  const entry = { method, url: new URL(request.url), body: '', headers, at: performance.now() };
  network.requests.push(entry);
  entry.body = await request.clone().text();
});

function withEmbeds(table: TableName): Record<string, unknown>[] {
  if (table !== 'console_of_month') return network.tables[table];
  return network.tables.console_of_month.map((row) => ({
    ...row,
    console: network.tables.consoles.find(({ id }) => id === row.console_id) ?? null,
  }));
}

async function answerFault(fault: Fault): Promise<Response> {
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
