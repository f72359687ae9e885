import {
  recordSignInMethod,
  claimsOf,
  insertAccount,
  insertFactor,
  insertSession,
  sessionOf,
} from '../../support/database/account-sql.ts';
import { accounts, newPicture, people } from './permission-fixtures.ts';
import {
  answerOf,
  asRowRules,
  attempt,
  breaksRule,
  change,
  insertSql,
  remove,
  taken,
  type SqlCase,
} from './sql-case.ts';

type Claims = Record<string, unknown>;

/** The optional parts of a case. */
interface More {
  /** SQL that runs first, with all rights. */
  before?: string | string[];
  /** Claims of the token that differ from the caller's account. */
  claims?: Claims;
  /** A query that runs afterwards, with all rights. Its first column is part of the outcome. */
  read?: string;
}

/**
 * Returns a case that calls a function. The outcome is the answer of the function. With `read` the outcome is
 * `<answer>: <result>`.
 */
function answer(
  account: string,
  surface: string,
  challenge: string,
  question: string,
  expected: string,
  { before = [], claims = {}, read }: More = {},
): SqlCase {
  const token = JSON.stringify({ ...claimsOf(account), ...claims });
  return {
    ...{ category: 'permissions', surface: `SQL ${surface}`, challenge, expected },
    async run(database) {
      const becomeCaller = `set local role authenticated; set local request.jwt.claims = '${token}'`;
      await database.exec([before, becomeCaller].flat().join('; '));
      const outcome = await answerOf(database, question);
      if (!read || outcome.startsWith('rejected')) return outcome;
      await database.exec('reset role');
      return `${outcome}: ${await answerOf(database, read)}`;
    },
  };
}

const changeAuth = (table: string, set: string, where: string) => `update auth.${table} set ${set} where ${where}`;
const countOf = (table: string, where: string) => `select count(*) from ${table} where ${where}`;
const session = (account: string) => `id = '${sessionOf(account)}'`;
const requireFactor = 'update private.account_rules set factor_required = true';
const firstFactor = '60000000-0000-4000-8000-000000000001';
const secondFactor = '60000000-0000-4000-8000-000000000002';
const otherSession = '70000000-0000-4000-8000-000000000001';
const aal2 = { aal: 'aal2' };

/** Stores a factor in the person's row, so that the factor counts. */
const adopt = (person: string, factor = firstFactor) => change('users', `factor_id = '${factor}'`, `id = '${person}'`);
/** Records that the account's session used this factor. */
const giveCode = (account: string, factor = firstFactor) =>
  changeAuth('sessions', `aal = 'aal2', factor_id = '${factor}'`, session(account));

/* Rights by account, session and factor */

const editor = accounts.editor;
const ofEditor = `id = '${editor}'`;
const editorRow = `id = '${people.editor}'`;
const editorHas = `editor ${people.editor}`;
const noRights = 'no rights';

/** Returns a case about the role and the row of an editor. */
const rights = (challenge: string, expected: string, before: string | string[] = [], claims: Claims = {}) =>
  answer(
    editor,
    'staff_role and staff_id: rights of an editor',
    `an editor ${challenge}`,
    "select concat_ws(' ', coalesce(nullif(private.staff_role(), ''), 'no rights'), private.staff_id())",
    expected,
    { before, claims },
  );

const account = (set: string) => changeAuth('users', set, ofEditor);
const ownSession = (set: string) => changeAuth('sessions', set, session(editor));
const nobodysSession = '70000000-0000-4000-8000-00000000000f';

const accountRights: SqlCase[] = [
  rights('with an account that works', editorHas),
  rights('whose account has another address', noRights, account("email = 'moved@x.example'")),
  rights('whose account has the address in other letters', editorHas, account("email = 'EDITOR@handheld-legacy.test'")),
  rights(
    'whose row has the address in other letters',
    editorHas,
    change('users', "email = 'Editor@Handheld-Legacy.test'", editorRow),
  ),
  rights('whose account has no address', noRights, account('email = null')),
  rights('whose address is not confirmed', noRights, account('email_confirmed_at = null')),
  rights('whose account is marked as deleted', noRights, account('deleted_at = now()')),
  rights('whose account is banned', noRights, account("banned_until = now() + interval '1 second'")),
  rights('whose account was banned until now', editorHas, account('banned_until = now()')),
  rights('whose account has never joined', noRights, change('users', 'joined_at = null', editorRow)),
  rights('whose row is gone', noRights, remove('users', editorRow)),
  rights('whose account is gone', noRights, `delete from auth.users where ${ofEditor}`),
  rights('whose row has no account', noRights, change('users', 'auth_user_id = null', editorRow)),
];

const sessionRights: SqlCase[] = [
  rights('whose session has ended', noRights, ownSession('not_after = now()')),
  rights('whose session ends in a second', editorHas, ownSession("not_after = now() + interval '1 second'")),
  rights('whose session is deleted', noRights, `delete from auth.sessions where ${session(editor)}`),
  rights('whose session is deleted, while another session is valid', noRights, [
    insertSession(editor, otherSession),
    `delete from auth.sessions where ${session(editor)}`,
  ]),
  rights('with the session of an admin', noRights, [], { session_id: sessionOf(accounts.admin) }),
  rights('with the account of an admin in the token', noRights, [], { sub: accounts.admin }),
  rights('with an unknown session', noRights, [], { session_id: nobodysSession }),
  ...['junk', '', null, {}, 7].map((session_id) =>
    rights(`with ${JSON.stringify(session_id)} for a session`, noRights, [], { session_id }),
  ),
  rights('without a session in the token', noRights, [], { session_id: undefined }),
  rights('without an account in the token', noRights, [], { sub: undefined }),
  rights('with junk for an account', noRights, [], { sub: 'junk' }),
];

const adopted = [insertFactor(editor, firstFactor), adopt(people.editor), giveCode(editor)];
const ofFirst = `id = '${firstFactor}'`;

const factorRights: SqlCase[] = [
  rights('who has used the adopted factor', editorHas, adopted, aal2),
  rights('who has used the adopted factor, where a factor is required', editorHas, [...adopted, requireFactor], aal2),
  rights('with an adopted factor, and aal1 in the token', noRights, adopted),
  rights('with an adopted factor, and no aal in the token', noRights, adopted, { aal: undefined }),
  rights('with an adopted factor, and aal1 in the session', noRights, [...adopted, ownSession("aal = 'aal1'")], aal2),
  rights('with an adopted factor, and no aal in the session', noRights, [...adopted, ownSession('aal = null')], aal2),
  rights(
    'whose session has used another factor than the adopted one',
    noRights,
    [...adopted, insertFactor(editor, secondFactor), giveCode(editor, secondFactor)],
    aal2,
  ),
  rights('whose session names no factor', noRights, [...adopted, ownSession('factor_id = null')], aal2),
  rights(
    'whose adopted factor is not verified',
    noRights,
    [...adopted, changeAuth('mfa_factors', "status = 'unverified'", ofFirst)],
    aal2,
  ),
  rights('whose adopted factor is gone', noRights, [...adopted, `delete from auth.mfa_factors where ${ofFirst}`], aal2),
  rights(
    'whose adopted factor is gone, with another verified one',
    noRights,
    [...adopted, `delete from auth.mfa_factors where ${ofFirst}`, insertFactor(editor, secondFactor)],
    aal2,
  ),
  rights(
    'whose adopted factor belongs to another account',
    noRights,
    [...adopted, changeAuth('mfa_factors', `user_id = '${accounts.contributor}'`, ofFirst)],
    aal2,
  ),
  rights('without an adopted factor, where a factor is required', noRights, requireFactor),
  rights('with a factor that nobody adopted', editorHas, insertFactor(editor, firstFactor)),
  rights(
    'who has used a factor that nobody adopted, where a factor is required',
    noRights,
    [insertFactor(editor, firstFactor), giveCode(editor), requireFactor],
    aal2,
  ),
  rights('without the row of the account rules', noRights, 'delete from private.account_rules'),
];

