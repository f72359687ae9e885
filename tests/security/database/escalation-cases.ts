import { accounts, people } from './permission-fixtures.ts';
import { personas, type Persona } from './permission-matrix.ts';
import { asRowRules, attempt, insertSql, type Connection, type SqlCase } from './sql-case.ts';

const broken = 'refused: breaks a rule';
const staff = ['contributor', 'editor', 'admin'] as const;
const isEditor = (persona: Persona) => persona === 'editor' || persona === 'admin';

const post = { title: 'X', slug: 'x', excerpt: 'e', content: 'c', author: 'a', date: '2025-01-01' };

const role = (who: keyof typeof people) => `select role from public.users where id = '${people[who]}'`;
const setRole = (who: keyof typeof people, to: string) =>
  `update public.users set role = '${to}' where id = '${people[who]}' returning 1`;

/** Who is what: nobody raises themselves, and one admin stays. */
const roleCases: SqlCase[] = [
  ...(['stranger', 'former', 'contributor', 'editor'] as const).flatMap((persona) => [
    attempt({
      surface: 'users.role: make oneself an admin',
      persona,
      statement: `update public.users set role = 'admin' where auth_user_id = '${accounts[persona]}' returning 1`,
      read: `select role from public.users where auth_user_id = '${accounts[persona]}'`,
      expected: persona === 'former' ? 'no rows: ' : `no rows: ${persona === 'stranger' ? 'other' : persona}`,
    }),
    attempt({
      surface: 'users: add oneself as an admin',
      persona,
      statement: insertSql('users', {
        name: 'X',
        email: 'x@x.example',
        role: 'admin',
        auth_user_id: accounts.former,
      }),
      expected: 'refused',
    }),
    attempt({
      surface: 'users: an upsert over the own row with the role of an admin',
      persona,
      statement: `${insertSql('users', { id: people[persona === 'former' ? 'stranger' : persona], name: 'X', email: 'x@x.example', role: 'admin' })}
        on conflict (id) do update set role = excluded.role`,
      expected: 'refused',
    }),
  ]),
  ...(['editor', 'contributor', 'other'] as const).map((to) =>
    attempt({
      surface: `users.role: the own one to ${to}`,
      persona: 'admin',
      statement: setRole('admin', to),
      expected: 'refused',
    }),
  ),
  attempt({
    surface: 'users.role: another admin to editor',
    persona: 'admin',
    statement: setRole('secondAdmin', 'editor'),
    read: role('secondAdmin'),
    expected: 'works: editor',
  }),
  attempt({
    surface: 'users.role: a contributor to admin',
    persona: 'admin',
    statement: setRole('contributor', 'admin'),
    read: role('contributor'),
    expected: 'works: admin',
  }),
  attempt({
    surface: 'users: add an admin',
    persona: 'admin',
    statement: insertSql('users', { name: 'X', email: 'x@x.example', role: 'admin' }),
    expected: 'refused',
  }),
  attempt({
    surface: 'users: add a person with the account of somebody',
    persona: 'admin',
    statement: insertSql('users', { name: 'X', email: 'x@x.example', role: 'editor', auth_user_id: accounts.former }),
    expected: 'refused',
  }),
  attempt({
    surface: 'users: an upsert of an admin over an editor',
    persona: 'admin',
    statement: `${insertSql('users', { id: people.editor, name: 'X', email: 'x@x.example', role: 'admin' })}
      on conflict (id) do update set role = excluded.role`,
    expected: 'refused',
  }),
  ...[
    { column: 'email', value: "'x@x.example'" },
    { column: 'auth_user_id', value: `'${accounts.former}'` },
    { column: 'auth_user_id', value: 'null' },
  ].map(({ column, value }) =>
    attempt({
      surface: `users.${column}: of another person to ${value}`,
      persona: 'admin',
      statement: `update public.users set ${column} = ${value} where id = '${people.contributor}'`,
      expected: 'refused',
    }),
  ),
];

/** Texts that look like a role, or like one that rules Postgres. */
const lookalikes = [
  'Admin',
  'ADMIN',
  ' admin',
  'admin ',
  'admin\u200b',
  '\u0430dmin',
  'Editor',
  'contributor ',
  'service_role',
  'postgres',
];

