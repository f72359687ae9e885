import { extensions } from '../../../build/local-backend/schema-files.ts';
import { recordSignInMethod, insertAccount } from '../../support/database/account-sql.ts';
import { accounts, keyHashOf, newConsole, newPost, people, posts } from './permission-fixtures.ts';
import { answered, storeHook, waiting } from './build-cases.ts';
import { keep } from './message-cases.ts';
import { save } from './save-console-cases.ts';
import { add, breaksRule, change, insertSql, noRow, remove, taken, type Asker, type SqlCase } from './sql-case.ts';

export interface Request {
  who: Asker;
  statement: string;
}

/** Two requests at the same moment, and their outcomes. */
export interface Race {
  category: SqlCase['category'];
  what: string;
  /** SQL that runs before the requests. */
  before?: string;
  requests: [first: Request, second: Request];
  /** The outcomes when the second request begins before the first ends. */
  outcomes: [first: string, second: string];
  /** The outcome of the second request after a rollback of the first. The default is `works`. */
  alone?: string;
  /** A query that runs afterwards and gives one text, `left`. */
  read: string;
  left: string;
}

const by = (who: Asker, statement: string): Request => ({ who, statement });

const consoles = { first: 'c1000000-0000-4000-8000-000000000001', second: 'c1000000-0000-4000-8000-000000000002' };
const featuredRows = {
  now: 'f1000000-0000-4000-8000-000000000001',
  old: 'f1000000-0000-4000-8000-000000000002',
  older: 'f1000000-0000-4000-8000-000000000003',
};

const pictureName = (digit: string) => `${digit.repeat(32)}-1x1.png`;
const period = { start_date: '2025-01-01', end_date: '2025-01-31' };

/** SQL for the rows before a race: two admins, an editor, a contributor with a draft, a featured console. */
export const raceSql = [
  ...(['admin', 'secondAdmin', 'editor', 'contributor'] as const).flatMap((who) => [
    insertAccount(accounts[who], `${who}@n.example`),
    insertSql('users', {
      ...{
        id: people[who],
        auth_user_id: accounts[who],
        joined_at: '2025-01-01',
        name: who,
        email: `${who}@n.example`,
      },
      role: who === 'secondAdmin' ? 'admin' : who,
    }),
  ]),
  // The following rows are for an invited person who signed in by mail.
  insertSql('users', { id: people.stranger, name: 'invited', email: 'invited@n.example', role: 'editor' }),
  insertAccount(accounts.stranger, 'invited@n.example'),
  `insert into private.born_accounts (account, address) values ('${accounts.stranger}', 'invited@n.example')`,
  recordSignInMethod(accounts.stranger, 'otp'),
  ...['history', 'unused'].map((slug) => insertSql('blog_categories', { name: 'n', slug })),
  insertSql('blog_posts', {
    ...{ ...newPost, id: posts.ownDraft, title: 'Draft', slug: 'p-own-draft', created_by: people.contributor },
  }),
  `insert into public.blog_posts (title, slug, excerpt, content, author, date, created_by)
    select 'n', 'n-' || n, 'e', 'c', 'a', '2025-01-01', '${people.contributor}' from generate_series(1, 498) as n`,
  `insert into public.draft_links (created_by, post_id, key_hash, hours)
    select '${people.editor}', '${posts.ownDraft}', lpad(n::text, 64, '0'), 24 from generate_series(1, 19) as n`,
  `insert into public.pictures (created_by, name, file_name, alt)
    select '${people.contributor}', lpad(n::text, 32, '0') || '-1x1.png', 'n.png', 'n' from generate_series(1, 299) as n`,
  `insert into storage.objects (bucket_id, name) select 'images', name from (values ('${pictureName('a')}'), ('${pictureName('b')}')) as file (name)`,
  ...Object.entries(consoles).map(([slug, id]) => insertSql('consoles', { ...newConsole, id, slug })),
  ...Object.entries(featuredRows).map(([name, id]) =>
    insertSql('console_of_month', { ...period, id, console_id: consoles.first, featured: name === 'now' }),
  ),
].join('; ');

type Admin = 'admin' | 'secondAdmin';
const demote = (who: Admin) => change('users', "role = 'editor'", `id = '${people[who]}'`);
const dismiss = (who: Admin) => remove('users', `id = '${people[who]}'`);
const adminsLeft = `select string_agg(name, ', ' order by name) as left from public.users
  where role = 'admin' and auth_user_id is not null`;

/** Returns a race for the removal of two admins. The database rejects the removal of the last admin. */
const oneStays = (what: string, first: Request, second: Request): Race => ({
  ...{ category: 'row rules', what, requests: [first, second], outcomes: ['works', breaksRule] },
  ...{ read: adminsLeft, left: 'admin' },
});