/* The answers for the account screen */

const access = (
  asker: string,
  challenge: string,
  expected: string,
  before: string | string[] = [],
  claims: Claims = {},
) =>
  answer(
    asker,
    'own_access: state of the caller',
    challenge,
    `select concat_ws(', ', state, role, name, email, has_factor, required, id, now() - mail_at)
     from public.own_access()`,
    expected,
    { before, claims },
  );
const edith = (state: string, more = 'f, f') =>
  `${state}, editor, Edith Editor, editor@handheld-legacy.test, ${more}, ${people.editor}`;
const editorAddress = 'editor@handheld-legacy.test';

const accessCases: SqlCase[] = [
  access(editor, 'an editor', edith('in')),
  access(
    accounts.contributor,
    'a contributor',
    `in, contributor, Cora Contributor, contributor@handheld-legacy.test, f, f, ${people.contributor}`,
  ),
  access(accounts.admin, 'an admin', `in, admin, Alex Admin, admin@handheld-legacy.test, f, f, ${people.admin}`),
  access(
    editor,
    'an editor who signed in by a mail',
    `${edith('in')}, 00:02:00`,
    recordSignInMethod(editor, 'otp', '2 minutes'),
  ),
  access(editor, 'an editor who signed in by a password', edith('in'), recordSignInMethod(editor, 'password')),
  access(
    editor,
    'an editor who has given a code',
    edith('in', 't, f'),
    [...adopted, recordSignInMethod(editor, 'totp', '3 minutes')],
    aal2,
  ),
  access(editor, 'an editor who has not given a code', edith('code', 't, f'), [
    insertFactor(editor, firstFactor),
    adopt(people.editor),
  ]),
  access(
    editor,
    'an editor whose factor is gone',
    edith('enrol'),
    [...adopted, `delete from auth.mfa_factors where ${ofFirst}`],
    aal2,
  ),
  access(editor, 'an editor without a factor, where a factor is required', edith('enrol', 'f, t'), requireFactor),
  access(editor, 'an editor with a factor that nobody adopted', edith('in'), insertFactor(editor, firstFactor)),
  access(
    editor,
    'an editor whose account has never joined',
    `join, ${editorAddress}, f, f`,
    change('users', 'joined_at = null', editorRow),
  ),
  access(
    editor,
    'an editor whose account has another address',
    'nobody, moved@x.example, f, f',
    account("email = 'moved@x.example'"),
  ),
  access(
    editor,
    'an editor whose session is deleted',
    'over, f, f',
    `delete from auth.sessions where ${session(editor)}`,
  ),
  access(accounts.former, 'former', 'nobody, former@handheld-legacy.test, f, f'),
  access(accounts.stranger, 'stranger', 'join, stranger@handheld-legacy.test, f, f'),
];

/* Joining: join_team */

/** The ids of an invited person: the account, and the row in users. */
const invited = { account: 'd1000000-0000-4000-8000-000000000001', row: 'd2000000-0000-4000-8000-000000000001' };
const invitedAddress = 'invited@n.example';
const ofInvited = `id = '${invited.account}'`;
const invitedRow = `id = '${invited.row}'`;
/** Returns SQL that records the address for which the sign-in service made the account. */
const recordAccount = (account = invited.account, address = invitedAddress) =>
  `insert into private.born_accounts (account, address) values ('${account}', '${address}')`;
const listed = insertSql('users', { id: invited.row, name: 'I', email: invitedAddress, role: 'editor' });
const withAccount = [listed, insertAccount(invited.account, invitedAddress), recordAccount()];
const byMail = [...withAccount, recordSignInMethod(invited.account, 'otp')];
const forgetAccounts = 'delete from private.born_accounts';
const member = change('users', `auth_user_id = '${invited.account}', joined_at = '2025-01-01'`, invitedRow);
const linked = change('users', `auth_user_id = '${invited.account}'`, invitedRow);
const invitedAccount = (set: string) => changeAuth('users', set, ofInvited);

const holder = 'd1000000-0000-4000-8000-000000000002';
const ofHolder = `id = '${holder}'`;
/** Returns SQL that gives the invited person's row to another account with this address. */
const held = (address: string) => [
  insertAccount(holder, address),
  change('users', `auth_user_id = '${holder}', joined_at = '2025-01-01'`, invitedRow),
];

/** Query for the row's account, date of joining and factor. The last value says whether the invited account exists. */
const linkOf = `select concat_ws(', ',
    case when auth_user_id = '${invited.account}' then 'linked' when auth_user_id is null then 'free' else 'of another' end,
    case joined_at when now() then 'joined now' when '2025-01-01' then 'joined before' end, factor_id,
    case when exists (select from auth.users where ${ofInvited}) then 'account there' else 'account gone' end)
  from public.users where ${invitedRow}`;

const join = (challenge: string, expected: string, before: string[], claims: Claims = {}, read = linkOf) =>
  answer(invited.account, 'join_team: outcome', challenge, 'select public.join_team()', expected, {
    ...{ before, claims, read },
  });

const free = 'free, account there';
const joined = 'joined: linked, joined now, account there';
const again = 'again: free, account gone';
const memberStays = 'member: linked, joined before, account there';

