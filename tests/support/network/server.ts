import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { someSettings, someStamps } from '../builders';
import { visitorColumns } from '../../security/database/permission-matrix';
import { accountAnswers, accountReads, accountWrites, answerAccountRead, type AccountRead } from './accounts';
import { answerFunction, functions, type AnsweredFunction, type Answers } from './answers';
import { accounts, answerAuth, callerOf, type Account, type IssuedSession } from './auth';
import { answerAccount, authService } from './auth-account';
import { answerFault, held, type Fault } from './faults';
import { answerKeepMessage } from './keep-message';
import { addsRow } from './save-console';
import { writeOfPost } from './save-post';
import { answerSharedDraft } from './shared-draft';
import { answerRead, answerStamps, filteredColumns } from './postgrest';
import { selectedColumns, type TableName, type Tables } from './tables';
import { answerBuildState, builds, buildWrites } from './builds';
import { answerCall, calledTables, type WriteTarget } from './calls';
import { answerNames, answerStorage as answerRevisionStorage } from './revisions';
import { namesOf, shownToVisitors, viewOf, type ViewName } from './views';
import { answerStorage, answerUses, type StorageRejection } from './pictures';
import { answerRejection, answerWrite, type Rejection } from './writes';

export { faults, isWaiting, type Fault } from './faults';

/** The functions of the database that only read. */
export type FunctionName =
  | AnsweredFunction
  | AccountRead
  | 'build_state'
  | 'post_authors'
  | 'shared_draft'
  | 'staff_names'
  | 'revision_storage'
  | 'picture_uses';

const noRows = (): Tables => ({
  blog_categories: [],
  blog_posts: [],
  console_compatibility: [],
  console_of_month: [],
  console_releases: [],
  console_sources: [],
  consoles: [],
  contact_messages: [],
  content_reports: [],
  draft_links: [],
  link_cables: [],
  links: [],
  pictures: [],
  post_consoles: [],
  post_slugs: [],
  revisions: [],
  site_settings: [someSettings()],
  social_media_links: [],
  users: [],
});

const seededAccounts = (): Account[] =>
  [accounts.admin, accounts.editor, accounts.contributor].map((account) => ({ ...account }));

const unanswered = new Set<string>();

