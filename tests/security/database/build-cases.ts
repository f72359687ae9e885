import { personas } from './permission-matrix.ts';
import { asRowRules, attempt, attempts, breaksRule, change, taken, type Asker, type SqlCase } from './sql-case.ts';

export const hook = 'https://api.host.example/build_hooks/s3cret';
/** A secret with another purpose. It comes first in the list of secrets. */
const otherSecret = 'https://other.example/';
export const storeHook = `select vault.create_secret('${otherSecret}', 'another'); select vault.create_secret('${hook}', 'build_hook')`;

const set = (address: string) => `select from public.set_build_hook(${address})`;
const secrets = "select string_agg(decrypted_secret, ', ') from vault.decrypted_secrets where name = 'build_hook'";
const without = (...schemas: string[]) => schemas.map((schema) => `drop schema ${schema} cascade`).join('; ');

const addressCases: SqlCase[] = [
  ...Object.entries({
    'the address of a host': hook,
    'an address in capitals, with a port': 'HTTPS://Api.Host.Example:8443/hook',
    'an address with a query': 'https://api.host.example?key=a-b_c%20d&e=f',
    'an address of only a host': 'https://api.host.example',
    'an address of 2,048 characters': `https://host.example/${'x'.repeat(2027)}`,
  }).map(([surface, address]) =>
    attempt('admin', `set_build_hook: ${surface}`, set(`'${address}'`), `works: ${address}`, { read: secrets }),
  ),
  ...asRowRules(
    attempts(
      ['admin'],
      breaksRule,
      Object.fromEntries(
        [
          ...['null', "' '", "'nonsense'", "'http://api.host.example/hook'", "'ftp://api.host.example/hook'"],
          ...["'javascript:alert(1)'", "'//api.host.example/hook'", "'https:/api.host.example'", "'https://'"],
          // Addresses of the database's machine and network.
          ...[
            "'https://localhost/hook'",
            "'https://LOCALHOST./hook'",
            "'https://a.localhost/hook'",
            "'https://db/hook'",
          ],
          ...["'https://a.localhost:443'", "'https://a.local?x'", "'https://metadata.google.internal/x'"],
          ...["'https://127.0.0.1/hook'", "'https://169.254.169.254/'", "'https://2130706433/'", "'https://0x7f.1/'"],
          ...[
            "'https://127.1.0x1/'",
            "'https://[::1]/hook'",
            "'https://[::ffff:127.0.0.1]/'",
            "'https://10.0.0.1:80/'",
          ],
          // A user name before the host, or a host that looks like another host.
          ...["'https://user@api.host.example/'", "'https://api.host.example:secret@evil.example/'"],
          ...["'https://api.host.example\\\\@evil.example/'", "'https://api.host.example#@evil.example/'"],
          ...["U&'https://api\\200b.host.example/'", "U&'https://\\212a.example/'", "'https://bücher.example/'"],
          ...["U&'https://api.host.example\\ff0fevil.example/'", "'https://api.host.example..'", "'https://.example'"],
          // Addresses that pg_net cannot send or could read as two lines.
          ...[
            "'https://api.host.example/<hook>'",
            "'https://api.host.example/a b'",
            "E'https://api.host.example/\\nx'",
          ],
          ...["E'https://api.host.example\\n'", "E' https://api.host.example'", "'https://api.host.example/{a}'"],
          `'https://host.example/${'x'.repeat(2028)}'`,
        ].map((address) => [
          `set_build_hook: ${address.length > 99 ? 'an address of 2,049 characters' : address}`,
          set(address),
        ]),
      ),
    ),
  ),
  ...attempts(
    personas.filter((persona) => persona !== 'admin'),
    { expected: 'rejected', before: storeHook },
    { 'set_build_hook: another address': set("'https://evil.example/'"), 'set_build_hook: remove the hook': set("''") },
  ),
  attempt('admin', 'set_build_hook: replace the hook', set("'https://new.example/'"), 'works: https://new.example/', {
    ...{ before: storeHook, read: secrets },
  }),
  attempt('admin', 'set_build_hook: remove the hook', set("''"), 'works: another', {
    before: storeHook,
    read: "select string_agg(name, ', ') from vault.secrets",
  }),
  attempt('admin', 'set_build_hook: remove a missing hook', set("''"), 'works'),
  ...attempts(
    ['admin'],
    { expected: breaksRule, before: without('vault') },
    { 'set_build_hook: without Vault': set(`'${hook}'`), 'set_build_hook: remove the hook without Vault': set("''") },
  ),
];

