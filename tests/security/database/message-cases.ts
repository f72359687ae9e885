import { messages } from './permission-fixtures.ts';
import { asRowRules, attempt, attempts, breaksRule, change, remove, type SqlCase } from './sql-case.ts';

const id = '99000000-0000-4000-8000-000000000009';

interface Sent {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  website: string;
  seconds: string;
}

/** Returns SQL that calls `keep_message` with a valid message, in which `sent` replaces some values. */
export function keep(sent: Partial<Sent> = {}): string {
  const valid: Sent = {
    ...{ id: `'${id}'`, name: "'N'", email: "'n@x.example'", subject: "'S'", message: "'M'", website: "''" },
    seconds: '3',
  };
  const given = Object.entries({ ...valid, ...sent }).map(([name, value]) => `${name} => ${value}`);
  return `select from public.keep_message(${given.join(', ')})`;
}

const kept = `select concat_ws(' ', name, email, subject, message, state, created_at = now())
  from public.contact_messages where id = '${id}'`;
const countAll = 'select count(*) from public.contact_messages';

/** Returns SQL that adds this many messages of this age. */
const others = (count: number, ago: string) =>
  `insert into public.contact_messages (id, created_at, name, email, subject, message)
    select gen_random_uuid(), now() - interval '${ago}', 'n', 'n@x.example', '', 'm' from generate_series(1, ${count})`;
const replaceAllBy = (statement: string) => `delete from public.contact_messages; ${statement}`;

/** Returns the case of a visitor's message. The outcome includes the stored row. */
const send = (surface: string, sent: Partial<Sent>, expected: string, before?: string, read = kept) =>
  attempt('visitor', `keep_message: ${surface}`, keep(sent), expected, { before, read });

const keptCases: SqlCase[] = [
  send('a message', {}, 'works: N n@x.example S M unread t'),
  send('a message without a subject', { subject: "''" }, 'works: N n@x.example  M unread t'),
  ...attempts(['visitor'], 'works', {
    'keep_message: without the field of robots': `select from public.keep_message('${id}', 'N', 'n@x.example', 'S', 'M', seconds => 3)`,
  }),
  // The answer does not reveal that the message existed already.
  attempt(
    'visitor',
    'keep_message: the answer',
    `select 1 where (select keep_message::text from public.keep_message('${messages.new}', 'N', 'n@x.example', 'S', 'M', '', 3)) = ''`,
    'works',
  ),
];

const robotCases: SqlCase[] = asRowRules([
  ...Object.entries({
    'the field of robots filled in': { website: "'https://spam.example'" },
    'a space in the field of robots': { website: "' '" },
    'no field of robots': { website: 'null' },
    'sent at once': { seconds: '0' },
    'sent a moment too early': { seconds: '2.999' },
    'sent before the page was opened': { seconds: '-10' },
    'sent without a time': { seconds: 'null' },
  }).map(([surface, sent]) => send(surface, sent, breaksRule)),
  ...attempts(['visitor'], breaksRule, {
    'keep_message: without a time': `select from public.keep_message('${id}', 'N', 'n@x.example', 'S', 'M')`,
  }),
  // The check for robots also covers an id that exists.
  send('a robot with the id of another message', { id: `'${messages.new}'`, seconds: '0' }, breaksRule),
]);