/** The conditions for joining. */
const joinConditions: SqlCase[] = [
  join('an invited person', joined, byMail),
  join('an invited person, without the claim of the hook', `gate: ${free}`, byMail, { gate: undefined }),
  ...['off', '', null].map((gate) =>
    join(`an invited person, with ${JSON.stringify(gate)} in the claim of the hook`, `gate: ${free}`, byMail, { gate }),
  ),
  join('a member, without the claim of the hook', 'gate: linked, joined before, account there', [...byMail, member], {
    gate: undefined,
  }),
  join('an invited person who signed in by a password', `mail: ${free}`, [
    ...withAccount,
    recordSignInMethod(invited.account, 'password'),
  ]),
  join('an invited person without a record of the sign-in method', `mail: ${free}`, withAccount),
  join('an invited person who signed in by a mail 15 minutes ago', `mail: ${free}`, [
    ...withAccount,
    recordSignInMethod(invited.account, 'otp', '15 minutes'),
  ]),
  join('an invited person who signed in by a mail 14 minutes ago', joined, [
    ...withAccount,
    recordSignInMethod(invited.account, 'otp', '14 minutes'),
  ]),
  join('an invited person whose other session began by a mail', `mail: ${free}`, [
    ...byMail,
    insertSession(invited.account, otherSession),
    changeAuth('mfa_amr_claims', `session_id = '${otherSession}'`, `session_id = '${sessionOf(invited.account)}'`),
  ]),
  join(
    'an invited person with the session of a person who signed in by a mail',
    `mail: ${free}`,
    [...withAccount, recordSignInMethod(editor, 'otp')],
    { session_id: sessionOf(editor) },
  ),
  join('an invited person without a session', `mail: ${free}`, byMail, { session_id: undefined }),
  join('an invited person whose session is deleted', `mail: ${free}`, [
    ...byMail,
    `delete from auth.sessions where ${session(invited.account)}`,
  ]),
  join('an invited person whose session has ended', `mail: ${free}`, [
    ...byMail,
    changeAuth('sessions', 'not_after = now()', session(invited.account)),
  ]),
  ...Object.entries({
    'has another audience': "aud = 'x'",
    'has no audience': 'aud = null',
    'has no address': 'email = null',
    'has no confirmed address': 'email_confirmed_at = null',
    'has a phone': "phone = '49301234'",
    'came by single sign-on': 'is_sso_user = true',
    'is anonymous': 'is_anonymous = true',
    'is marked as deleted': 'deleted_at = now()',
    'is banned': "banned_until = now() + interval '1 second'",
  }).map(([what, set]) =>
    join(`an invited person whose account ${what}`, `account: ${free}`, [...byMail, invitedAccount(set)]),
  ),
  join('an invited person whose account was banned until now', joined, [
    ...byMail,
    invitedAccount("banned_until = now(), phone = ''"),
  ]),
];

const secondRow = insertSql('users', { name: 'T', email: 'second@n.example', role: 'admin' });

/** Cases for each account that the row can already have, and for each origin of the joining account. */
const joinOutcomes: SqlCase[] = [
  join(
    'a person whose address no row has',
    'nobody: account there',
    [...byMail, invitedAccount("email = 'unlisted@n.example'")],
    {},
    "select case when exists (select from auth.users where email = 'unlisted@n.example') then 'account there' end",
  ),
  join('an invited person whose row has the address in other letters', joined, [
    ...byMail,
    change('users', "email = 'Invited@N.example'", invitedRow),
  ]),
  join('a member', memberStays, [...byMail, member]),
  join('a member whose account has no record in born_accounts', memberStays, [...byMail, member, forgetAccounts]),
  join('a person whose account has no record in born_accounts', again, [...byMail, forgetAccounts]),
  join('a person whose account was made for another address', again, [
    ...byMail,
    "update private.born_accounts set address = 'moved@n.example'",
  ]),
  join('a person for whose address another account has the record', again, [
    ...byMail,
    forgetAccounts,
    recordAccount('d1000000-0000-4000-8000-000000000009'),
  ]),
  join('a person whose account has joined before', again, [
    ...byMail,
    'update private.born_accounts set address = null',
  ]),
  join(
    'an invited person, whose account then has no address in born_accounts',
    'joined: null',
    byMail,
    {},
    `select address from private.born_accounts where account = '${invited.account}'`,
  ),
  join(
    'an invited person, while another account keeps its record',
    'joined: 1',
    [...byMail, recordAccount(holder, 'x@x.example')],
    {},
    countOf('private.born_accounts', 'address is not null'),
  ),
  join('a person whose linked account never joined and has no record in born_accounts', again, [
    ...byMail,
    linked,
    forgetAccounts,
  ]),
  join('a person whose linked account never joined and has a record in born_accounts', joined, [...byMail, linked]),
  join('an invited person where another account has the row', 'taken: of another, joined before, account there', [
    ...byMail,
    ...held('INVITED@n.example'),
  ]),
  join('an invited person where an account with another address has the row', joined, [
    ...byMail,
    ...held('moved@n.example'),
  ]),
  join(
    'an invited person where an account with another address had the row, and then disappears',
    'joined: 0',
    [...byMail, ...held('moved@n.example')],
    {},
    countOf('auth.users', ofHolder),
  ),
  join('an invited person where another account has the address, and not the row', joined, [
    ...byMail,
    insertAccount(holder, 'INVITED@n.example'),
  ]),
  join('a person whose account has another row', 'other: free, account there', [
    ...byMail,
    secondRow,
    change('users', `auth_user_id = '${invited.account}'`, "email = 'second@n.example'"),
  ]),
];

/** Returns a case about an account that anybody could have changed before the person joined. */
const stripped = (what: string, put: string | string[], read: string, left: string) =>
  join(`an invited person whose account had ${what}`, `joined: ${left}`, [...byMail, put].flat(), {}, read);
const ofAccount = (table: string) => countOf(`auth.${table}`, `user_id = '${invited.account}'`);

const textsOfAccount = [
  ...['encrypted_password', 'phone_change', 'phone_change_token', 'email_change', 'email_change_token_new'],
  ...['email_change_token_current', 'confirmation_token', 'recovery_token', 'reauthentication_token'],
];
const insertToken = (account: string) =>
  `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
    values (gen_random_uuid(), '${account}', 'recovery_token', 'x', 'x')`;
const insertFlow = (account: string) =>
  `insert into auth.flow_state (id, user_id, provider_type, authentication_method)
    values (gen_random_uuid(), '${account}', 'email', 'magiclink')`;
const insertPasskey = (account: string) =>
  `insert into auth.webauthn_credentials (user_id, credential_id, public_key) values ('${account}', '${account}', 'x')`;
const insertIdentity = (provider: string) =>
  `insert into auth.identities (provider, provider_id, user_id, identity_data)
    values ('${provider}', '${invited.account}', '${invited.account}', '{}')`;
const sessionsOf = `select string_agg(id::text, ', ') from auth.sessions where user_id = '${invited.account}'`;

