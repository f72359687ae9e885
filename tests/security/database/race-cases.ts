import { accounts, people, posts } from './permission-fixtures.ts';
import { insertSql, type Asker, type SqlCase } from './sql-case.ts';

/** One request; without `who` it is one of the auth service. */
export interface Request {
  who?: Asker;
  statement: string;
}

/** Two requests at the same moment. */
export interface Race {
  category: SqlCase['category'];
  what: string;
  requests: [first: Request, second: Request];
  /** What comes of each, when the second begins before the first has ended. */
  outcomes: [first: string, second: string];
  /** What the second gives when the first is undone: `works` unless said otherwise. */
  alone?: string;
  /** Asked afterwards: one text. */
  read: string;
  left: string;
}

const by = (who: Request['who'], statement: string): Request => ({ who, statement });

const broken = 'refused: breaks a rule';
const taken = 'refused: taken';
const noRow = 'refused: no such row, or still needed';

const consoles = { first: 'c1000000-0000-4000-8000-000000000001', second: 'c1000000-0000-4000-8000-000000000002' };
const featuredRows = {
  now: 'f1000000-0000-4000-8000-000000000001',
  old: 'f1000000-0000-4000-8000-000000000002',
  older: 'f1000000-0000-4000-8000-000000000003',
};

const post = { excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };
const aConsole = { name: 'n', description: 'd', full_description: 'f', year: '2020', color: 'ds' };
const specs = { processor: 'p', display: 'd', controls: 'c', battery: 'b' };
const period = { start_date: '2025-01-01', end_date: '2025-01-31' };

/** What is there before two requests meet: two admins, an editor, a contributor with a draft, a featured console. */
export const raceSql = [
  ...(['admin', 'secondAdmin', 'editor', 'contributor'] as const).flatMap((who) => [
    `insert into auth.users (id) values ('${accounts[who]}')`,
    insertSql('users', {
      ...{ id: people[who], auth_user_id: accounts[who], name: who, email: `${who}@n.example` },
      role: who === 'secondAdmin' ? 'admin' : who,
    }),
  ]),
  ...['history', 'unused'].map((slug) => insertSql('blog_categories', { name: 'n', slug })),
  insertSql('blog_posts', {
    ...{ ...post, id: posts.ownDraft, title: 'Draft', slug: 'p-own-draft', created_by: accounts.contributor },
  }),
  `insert into public.blog_posts (title, slug, excerpt, content, author, date, created_by)
    select 'n', 'n-' || n, 'e', 'c', 'a', '2025-01-01', '${accounts.contributor}' from generate_series(1, 498) as n`,
  ...Object.entries(consoles).map(([slug, id]) => insertSql('consoles', { ...aConsole, ...specs, id, slug })),
  ...Object.entries(featuredRows).map(([name, id]) =>
    insertSql('console_of_month', { ...period, id, console_id: consoles.first, featured: name === 'now' }),
  ),
].join('; ');

const demote = (who: 'admin' | 'secondAdmin') =>
  `update public.users set role = 'editor' where id = '${people[who]}' returning 1`;
const remove = (who: 'admin' | 'secondAdmin') => `delete from public.users where id = '${people[who]}' returning 1`;
const removeAccount = (who: 'admin' | 'secondAdmin') =>
  `delete from auth.users where id = '${accounts[who]}' returning 1`;
const adminsLeft = `select string_agg(name, ', ' order by name) as left from public.users
  where role = 'admin' and auth_user_id is not null`;

const lastAdminRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'two admins demote each other' },
    requests: [by('admin', demote('secondAdmin')), by('secondAdmin', demote('admin'))],
    outcomes: ['works', broken],
    ...{ read: adminsLeft, left: 'admin' },
  },
  {
    ...{ category: 'permissions', what: 'two admins delete each other' },
    requests: [by('admin', remove('secondAdmin')), by('secondAdmin', remove('admin'))],
    ...{ outcomes: ['no rows', 'no rows'], alone: 'no rows' },
    ...{ read: adminsLeft, left: 'admin, secondAdmin' },
  },
  {
    ...{ category: 'row rules', what: 'the server deletes two admins' },
    requests: [by('service', remove('secondAdmin')), by('service', remove('admin'))],
    outcomes: ['works', broken],
    ...{ read: adminsLeft, left: 'admin' },
  },
  {
    ...{ category: 'row rules', what: 'an admin is deleted, and demotes the other' },
    requests: [by('service', remove('secondAdmin')), by('secondAdmin', demote('admin'))],
    outcomes: ['works', broken],
    ...{ read: adminsLeft, left: 'admin' },
  },
  {
    ...{ category: 'row rules', what: 'the accounts of two admins are deleted' },
    requests: [by(undefined, removeAccount('secondAdmin')), by(undefined, removeAccount('admin'))],
    outcomes: ['works', broken],
    ...{ read: adminsLeft, left: 'admin' },
  },
];