const lengthCases: SqlCase[] = asRowRules([
  ...Object.entries({
    'the greatest length of every text': {
      ...{ name: "repeat('n', 200)", email: "repeat('e', 242) || '@x.example'" },
      ...{ subject: "repeat('s', 100)", message: "repeat('m', 10000)" },
    },
    'emoji, counted as one character each': { message: "repeat(U&'\\+01F600', 10000)" },
  }).map(([surface, sent]) =>
    send(surface, sent, 'works: 1', undefined, `select count(*) from public.contact_messages where id = '${id}'`),
  ),
  ...Object.entries({
    'a name that is too long': { name: "repeat('n', 201)" },
    'an address that is too long': { email: "repeat('e', 245) || '@x.example'" },
    'a subject that is too long': { subject: "repeat('s', 101)" },
    'a message that is too long': { message: "repeat('m', 10001)" },
    'a message of ten million characters': { message: "repeat('m', 10000000)" },
    'no name': { name: "''" },
    'a name of spaces': { name: "'  '" },
    'no message': { message: "E'\\n'" },
    'an invalid address': { email: "'nobody'" },
    'an address that reverses the direction of text': { email: "U&'n\\202e@x.example'" },
    'an address of two people': { email: "'n@x.example,other@x.example'" },
    'an address with a second receiver': { email: "'n@x.example?bcc=other'" },
    'an address of two lines': { email: "E'n@x.example\\nBcc: other'" },
  }).map(([surface, sent]) => send(surface, sent, breaksRule)),
  ...(['id', 'name', 'email', 'subject', 'message'] as const).map((column) =>
    send(`null for ${column}`, { [column]: 'null' }, `rejected: ${column} is missing`),
  ),
]);

const floodCases: SqlCase[] = asRowRules([
  send('the fifth message in a minute', {}, 'works: 5', replaceAllBy(others(4, '59.999 seconds')), countAll),
  send('the sixth message in a minute', {}, breaksRule, replaceAllBy(others(5, '59.999 seconds'))),
  send(
    'a message after five messages from a minute ago',
    {},
    'works: 6',
    replaceAllBy(others(5, '1 minute')),
    countAll,
  ),
  send('the 200th message in a day', {}, 'works: 200', replaceAllBy(others(199, '23:59:59.999')), countAll),
  send('the 201st message in a day', {}, breaksRule, replaceAllBy(others(200, '23:59:59.999'))),
  send('a message after 200 messages from a day ago', {}, 'works: 201', replaceAllBy(others(200, '1 day')), countAll),
  send('the 3,000th message of all', {}, 'works: 3000', replaceAllBy(others(2999, '2 days')), countAll),
  send('the 3,001st message of all', {}, breaksRule, replaceAllBy(others(3000, '2 days'))),
  send(
    'a message after 3,000 messages from a year ago',
    {},
    'works: 1',
    replaceAllBy(others(3000, '1 year')),
    countAll,
  ),
  // Read and archived messages count too.
  send(
    'the sixth message in a minute, while the others are archived',
    {},
    breaksRule,
    `${replaceAllBy(others(5, '1 second'))}; update public.contact_messages set state = 'archived'`,
  ),
  // A repeated message adds no row and does not change the stored message.
  send(
    'the same id, with another text',
    { id: `'${messages.new}'`, message: "'Other'" },
    'works: 1, M',
    undefined,
    [
      "select concat_ws(', ', count(*), max(message)) from public.contact_messages",
      `where id = '${messages.new}'`,
    ].join(' '),
  ),
  send(
    'the same id, after too many messages',
    { id: `'${messages.new}'` },
    'works: 7',
    others(5, '1 second'),
    countAll,
  ),
]);

/** SQL of a function that sends 1,000 messages and returns the number of stored messages. */
const flood = `create function pg_temp.flood() returns integer language plpgsql as $$
  declare kept integer := 0;
  begin
    for n in 1..1000 loop
      begin
        perform public.keep_message(gen_random_uuid(), 'N', 'n@x.example', 'S', 'M' || n, '', 3);
        kept := kept + 1;
      exception when check_violation then null;
      end;
    end loop;
    return kept;
  end $$; grant execute on function pg_temp.flood() to anon`;
const floodOfThousand: SqlCase[] = asRowRules([
  attempt('visitor', 'keep_message: 1,000 messages in a minute', 'select 1 where pg_temp.flood() = 5', 'works: 5', {
    ...{ before: replaceAllBy(flood), read: countAll },
  }),
]);