/** The fake network: rows of each table, accounts, faults, and every request of the site. */
export const network = {
  tables: noRows(),
  /**
   * The results of functions. By default a search finds all rows in the order of the table, and no row has related
   * rows.
   */
  answers: {} as Answers,
  /** Rows of the view `content_stamps`. A write to a table changes no stamp. */
  stamps: someStamps(),
  /**
   * Maps a table, view or function to the fault of its reads. The fault of a table also applies to its functions and
   * views. A view with the value undefined has no fault, even when its table has a fault.
   */
  faults: new Map<TableName | ViewName | FunctionName, Fault | undefined>(),
  /** Maps a table to the fault of its writes. The database does not apply these writes. */
  writeFaults: new Map<WriteTarget, Fault>(),
  /** Maps a table to the fault of its responses to writes. The database has applied these writes. */
  replyFaults: new Map<WriteTarget, Fault>(),
  /** Maps a table to the promise that its writes wait for. */
  holds: new Map<WriteTarget, Promise<void>>(),
  /**
   * Tables that row-level security protects against every write. The response to a change is 200 without a row. The
   * response to an insert is a rejection.
   */
  writeProtected: new Set<WriteTarget>(),
  rejections: new Map<WriteTarget, Rejection>(),
  accounts: seededAccounts(),
  sessions: [] as IssuedSession[],
  authFault: undefined as Fault | undefined,
  /** Maps the address of a file in `/data/` to its fault. */
  buildFileFaults: new Map<string, Fault>(),
  /** Maps the address of a file in `/data/`, such as a snapshot, to its content. */
  buildFiles: new Map<string, object>(),
  /** Names of the stored picture files. */
  files: new Set<string>(),
  storageFault: undefined as Fault | undefined,
  /** The rejection that every new picture file gets. */
  storageRejection: undefined as StorageRejection | undefined,
  /** Returns the response of the mail service. By default the service accepts every message. */
  email: undefined as (() => Response | Promise<Response>) | undefined,
  emailFault: undefined as Fault | undefined,
  /** Returns the number of unanswered requests. Requests that wait because of a fault do not count. */
  unansweredCount: () => unanswered.size - held.count,
  requests: [] as { method: string; url: URL; body: string; headers: Headers; at: number }[],
  /** Errors about requests that this fake does not support. Each error fails the test. */
  mistakes: [] as Error[],

  /** Returns the query strings of the reads of a table or of `content_stamps`, in order. */
  readsOf(table: TableName | 'content_stamps'): URLSearchParams[] {
    return requestsTo(...namesOf(table).map((name) => `/rest/v1/${name}`))
      .filter(({ method }) => method === 'GET')
      .map(({ url }) => url.searchParams);
  },

  searches: () => network.callsOf('search_posts'),

  finds: () => network.callsOf('find_consoles'),

  /**
   * Returns all requests that write to a table, in order. Failed requests and calls of functions count too. A call of
   * `save_post` appears as the write of its row.
   */
  writesOf(table: WriteTarget): { method: string; search: URLSearchParams; body: unknown }[] {
    const names = Object.keys(calledTables).filter((name) => calledTables[name] === table);
    return requestsTo(`/rest/v1/${table}`, ...names.map((name) => `/rest/v1/rpc/${name}`))
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url, body }) => {
        const sent = body === '' ? undefined : (JSON.parse(body) as unknown);
        if (url.pathname.endsWith('/rpc/save_post')) return writeOfPost(sent as Parameters<typeof writeOfPost>[0]);
        return { method, search: url.searchParams, body: sent };
      });
  },

  callsOf(name: string): unknown[] {
    return requestsTo(`/rest/v1/rpc/${name}`).map(({ body }) => JSON.parse(body) as unknown);
  },

  emails(): Record<string, unknown>[] {
    return requestsTo('/api/v1.0/email/send').map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  },

  /** Lets all access tokens expire. The sessions can still get new tokens. */
  expireTokens() {
    for (const session of network.sessions) session.expires_at = 0;
  },

  /** Ends all sessions. The service rejects their access tokens and refresh tokens. */
  endSessions() {
    network.expireTokens();
    for (const session of network.sessions) session.refresh_token = null;
  },

  reset() {
    network.tables = noRows();
    network.answers = {};
    network.stamps = someStamps();
    network.faults.clear();
    network.writeFaults.clear();
    network.replyFaults.clear();
    network.holds.clear();
    network.writeProtected.clear();
    network.rejections.clear();
    network.accounts = seededAccounts();
    network.sessions = [];
    network.authFault = undefined;
    authService.reset();
    accountAnswers.reset();
    builds.reset();
    network.buildFiles.clear();
    network.buildFileFaults.clear();
    network.files.clear();
    network.storageFault = undefined;
    network.storageRejection = undefined;
    network.email = undefined;
    network.emailFault = undefined;
    network.requests = [];
    network.mistakes = [];
    // Requests that still wait because of a fault never end.
    unanswered.clear();
    held.count = 0;
  },
};

