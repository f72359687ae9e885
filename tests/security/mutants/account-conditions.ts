/** A piece of a function, and what takes its place: the function, the words, the other words; nothing unless said. */
type Change = [of: string, words: string, other?: string];

const each = (of: string, changes: [words: string, other?: string][]): Change[] =>
  changes.map(([words, other]) => [of, words, other]);

/** Conditions of a function that never hold. */
const never = (of: string, conditions: string[]): Change[] => conditions.map((condition) => [of, condition, 'false']);

/** Conditions of a function that always hold. */
const always = (of: string, conditions: string[]): Change[] => conditions.map((condition) => [of, condition, 'true']);

/** Statements of a function that do nothing: a column keeps what it holds. */
const kept = (of: string, columns: string[]): Change[] =>
  columns.map((assignment) => {
    const [column = ''] = assignment.split(' ');
    return [of, assignment, `${column} = ${column}`];
  });

/** What the rights of an account hang on, in the functions of the migrations `staff` and `accounts`. */
export const accountConditions: Change[] = [
  ...always('private.live_session', ["session.id = (claims ->> 'session_id')::uuid"]),
  ...each('private.live_session', [
    ["\n      and session.user_id = (claims ->> 'sub')::uuid"],
    ['\n      and (session.not_after is null or session.not_after > now())'],
    ['session.not_after is null or '],
    ["pg_input_is_valid(claims ->> 'session_id', 'uuid') and "],
    [" and pg_input_is_valid(claims ->> 'sub', 'uuid')"],
  ]),
  ...always('private.own_staff', [
    'staff.auth_user_id = session.account',
    "staff.role in ('admin', 'editor', 'contributor')",
    'not (select rules.factor_required from private.account_rules as rules)',
  ]),
  ...each('private.own_staff', [
    ['staff.role in (', 'lower(trim(staff.role)) in ('],
    ["auth.jwt() ->> 'aal' = 'aal2' and "],
    ["session.aal = 'aal2' and "],
    [' and session.factor_id = staff.factor_id'],
    ['factor.id = staff.factor_id and '],
    ['factor.user_id = session.account and '],
    [" and factor.status = 'verified'"],
  ]),
  ...each('private.guard_user_change', [
    ['(new.auth_user_id, new.joined_at, new.factor_id)', '(old.auth_user_id, new.joined_at, new.factor_id)'],
    ['(new.auth_user_id, new.joined_at, new.factor_id)', '(new.auth_user_id, old.joined_at, new.factor_id)'],
    ['(new.auth_user_id, new.joined_at, new.factor_id)', '(new.auth_user_id, new.joined_at, old.factor_id)'],
    ['old.id = private.changing_person() and '],
    [' and new.role is distinct from old.role'],
    ['old.id = private.changing_person()', 'old.id = private.staff_id()'],
  ]),
  ...never('private.changing_person', ['person is null']),
  ...always('private.changing_person', ["current_setting('role', true) = 'authenticated'"]),
  ...each('private.keep_revision', [['private.changing_person()', 'private.staff_id()']]),
  ...each('private.own_picture', [['private.changing_person()', 'private.staff_id()']]),
  ...never('private.lock_accounts_first', [
    "current_setting('role', true) = 'authenticated' and private.staff_role() <> 'admin'",
  ]),
  ...each('private.lock_accounts_first', [
    ["current_setting('role', true) = 'authenticated' and "],
    [" and private.staff_role() <> 'admin'"],
    ['perform private.lock_accounts();'],
  ]),
  ...never('private.keep_one_admin', [
    "tg_op = 'DELETE'",
    "new.role <> 'admin'",
    'new.auth_user_id is distinct from old.auth_user_id',
    'lower(new.email) <> lower(old.email)',
  ]),
  ...always('private.keep_one_admin', ['exists (select from private.working_staff as staff where staff.id = old.id)']),
  ...each('private.keep_one_admin', [
    [' and staff.id <> old.id'],
    ["staff.role = 'admin' and "],
    ["private.working_staff as staff where staff.role = 'admin'", "public.users as staff where staff.role = 'admin'"],
    ['lower(new.email) <> lower(old.email)', 'new.email <> old.email'],
  ]),
  ...never('public.before_user_created', [
    "made ->> 'aud' is distinct from 'authenticated'",
    "coalesce(made ->> 'phone', '') <> ''",
    "coalesce(made #>> '{app_metadata,provider}', 'email') <> 'email'",
  ]),
  ...each('public.before_user_created', [
    ["lower(made ->> 'email')", "made ->> 'email'"],
    ['lower(staff.email) = address', 'true'],
    ['lower(staff.email) = address', 'staff.email = address'],
    ['account.id = staff.auth_user_id and '],
    [' and lower(account.email) = address'],
    ["born.at < now() - interval '1 day'", 'true'],
    ['\n    and not exists (select from auth.users as account where account.id = born.account)'],
    ['do update set address = excluded.address, at = now()', 'do nothing'],
    ['address = excluded.address, '],
  ]),
  ...always('public.custom_access_token', ["event ->> 'authentication_method' = 'password'"]),
  ...never('public.custom_access_token', ["event ->> 'authentication_method' = 'password'"]),
  ...each('public.custom_access_token', [
    ["staff.auth_user_id = (event ->> 'user_id')::uuid and "],
    [" and staff.joined_at < now() - interval '1 minute'"],
    ["interval '1 minute'", "interval '59 seconds'"],
    [` || '{"gate": "on"}'`],
  ]),
  ...never('private.unlink_account', [
    'lower(new.email) <> lower(old.email)',
    'new.auth_user_id is distinct from old.auth_user_id',
  ]),
  ...each('private.unlink_account', [
    ['lower(new.email) <> lower(old.email)', 'new.email <> old.email'],
    [' and new.joined_at is not distinct from old.joined_at'],
    ['new.joined_at := null;'],
    ['new.factor_id := null;'],
  ]),
  ...each('private.delete_accounts', [
    ['lower(account.email) = lower(new.email) and '],
    [' and new.auth_user_id is null'],
    [
      'where account.id = old.auth_user_id or lower(account.email) = lower(old.email)',
      'where account.id = old.auth_user_id',
    ],
    [
      'where account.id = old.auth_user_id or lower(account.email) = lower(old.email)',
      'where lower(account.email) = lower(old.email)',
    ],
    ['lower(new.email) <> lower(old.email)', 'new.email <> old.email'],
    ['account.id = old.auth_user_id or lower(account.email) in', 'lower(account.email) in'],
    ['in (lower(old.email), lower(new.email))', 'in (lower(old.email))'],
    ['in (lower(old.email), lower(new.email))', 'in (lower(new.email))'],
    ['new.auth_user_id is distinct from old.auth_user_id', 'true'],
    ['new.auth_user_id is distinct from old.auth_user_id', 'false'],
  ]),
  ...each('private.shown_by', [
    ['claim.session_id = shown_by.session and '],
    [' and claim.authentication_method = method'],
  ]),
  ...each('private.came_by_mail', [
    ["'otp'", "'password'"],
    ["interval '15 minutes'", "interval '16 minutes'"],
    ["interval '15 minutes'", "interval '14 minutes'"],
    ['coalesce(', 'nullif('],
  ]),
  ...never('public.join_team', [
    "coalesce(auth.jwt() ->> 'gate', '') <> 'on'",
    'not private.came_by_mail()',
    "caller.aud is distinct from 'authenticated'",
    'caller.email is null',
    'caller.email_confirmed_at is null',
    "coalesce(caller.phone, '') <> ''",
    'caller.is_sso_user',
    'caller.is_anonymous',
    'caller.deleted_at is not null',
    'caller.banned_until > now()',
    'own.id is null',
    'own.auth_user_id = caller.id and own.joined_at is not null',
  ]),
  ...each('public.join_team', [
    ["coalesce(auth.jwt() ->> 'gate', '') <> 'on'", "auth.jwt() ->> 'gate' <> 'on'"],
    ["caller.aud is distinct from 'authenticated'", "caller.aud <> 'authenticated'"],
    ['lower(email) = lower(caller.email)', 'email = caller.email'],
    ['own.auth_user_id = caller.id and own.joined_at', 'own.joined_at'],
    [' and own.joined_at is not null'],
    ['delete from auth.mfa_factors where user_id = caller.id and id is distinct from own.factor_id;'],
    [' and id is distinct from own.factor_id'],
    ['id is distinct from own.factor_id', 'id <> own.factor_id'],
    ['where user_id = caller.id and id is distinct', 'where id is distinct'],
    ['factor_id is not null and '],
    [' and factor_id is distinct from own.factor_id;', ';'],
    ['factor_id is distinct from own.factor_id;', 'factor_id <> own.factor_id;'],
    ['where user_id = caller.id and id <> current_session\n', 'where id <> current_session\n'],
    ['update private.born_accounts set address = null where account = caller.id;'],
    [' where account = caller.id;', ';'],
    ['born.account = caller.id and '],
    [' and born.address = lower(caller.email)'],
    ['delete from auth.users where id = caller.id;'],
    ['holder.id = own.auth_user_id and '],
    [' and holder.id <> caller.id'],
    [' and lower(holder.email) = lower(own.email)'],
    ['auth_user_id = caller.id and id <> own.id', 'id <> own.id'],
    ['auth_user_id = caller.id and id <> own.id', 'false'],
    [' and id <> own.id'],
    ['delete from auth.sessions where user_id = caller.id and id <> current_session;'],
    [' and id <> current_session'],
    ['user_id = caller.id and id <> current_session', 'id <> current_session'],
    ["delete from auth.identities where user_id = caller.id and provider <> 'email';"],
    [" and provider <> 'email'"],
    ...['mfa_factors', 'one_time_tokens', 'flow_state', 'webauthn_credentials'].map((table): [string] => [
      `'${table}', `,
    ]),
    [' where user_id = $1', ' where $1 is not null'],
    ['joined_at = now(), '],
    [', factor_id = null where', ' where'],
  ]),
  ...kept('public.join_team', [
    ...["encrypted_password = ''", 'phone_confirmed_at = null', "phone_change = ''", "phone_change_token = ''"],
    ...["email_change = ''", "email_change_token_new = ''", "email_change_token_current = ''"],
    ...['email_change_confirm_status = 0', "confirmation_token = ''", "recovery_token = ''"],
    ...["reauthentication_token = ''", "raw_user_meta_data = '{}'"],
  ]),
  ...each('public.own_access', [
    ["when session.id is null then 'over'"],
    ["(private.shown_by(session.id, 'otp')).created_at", 'now()'],
    ["(private.shown_by(session.id, 'totp')).updated_at", 'now()'],
    ['own.auth_user_id = session.account and '],
    [" and own.role in ('admin', 'editor', 'contributor')"],
    ['coalesce(private.has_factor(session.account, staff.factor_id), false)', 'staff.factor_id is not null'],
    ['lower(listed.email) = lower(address)', 'true'],
    ['(select own.id from private.own_staff() as own) is not null', 'true'],
    ["when has_factor then 'code'"],
  ]),
  ...each('private.has_factor', [
    ['held.id = factor and '],
    ['held.user_id = account and '],
    ["held.status = 'verified' and "],
    [" and held.factor_type = 'totp'"],
  ]),
  ...never('public.adopt_factor', [
    'not private.came_by_mail()',
    "auth.jwt() ->> 'aal' is distinct from 'aal2'",
    "session.aal is distinct from 'aal2'",
    'not private.has_factor(session.account, session.factor_id)',
    'not found',
    'staff.id is null',
  ]),
  ...each('public.adopt_factor', [
    ["auth.jwt() ->> 'aal' is distinct from 'aal2'", "auth.jwt() ->> 'aal' <> 'aal2'"],
    ["session.aal is distinct from 'aal2'", "session.aal <> 'aal2'"],
    ["and coalesce(account.phone, '') = '' "],
    [' and not account.is_sso_user'],
    [' where own.auth_user_id = session.account'],
    ['staff.factor_id <> session.factor_id and '],
    [' and private.has_factor(session.account, staff.factor_id)'],
    [' where id = staff.id'],
    ['delete from auth.sessions where user_id = session.account and id <> session.id;'],
    ['where user_id = session.account and id <> session.id', 'where user_id = session.account'],
    ['where user_id = session.account and id <> session.id', 'where id <> session.id'],
    ['delete from auth.mfa_factors where user_id = session.account and id <> session.factor_id;'],
    ['where user_id = session.account and id <> session.factor_id', 'where user_id = session.account'],
    ['where user_id = session.account and id <> session.factor_id', 'where id <> session.factor_id'],
  ]),
  ...never('public.drop_factor', [
    'private.staff_id() is null',
    'factor is null',
    '(select rules.factor_required from private.account_rules as rules)',
  ]),
  ...each('public.drop_factor', [
    [
      "'totp')).updated_at < now() - interval '5 minutes', true)",
      "'totp')).updated_at < now() - interval '5 minutes', false)",
    ],
    ["interval '5 minutes'", "interval '6 minutes'"],
    ["interval '5 minutes'", "interval '4 minutes'"],
    ["'totp')).updated_at", "'totp')).created_at"],
    ["'totp'", "'otp'"],
    [' where id = private.staff_id();', ';'],
    ['delete from auth.mfa_factors where id = factor;'],
    [' where id = factor'],
  ]),
  ...never('public.reset_sign_in', ["private.staff_role() <> 'admin'", 'person = private.staff_id()', 'not found']),
  ...each('public.reset_sign_in', [
    ['account.id = staff.auth_user_id or '],
    [' or lower(account.email) = lower(staff.email)'],
  ]),
  ...never('public.require_factor', ["private.staff_role() <> 'admin'"]),
  ...each('public.require_factor', [
    ['where staff.id = private.staff_id()) is null', 'where staff.id = private.staff_id()) is null and false'],
    [' where staff.id = private.staff_id()', ' where staff.factor_id is not null'],
    ['coalesce(required, false)', 'coalesce(required, true)'],
  ]),
  ...never('public.set_own_name', ['private.staff_id() is null']),
  ...each('public.set_own_name', [
    [' where staff.id = private.staff_id()'],
    ['other.id <> private.staff_id() and '],
    ['private.fold(lower(other.name)) = private.fold(lower(set_own_name.name))', 'other.name = set_own_name.name'],
    [
      'private.fold(lower(other.name)) = private.fold(lower(set_own_name.name))',
      'lower(other.name) = lower(set_own_name.name)',
    ],
    [
      'private.fold(lower(other.name)) = private.fold(lower(set_own_name.name))',
      'private.fold(other.name) = private.fold(set_own_name.name)',
    ],
    ["not private.is_visible(replace(name, ' ', ''))", 'false'],
    ["replace(name, ' ', '')", 'name'],
  ]),
  ...never('public.staff_accounts', [
    "private.staff_role() <> 'admin'",
    'account.banned_until > now()',
    'account.id is null',
  ]),
  ...each('public.staff_accounts', [
    ['\n        and not exists (select from auth.users as listed where lower(listed.email) = lower(staff.email))'],
    ['lower(listed.email) = lower(staff.email)', 'listed.email = staff.email'],
    ['coalesce(private.has_factor(account.id, staff.factor_id), false)', 'staff.factor_id is not null'],
  ]),
  ...never('public.accounts_setup', ["private.staff_role() <> 'admin'"]),
  ...each('public.accounts_setup', [
    ["coalesce(auth.jwt() ->> 'gate', '') = 'on'", 'true'],
    ['max(born.at)', 'min(born.at)'],
  ]),
  ...['join_team', 'adopt_factor', 'drop_factor', 'reset_sign_in'].map((name): Change => [
    ...([`public.${name}`, 'perform private.lock_accounts();'] as const),
  ]),
  ...each('public.shared_draft', [['private.working_staff as maker', 'public.users as maker']]),
];

/** The same of the view of the accounts that work, as Postgres prints it. */
export const viewConditions = [
  '(staff.joined_at IS NOT NULL)',
  '(lower((account.email)::text) = lower(staff.email))',
  '(account.email_confirmed_at IS NOT NULL)',
  '(account.deleted_at IS NULL)',
  '((account.banned_until IS NULL) OR (account.banned_until <= now()))',
  '(account.banned_until IS NULL)',
  '(account.banned_until <= now())',
];