const lastAdminRaces: Race[] = [
  oneStays('two admins demote each other', by('admin', demote('secondAdmin')), by('secondAdmin', demote('admin'))),
  oneStays('the server deletes two admins', by('service', dismiss('secondAdmin')), by('service', dismiss('admin'))),
  oneStays(
    'an admin is deleted, and demotes the other',
    by('service', dismiss('secondAdmin')),
    by('secondAdmin', demote('admin')),
  ),
  {
    ...{ category: 'permissions', what: 'two admins delete each other' },
    requests: [by('admin', dismiss('secondAdmin')), by('secondAdmin', dismiss('admin'))],
    ...{ outcomes: ['no rows', 'no rows'], alone: 'no rows' },
    ...{ read: adminsLeft, left: 'admin, secondAdmin' },
  },
];

const join = by('stranger', "select from public.join_team() as answer where answer = 'joined'");
const ofInvited = `id = '${people.stranger}'`;
const ofAccount = `where id = '${accounts.stranger}' returning 1`;
const byService = (statement: string) => by('the auth service', `${statement} ${ofAccount}`);
const joinLeft = `select concat_ws(', ', (select concat_ws(' ', email, auth_user_id is not null, joined_at is not null)
    from public.users where ${ofInvited}), (select concat_ws(' ', email, banned_until::date) from auth.users
    where id = '${accounts.stranger}')) as left`;

/** A person joins while the row or the account changes. Neither request waits for ever. */
const joinRaces: Race[] = (
  [
    ['the row is removed', by('admin', remove('users', ofInvited)), '', ''],
    [
      'the address is changed',
      by('admin', change('users', "email = 'moved@n.example'", ofInvited)),
      ...(['moved@n.example f f', 'moved@n.example f f'] as const),
    ],
    [
      'the person is banned',
      byService("update auth.users set banned_until = '2999-01-01'"),
      'invited@n.example f f, invited@n.example 2999-01-01',
      'invited@n.example t t, invited@n.example 2999-01-01',
    ],
    [
      'the account is deleted',
      byService('delete from auth.users'),
      ...(['invited@n.example f f', 'invited@n.example f f'] as const),
    ],
  ] as const
).flatMap(([what, request, leftFirst, leftSecond]): Race[] => [
  {
    ...{ category: 'permissions', what: `${what}, and the invited person joins`, requests: [request, join] },
    ...{ outcomes: ['works', 'no rows'], read: joinLeft, left: leftFirst },
  },
  {
    ...{ category: 'permissions', what: `the invited person joins, and ${what}`, requests: [join, request] },
    ...{ outcomes: ['works', 'works'], read: joinLeft, left: leftSecond },
  },
]);

const secondJoin: Race = {
  ...{
    category: 'permissions',
    what: 'the invited person joins twice',
    requests: [join, join],
    outcomes: ['works', 'no rows'],
  },
  ...{ read: joinLeft, left: 'invited@n.example t t, invited@n.example' },
};

const feature = (console: keyof typeof consoles) =>
  add('console_of_month', { ...period, console_id: consoles[console] });
const featureRow = (row: keyof typeof featuredRows) =>
  change('console_of_month', "featured = true, end_date = '2026-01-01'", `id = '${featuredRows[row]}'`);
const featuredNow = `select string_agg(concat_ws(' ', slug, end_date), ', ') as left
  from public.console_of_month join public.consoles on consoles.id = console_id where featured`;

/** Returns a race in which both requests work and the later request wins. */
const laterWins = (what: string, first: string, second: string, left: string): Race => ({
  ...{ category: 'row rules', what, read: featuredNow, left },
  requests: [by('editor', first), by('admin', second)],
  outcomes: ['works', 'works'],
});

const featuredRaces: Race[] = [
  laterWins('two different consoles are featured', feature('second'), feature('first'), 'first 2025-01-31'),
  laterWins('two old rows are featured again', featureRow('old'), featureRow('older'), 'first 2026-01-01'),
  laterWins(
    'another console is featured, and the period of the featured console changes',
    feature('second'),
    featureRow('now'),
    'first 2026-01-01',
  ),
  laterWins(
    'the period of the featured console changes, and another is featured',
    featureRow('now'),
    feature('second'),
    'second 2025-01-31',
  ),
];

const addPost = (slug: string, title: string, published = true) =>
  add('blog_posts', { ...newPost, slug, title, published });
const addPerson = (email: string) => add('users', { name: 'n', email, role: 'editor' });

const newRowRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'two posts take the same address' },
    requests: [by('editor', addPost('the-same', 'First')), by('contributor', addPost('the-same', 'Second', false))],
    outcomes: ['works', taken],
    read: `select string_agg(title, ', ') as left from public.blog_posts where slug = 'the-same'`,
    left: 'First',
  },
  {
    ...{ category: 'row rules', what: 'two people are added with the same address, in other letters' },
    requests: [by('admin', addPerson('same@n.example')), by('secondAdmin', addPerson('SAME@n.example'))],
    outcomes: ['works', taken],
    read: "select string_agg(email, ', ') as left from public.users where email ilike 'same@%'",
    left: 'same@n.example',
  },
  {
    ...{ category: 'row rules', what: 'two posts are published in one category' },
    requests: [by('editor', addPost('one', 'One')), by('admin', addPost('two', 'Two'))],
    outcomes: ['works', 'works'],
    read: 'select concat(count(*), $$ found, said to be $$, max(total)) as left from public.search_posts()',
    left: '2 found, said to be 2',
  },
  // Each request alone keeps the limit. Both requests together would break the limit.
  {
    ...{ category: 'row rules', what: 'the last draft that a contributor may add is added twice' },
    requests: [
      by('contributor', addPost('one', 'One more', false)),
      by('contributor', addPost('two', 'One more', false)),
    ],
    outcomes: ['works', breaksRule],
    read: `select string_agg(slug, ', ') as left from public.blog_posts where title = 'One more'`,
    left: 'one',
  },
];

const draft = `id = '${posts.ownDraft}'`;
const draftLeft = `select concat_ws(' ', title, published, category) as left from public.blog_posts where ${draft}`;
const moveDraft = change('blog_posts', "category = 'unused'", draft);
const removeCategory = remove('blog_categories', "slug = 'unused'");
const categoryId = (slug: string) => `(select id from public.blog_categories where slug = '${slug}')`;
const callAbout = (name: string) => `select id from public.${name}(${categoryId('unused')}, ${categoryId('history')})`;
const publishDraft = change('blog_posts', 'published = true', draft);

const draftRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'a post moves into a category that is deleted' },
    requests: [by('admin', removeCategory), by('editor', moveDraft)],
    outcomes: ['works', noRow],
    ...{ read: draftLeft, left: 'Draft f history' },
  },
  {
    ...{ category: 'row rules', what: 'a post moves into a category, and the category is deleted' },
    requests: [by('editor', moveDraft), by('admin', removeCategory)],
    outcomes: ['works', noRow],
    ...{ read: draftLeft, left: 'Draft f unused' },
  },
  {
    ...{
      category: 'row rules',
      what: 'a post moves into a category, and the deletion of the category moves the posts',
    },
    requests: [by('editor', moveDraft), by('admin', callAbout('delete_category'))],
    outcomes: ['works', 'works'],
    ...{ read: draftLeft, left: 'Draft f history' },
  },
  {
    ...{ category: 'row rules', what: 'two people move a category to the same place' },
    requests: [by('admin', callAbout('move_category')), by('secondAdmin', callAbout('move_category'))],
    outcomes: ['works', 'works'],
    read: "select string_agg(concat(slug, ' ', position), ', ' order by position) as left from public.blog_categories",
    left: 'unused 1, history 2',
  },
  ...Object.entries({
    'a contributor changes a draft that an editor publishes': change('blog_posts', "title = 'Changed'", draft),
    'a contributor deletes a draft that an editor publishes': remove('blog_posts', draft),
  }).map(([what, statement]): Race => ({
    ...{ category: 'permissions', what },
    requests: [by('editor', publishDraft), by('contributor', statement)],
    outcomes: ['works', 'no rows'],
    ...{ read: draftLeft, left: 'Draft t history' },
  })),
];

const saveFirst = (name: string, region: string) =>
  save({
    id: consoles.first,
    version: `(select updated_at from public.consoles where id = '${consoles.first}')`,
    changes: { name },
    releases: [{ region }],
  });

const saveRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'two people save the same version of a console' },
    requests: [by('editor', saveFirst('Mine', 'jp')), by('admin', saveFirst('Theirs', 'na'))],
    outcomes: ['works', 'no rows'],
    read: `select string_agg(concat(name, ' ', region), ', ') as left from public.consoles
      join public.console_releases as release on release.console_id = consoles.id`,
    left: 'Mine jp',
  },
];

const about = save({
  id: consoles.first,
  version: `(select updated_at from public.consoles where id = '${consoles.first}')`,
  articles: [{ post_id: posts.ownDraft }],
});
const removeDraft = remove('blog_posts', draft);
const linksLeft = `select concat_ws(', ', (select count(*) from public.post_consoles), slug) as left
  from public.consoles where id = '${consoles.first}'`;