/** Staff see no message older than a year, and the next message deletes such old messages. */
const yearCases: SqlCase[] = [
  ...(['editor', 'admin'] as const).flatMap((persona) =>
    Object.entries({
      'a second younger than a year': ["1 year' + interval '1 second", 'works'],
      'exactly a year old': ['1 year', 'no rows'],
      'a second older than a year': ["1 year' - interval '1 second", 'no rows'],
    }).map(([surface, [ago, expected = '']]) =>
      attempt(
        persona,
        `contact_messages: read a message that is ${surface}`,
        `select 1 from public.contact_messages where id = '${messages.new}'`,
        expected,
        { before: `update public.contact_messages set created_at = now() - interval '${ago}'` },
      ),
    ),
  ),
  ...asRowRules([
    send(
      'deletes messages from a year ago',
      {},
      'works: M S',
      undefined,
      [
        "select string_agg(message || ' ' || subject, ', ') from public.contact_messages",
        `where id in ('${messages.new}', '${messages.old}')`,
      ].join(' '),
    ),
    send(
      'deletes several messages from a year ago and keeps a younger message',
      {},
      'works: 2',
      `${replaceAllBy(others(3, '1 year'))}; ${others(2, '400 days')}; ${others(1, "1 year' + interval '1 second")}`,
      countAll,
    ),
    attempt(
      'the auth service',
      'delete_old_messages: the call by the clock',
      'select private.delete_old_messages()',
      'works: 1',
      {
        read: countAll,
      },
    ),
  ]),
];

/** Staff change only the state of a message, one at a time. */
const staffCases: SqlCase[] = [
  ...(['editor', 'admin'] as const).flatMap((persona) => [
    ...attempts([persona], 'rejected', {
      ...Object.fromEntries(
        ['id', 'created_at', 'name', 'email', 'subject', 'message'].map((column) => [
          `contact_messages.${column}: change the column`,
          change('contact_messages', `${column} = ${column}`, `id = '${messages.new}'`),
        ]),
      ),
      'contact_messages: make an old message new': change('contact_messages', 'created_at = now()', 'true'),
      'contact_messages: an upsert over a message': `insert into public.contact_messages (id, state)
        values ('${messages.new}', 'read') on conflict (id) do update set state = excluded.state returning 1`,
      'contact_messages: call the function of visitors': keep(),
    }),
    ...attempts(
      [persona],
      { expected: 'rejected', before: others(1, '2 days') },
      {
        'contact_messages: mark two messages at once': change('contact_messages', "state = 'read'", 'true'),
        'contact_messages: delete two messages at once': remove('contact_messages', 'true'),
        'contact_messages: mark all messages without a condition': "update public.contact_messages set state = 'read'",
        'contact_messages: delete all messages without a condition': 'delete from public.contact_messages',
      },
    ),
    ...(['unread', 'read', 'archived'] as const).map((state) =>
      attempt(
        persona,
        `contact_messages.state: ${state}`,
        change('contact_messages', `state = '${state}'`, `id = '${messages.new}'`),
        `works: ${state}`,
        { read: `select state from public.contact_messages where id = '${messages.new}'` },
      ),
    ),
  ]),
  // Without a condition Postgres applies only the policy of the statement.
  ...(['stranger', 'former', 'contributor'] as const).flatMap((persona) => [
    attempt(
      persona,
      'contact_messages: mark all messages',
      "update public.contact_messages set state = 'read'",
      'no rows: 2',
      {
        read: "select count(*) from public.contact_messages where state = 'unread'",
      },
    ),
    attempt(persona, 'contact_messages: delete all messages', 'delete from public.contact_messages', 'no rows: 2', {
      read: countAll,
    }),
    ...attempts([persona], 'no rows', {
      'contact_messages: count the messages':
        'select 1 from (select count(*) as n from public.contact_messages) where n > 0',
    }),
  ]),
];

/** The history is only for content and keeps no deleted message. */
const historyCases = attempts(
  ['service'],
  { expected: 'no rows', before: 'delete from public.contact_messages' },
  {
    'contact_messages: the history of deleted messages':
      "select 1 from public.revisions where table_name = 'contact_messages'",
  },
);

/** All cases about storing and reading visitors' messages. */
export const messageCases: SqlCase[] = [
  ...keptCases,
  ...robotCases,
  ...lengthCases,
  ...floodCases,
  ...floodOfThousand,
  ...yearCases,
  ...staffCases,
  ...historyCases,
];