/** What a role in another spelling, or an account that is only like somebody's, may try. */
const triesOfNobody = [
  { what: 'see a draft', statement: "select 1 from public.blog_posts where slug = 'p-draft'", expected: 'no rows' },
  {
    what: 'see the own draft',
    statement: "select 1 from public.blog_posts where slug = 'p-of-stranger'",
    expected: 'no rows',
  },
  {
    what: 'change a post',
    statement: "update public.blog_posts set title = 'X' where slug = 'p-published' returning 1",
    expected: 'no rows',
  },
  { what: 'write a draft', statement: insertSql('blog_posts', { ...post, published: false }), expected: 'refused' },
  {
    what: 'change the settings',
    statement: `update public.site_settings set "siteName" = 'X' returning 1`,
    expected: 'no rows',
  },
  {
    what: 'see the old address of a draft',
    statement: "select 1 from public.post_slugs where slug = 'p-draft-once'",
    expected: 'no rows',
  },
  {
    what: 'see other people',
    statement: `select 1 from public.users where id = '${people.editor}'`,
    expected: 'no rows',
  },
];

const nobodyCases: SqlCase[] = [
  ...lookalikes.flatMap((spelling) =>
    triesOfNobody.map(({ what, ...asked }) =>
      attempt({
        surface: `users.role in another spelling: ${what}`,
        persona: 'stranger',
        challenge: `with the role ${JSON.stringify(spelling)}`,
        before: `update public.users set role = '${spelling}' where id = '${people.stranger}'`,
        ...asked,
      }),
    ),
  ),
  ...triesOfNobody.map(({ what, ...asked }) =>
    attempt({ surface: `staff_role, by the id of a row in users: ${what}`, persona: 'namesake', ...asked }),
  ),
];

const oneAdmin = `set local session_replication_role = replica;
  update public.users set role = 'editor' where id = '${people.secondAdmin}';
  set local session_replication_role = origin`;