/** Intercepts all requests of the site. An unknown address fails the test. */
export const server = setupServer(
  ...(Object.keys(functions) as AnsweredFunction[]).map((name) =>
    http.post(`*/rest/v1/rpc/${name}`, ({ request }) =>
      callToRead(
        name,
        functions[name].table,
        (tables) => answerFunction(name, tables, network.answers, request),
        request,
      ),
    ),
  ),
  ...(Object.keys(accountReads) as AccountRead[]).map((name) =>
    http.post(`*/rest/v1/rpc/${name}`, ({ request }) =>
      readAsSomebody(name, request, (caller) => answerAccountRead(name, network.tables, caller)),
    ),
  ),
  http.post('*/rest/v1/rpc/build_state', ({ request }) =>
    readAsSomebody('build_state', request, ({ id }) => answerBuildState(network.tables, id)),
  ),
  http.get('*/auth/v1/settings', () => withFault(network.authFault, () => HttpResponse.json(accountAnswers.settings))),
  http.post('*/rest/v1/rpc/shared_draft', ({ request }) =>
    callToRead('shared_draft', 'draft_links', answerSharedDraft, request),
  ),
  http.post('*/rest/v1/rpc/post_authors', ({ request }) =>
    callToRead('post_authors', 'blog_posts', answerAuthors, request),
  ),
  http.post('*/rest/v1/rpc/staff_names', ({ request }) => callToRead('staff_names', 'users', answerNames, request)),
  http.post('*/rest/v1/rpc/revision_storage', ({ request }) =>
    callToRead('revision_storage', 'revisions', answerRevisionStorage, request),
  ),
  http.post('*/rest/v1/rpc/picture_uses', ({ request }) => callToRead('picture_uses', 'pictures', answerUses, request)),
  http.post('*/rest/v1/rpc/keep_message', ({ request }) => keepMessage(request)),
  http.post('*/rest/v1/rpc/:name', ({ request, params }) => callToWrite(String(params.name), request)),
  http.get('*/rest/v1/content_stamps', ({ request }) =>
    withFault(network.faults.get('content_stamps'), () => answerStamps(network.stamps, request)),
  ),
  http.all('*/rest/v1/:table', ({ request, params }) => {
    const name = String(params.table);
    return request.method === 'GET' ? readTable(name, request) : writeTable(name as TableName, request);
  }),
  // As in development, `/data/` has only the files that a test adds.
  http.get('*/data/*', ({ request }) => buildFileAt(new URL(request.url).pathname)),
  http.post(/\/auth\/v1\/(token|logout)$/, ({ request }) =>
    withFault(network.authFault, () => answerAuth(network, request)),
  ),
  http.all(/\/auth\/v1\/(otp|verify|user|factors)(\/|\?|$)/, ({ request }) =>
    withFault(network.authFault, () => answerAccount(network, request)),
  ),
  http.all('*/storage/v1/object/images*', ({ request }) =>
    withFault(network.storageFault, () => answerStorage(network, request)),
  ),
  http.post('https://api.emailjs.com/api/v1.0/email/send', () =>
    withFault(network.emailFault, () => network.email?.() ?? new HttpResponse('OK')),
  ),
);

server.events.on('request:start', async ({ request, requestId }) => {
  unanswered.add(requestId);
  request.signal.addEventListener('abort', () => unanswered.delete(requestId));
  const { method, headers } = request;
  const entry = { method, url: new URL(request.url), body: '', headers, at: performance.now() };
  network.requests.push(entry);
  entry.body = await request.clone().text();
});
server.events.on('request:end', ({ requestId }) => {
  unanswered.delete(requestId);
});
// The site takes an error of this fake for a 500 or a network error. So a test of faults could pass by mistake.
server.events.on('unhandledException', ({ error }) => network.mistakes.push(error));
server.events.on('request:unhandled', ({ request }) =>
  network.mistakes.push(new Error(`nobody answers ${request.method} ${request.url}`)),
);

function requestsTo(...pathnames: string[]) {
  return network.requests.filter(({ url }) => pathnames.includes(url.pathname));
}

/** Responds with the fault. Without a fault, responds as usual. */
function withFault(
  fault: Fault | undefined,
  respond: () => Response | Promise<Response>,
): Response | Promise<Response> {
  return fault ? answerFault(fault, respond) : respond();
}

function readTable(name: string, request: Request): Response | Promise<Response> {
  const { table, rowsOf } = viewOf(name);
  const named = network.faults.has(name as ViewName) ? (name as ViewName) : table;
  return withFault(network.faults.get(named), () => {
    const caller = callerOf(network, request);
    if (caller instanceof Response) return caller;
    if (!caller && !isForVisitors(table, request)) {
      return answerRejection({ status: 401, code: '42501', message: `permission denied for table ${table}` });
    }
    const rows = rowsOf(network.tables[table]);
    return answerRead(network.tables, table, caller ? rows : shownToVisitors(table, rows), request);
  });
}

/** Says whether a read names only columns that visitors may read. */
function isForVisitors(table: TableName, request: Request): boolean {
  const parameters = new URL(request.url).searchParams;
  const order = (parameters.get('order') ?? '').split(',').filter(Boolean);
  const named = [...filteredColumns(parameters), ...order.map((part) => part.split('.', 1)[0] ?? '')];
  return areGranted(table, named) && isGranted(table, parameters.get('select') ?? '*');
}