/** Joining removes everything that another person may have added to the account. */
const strippedCases: SqlCase[] = [
  ...textsOfAccount.map((column) =>
    stripped(
      `a ${column}`,
      invitedAccount(`${column} = 'x'`),
      `select ${column} = '' from auth.users where ${ofInvited}`,
      'true',
    ),
  ),
  stripped(
    'a half-confirmed change of its address',
    invitedAccount('email_change_confirm_status = 1'),
    `select email_change_confirm_status from auth.users where ${ofInvited}`,
    '0',
  ),
  stripped(
    'a confirmed phone',
    invitedAccount("phone = '', phone_confirmed_at = now()"),
    `select phone_confirmed_at from auth.users where ${ofInvited}`,
    'null',
  ),
  stripped(
    'metadata',
    invitedAccount(`raw_user_meta_data = '{"name": "x"}'`),
    `select raw_user_meta_data::text from auth.users where ${ofInvited}`,
    '{}',
  ),
  stripped('another session', insertSession(invited.account, otherSession), sessionsOf, sessionOf(invited.account)),
  stripped('a factor', insertFactor(invited.account, firstFactor), ofAccount('mfa_factors'), '0'),
  stripped(
    'another identity',
    ['google', 'email'].map(insertIdentity),
    `select string_agg(provider, ', ') from auth.identities where user_id = '${invited.account}'`,
    'email',
  ),
  stripped('a one-time token', insertToken(invited.account), ofAccount('one_time_tokens'), '0'),
  stripped('an unfinished sign-in', insertFlow(invited.account), ofAccount('flow_state'), '0'),
  stripped('a passkey', insertPasskey(invited.account), ofAccount('webauthn_credentials'), '0'),
  join('an invited person whose row has an old factor', joined, [...byMail, linked, adopt(invited.row, secondFactor)]),
  join(
    'an invited person, while another account has sessions, a factor, tokens and a password',
    'joined: 1, 1, 1, 1, 1, t',
    [
      ...byMail,
      ...[insertFactor, insertSession].map((insert) => insert(editor, otherSession)),
      ...[insertToken, insertFlow, insertPasskey].map((insert) => insert(editor)),
      account("encrypted_password = 'x'"),
    ],
    {},
    `select concat_ws(', ', ${['mfa_factors', 'one_time_tokens', 'flow_state', 'webauthn_credentials']
      .map((table) => `(${countOf(`auth.${table}`, `user_id = '${editor}'`)})`)
      .join(
        ', ',
      )}, (${countOf('auth.sessions', `id = '${otherSession}'`)}), (select encrypted_password = 'x' from auth.users where ${ofEditor}))`,
  ),
];

const sessionNumber = (n: number) => `70000000-0000-4000-8000-00000000001${n}`;

/** Joining again deletes a member's factors that nobody adopted, and the other sessions that used these factors. */
const memberCases: SqlCase[] = [
  join(
    'a member with a password and two sessions',
    'member: x, 2',
    [...byMail, member, invitedAccount("encrypted_password = 'x'"), insertSession(invited.account, otherSession)],
    {},
    `select concat_ws(', ', encrypted_password, (${ofAccount('sessions')})) from auth.users where ${ofInvited}`,
  ),
  join(
    'a member with the adopted factor and another factor, while another account has a factor',
    `member: ${[firstFactor, '60000000-0000-4000-8000-000000000003'].join(', ')}`,
    [
      ...[...byMail, member, insertFactor(invited.account, firstFactor), insertFactor(invited.account, secondFactor)],
      ...[adopt(invited.row), insertFactor(editor, '60000000-0000-4000-8000-000000000003')],
    ],
    {},
    "select string_agg(id::text, ', ' order by id) from auth.mfa_factors",
  ),
  join(
    'a member with sessions by the adopted factor, another factor and no factor, while another account has a session',
    `member: ${[4, 1, 3].map(sessionNumber).join(', ')}, ${sessionOf(invited.account)}`,
    [
      ...[...byMail, member, insertFactor(invited.account, firstFactor), adopt(invited.row)],
      ...[1, 2, 3].map((n) => insertSession(invited.account, sessionNumber(n))),
      insertSession(editor, sessionNumber(4)),
      ...Object.entries({ 1: firstFactor, 2: secondFactor, 4: secondFactor }).map(([n, factor]) =>
        changeAuth('sessions', `factor_id = '${factor}'`, `id = '${sessionNumber(Number(n))}'`),
      ),
    ],
    {},
    `select string_agg(id::text, ', ' order by user_id = '${invited.account}', id) from auth.sessions
     where user_id = '${invited.account}' or id = '${sessionNumber(4)}'`,
  ),
  join(
    'a member whose session has used a factor that nobody adopted',
    'member: 1',
    [...byMail, member, insertFactor(invited.account, firstFactor), giveCode(invited.account)],
    {},
    ofAccount('sessions'),
  ),
  join(
    'a member whose other session has used a factor, and who has adopted no factor',
    'member: 1',
    [
      ...[...byMail, member, insertSession(invited.account, otherSession)],
      changeAuth('sessions', `factor_id = '${firstFactor}'`, `id = '${otherSession}'`),
    ],
    {},
    ofAccount('sessions'),
  ),
  join(
    'a member with a factor that nobody adopted',
    'member: 0',
    [...byMail, member, insertFactor(invited.account, firstFactor)],
    {},
    ofAccount('mfa_factors'),
  ),
  join(
    'a member with an adopted factor, who has not given a code',
    `member: linked, joined before, ${firstFactor}, account there`,
    [...[...byMail, member, insertFactor(invited.account, firstFactor), adopt(invited.row)]],
  ),
];

/* The second factor */

/** SQL for an editor who signed in by mail and has just used a new factor. */
const enrolled = [recordSignInMethod(editor, 'otp'), insertFactor(editor, firstFactor), giveCode(editor)];
const factorOf = (who: keyof typeof people) => `select factor_id from public.users where id = '${people[who]}'`;
const leftFactors = "select string_agg(id::text, ', ' order by id) from auth.mfa_factors";

const adoption = (challenge: string, expected: string, before: string[], claims: Claims = aal2) =>
  answer(editor, 'adopt_factor: outcome', `an editor ${challenge}`, 'select public.adopt_factor()', expected, {
    ...{ before, claims, read: factorOf('editor') },
  });