/** Without an admin who can sign in nobody could run the site. */
const lastAdminCases: SqlCase[] = asRowRules([
  ...[
    { what: 'demote', statement: setRole('admin', 'editor') },
    { what: 'delete', statement: `delete from public.users where id = '${people.admin}' returning 1` },
    {
      what: 'take the account away from',
      statement: `update public.users set auth_user_id = null where id = '${people.admin}' returning 1`,
    },
  ].flatMap(({ what, statement }) => [
    attempt({
      surface: `users: ${what} the last admin`,
      persona: 'service',
      before: oneAdmin,
      statement,
      expected: broken,
    }),
    attempt({ surface: `users: ${what} one of two admins`, persona: 'service', statement, expected: 'works' }),
  ]),
  attempt({
    surface: 'users: demote the last admin who can sign in',
    persona: 'service',
    before: `${oneAdmin}; insert into public.users (name, email, role) values ('B', 'b@b.example', 'admin')`,
    statement: setRole('admin', 'editor'),
    expected: broken,
  }),
  attempt({
    surface: 'users: demote all admins in one statement',
    persona: 'service',
    statement: "update public.users set role = 'editor' where role = 'admin'",
    expected: broken,
  }),
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

/** Posts: publishing, and whose a post is. */
const postCases: SqlCase[] = [
  ...staff.flatMap((persona) => [
    attempt({
      surface: 'blog_posts.published: publish the draft of the contributor',
      persona,
      statement: "update public.blog_posts set published = true where slug = 'p-own-draft' returning 1",
      read: statusOf('p-own-draft'),
      expected: isEditor(persona) ? `works: O t ${accounts.contributor}` : 'refused',
    }),
    attempt({
      surface: 'blog_posts.published: a new post that is published',
      persona,
      statement: insertSql('blog_posts', { ...post, published: true }) + ' returning 1',
      read: statusOf('x'),
      expected: isEditor(persona) ? `works: X t ${accounts[persona]}` : 'refused',
    }),
    attempt({
      surface: 'blog_posts: an upsert of a draft over a published post',
      persona,
      statement: `${insertSql('blog_posts', { ...post, slug: 'p-published' })}
        on conflict (slug) do update set title = excluded.title, published = excluded.published returning 1`,
      read: statusOf('p-published'),
      expected: isEditor(persona) ? `works: X f ${accounts.editor}` : 'refused',
    }),
    attempt({
      surface: 'blog_posts: an upsert of a draft over the draft of an editor',
      persona,
      statement: `${insertSql('blog_posts', { ...post, slug: 'p-draft' })}
        on conflict (slug) do update set title = excluded.title returning 1`,
      read: statusOf('p-draft'),
      expected: isEditor(persona) ? `works: X f ${accounts.editor}` : 'refused',
    }),
    attempt({
      surface: 'blog_posts.created_by: a new post in the name of the second admin',
      persona,
      statement: insertSql('blog_posts', { ...post, created_by: accounts.secondAdmin }) + ' returning 1',
      read: statusOf('x'),
      expected: `works: X f ${persona === 'admin' ? accounts.secondAdmin : accounts[persona]}`,
    }),
    attempt({
      surface: 'blog_posts.created_by: hand the draft of the contributor to the second admin',
      persona,
      statement: `update public.blog_posts set created_by = '${accounts.secondAdmin}' where slug = 'p-own-draft' returning 1`,
      read: statusOf('p-own-draft'),
      expected: `works: O f ${persona === 'admin' ? accounts.secondAdmin : accounts.contributor}`,
    }),
    attempt({
      surface: 'blog_posts.created_by: take the draft of the editor',
      persona,
      statement: `update public.blog_posts set created_by = '${accounts[persona]}' where slug = 'p-draft' returning 1`,
      read: statusOf('p-draft'),
      expected: {
        contributor: `no rows: D f ${accounts.editor}`,
        editor: `works: D f ${accounts.editor}`,
        admin: `works: D f ${accounts.admin}`,
      }[persona],
    }),
  ]),
  attempt({
    surface: 'blog_posts.created_by: a new post in the name of the second admin',
    persona: 'service',
    statement: insertSql('blog_posts', { ...post, created_by: accounts.secondAdmin }) + ' returning 1',
    read: statusOf('x'),
    expected: `works: X f ${accounts.secondAdmin}`,
  }),
  ...personas
    .filter((persona) => !isEditor(persona) && persona !== 'service' && persona !== 'contributor')
    .map((persona) =>
      attempt({
        surface: 'blog_posts.slug: learn from a refusal whether a draft has it',
        persona,
        statement: insertSql('blog_posts', { ...post, slug: 'p-draft' }),
        expected: 'refused',
      }),
    ),
];

const someDrafts = (count: number, first = 1) =>
  `insert into public.blog_posts (title, slug, excerpt, content, author, date)
    select 'X', 'some-' || n, 'e', 'c', 'a', '2025-01-01' from generate_series(${first}, ${first + count - 1}) as n returning 1`;
const draftsOf = (who: keyof typeof accounts) =>
  `select count(*) from public.blog_posts where created_by = '${accounts[who]}' and not published and slug like 'some-%'`;

/** Drafts that somebody has already; the fixtures gave the contributor and the editor one. */
const hasDrafts = (who: keyof typeof accounts, count: number) =>
  `${someDrafts(count, 1001)}; update public.blog_posts set created_by = '${accounts[who]}' where slug like 'some-%'`;

/** How much one person may add. */
const amountCases: SqlCase[] = asRowRules([
  ...(['contributor', 'editor', 'service'] as const).flatMap((persona) => [
    attempt({ surface: 'blog_posts: 50 drafts in one request', persona, statement: someDrafts(50), expected: 'works' }),
    attempt({
      surface: 'blog_posts: 51 drafts in one request',
      persona,
      statement: someDrafts(51),
      expected: persona === 'contributor' ? 'refused' : 'works',
    }),
  ]),
  ...(['contributor', 'editor', 'admin', 'service'] as const).flatMap((persona) => {
    const who = persona === 'service' ? 'admin' : persona;
    const oneMore = insertSql('blog_posts', { ...post, slug: 'some-more', created_by: accounts[who] }) + ' returning 1';
    const own = ['contributor', 'editor'].includes(persona) ? 1 : 0;
    return [
      attempt({
        surface: 'blog_posts: the 500th draft',
        persona,
        before: hasDrafts(who, 499 - own),
        statement: oneMore,
        read: draftsOf(who),
        expected: `works: ${500 - own}`,
      }),
      attempt({
        surface: 'blog_posts: the 501st draft',
        persona,
        before: hasDrafts(who, 500 - own),
        statement: oneMore,
        expected: persona === 'service' ? 'works' : broken,
      }),
    ];
  }),
  attempt({
    surface: 'blog_posts: the 501st draft, as the published post that it is',
    persona: 'editor',
    before: hasDrafts('editor', 499),
    statement: insertSql('blog_posts', { ...post, published: true }) + ' returning 1',
    expected: 'works',
  }),
  attempt({
    surface: 'blog_posts: the 501st draft, by taking a post back',
    persona: 'editor',
    before: hasDrafts('editor', 499),
    statement: "update public.blog_posts set published = false where slug = 'p-published' returning 1",
    expected: 'works',
  }),
  attempt({
    surface: 'blog_posts: the 501st draft, given to somebody by an admin',
    persona: 'admin',
    before: hasDrafts('contributor', 499),
    statement: insertSql('blog_posts', { ...post, created_by: accounts.contributor }),
    expected: broken,
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