function isGranted(table: TableName, select: string): boolean {
  return selectedColumns(select).every(({ column, embed }) =>
    embed ? isGranted(embed.table, embed.select) : areGranted(table, [column]),
  );
}

function areGranted(table: TableName, columns: readonly string[]): boolean {
  return columns.every((column) => visitorColumns[table].split(' ').includes(column));
}

function buildFileAt(pathname: string): Response | Promise<Response> {
  return withFault(network.buildFileFaults.get(pathname), () => {
    const content = network.buildFiles.get(pathname);
    return content === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.json(content);
  });
}

function callToRead(
  name: FunctionName,
  table: TableName,
  answer: (tables: Tables, request: Request) => Promise<Response>,
  request: Request,
): Response | Promise<Response> {
  return withFault(network.faults.get(name) ?? network.faults.get(table), () => {
    const caller = callerOf(network, request);
    return caller instanceof Response ? caller : answer(network.tables, request);
  });
}

/** Responds to a call of a function that only reads. The function needs a signed-in caller. */
function readAsSomebody(
  name: FunctionName,
  request: Request,
  answer: (caller: { id: string; email: string }) => Response,
): Response | Promise<Response> {
  return withFault(network.faults.get(name), () => {
    const caller = callerOf(network, request);
    if (caller instanceof Response) return caller;
    if (caller) return answer(caller);
    return answerRejection({ status: 401, code: '42501', message: `permission denied for function ${name}` });
  });
}

function answerAuthors({ blog_posts }: Tables): Promise<Response> {
  const authors = [...new Set(blog_posts.map(({ author }) => author))].sort();
  return Promise.resolve(HttpResponse.json(authors.map((author) => ({ author }))));
}

function writeTable(table: TableName, request: Request): Promise<Response> {
  return writeWithFaults(table, request, (caller) => answerWrite({ tables: network.tables, table, request, caller }));
}

/** Stores a visitor's message. The faults of the table of messages apply. */
async function keepMessage(request: Request): Promise<Response> {
  const table = 'contact_messages';
  await network.holds.get(table);
  return withFault(network.writeFaults.get(table), async () => {
    const answer = await answerKeepMessage(network.tables, request, network.rejections.get(table));
    return withFault(network.replyFaults.get(table), () => answer);
  });
}

/** Responds to a call of a function that writes. The faults of its table apply. */
async function callToWrite(name: string, request: Request): Promise<Response> {
  const table = calledTables[name];
  if (!table) throw new Error(`the fake PostgREST has no function ${name}`);
  return writeWithFaults(table, request, (caller) => answerCall(network.tables, name, request, caller));
}

async function writeWithFaults(
  table: WriteTarget,
  request: Request,
  apply: (caller: string) => Promise<Response>,
): Promise<Response> {
  await network.holds.get(table);
  return withFault(network.writeFaults.get(table), () => writeAsCaller(table, request, apply));
}

async function writeAsCaller(
  table: WriteTarget,
  request: Request,
  apply: (caller: string) => Promise<Response>,
): Promise<Response> {
  const caller = callerOf(network, request);
  if (caller instanceof Response) return caller;
  if (!caller) return answerRejection({ status: 401, code: '42501', message: `permission denied for table ${table}` });
  const rejection = network.rejections.get(table);
  if (rejection) return answerRejection(rejection);
  if (network.writeProtected.has(table)) return answerHidden(table, request);
  const answer = await apply(caller.id);
  return withFault(network.replyFaults.get(table), () => answer);
}

async function answerHidden(table: WriteTarget, request: Request): Promise<Response> {
  const isCall = request.url.includes('/rpc/');
  // These functions check the rights of the caller themselves.
  if ([...accountWrites, ...buildWrites].some((name) => request.url.endsWith(`/rpc/${name}`)))
    return answerRejection({ status: 403, code: '42501', message: 'only staff may do this' });
  const adds = isCall ? await addsRow(request) : request.method === 'POST';
  if (!adds) return HttpResponse.json([]);
  const message = `new row violates row-level security policy for table "${table}"`;
  return answerRejection({ status: 403, code: '42501', message });
}