const updateRequest = (assignments: string) => `update private.last_build_request set ${assignments}`;
const present = 'stamps = private.present_stamps()';
/** Returns SQL for an unanswered request of this age. */
export const waiting = (ago: string, more = present) =>
  updateRequest(
    `${more}, answer = 'waiting', request_id = 7, asked_by_clock = true, asked_at = now() - interval '${ago}'`,
  );
export const answered = (status: number | null, id = 7) =>
  `insert into net._http_response (id, status_code) values (${id}, ${status})`;
const requestFields = `select concat_ws(', ', answer, status, failures, stamps is null) from private.last_build_request`;

/**
 * A new address resets the state of the last request and keeps the time. Without this time a person could send requests
 * without a limit.
 */
const afreshCases: SqlCase[] = asRowRules([
  attempt('admin', 'set_build_hook: reset the state of the last request', set(`'${hook}'`), 'works: 0, t, f, t', {
    before: `${storeHook}; ${waiting('5 seconds', `${present}, failures = 3, status = 500`)}`,
    read: `select concat_ws(', ', answer, status, failures, stamps is null, asked_at is null, request_id is null)
      from private.last_build_request`,
  }),
]);

interface State {
  hook_set: boolean;
  vault_on: boolean;
  net_on: boolean;
  cron_on: boolean;
  scheduled: boolean;
  asked_at: string | null;
  asked_by_clock: boolean | null;
  answer: string | null;
  status: number | null;
}
const nothingYet: State = {
  ...{ hook_set: false, vault_on: true, net_on: true, cron_on: true, scheduled: true },
  ...{ asked_at: null, asked_by_clock: null, answer: null, status: null },
};

/** Returns cases about the state that editors and admins see. */
const sees = (surface: string, state: Partial<State>, before?: string) =>
  (['editor', 'admin'] as const).map((persona) => {
    const expected = JSON.stringify({ ...nothingYet, ...state });
    const query = `select 1 from public.build_state() as state where to_jsonb(state) = '${expected}'`;
    return attempt(persona, `build_state: ${surface}`, query, 'works', { before });
  });

const stateCases: SqlCase[] = [
  ...sees('no address and no request', {}),
  ...sees('with an address', { hook_set: true }, storeHook),
  ...sees('without Vault', { vault_on: false }, `${storeHook}; ${without('vault')}`),
  ...sees('without pg_net', { net_on: false }, without('net')),
  ...sees('without pg_cron', { cron_on: false, scheduled: false }, without('cron')),
  ...sees(
    'without any of the three',
    { vault_on: false, net_on: false, cron_on: false, scheduled: false },
    without('vault', 'net', 'cron'),
  ),
  ...sees(
    'with a stopped clock',
    { scheduled: false },
    'select private.schedule_jobs(); update cron.job set active = false',
  ),
  ...(['stranger', 'former', 'contributor'] as const).map((persona) =>
    attempt(persona, 'build_state: read the state', 'select * from public.build_state()', 'no rows', {
      before: storeHook,
    }),
  ),
];

/** Returns a case about the last answer that an editor sees. */
const seesAnswer = (surface: string, before: string, answer: string, status: number | null = null) =>
  attempt(
    'editor',
    `build_state: ${surface}`,
    `select 1 from public.build_state() where (answer, status) is not distinct from ('${answer}', ${status}::integer)`,
    'works',
    { before },
  );

