import { accounts, people } from './permission-fixtures.ts';
import type { Persona } from './permission-matrix.ts';
import { add, asRowRules, attempt, change, remove, type Connection, type SqlCase } from './sql-case.ts';

const broken = 'refused: breaks a rule';
const staff = ['contributor', 'editor', 'admin'] as const;
const isEditor = (persona: Persona) => persona === 'editor' || persona === 'admin';

const post = { title: 'X', slug: 'x', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };
const person = { name: 'X', email: 'x@x.example' };
const newAdmin = { ...person, role: 'admin' };

const role = (who: keyof typeof people) => `select role from public.users where id = '${people[who]}'`;
const setRole = (who: keyof typeof people, to: string) => change('users', `role = '${to}'`, `id = '${people[who]}'`);
/** Writes a row over the one that is there. */
const over = (table: string, row: Parameters<typeof add>[1], key: string, columns: readonly string[]) =>
  add(
    table,
    row,
    `on conflict (${key}) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  );
const asAdmin = (who: keyof typeof people) => over('users', { ...newAdmin, id: people[who] }, 'id', ['role']);

/** Who is what: nobody raises themselves, and one admin stays. */
const roleCases: SqlCase[] = [
  ...(['stranger', 'former', 'contributor', 'editor'] as const).flatMap((persona) => {
    const own = `auth_user_id = '${accounts[persona]}'`;
    const left = persona === 'former' ? '' : persona === 'stranger' ? 'other' : persona;
    const read = `select role from public.users where ${own}`;
    const upsert = asAdmin(persona === 'former' ? 'stranger' : persona);
    return [
      attempt(
        persona,
        'users.role: make oneself an admin',
        change('users', "role = 'admin'", own),
        `no rows: ${left}`,
        { read },
      ),
      ...[
        ['add oneself as an admin', add('users', { ...newAdmin, auth_user_id: accounts.former })] as const,
        ['an upsert over the own row with the role of an admin', upsert] as const,
      ].map(([what, statement]) => attempt(persona, `users: ${what}`, statement, 'refused')),
    ];
  }),
  ...(['editor', 'contributor', 'other'] as const).map((to) =>
    attempt('admin', `users.role: the own one to ${to}`, setRole('admin', to), 'refused'),
  ),
  ...(
    [
      ['another admin', 'secondAdmin', 'editor'],
      ['a contributor', 'contributor', 'admin'],
    ] as const
  ).map(([what, who, to]) =>
    attempt('admin', `users.role: ${what} to ${to}`, setRole(who, to), `works: ${to}`, { read: role(who) }),
  ),
  ...Object.entries({
    'add an admin': add('users', newAdmin),
    'add a person with the account of somebody': add('users', {
      ...{ ...person, role: 'editor', auth_user_id: accounts.former },
    }),
    'an upsert of an admin over an editor': asAdmin('editor'),
  }).map(([what, statement]) => attempt('admin', `users: ${what}`, statement, 'refused')),
  ...["email = 'x@x.example'", `auth_user_id = '${accounts.former}'`, 'auth_user_id = null'].map((set) => {
    const statement = change('users', set, `id = '${people.contributor}'`);
    return attempt('admin', `users.${set.replace(' = ', ': of another person to ')}`, statement, 'refused');
  }),
];

/** Texts that look like a role, or like one that rules Postgres. */
const lookalikes = [
  ...['Admin', 'ADMIN', ' admin', 'admin ', 'admin\u200b', '\u0430dmin', 'Editor', 'contributor ', 'service_role'],
  'postgres',
];

/** What a role in another spelling, or an account that is only like somebody's, may try. */
const triesOfNobody = Object.entries({
  'see a draft': "select 1 from public.blog_posts where slug = 'p-draft'",
  'see the own draft': "select 1 from public.blog_posts where slug = 'p-of-stranger'",
  'change a post': change('blog_posts', "title = 'X'", "slug = 'p-published'"),
  'write a draft': add('blog_posts', { ...post, published: false }),
  'change the settings': change('site_settings', `"siteName" = 'X'`, 'id = 1'),
  'see the old address of a draft': "select 1 from public.post_slugs where slug = 'p-draft-once'",
  'see other people': `select 1 from public.users where id = '${people.editor}'`,
}).map(([what, statement]) => [what, statement, what === 'write a draft' ? 'refused' : 'no rows'] as const);

const nobodyCases: SqlCase[] = triesOfNobody.flatMap(([what, statement, expected]) => [
  ...lookalikes.map((spelling) =>
    attempt('stranger', `users.role in another spelling: ${what}`, statement, expected, {
      challenge: `with the role ${JSON.stringify(spelling)}`,
      before: setRole('stranger', spelling),
    }),
  ),
  attempt('namesake', `staff_role, by the id of a row in users: ${what}`, statement, expected),
]);

const oneAdmin = `set local session_replication_role = replica; ${setRole('secondAdmin', 'editor')};
  set local session_replication_role = origin`;
const ofTheAdmin = `id = '${people.admin}'`;

/** Without an admin who can sign in nobody could run the site. */
const lastAdminCases: SqlCase[] = asRowRules([
  ...Object.entries({
    demote: setRole('admin', 'editor'),
    delete: remove('users', ofTheAdmin),
    'take the account away from': change('users', 'auth_user_id = null', ofTheAdmin),
  }).flatMap(([what, statement]) => [
    attempt('service', `users: ${what} the last admin`, statement, broken, { before: oneAdmin }),
    attempt('service', `users: ${what} one of two admins`, statement, 'works'),
  ]),
  attempt('service', 'users: demote the last admin who can sign in', setRole('admin', 'editor'), broken, {
    before: `${oneAdmin}; ${add('users', { name: 'B', email: 'b@b.example', role: 'admin' })}`,
  }),
  attempt(
    'service',
    'users: demote all admins in one statement',
    change('users', "role = 'editor'", "role = 'admin'"),
    broken,
  ),
  {
    category: 'row rules',
    surface: 'SQL auth.users: delete the account of the last admin',
    challenge: 'the auth service',
    expected: broken,
    async run(database) {
      await database.exec(oneAdmin);
      return outcomeOfDeletedAccount(database, accounts.admin);
    },
  },
  {
    category: 'row rules',
    surface: 'SQL auth.users: delete the account of an editor',
    challenge: 'the auth service',
    expected: 'the post stays without an owner, the person without an account',
    async run(database) {
      await outcomeOfDeletedAccount(database, accounts.editor);
      const { rows } = await database.query<{ left: number }>(
        `select (select count(*) from public.users where id = '${people.editor}' and auth_user_id is null)::int
           + (select count(*) from public.blog_posts where slug = 'p-published' and created_by is null)::int as left`,
      );
      return rows[0]?.left === 2 ? 'the post stays without an owner, the person without an account' : 'something else';
    },
  },
]);

const statusOf = (slug: string) =>
  `select concat_ws(' ', title, published, created_by) from public.blog_posts where slug = '${slug}'`;

const ofSecondAdmin = add('blog_posts', { ...post, created_by: accounts.secondAdmin });
const inTheirName = 'blog_posts.created_by: a new post in the name of the second admin';

/** Posts: publishing, and whose a post is. */
const postCases: SqlCase[] = [
  ...staff.flatMap((persona) => {
    const ifEditor = (outcome: string) => (isEditor(persona) ? `works: ${outcome}` : 'refused');
    const taken = { contributor: 'no rows: D f', editor: 'works: D f', admin: 'works: D f' }[persona];
    const ifAdmin = (otherwise: string) => (persona === 'admin' ? accounts.secondAdmin : otherwise);
    const [ownDraft, draft] = ["slug = 'p-own-draft'", "slug = 'p-draft'"];
    return [
      [
        'blog_posts.published: publish the draft of the contributor',
        change('blog_posts', 'published = true', ownDraft),
        ...['p-own-draft', ifEditor(`O t ${accounts.contributor}`)],
      ],
      [
        'blog_posts.published: a new post that is published',
        add('blog_posts', { ...post, published: true }),
        ...['x', ifEditor(`X t ${accounts[persona]}`)],
      ],
      [
        'blog_posts: an upsert of a draft over a published post',
        over('blog_posts', { ...post, slug: 'p-published' }, 'slug', ['title', 'published']),
        ...['p-published', ifEditor(`X f ${accounts.editor}`)],
      ],
      [
        'blog_posts: an upsert of a draft over the draft of an editor',
        over('blog_posts', { ...post, slug: 'p-draft' }, 'slug', ['title']),
        ...['p-draft', ifEditor(`X f ${accounts.editor}`)],
      ],
      [inTheirName, ofSecondAdmin, 'x', `works: X f ${ifAdmin(accounts[persona])}`],
      [
        'blog_posts.created_by: hand the draft of the contributor to the second admin',
        change('blog_posts', `created_by = '${accounts.secondAdmin}'`, ownDraft),
        ...['p-own-draft', `works: O f ${ifAdmin(accounts.contributor)}`],
      ],
      [
        'blog_posts.created_by: take the draft of the editor',
        change('blog_posts', `created_by = '${accounts[persona]}'`, draft),
        ...['p-draft', `${taken} ${accounts[persona === 'contributor' ? 'editor' : persona]}`],
      ],
    ].map(([surface = '', statement = '', slug = '', expected = '']) =>
      attempt(persona, surface, statement, expected, { read: statusOf(slug) }),
    );
  }),
  attempt('service', inTheirName, ofSecondAdmin, `works: X f ${accounts.secondAdmin}`, {
    read: statusOf('x'),
  }),
  ...(['visitor', 'stranger', 'former'] as const).map((persona) =>
    attempt(
      persona,
      'blog_posts.slug: learn from a refusal whether a draft has it',
      add('blog_posts', { ...post, slug: 'p-draft' }),
      'refused',
    ),
  ),
];

const someDrafts = (count: number, first = 1) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date)
    select 'X', 'some-' || n, 'e', 'c', 'a', '2025-01-01' from generate_series(${first}, ${first + count - 1}) as n returning 1`;
const draftsOf = (who: keyof typeof accounts) =>
  `select count(*) from public.blog_posts where created_by = '${accounts[who]}' and not published and slug like 'some-%'`;

/** Drafts that somebody has already; the fixtures gave the contributor and the editor one. */
const hasDrafts = (who: keyof typeof accounts, count: number) =>
  `${someDrafts(count, 1001)}; ${change('blog_posts', `created_by = '${accounts[who]}'`, "slug like 'some-%'")}`;

/** How much one person may add. */
const amountCases: SqlCase[] = asRowRules([
  ...(['contributor', 'editor', 'service'] as const).flatMap((persona) => {
    const ofMore = persona === 'contributor' ? 'refused' : 'works';
    return [
      attempt(persona, 'blog_posts: 50 drafts in one request', someDrafts(50), 'works'),
      attempt(persona, 'blog_posts: 51 drafts in one request', someDrafts(51), ofMore),
    ];
  }),
  ...(['contributor', 'editor', 'admin', 'service'] as const).flatMap((persona) => {
    const who = persona === 'service' ? 'admin' : persona;
    const oneMore = add('blog_posts', { ...post, slug: 'some-more', created_by: accounts[who] });
    const own = ['contributor', 'editor'].includes(persona) ? 1 : 0;
    const [before, read] = [hasDrafts(who, 499 - own), draftsOf(who)];
    const ofMore = persona === 'service' ? 'works' : broken;
    return [
      attempt(persona, 'blog_posts: the 500th draft', oneMore, `works: ${500 - own}`, { before, read }),
      attempt(persona, 'blog_posts: the 501st draft', oneMore, ofMore, { before: hasDrafts(who, 500 - own) }),
    ];
  }),
  ...(
    [
      ['editor', 'as the published post that it is', add('blog_posts', { ...post, published: true }), 'works'],
      ['editor', 'by taking a post back', change('blog_posts', 'published = false', "slug = 'p-published'"), 'works'],
      [
        'admin',
        'given to somebody by an admin',
        add('blog_posts', { ...post, created_by: accounts.contributor }),
        broken,
      ],
    ] as const
  ).map(([persona, how, statement, expected]) => {
    const before = hasDrafts(persona === 'admin' ? 'contributor' : persona, 499);
    return attempt(persona, `blog_posts: the 501st draft, ${how}`, statement, expected, { before });
  }),
]);

/** Everything somebody may try in order to have more rights than they are given. */
export const escalationCases: SqlCase[] = [
  ...roleCases,
  ...nobodyCases,
  ...lastAdminCases,
  ...postCases,
  ...amountCases,
];

async function outcomeOfDeletedAccount(database: Connection, id: string): Promise<string> {
  try {
    await database.query(`delete from auth.users where id = '${id}'`);
    return 'works';
  } catch (error) {
    return (error as { code: string }).code === '23514' ? broken : String(error);
  }
}