const adoptionCases: SqlCase[] = [
  adoption('with a new factor', `adopted: ${firstFactor}`, enrolled),
  adoption('with a new factor, where a factor is required', `adopted: ${firstFactor}`, [...enrolled, requireFactor]),
  adoption('with the factor that is already adopted', `adopted: ${firstFactor}`, [...enrolled, adopt(people.editor)]),
  adoption('with a new factor, where the adopted factor is gone', `adopted: ${firstFactor}`, [
    ...enrolled,
    adopt(people.editor, secondFactor),
  ]),
  adoption('with a new factor, where another factor is adopted', `other: ${secondFactor}`, [
    ...[...enrolled, insertFactor(editor, secondFactor), adopt(people.editor, secondFactor)],
  ]),
  adoption('with a new factor, after a sign-in by a password', 'mail: null', [
    ...[
      insertFactor(editor, firstFactor),
      giveCode(editor),
      recordSignInMethod(editor, 'password'),
      recordSignInMethod(editor, 'totp'),
    ],
  ]),
  adoption('with a new factor, after a sign-in by a mail 15 minutes ago', 'mail: null', [
    ...[insertFactor(editor, firstFactor), giveCode(editor), recordSignInMethod(editor, 'otp', '15 minutes')],
  ]),
  adoption('with a new factor, and aal1 in the token', 'code: null', enrolled, {}),
  adoption('with a new factor, and no aal in the token', 'code: null', enrolled, { aal: undefined }),
  adoption('with a new factor, and aal1 in the session', 'code: null', [...enrolled, ownSession("aal = 'aal1'")]),
  adoption('with a new factor, and no aal in the session', 'code: null', [...enrolled, ownSession('aal = null')]),
  adoption('whose session names no factor', 'code: null', [...enrolled, ownSession('factor_id = null')]),
  ...Object.entries({
    'that is not verified': "status = 'unverified'",
    'by phone': "factor_type = 'phone'",
    'of another account': `user_id = '${accounts.contributor}'`,
  }).map(([what, set]) =>
    adoption(`with a new factor ${what}`, 'code: null', [...enrolled, changeAuth('mfa_factors', set, ofFirst)]),
  ),
  ...Object.entries({
    'with a phone on the account': account("phone = '49301234'"),
    'with single sign-on': account('is_sso_user = true'),
    'who has never joined': change('users', 'joined_at = null', editorRow),
    'who is banned': account("banned_until = now() + interval '1 second'"),
    'whose session is deleted': `delete from auth.sessions where ${session(editor)}`,
  }).map(([what, before]) => adoption(what, 'join: null', [...enrolled, before])),
  answer(
    editor,
    'adopt_factor: outcome',
    'an editor with other sessions and factors, while another account has a session and a factor',
    'select public.adopt_factor()',
    `adopted: ${sessionOf(editor)} ${firstFactor}, 1, 1`,
    {
      before: [
        ...[...enrolled, insertFactor(editor, secondFactor), insertSession(editor, otherSession)],
        ...[insertFactor(accounts.admin, otherSession), insertSession(accounts.admin, nobodysSession)],
      ],
      claims: aal2,
      read: `select concat_ws(', ',
        (select string_agg(session.id || ' ' || factor.id, ' ') from auth.sessions as session
          join auth.mfa_factors as factor using (user_id) where user_id = '${editor}'),
        (${countOf('auth.sessions', `id = '${nobodysSession}'`)}), (${countOf('auth.mfa_factors', `id = '${otherSession}'`)}))`,
    },
  ),
  answer(accounts.former, 'adopt_factor: outcome', 'former', 'select public.adopt_factor()', 'join', {
    before: [
      recordSignInMethod(accounts.former, 'otp'),
      insertFactor(accounts.former, firstFactor),
      giveCode(accounts.former),
    ],
    claims: aal2,
  }),
  answer(
    editor,
    'adopt_factor: outcome',
    'an editor, while no other row changes',
    'select public.adopt_factor()',
    'adopted: 1',
    {
      ...{ before: enrolled, claims: aal2, read: countOf('public.users', 'factor_id is not null') },
    },
  ),
];

const drop = (challenge: string, expected: string, before: string[], claims: Claims = aal2) =>
  answer(editor, 'drop_factor: own factor', `an editor ${challenge}`, 'select public.drop_factor()', expected, {
    ...{ before, claims },
    read: `select concat_ws(', ', (select string_agg(factor_id::text, ', ') from public.users), (${leftFactors}))`,
  });
const adminWithFactor = [insertFactor(accounts.admin, firstFactor), adopt(people.admin), giveCode(accounts.admin)];
const ofAdmin = insertFactor(accounts.admin, secondFactor);

const dropCases: SqlCase[] = [
  drop('who has just given a code, while an admin has a factor', `dropped: ${secondFactor}, ${secondFactor}`, [
    ...[...adopted, ofAdmin, adopt(people.admin, secondFactor), recordSignInMethod(editor, 'totp')],
  ]),
  drop('who gave a code five minutes ago', 'dropped: ', [...adopted, recordSignInMethod(editor, 'totp', '5 minutes')]),
  drop('who gave a code 301 seconds ago', `code: ${firstFactor}, ${firstFactor}`, [
    ...[...adopted, recordSignInMethod(editor, 'totp', '301 seconds')],
  ]),
  drop('who signed in by a code six minutes ago, and has just given another code', 'dropped: ', [
    ...[
      ...adopted,
      recordSignInMethod(editor, 'totp', '6 minutes'),
      changeAuth('mfa_amr_claims', 'updated_at = now()', 'true'),
    ],
  ]),
  drop('without a record of a code', `code: ${firstFactor}, ${firstFactor}`, [
    ...adopted,
    recordSignInMethod(editor, 'otp'),
  ]),
  drop('without a factor', 'none: ', [], {}),
  drop('with a factor, where a factor is required', `required: ${firstFactor}, ${firstFactor}`, [
    ...[...adopted, recordSignInMethod(editor, 'totp'), requireFactor],
  ]),
  drop('who has not given a code in this session', 'rejected', [...adopted, recordSignInMethod(editor, 'totp')], {}),
  drop('who has never joined', 'rejected', [change('users', 'joined_at = null', editorRow)], {}),
];

const removal = (
  asker: 'admin' | 'editor',
  of: string,
  challenge: string,
  expected: string,
  before: string[],
  read?: string,
) =>
  answer(accounts[asker], 'reset_sign_in: another person', challenge, `select public.reset_sign_in(${of})`, expected, {
    before,
    read,
  });
const editorId = `'${people.editor}'`;
const editorNow = `select concat_ws(', ', auth_user_id, joined_at, factor_id,
    (${countOf('auth.users', `lower(email) = '${editorAddress}' or ${ofEditor}`)}),
    (select string_agg(concat_ws(' ', operation, title, actor), ', ') from public.revisions
      where table_name = 'users' and row_id = ${editorId}))
  from public.users where ${editorRow}`;
const removedByAdmin = `removed: 0, update Edith Editor ${people.admin}`;

const removalCases: SqlCase[] = [
  removal('admin', editorId, 'an admin', removedByAdmin, adopted, editorNow),
  removal('admin', editorId, 'an admin, where there is no factor', removedByAdmin, [], editorNow),
  removal(
    'admin',
    editorId,
    'an admin, where a second account has the address',
    removedByAdmin,
    [...[...adopted, insertAccount(holder, 'EDITOR@handheld-legacy.test')]],
    editorNow,
  ),
  removal(
    'admin',
    editorId,
    'an admin, where the account has another address',
    removedByAdmin,
    [...[...adopted, account("email = 'moved@x.example'")]],
    editorNow,
  ),
  removal('admin', editorId, 'an admin, where there is no account', 'none', [
    `delete from auth.users where ${ofEditor}`,
  ]),
  removal('admin', 'null', 'an admin, for no person', 'none', []),
  removal('admin', `'${nobodysSession}'`, 'an admin, for an unknown person', 'none', []),
  removal('editor', `'${people.contributor}'`, 'an editor', 'rejected', [adopt(people.contributor)]),
  answer(
    accounts.admin,
    'reset_sign_in: another person',
    'an admin, for their own account',
    `select public.reset_sign_in('${people.admin}')`,
    'rejected',
    {
      before: adminWithFactor,
      claims: aal2,
    },
  ),
];

const requiring = (value: string, challenge: string, expected: string, before: string[], claims: Claims = aal2) =>
  answer(
    accounts.admin,
    'require_factor: for everybody',
    challenge,
    `select public.require_factor(${value})`,
    expected,
    { before, claims, read: 'select factor_required from private.account_rules' },
  );