const feature = (console: keyof typeof consoles) =>
  `${insertSql('console_of_month', { ...period, console_id: consoles[console] })} returning 1`;
const featureRow = (row: keyof typeof featuredRows) =>
  `update public.console_of_month set featured = true, end_date = '2026-01-01' where id = '${featuredRows[row]}' returning 1`;
const featuredNow = `select string_agg(concat_ws(' ', slug, end_date), ', ') as left
  from public.console_of_month join public.consoles on consoles.id = console_id where featured`;

/** The later request wins, and nobody is refused. */
const featuredRaces: Race[] = [
  {
    what: 'two different consoles are featured',
    requests: [feature('second'), feature('first')],
    left: 'first 2025-01-31',
  },
  {
    what: 'two old rows are featured again',
    requests: [featureRow('old'), featureRow('older')],
    left: 'first 2026-01-01',
  },
  {
    what: 'another console is featured, and the period of the featured one changes',
    requests: [feature('second'), featureRow('now')],
    left: 'first 2026-01-01',
  },
  {
    what: 'the period of the featured console changes, and another is featured',
    requests: [featureRow('now'), feature('second')],
    left: 'second 2025-01-31',
  },
].map(({ what, requests: [first, second], left }): Race => ({
  ...{ category: 'row rules', what, read: featuredNow, left },
  requests: [by('editor', first ?? ''), by('admin', second ?? '')],
  outcomes: ['works', 'works'],
}));

const addPost = (slug: string, title: string, published = true) =>
  `${insertSql('blog_posts', { ...post, slug, title, published })} returning 1`;
const addPerson = (email: string) => `${insertSql('users', { name: 'n', email, role: 'editor' })} returning 1`;
const slugsLeft = `select string_agg(title, ', ') as left from public.blog_posts where slug = 'the-same'`;
const draftLeft = `select concat_ws(' ', title, published, category) as left from public.blog_posts
  where id = '${posts.ownDraft}'`;
const moveDraft = `update public.blog_posts set category = 'unused' where id = '${posts.ownDraft}' returning 1`;
const removeCategory = "delete from public.blog_categories where slug = 'unused' returning 1";
const publishDraft = `update public.blog_posts set published = true where id = '${posts.ownDraft}' returning 1`;
const renameDraft = `update public.blog_posts set title = 'Changed' where id = '${posts.ownDraft}' returning 1`;
const deleteDraft = `delete from public.blog_posts where id = '${posts.ownDraft}' returning 1`;

const postRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'two posts take the same address' },
    requests: [by('editor', addPost('the-same', 'First')), by('contributor', addPost('the-same', 'Second', false))],
    outcomes: ['works', taken],
    ...{ read: slugsLeft, left: 'First' },
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
  {
    ...{ category: 'row rules', what: 'a post moves into a category that is deleted' },
    requests: [by('admin', removeCategory), by('editor', moveDraft)],
    outcomes: ['works', noRow],
    ...{ read: draftLeft, left: 'Draft f history' },
  },
  {
    ...{ category: 'row rules', what: 'a category is deleted that a post moves into' },
    requests: [by('editor', moveDraft), by('admin', removeCategory)],
    outcomes: ['works', noRow],
    ...{ read: draftLeft, left: 'Draft f unused' },
  },
  {
    ...{ category: 'permissions', what: 'a contributor changes a draft that an editor publishes' },
    requests: [by('editor', publishDraft), by('contributor', renameDraft)],
    outcomes: ['works', 'no rows'],
    ...{ read: draftLeft, left: 'Draft t history' },
  },
  {
    ...{ category: 'permissions', what: 'a contributor deletes a draft that an editor publishes' },
    requests: [by('editor', publishDraft), by('contributor', deleteDraft)],
    outcomes: ['works', 'no rows'],
    ...{ read: draftLeft, left: 'Draft t history' },
  },
];

const oneMore = (slug: string) => addPost(slug, 'One more', false);

/** A limit that two requests could each keep, and break together. */
const limitRaces: Race[] = [
  {
    ...{ category: 'row rules', what: 'the last draft that a contributor may add is added twice' },
    requests: [by('contributor', oneMore('one')), by('contributor', oneMore('two'))],
    outcomes: ['works', broken],
    read: `select string_agg(slug, ', ') as left from public.blog_posts where title = 'One more'`,
    left: 'one',
  },
];

/** Everything that two people at the same moment could break. */
export const races: Race[] = [...lastAdminRaces, ...featuredRaces, ...postRaces, ...limitRaces];