const answerCases: SqlCase[] = asRowRules([
  seesAnswer('before the host has answered', waiting('9 minutes 59.999 seconds'), 'waiting'),
  seesAnswer('ten minutes without an answer', waiting('10 minutes'), 'unknown'),
  seesAnswer('an answer after ten minutes', `${waiting('11 minutes')}; ${answered(200)}`, 'accepted', 200),
  seesAnswer('the answer to another request', `${waiting('1 minute')}; ${answered(200, 8)}`, 'waiting'),
  ...[200, 201, 299].map((status) =>
    seesAnswer(`the answer ${status}`, `${waiting('1 minute')}; ${answered(status)}`, 'accepted', status),
  ),
  ...[100, 199, 300, 404, 500].map((status) =>
    seesAnswer(`the answer ${status}`, `${waiting('1 minute')}; ${answered(status)}`, 'refused', status),
  ),
  seesAnswer('no answer in time', `${waiting('1 minute')}; ${answered(null)}`, 'unreachable'),
  seesAnswer('after pg_net disappeared', `${waiting('1 hour')}; ${without('net')}`, 'waiting'),
  seesAnswer(
    'accepted an hour ago',
    `${waiting('1 hour')}; ${updateRequest("answer = 'accepted', status = 200")}`,
    'accepted',
    200,
  ),
  attempt(
    'editor',
    'build_state: a refusal is counted once',
    'select from public.build_state()',
    `works: refused, 500, 1, t`,
    {
      before: `${waiting('1 hour', 'stamps = null, failures = 1')}; ${answered(500)}; ${updateRequest("answer = 'refused', status = 500")}`,
      read: requestFields,
    },
  ),
]);

const jobs = "select string_agg(concat_ws(' ', jobname, schedule, command), '; ' order by jobname) from cron.job";
const bothJobs =
  'build when newer */5 * * * * select private.build_when_newer(); delete old messages 17 3 * * * select private.delete_old_messages()';
const jobCases: SqlCase[] = asRowRules([
  attempt('editor', 'build_state: gives the clock its jobs', 'select from public.build_state()', `works: ${bothJobs}`, {
    read: jobs,
  }),
  attempt(
    'editor',
    'build_state: keeps a job that the owner changed',
    'select from public.build_state()',
    `works: ${bothJobs.replace('*/5', '*/30')}`,
    {
      before:
        "select private.schedule_jobs(); update cron.job set schedule = '*/30 * * * *' where schedule like '*/5%'",
      read: jobs,
    },
  ),
  attempt(
    'editor',
    'build_state: gives the clock its jobs beside another job',
    'select from public.build_state()',
    `works: another * * * * * select 1; ${bothJobs}`,
    { before: "select cron.schedule('another', '* * * * *', 'select 1')", read: jobs },
  ),
  ...(['contributor', 'stranger'] as const).map((persona) =>
    attempt(persona, 'build_state: gives the clock no jobs', 'select from public.build_state()', 'no rows: 0', {
      read: 'select count(*) from cron.job',
    }),
  ),
]);

const ask = 'select from public.ask_for_build()';
const queue = `select string_agg(concat_ws(' ', method, url, timeout_milliseconds), ', ') from net.http_request_queue`;
const askCase = (persona: Asker, surface: string, before: string, expected: string, read?: string) =>
  attempt(persona, `ask_for_build: ${surface}`, ask, expected, { before: `${storeHook}; ${before}`, read });
const noRequestYet = updateRequest('asked_at = null');