const requiringCases: SqlCase[] = [
  requiring('true', 'an admin with a factor, value true', 'changed: true', adminWithFactor),
  requiring('false', 'an admin with a factor, value false', 'changed: false', [...adminWithFactor, requireFactor]),
  requiring('null', 'an admin with a factor, value null', 'changed: false', [...adminWithFactor, requireFactor]),
  requiring('true', 'an admin without a factor, value true', 'factor: false', [], {}),
  requiring(
    'true',
    'an admin without a factor, value true, where an editor has a factor',
    'factor: false',
    adopted,
    {},
  ),
  requiring('true', 'an admin who has not given a code, value true', 'rejected', adminWithFactor, {}),
  answer(
    editor,
    'require_factor: for everybody',
    'an editor with a factor',
    'select public.require_factor(true)',
    'rejected',
    {
      ...{ before: adopted, claims: aal2 },
    },
  ),
];

/* The person's name, and the answers for admins */

const namesOfStaff = `select concat_ws(', ', (select name from public.users where ${editorRow}), (${countOf('public.users', "name = 'New'")}))`;
const naming = (name: string, expected: string) =>
  answer(editor, 'set_own_name: own row', `an editor, ${name}`, `select public.set_own_name(${name})`, expected, {
    read: namesOfStaff,
  });

const nameCases: SqlCase[] = [
  naming("'New'", 'New: New, 1'),
  naming("'Edith Editor'", 'Edith Editor: Edith Editor, 0'),
  naming("'EDITH  Éditor'", 'EDITH  Éditor: EDITH  Éditor, 0'),
  naming("'Alex Admin'", taken),
  naming("'álex  Admin'", taken),
  naming("'ALEX ADMIN'", taken),
  naming("U&'Al\\200Bex'", breaksRule),
  ...asRowRules([
    naming("''", breaksRule),
    naming("repeat('x', 100)", `${'x'.repeat(100)}: ${'x'.repeat(100)}, 0`),
    naming("repeat('x', 101)", breaksRule),
    naming('null', 'rejected: name is missing'),
  ]),
  answer(accounts.stranger, 'set_own_name: own row', 'stranger', "select public.set_own_name('New')", 'rejected'),
  answer(accounts.former, 'set_own_name: own row', 'former', "select public.set_own_name('New')", 'rejected'),
];

const accountState = (
  asker: keyof typeof accounts,
  of: string,
  challenge: string,
  expected: string,
  before: string | string[] = [],
) =>
  answer(
    accounts[asker],
    'staff_accounts: state of an account',
    challenge,
    `select concat_ws(', ', state, has_factor, last_sign_in_at::date) from public.staff_accounts() where id = '${of}'`,
    expected,
    { before },
  );
const stateOfEditor = (what: string, expected: string, before: string | string[] = []) =>
  accountState('admin', people.editor, `an admin, about an editor ${what}`, expected, before);

const accountStateCases: SqlCase[] = [
  stateOfEditor('who can sign in', 'active, f'),
  stateOfEditor('who signed in once', 'active, f, 2025-02-02', account("last_sign_in_at = '2025-02-02'")),
  stateOfEditor('with an adopted factor', 'active, t', [insertFactor(editor, firstFactor), adopt(people.editor)]),
  stateOfEditor('with a factor that nobody adopted', 'active, f', insertFactor(editor, firstFactor)),
  stateOfEditor('whose factor is gone', 'active, f', adopt(people.editor)),
  stateOfEditor('who is banned', 'banned, f', account("banned_until = now() + interval '1 second'")),
  stateOfEditor('who was banned until now', 'active, f', account('banned_until = now()')),
  stateOfEditor('who has never joined', 'unjoined, f', change('users', 'joined_at = null', editorRow)),
  stateOfEditor('whose account has another address', 'unjoined, f', account("email = 'moved@x.example'")),
  stateOfEditor('without an account', 'invited, f', `delete from auth.users where ${ofEditor}`),
  stateOfEditor('whose row has no account, though an account has the address', 'unjoined, f', [
    ...[change('users', 'auth_user_id = null', editorRow), insertAccount(holder, 'Editor@handheld-legacy.test')],
  ]),
  ...(['stranger', 'former', 'contributor', 'editor'] as const).map((who) =>
    accountState(who, people.editor, who, 'no rows'),
  ),
  answer(
    accounts.admin,
    'staff_accounts: state of an account',
    'an admin, about everybody',
    'select count(*) = (select count(*) from public.users) from public.staff_accounts()',
    'true',
  ),
];

const setup = (
  asker: keyof typeof accounts,
  challenge: string,
  expected: string,
  before: string[],
  claims: Claims = {},
) =>
  answer(
    accounts[asker],
    'accounts_setup: state of the hooks',
    challenge,
    "select concat_ws(', ', gate, now() - last_admitted_at) from public.accounts_setup()",
    expected,
    { before, claims },
  );
const recordAccountBefore = (span: string) =>
  `insert into private.born_accounts values (gen_random_uuid(), 'x@x.example', now() - interval '${span}')`;

const setupCases: SqlCase[] = [
  setup('admin', 'an admin with the claim of the hook', 't', []),
  setup('admin', 'an admin without the claim of the hook', 'f', [], { gate: undefined }),
  setup('admin', 'an admin with another value in the claim of the hook', 'f', [], { gate: 'off' }),
  setup('admin', 'an admin, after the hook admitted two accounts', 't, 00:01:00', [
    recordAccountBefore('2 minutes'),
    recordAccountBefore('1 minute'),
  ]),
  ...(['stranger', 'former', 'contributor', 'editor'] as const).map((who) => setup(who, who, 'no rows', [])),
];

/* The two hooks */

/** Returns a case in which the sign-in service calls a hook. */
function hook(
  name: string,
  challenge: string,
  event: object,
  expected: string,
  before: string | string[] = [],
  read?: string,
): SqlCase {
  return {
    ...{ category: 'permissions', surface: `SQL ${name}: decision`, challenge, expected },
    async run(database) {
      await database.exec([before, 'set local role supabase_auth_admin'].flat().join('; '));
      const given = await answerOf(
        database,
        `with given as (select public.${name}('${JSON.stringify(event)}') as answer)
         select coalesce(answer #>> '{error,message}', answer::text) from given`,
      );
      if (!read) return given;
      await database.exec('reset role');
      return `${given}: ${await answerOf(database, read)}`;
    },
  };
}

const notListed = 'This address is not on the list of the team.';
const newcomer = 'd1000000-0000-4000-8000-000000000003';
const madeUser = {
  id: newcomer,
  aud: 'authenticated',
  email: invitedAddress,
  phone: '',
  app_metadata: { provider: 'email' },
};
const letIn = (challenge: string, user: object, expected: string, before: string | string[] = listed) =>
  hook('before_user_created', challenge, { metadata: {}, user: { ...madeUser, ...user } }, expected, before);
const recordedAccounts =
  "select string_agg(concat_ws(' ', account, address), ', ' order by at, account) from private.born_accounts";