/** The deletion of a post and the save of its console do not deadlock. */
const stampedRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'a post is deleted, and its console is saved' },
    requests: [by('editor', removeDraft), by('admin', about)],
    outcomes: ['works', noRow],
    ...{ read: linksLeft, left: '0, first' },
  },
  {
    ...{ category: 'row rules', what: 'a console is saved, and its post is deleted' },
    requests: [by('editor', about), by('admin', removeDraft)],
    outcomes: ['works', 'works'],
    ...{ read: linksLeft, left: '0, saved' },
  },
];

const addLink = (token: string) =>
  add('draft_links', { post_id: posts.ownDraft, key_hash: keyHashOf(token), hours: '24' });

const draftLinkRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'the last link that a draft may have is made twice' },
    requests: [by('contributor', addLink('one')), by('editor', addLink('two'))],
    outcomes: ['works', breaksRule],
    ...{ read: 'select count(*)::text as left from public.draft_links', left: '20' },
  },
];

const addPicture = (digit: string) =>
  add('pictures', { name: pictureName(digit), file_name: 'n.png', alt: 'One more' });

const pictureRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'the last picture that a person may add in a day is added twice' },
    requests: [by('contributor', addPicture('a')), by('contributor', addPicture('b'))],
    outcomes: ['works', breaksRule],
    read: "select string_agg(name, ', ') as left from public.pictures where alt = 'One more'",
    left: pictureName('a'),
  },
];

const messageId = (digit: string) => `'99000000-0000-4000-8000-00000000000${digit}'`;
const messageRace = {
  category: 'row rules',
  // The messages have a future time, so that a slow test stays within the minute.
  before: `insert into public.contact_messages (id, created_at, name, email, subject, message)
    select gen_random_uuid(), now() + interval '1 hour', 'n', 'n@x.example', '', 'm' from generate_series(1, 4)`,
  read: 'select count(*)::text as left from public.contact_messages',
  left: '5',
} as const;

const messageRaces: Race[] = [
  {
    ...{ ...messageRace, what: 'the last message that is kept in a minute is sent twice' },
    requests: [by('visitor', keep({ id: messageId('7') })), by('visitor', keep({ id: messageId('8') }))],
    outcomes: ['works', breaksRule],
  },
  {
    ...{ ...messageRace, what: 'one message is sent twice' },
    requests: [by('visitor', keep()), by('visitor', keep())],
    outcomes: ['works', 'works'],
  },
];

const askNow = 'select from public.ask_for_build()';
const tick = by('the auth service', 'select private.build_when_newer()');
const buildRace = {
  category: 'row rules',
  before: `${extensions}; ${storeHook}`,
  read: "select string_agg(url, ', ') as left from net.http_request_queue",
  left: 'https://api.host.example/build_hooks/s3cret',
} as const;

const setHook = (address: string) => `select from public.set_build_hook('${address}')`;

/** Two requests for a build lead to one build. */
const buildRaces: Race[] = [
  {
    ...{ ...buildRace, what: 'two people ask for a build' },
    requests: [by('editor', askNow), by('admin', askNow)],
    outcomes: ['works', breaksRule],
  },
  {
    ...{ ...buildRace, what: 'the clock asks for a build, and then a person asks' },
    requests: [tick, by('editor', askNow)],
    outcomes: ['works', breaksRule],
  },
  {
    ...{ ...buildRace, what: 'a person asks for a build, and then the clock asks' },
    requests: [by('editor', askNow), tick],
    outcomes: ['works', 'works'],
  },
  {
    ...{ ...buildRace, what: 'the clock asks twice' },
    requests: [tick, tick],
    outcomes: ['works', 'works'],
  },
  // Without a lock the answer to the old request would count for the new request.
  {
    ...{ ...buildRace, what: 'the clock records an answer and asks again, and an editor reads the state' },
    before: `${buildRace.before}; ${waiting('5 minutes')}; ${answered(500)}; select setval('net.http_request_queue_id_seq', 7)`,
    requests: [tick, by('editor', 'select from public.build_state()')],
    outcomes: ['works', 'works'],
    read: "select concat_ws(', ', answer, request_id, failures) as left from private.last_build_request",
    left: 'waiting, 8, 1',
  },
  {
    ...{ ...buildRace, what: 'two admins paste the first build hook', before: extensions },
    requests: [by('admin', setHook('https://one.example/')), by('secondAdmin', setHook('https://two.example/'))],
    outcomes: ['works', 'works'],
    ...{
      read: "select string_agg(decrypted_secret, ', ') as left from vault.decrypted_secrets",
      left: 'https://two.example/',
    },
  },
];

/** All races of two requests. */
export const races: Race[] = [
  ...lastAdminRaces,
  ...joinRaces,
  secondJoin,
  ...featuredRaces,
  ...newRowRaces,
  ...draftRaces,
  ...saveRaces,
  ...stampedRaces,
  ...draftLinkRaces,
  ...pictureRaces,
  ...messageRaces,
  ...buildRaces,
];