const askCases: SqlCase[] = [
  ...(['editor', 'admin'] as const).flatMap((persona) => [
    askCase(persona, 'the request to the host', noRequestYet, `works: POST ${hook} 10000`, queue),
    askCase(
      persona,
      'a minute after the last request',
      updateRequest("asked_at = now() - interval '1 minute'"),
      'works',
    ),
    askCase(
      persona,
      'a moment less than a minute after the last request',
      updateRequest("asked_at = now() - interval '59.999 seconds'"),
      breaksRule,
    ),
    askCase(persona, 'without pg_net', without('net'), breaksRule),
    askCase(persona, 'without Vault', without('vault'), breaksRule),
    attempt(persona, 'ask_for_build: without an address', ask, breaksRule),
    askCase(
      persona,
      'the recorded state',
      waiting('1 hour', 'stamps = null, failures = 3, status = 500'),
      'works: waiting, 0, f, t, t, t, t',
      [
        "select concat_ws(', ', answer, status, failures, asked_by_clock, asked_at = now(), stamps = private.present_stamps(),",
        '(select id from net.http_request_queue) = request_id, request_id <> 7) from private.last_build_request',
      ].join(' '),
    ),
  ]),
  ...personas
    .filter((persona) => persona !== 'editor' && persona !== 'admin')
    .map((persona) => askCase(persona, 'ask for a build', noRequestYet, 'rejected')),
];

const tick = 'select private.build_when_newer()';
const requestState =
  "select concat_ws(', ', (select count(*) from net.http_request_queue), failures, stamps is null) from private.last_build_request";
const tickCase = (surface: string, before: string, expected: string, read = requestState) =>
  attempt('the auth service', `build_when_newer: ${surface}`, tick, `works: ${expected}`, {
    before: `${storeHook}; ${before}`,
    read,
  });
const newer = "stamps = '{2025-01-01}'";
const failed = (failures: number, more = '') =>
  `${waiting('5 minutes', `${present}, failures = ${failures}`)}; ${answered(500)}; ${more}`;

const clockCases: SqlCase[] = asRowRules([
  tickCase('before the first request', noRequestYet, '1, 0, f'),
  tickCase('the request to the host', noRequestYet, `POST ${hook} 10000`, queue),
  tickCase(
    'the recorded state',
    noRequestYet,
    'waiting, t, t',
    "select concat_ws(', ', answer, asked_by_clock, asked_at = now()) from private.last_build_request",
  ),
  tickCase('nothing is newer', updateRequest(`${present}, asked_at = now() - interval '1 day'`), '0, 0, f'),
  tickCase('nothing is newer, before the first request', updateRequest(present), '0, 0, f'),
  tickCase(
    'something is newer, less than four minutes after a request',
    updateRequest(`${newer}, asked_at = now() - interval '3 minutes 59.999 seconds'`),
    '0, 0, f',
  ),
  tickCase(
    'something is newer, four minutes after a request',
    updateRequest(`${newer}, asked_at = now() - interval '4 minutes'`),
    '1, 0, f',
  ),
  attempt('the auth service', 'build_when_newer: without an address', tick, 'works: 0, 0, t', { read: requestState }),
  tickCase(
    'without pg_net',
    without('net'),
    '0, t',
    "select concat_ws(', ', failures, stamps is null) from private.last_build_request",
  ),
  tickCase('without Vault', without('vault'), '0, 0, t'),
  // For each change the clock sends at most three requests.
  tickCase('refused once', failed(0), '1, 1, f'),
  tickCase('refused twice', failed(1), '1, 2, f'),
  tickCase('refused three times', failed(2), '0, 3, f'),
  tickCase('refused three times, and something is newer since', failed(2, updateRequest(newer)), '1, 0, f'),
  tickCase(
    'refused once, and less than four minutes ago',
    failed(0, updateRequest("asked_at = now() - interval '1 minute'")),
    '0, 1, t',
  ),
  tickCase('accepted at once', `${waiting('5 minutes')}; ${answered(200)}`, '0, 0, f'),
  tickCase(
    'accepted after two refusals',
    `${waiting('5 minutes', `${present}, failures = 2`)}; ${answered(200)}`,
    '0, 0, f',
  ),
  tickCase('accepted, and something is newer since', `${waiting('5 minutes', newer)}; ${answered(200)}`, '1, 0, f'),
  tickCase('unreachable once', `${waiting('5 minutes')}; ${answered(null)}`, '1, 1, f'),
  tickCase('no answer for an hour', waiting('1 hour'), '0, 0, f'),
  ...(
    [
      ['a hidden link is changed', "update public.links set title = 'T' where not active", '0, 0, f'],
      ['a link that visitors see is changed', "update public.links set title = 'T' where active", '1, 0, f'],
    ] as const
  ).map(([surface, statement, expected]) =>
    tickCase(surface, `set constraints all immediate; ${updateRequest(present)}; ${statement}`, expected),
  ),
]);