const newAccountCases: SqlCase[] = [
  letIn('an address on the list', {}, '{}'),
  letIn('an address on the list, in other letters', { email: 'INVITED@n.example' }, '{}'),
  letIn('an address that the list has in other letters', {}, '{}', [
    listed,
    change('users', "email = 'Invited@N.example'", invitedRow),
  ]),
  letIn('an address without a phone and without a provider', { phone: undefined, app_metadata: undefined }, '{}'),
  letIn('an address that is not on the list', { email: 'unlisted@n.example' }, notListed),
  letIn('no address', { email: '' }, notListed),
  letIn('an undefined address', { email: undefined }, notListed),
  letIn('an address on the list, with a phone', { phone: '49301234' }, notListed),
  letIn('an address on the list, for another audience', { aud: 'x' }, notListed),
  letIn('an address on the list, for no audience', { aud: undefined }, notListed),
  letIn('an address on the list, by another provider', { app_metadata: { provider: 'google' } }, notListed),
  letIn('an address on the list, by single sign-on', { app_metadata: { provider: 'sso:x' } }, notListed),
  letIn('the address of a person who has an account', { email: editorAddress }, notListed),
  letIn(
    'the address of a person whose account now has another address',
    { email: editorAddress },
    '{}',
    account("email = 'moved@x.example'"),
  ),
  letIn(
    'the address of a person whose account is gone',
    { email: editorAddress },
    '{}',
    `delete from auth.users where ${ofEditor}`,
  ),
  letIn('an address on the list that an unlinked account has', {}, '{}', withAccount),
  hook(
    'before_user_created',
    'an address on the list, which born_accounts then records',
    { user: { ...madeUser, email: 'Invited@n.example' } },
    `{}: ${newcomer} ${invitedAddress}`,
    listed,
    recordedAccounts,
  ),
  hook(
    'before_user_created',
    'an address on the list, whose account born_accounts already records',
    { user: madeUser },
    `{}: ${newcomer} ${invitedAddress}`,
    [listed, recordAccount(newcomer, 'x@x.example')],
    recordedAccounts,
  ),
  hook(
    'before_user_created',
    'an address outside the list, which born_accounts does not record',
    { user: { ...madeUser, email: 'x@x.example' } },
    `${notListed}: null`,
    listed,
    recordedAccounts,
  ),
  hook(
    'before_user_created',
    'an address on the list, while born_accounts has older records',
    { user: madeUser },
    // The table keeps the two-day-old account, which exists, and the hour-old account, which does not exist yet.
    `{}: ${editor} x@x.example, ${holder} x@x.example, ${newcomer} ${invitedAddress}`,
    [
      listed,
      `insert into private.born_accounts values ('${editor}', 'x@x.example', now() - interval '2 days'),
        ('${holder}', 'x@x.example', now() - interval '1 hour'),
        ('d1000000-0000-4000-8000-000000000008', 'x@x.example', now() - interval '2 days')`,
    ],
    recordedAccounts,
  ),
];

const mailFirst = 'Open the link in a mail from us first.';
const asksForToken = (challenge: string, event: object, expected: string, before: string | string[] = []) =>
  hook('custom_access_token', challenge, { user_id: editor, claims: { sub: editor }, ...event }, expected, before);