/** No caller of the API reads the address of the hook, or the tables of the three extensions. */
const secretCases: SqlCase[] = [
  // The list omits the server's own key. This key may read Vault in SQL, but the API does not show Vault.
  ...attempts(
    personas.filter((persona) => persona !== 'service'),
    { expected: 'rejected', before: storeHook },
    {
      'vault.secrets: read': 'select * from vault.secrets',
      'vault.decrypted_secrets: read': 'select * from vault.decrypted_secrets',
      'vault.secrets: add a secret': "select vault.create_secret('x', 'x')",
    },
  ),
  ...attempts(
    personas,
    { expected: 'rejected', before: storeHook },
    {
      'private.build_hook: call': 'select private.build_hook()',
      'cron.job: read': 'select * from cron.job',
      'cron.schedule: call': "select cron.schedule('x', '* * * * *', 'select 1')",
    },
  ),
  ...(['stranger', 'former', 'contributor', 'editor', 'admin'] as const).map((persona) =>
    attempt(
      persona,
      'build_state: find the address in the state',
      `select 1 from public.build_state() as state where to_jsonb(state)::text ~ 's3cret|host.example'`,
      'no rows',
      { before: `${storeHook}; ${waiting('1 minute')}; ${answered(500)}` },
    ),
  ),
];

/** Rules of the single row of private.last_build_request. Only the functions above write this row. */
const rowCases: SqlCase[] = asRowRules([
  ...attempts(['the auth service'], taken, {
    'private.last_build_request: a second row': 'insert into private.last_build_request default values',
  }),
  ...attempts(['the auth service'], breaksRule, {
    'private.last_build_request: a row with another key':
      'insert into private.last_build_request (only_row) values (false)',
    'private.last_build_request.answer': `${updateRequest("answer = 'lost'")} returning 1`,
  }),
  ...attempts(['the auth service'], 'rejected: failures is missing', {
    'private.last_build_request.failures': `${updateRequest('failures = null')} returning 1`,
  }),
]);

/** Rules of the single report of the content check. The server writes this report. */
const reportCases: SqlCase[] = asRowRules([
  ...attempts(['service'], taken, {
    'content_reports: a second report': "insert into public.content_reports (addresses, findings) values (0, '[]')",
  }),
  attempt(
    'service',
    'content_reports: replace the report',
    `insert into public.content_reports (addresses, findings) values (2, '[{}]')
      on conflict (id) do update set addresses = excluded.addresses, findings = excluded.findings returning 1`,
    'works: 2 [{}]',
    { read: "select concat_ws(' ', addresses, findings) from public.content_reports" },
  ),
  attempt(
    'service',
    'content_reports.addresses: change the number',
    change('content_reports', 'addresses = 3', 'id = 1'),
    'works',
  ),
]);

/** All cases about requests for builds, and about the secret address of the build hook. */
export const buildCases: SqlCase[] = [
  ...addressCases,
  ...afreshCases,
  ...stateCases,
  ...answerCases,
  ...jobCases,
  ...askCases,
  ...clockCases,
  ...secretCases,
  ...rowCases,
  ...reportCases,
];