const byPassword = { authentication_method: 'password' };
const joinedAt = (span: string) => change('users', `joined_at = now() - interval '${span}'`, editorRow);
const withGate = JSON.stringify({ claims: { sub: editor, gate: 'on' } })
  .replace(/([:,])"/g, '$1 "')
  .replace('":{', '": {');

const tokenCases: SqlCase[] = [
  asksForToken('a member, by a password', byPassword, withGate),
  asksForToken('a member, by a password a minute after joining', byPassword, mailFirst, joinedAt('1 minute')),
  asksForToken('a member, by a password 61 seconds after joining', byPassword, withGate, joinedAt('61 seconds')),
  asksForToken('a member, by a password at the moment of joining', byPassword, mailFirst, joinedAt('0 seconds')),
  asksForToken(
    'an account that never joined, by a password',
    byPassword,
    mailFirst,
    change('users', 'joined_at = null', editorRow),
  ),
  asksForToken('an account without a row, by a password', byPassword, mailFirst, remove('users', editorRow)),
  asksForToken('no account, by a password', { ...byPassword, user_id: undefined }, mailFirst),
  ...['otp', 'token_refresh', 'totp', 'magiclink'].map((authentication_method) =>
    asksForToken(
      `an account that never joined, by ${authentication_method}`,
      { authentication_method },
      withGate,
      change('users', 'joined_at = null', editorRow),
    ),
  ),
];

/* The effects of a changed row on accounts */

const accountsLeft = (where: string) =>
  `select coalesce(string_agg(email, ', ' order by email), 'none') from auth.users where ${where}`;
const ofBoth = "lower(email) in ('editor@handheld-legacy.test', 'x@x.example', 'moved@x.example')";
const strange = 'd1000000-0000-4000-8000-000000000004';
const personX = { name: 'X', email: 'x@x.example', role: 'editor' };

const rowCases: SqlCase[] = (['admin', 'service'] as const).flatMap((persona) => {
  const after = (what: string, statement: string, left: string, before: string[] = [], read = accountsLeft(ofBoth)) =>
    attempt(persona, `users: accounts when ${what}`, `${statement} returning 1`, `works: ${left}`, {
      ...{ before: ['select', ...before].join('; '), read },
    });
  const moveTo = (email: string) => `update public.users set email = '${email}' where ${editorRow}`;
  const link = `select concat_ws(', ', auth_user_id, joined_at, factor_id, 'linked to no account') from public.users where ${editorRow}`;
  return [
    after('a row is added with the address of an account', insertSql('users', personX), editorAddress, [
      insertAccount(strange, 'X@x.example'),
    ]),
    after('a row is deleted', `delete from public.users where ${editorRow}`, 'none'),
    after(
      'a row is deleted, and its account has another address',
      `delete from public.users where ${editorRow}`,
      'none',
      [account("email = 'moved@x.example'")],
    ),
    after(
      'a row is deleted, and another account has its address',
      `delete from public.users where ${editorRow}`,
      'none',
      [insertAccount(strange, 'Editor@handheld-legacy.test')],
    ),
    after('an address is changed', moveTo('x@x.example'), 'none'),
    after('an address is changed to the address of an account', moveTo('x@x.example'), 'none', [
      insertAccount(strange, 'X@x.example'),
    ]),
    after('an address is changed, and the account has another address', moveTo('x@x.example'), 'none', [
      account("email = 'moved@x.example'"),
    ]),
    after('an address is changed, and another account has the old address', moveTo('x@x.example'), 'none', [
      insertAccount(strange, 'Editor@handheld-legacy.test'),
    ]),
    after('an address is changed to other letters', moveTo('EDITOR@handheld-legacy.test'), editorAddress),
    after('an address is saved unchanged', moveTo(editorAddress), editorAddress),
    after(
      'an address is changed, and the factor goes with it',
      moveTo('x@x.example'),
      'linked to no account',
      [adopt(people.editor)],
      link,
    ),
    after(
      'an address is changed to other letters, and the factor stays',
      moveTo('EDITOR@handheld-legacy.test'),
      `${firstFactor}, t`,
      [adopt(people.editor)],
      `select concat_ws(', ', factor_id, auth_user_id = '${editor}' and joined_at is not null) from public.users where ${editorRow}`,
    ),
    after('a name is changed', `update public.users set name = 'N' where ${editorRow}`, editorAddress),
    after(
      'an address is changed, and other accounts stay',
      moveTo('x@x.example'),
      '6',
      [],
      countOf('auth.users', 'true'),
    ),
  ];
});

const editorLink = `select concat_ws(', ', auth_user_id, joined_at::date, factor_id) from public.users where ${editorRow}`;
const byServer = (challenge: string, set: string, left: string) =>
  attempt(
    'service',
    'users.auth_user_id: effects of another account',
    change('users', set, editorRow),
    `works: ${left}`,
    {
      ...{ challenge, before: adopt(people.editor), read: editorLink },
    },
  );

const linkCases: SqlCase[] = [
  byServer('another account', `auth_user_id = '${accounts.namesake}'`, accounts.namesake),
  ...(
    [
      ['another account', `auth_user_id = '${accounts.namesake}'`, 'none'],
      ['no account', 'auth_user_id = null', 'none'],
      ['the same account', `auth_user_id = '${editor}'`, editorAddress],
    ] as const
  ).map(([challenge, set, left]) =>
    attempt(
      'service',
      'users: accounts when the account of a row is set',
      change('users', set, editorRow),
      `works: ${left}`,
      {
        ...{ challenge, read: accountsLeft(ofEditor) },
      },
    ),
  ),
  byServer('no account', 'auth_user_id = null', ''),
  byServer(
    'another account that has joined',
    `auth_user_id = '${accounts.namesake}', joined_at = '2025-02-02'`,
    `${accounts.namesake}, 2025-02-02, ${firstFactor}`,
  ),
  byServer('the same account', `auth_user_id = '${editor}'`, `${editor}, 2025-01-01, ${firstFactor}`),
  attempt(
    'service',
    'users: accounts when a row is added with an account of its address',
    `${insertSql('users', { ...personX, auth_user_id: strange })} returning 1`,
    'works: X@x.example, editor@handheld-legacy.test',
    { before: insertAccount(strange, 'X@x.example'), read: accountsLeft(ofBoth) },
  ),
  attempt(
    'the auth service',
    'auth.users: delete the account of a person with a factor',
    `delete from auth.users where ${ofEditor} returning 1`,
    'works: ',
    { before: adopt(people.editor), read: editorLink },
  ),
];

/** Returns SQL that ends the caller's session before each write to the table. */
const endSessionAtWrite = (table: string) => `
  create function public.end_session() returns trigger language plpgsql security definer as
    $$ begin delete from auth.sessions; return new; end $$;
  create trigger a_session_ends before insert or update on public.${table}
    for each row execute function public.end_session()`;

/** The database rejects a change when the session ends before the write, because the person is then unknown. */
const endingCases: SqlCase[] = (
  [
    ['editor', 'links', change('links', "title = 'N'", "title = 'a'")],
    ['editor', 'pictures', insertSql('pictures', { name: newPicture, file_name: 'n.png', alt: '' })],
    ['admin', 'users', change('users', "name = 'N'", editorRow)],
  ] as const
).map(([persona, table, statement]) =>
  attempt(persona, `${table}: change a row while the session ends`, statement, 'rejected', {
    before: endSessionAtWrite(table),
  }),
);

const lockHeld = `select exists (select from pg_locks
  where locktype = 'advisory' and objid = (hashtext('public.users: accounts')::bigint & 4294967295)::oid)`;
const oneLock = 'users: accounts, changes take one lock';

/** Two changes at once could deadlock, so each change takes the same lock. races.test.ts has a race of two changes. */
const lockCases: SqlCase[] = [
  ...Object.entries({
    'adding a row': insertSql('users', personX),
    'changing an address': `update public.users set email = 'x@x.example' where ${editorRow}`,
    'removing a row': `delete from public.users where ${editorRow}`,
  }).map(([challenge, statement]) =>
    attempt('admin', oneLock, `${statement} returning 1`, 'works: true', { challenge, read: lockHeld }),
  ),
  attempt('admin', oneLock, change('users', "name = 'N'", editorRow), 'works: false', {
    ...{ challenge: 'changing a name', read: lockHeld },
  }),
  attempt('service', oneLock, change('users', "email = 'x@x.example'", editorRow), 'works: true', {
    ...{ challenge: 'changing an address', read: lockHeld },
  }),
  attempt('editor', oneLock, change('users', "email = 'x@x.example'", editorRow), 'no rows: false', {
    ...{ challenge: 'trying to change an address', read: lockHeld },
  }),
  ...(
    [
      ['join_team()', accounts.stranger, 'member', {}, [recordSignInMethod(accounts.stranger, 'otp')]],
      ['adopt_factor()', editor, 'adopted', aal2, enrolled],
      ['drop_factor()', editor, 'none', {}, []],
      [`reset_sign_in('${people.editor}')`, accounts.admin, 'removed', {}, []],
    ] as const
  ).map(([call, asker, gives, claims, before]) =>
    answer(asker, oneLock, `calling ${call}`, `select public.${call}`, `${gives}: true`, {
      ...{ claims, before: [...before], read: lockHeld },
    }),
  ),
];

const hiddenColumnCases: SqlCase[] = Object.entries({
  'private.account_rules.factor_required': 'update private.account_rules set factor_required = null',
  'private.born_accounts.at': "insert into private.born_accounts values (gen_random_uuid(), 'x@x.example', null)",
}).map(([name, statement]) =>
  attempt('the auth service', `${name} = null`, statement, `rejected: ${name.split('.').at(-1)} is missing`),
);

/** The table private.account_rules always has one row. */
const onlyRowCases: SqlCase[] = [
  attempt(
    'the auth service',
    'private.account_rules: a second row',
    'insert into private.account_rules default values',
    taken,
  ),
  attempt(
    'the auth service',
    'private.account_rules: a row with another key',
    'insert into private.account_rules values (false)',
    breaksRule,
  ),
];

/** All cases about accounts: rights, joining, second factors and the two hooks. */
export const accountCases: SqlCase[] = [
  ...accountRights,
  ...sessionRights,
  ...factorRights,
  ...accessCases,
  ...joinConditions,
  ...joinOutcomes,
  ...strippedCases,
  ...memberCases,
  ...adoptionCases,
  ...dropCases,
  ...removalCases,
  ...requiringCases,
  ...nameCases,
  ...accountStateCases,
  ...setupCases,
  ...newAccountCases,
  ...tokenCases,
  ...endingCases,
  ...asRowRules([...rowCases, ...linkCases, ...lockCases, ...hiddenColumnCases, ...onlyRowCases]),
];
