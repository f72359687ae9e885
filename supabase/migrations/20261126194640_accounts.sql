-- Gives an account of the sign-in service the rights of a row in `users`, and removes these rights. Two hooks of the
-- service decide about accounts and sessions. `join_team` links an account to its row. An account could carry something
-- from an earlier time. The functions delete that account instead of cleaning it.

-- The accounts that the service made for an address in `users`. The hook below records these accounts. Joining clears
-- the address, so that no account joins twice.
create table private.born_accounts (
  account uuid primary key,
  address text,
  at timestamptz not null default now()
);
revoke all on private.born_accounts from public, anon, authenticated, service_role;

-- The sign-in service calls this hook before a sign-up, an invitation or a first mail adds an account. An address in
-- `users` gets an account, unless the row already has an account with this address.
create function public.before_user_created(event jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  made constant jsonb := event -> 'user';
  address constant text := lower(made ->> 'email');
begin
  if made ->> 'aud' is distinct from 'authenticated'
    or coalesce(made ->> 'phone', '') <> ''
    or coalesce(made #>> '{app_metadata,provider}', 'email') <> 'email'
    or not exists (
      select from public.users as staff
      where lower(staff.email) = address
        and not exists (
          select from auth.users as account
          where account.id = staff.auth_user_id and lower(account.email) = address))
  then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 403, 'message', 'This address is not on the list of the team.'));
  end if;
  -- A sign-up that was rejected after this hook left a row without an account.
  delete from private.born_accounts as born
  where born.at < now() - interval '1 day'
    and not exists (select from auth.users as account where account.id = born.account);
  insert into private.born_accounts (account, address) values ((made ->> 'id')::uuid, address)
  on conflict (account) do update set address = excluded.address, at = now();
  return '{}';
end
$$;

-- The sign-in service calls this hook for each token. A password opens a session only a minute after its account
-- joined: by then the service has finished older requests. The claim `gate` shows `join_team` that this hook is
-- enabled.
create function public.custom_access_token(event jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if event ->> 'authentication_method' = 'password'
    and not exists (
      select from public.users as staff
      where staff.auth_user_id = (event ->> 'user_id')::uuid and staff.joined_at < now() - interval '1 minute')
  then
    return jsonb_build_object('error', jsonb_build_object(
      'http_code', 403, 'message', 'Open the link in a mail from us first.'));
  end if;
  return jsonb_build_object('claims', (event -> 'claims') || '{"gate": "on"}');
end
$$;

-- Every function that links or removes accounts takes this lock before it locks a row, so that two functions never
-- deadlock.
create function private.lock_accounts() returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtext('public.users: accounts'))
$$;

create function private.lock_accounts_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A request that the policies reject makes nobody wait.
  if current_setting('role', true) = 'authenticated' and private.staff_role() <> 'admin' then
    return null;
  end if;
  perform private.lock_accounts();
  return null;
end
$$;

-- A new address unlinks the account, because another person has the mailbox. A new account starts without a factor.
create function private.unlink_account() returns trigger
language plpgsql set search_path = '' as $$
begin
  if lower(new.email) <> lower(old.email) then
    new.auth_user_id := null;
  end if;
  if new.auth_user_id is distinct from old.auth_user_id and new.joined_at is not distinct from old.joined_at then
    new.joined_at := null;
    new.factor_id := null;
  end if;
  return new;
end
$$;

-- Deletes every account that could carry something into a row. That is every account of a row that is deleted, or that
-- gets another address or account. For a new row without an account, it is every account with the row's address.
create function private.delete_accounts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from auth.users as account where lower(account.email) = lower(new.email) and new.auth_user_id is null;
  elsif tg_op = 'DELETE' then
    delete from auth.users as account where account.id = old.auth_user_id or lower(account.email) = lower(old.email);
  elsif lower(new.email) <> lower(old.email) then
    delete from auth.users as account
    where account.id = old.auth_user_id or lower(account.email) in (lower(old.email), lower(new.email));
  elsif new.auth_user_id is distinct from old.auth_user_id then
    delete from auth.users as account where account.id = old.auth_user_id;
  end if;
  return null;
end
$$;

create trigger users_lock_accounts before insert or update of email or delete on public.users
  for each statement execute function private.lock_accounts_first();
create trigger users_unlink_account before update on public.users
  for each row execute function private.unlink_account();
create trigger users_delete_accounts after insert or update of email, auth_user_id or delete on public.users
  for each row execute function private.delete_accounts();

-- Returns when the session first (`created_at`) and last (`updated_at`) used a method of authentication, such as 'otp'
-- for a mail.
create function private.shown_by(session uuid, method text) returns auth.mfa_amr_claims
language plpgsql stable security definer set search_path = '' as $$
declare
  shown auth.mfa_amr_claims;
begin
  select claim.* into shown from auth.mfa_amr_claims as claim
  where claim.session_id = shown_by.session and claim.authentication_method = method;
  return shown;
end
$$;

-- Says whether the session of the request began in the last 15 minutes with a sign-in by mail.
create function private.came_by_mail() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select (private.shown_by(session.id, 'otp')).created_at > now() - interval '15 minutes'
     from private.live_session() as session),
    false);
end
$$;

-- Connects the caller's account with the row that has the account's address. The result says what happened:
-- joined    the account has the row now
-- member    the account had the row before
-- again     the account was not made for this address: it is deleted, and the next mail makes a new account
-- taken     another account has the row
-- other     this account has another row
-- nobody    no row has this address
-- account   not an ordinary account
-- mail      the session did not begin by a mail in the last 15 minutes
-- gate      the hook for tokens is disabled
create function public.join_team() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  caller auth.users;
  own public.users;
  current_session constant uuid := (select session.id from private.live_session() as session);
  leftover text;
begin
  if coalesce(auth.jwt() ->> 'gate', '') <> 'on' then
    return 'gate';
  end if;
  if not private.came_by_mail() then
    return 'mail';
  end if;
  perform private.lock_accounts();
  select * into caller from auth.users where id = (select auth.uid()) for update;
  if caller.aud is distinct from 'authenticated' or caller.email is null or caller.email_confirmed_at is null
    or coalesce(caller.phone, '') <> '' or caller.is_sso_user or caller.is_anonymous
    or caller.deleted_at is not null or caller.banned_until > now()
  then
    return 'account';
  end if;
  select * into own from public.users where lower(email) = lower(caller.email) for update;
  if own.id is null then
    return 'nobody';
  end if;
  -- Before the checks below: otherwise a mailbox alone could remove an account and its factor.
  if own.auth_user_id = caller.id and own.joined_at is not null then
    delete from auth.mfa_factors where user_id = caller.id and id is distinct from own.factor_id;
    delete from auth.sessions
    where user_id = caller.id and id <> current_session
      and factor_id is not null and factor_id is distinct from own.factor_id;
    return 'member';
  end if;
  if not exists (
    select from private.born_accounts as born
    where born.account = caller.id and born.address = lower(caller.email))
  then
    delete from auth.users where id = caller.id;
    return 'again';
  end if;
  if exists (
    select from auth.users as holder
    where holder.id = own.auth_user_id and holder.id <> caller.id and lower(holder.email) = lower(own.email))
  then
    return 'taken';
  end if;
  if exists (select from public.users where auth_user_id = caller.id and id <> own.id) then
    return 'other';
  end if;

  -- Everything earlier on the account goes: another person may have put it there.
  update auth.users
  set encrypted_password = '', phone = null, phone_confirmed_at = null, phone_change = '', phone_change_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0,
    confirmation_token = '', recovery_token = '', reauthentication_token = '', raw_user_meta_data = '{}'
  where id = caller.id;
  delete from auth.sessions where user_id = caller.id and id <> current_session;
  delete from auth.identities where user_id = caller.id and provider <> 'email';
  -- Older versions of the sign-in service lack some of these tables.
  foreach leftover in array array[
    'mfa_factors', 'one_time_tokens', 'flow_state', 'webauthn_credentials', 'webauthn_challenges',
    'oauth_authorizations', 'oauth_consents'
  ] loop
    if to_regclass('auth.' || leftover) is not null then
      execute format('delete from auth.%I where user_id = $1', leftover) using caller.id;
    end if;
  end loop;
  update private.born_accounts set address = null where account = caller.id;
  update public.users set auth_user_id = caller.id, joined_at = now(), factor_id = null where id = own.id;
  return 'joined';
end
$$;

-- Returns one row with the rights of the caller's account. `state` says why an account has no rights:
-- in      the account has the rights of its role
-- code    the row has a second factor, which this session has not used
-- enrol   the site requires a second factor, or the factor of the row is gone
-- join    the account has not joined, or no longer works
-- over    the session has ended
-- nobody  no row has the account's address
create function public.own_access() returns table (
  id uuid, name text, email text, role text, state text, has_factor boolean, required boolean, mail_at timestamptz
)
language plpgsql stable security definer rows 1 set search_path = '' as $$
declare
  session record;
  staff record;
  factor_required constant boolean := (select rules.factor_required from private.account_rules as rules);
  address text;
begin
  select * into session from private.live_session();
  mail_at := (private.shown_by(session.id, 'otp')).created_at;
  required := factor_required;
  select account.email into address from auth.users as account where account.id = session.account;
  email := address;
  select own.id, person.name, own.role, own.factor_id into staff
  from private.working_staff as own join public.users as person on person.id = own.id
  where own.auth_user_id = session.account and own.role in ('admin', 'editor', 'contributor');
  has_factor := coalesce(private.has_factor(session.account, staff.factor_id), false);
  if staff.id is null then
    state := case
      when session.id is null then 'over'
      when exists (select from public.users as listed where lower(listed.email) = lower(address)) then 'join'
      else 'nobody' end;
  else
    id := staff.id;
    name := staff.name;
    role := staff.role;
    state := case
      when (select own.id from private.own_staff() as own) is not null then 'in'
      when has_factor then 'code'
      else 'enrol' end;
  end if;
  return next;
end
$$;

-- Says whether this is a verified factor of the account.
create function private.has_factor(account uuid, factor uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.mfa_factors as held
    where held.id = factor and held.user_id = account and held.status = 'verified' and held.factor_type = 'totp');
end
$$;

-- Makes the session's factor count for the caller's row. Only a session that began by a mail may do this: a thief with
-- a password or a token can enrol a factor, but that factor gives no rights.
-- Results: adopted, other (another factor counts), code (no factor was used), mail, join
create function public.adopt_factor() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  session record;
  staff record;
begin
  perform private.lock_accounts();
  select * into session from private.live_session();
  perform from auth.users as account
  where account.id = session.account and coalesce(account.phone, '') = '' and not account.is_sso_user
  for update;
  if not found then
    return 'join';
  end if;
  select own.id, own.factor_id into staff from private.working_staff as own where own.auth_user_id = session.account;
  if staff.id is null then
    return 'join';
  end if;
  if not private.came_by_mail() then
    return 'mail';
  end if;
  if auth.jwt() ->> 'aal' is distinct from 'aal2' or session.aal is distinct from 'aal2'
    or not private.has_factor(session.account, session.factor_id)
  then
    return 'code';
  end if;
  if staff.factor_id <> session.factor_id and private.has_factor(session.account, staff.factor_id) then
    return 'other';
  end if;
  -- A session that used another factor could remove this one.
  delete from auth.sessions where user_id = session.account and id <> session.id;
  delete from auth.mfa_factors where user_id = session.account and id <> session.factor_id;
  update public.users set factor_id = session.factor_id where id = staff.id;
  return 'adopted';
end
$$;

-- Removes the caller's factor.
-- Results: dropped, none, required (the site requires a factor), code (no code was given within five minutes)
create function public.drop_factor() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  session record;
  factor uuid;
begin
  perform private.lock_accounts();
  if private.staff_id() is null then
    raise exception 'only staff may do this' using errcode = '42501';
  end if;
  select * into session from private.live_session();
  select staff.factor_id into factor from public.users as staff where staff.id = private.staff_id();
  if factor is null then
    return 'none';
  end if;
  if (select rules.factor_required from private.account_rules as rules) then
    return 'required';
  end if;
  if coalesce((private.shown_by(session.id, 'totp')).updated_at < now() - interval '5 minutes', true) then
    return 'code';
  end if;
  update public.users set factor_id = null where id = private.staff_id();
  delete from auth.mfa_factors where id = factor;
  return 'dropped';
end
$$;

-- Lets an admin help a person who lost the phone or is locked out. The function deletes the person's account with its
-- password, sessions and factor. The person then signs in by mail.
-- Results: removed, none (there was no account)
create function public.reset_sign_in(person uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  staff public.users;
begin
  perform private.lock_accounts();
  if private.staff_role() <> 'admin' or person = private.staff_id() then
    raise exception 'only another admin may do this' using errcode = '42501';
  end if;
  select * into staff from public.users where id = person;
  delete from auth.users as account where account.id = staff.auth_user_id or lower(account.email) = lower(staff.email);
  if not found then
    return 'none';
  end if;
  insert into public.revisions (actor, table_name, row_id, operation, title)
  values (private.staff_id(), 'users', person, 'update', staff.name);
  return 'removed';
end
$$;

-- Sets whether everybody needs a second factor. Only an admin with a factor may do so.
-- Results: changed, factor (the admin has no factor)
create function public.require_factor(required boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.staff_role() <> 'admin' then
    raise exception 'only admins may do this' using errcode = '42501';
  end if;
  if (select staff.factor_id from public.users as staff where staff.id = private.staff_id()) is null then
    return 'factor';
  end if;
  update private.account_rules set factor_required = coalesce(required, false) where only_row;
  return 'changed';
end
$$;

create function public.set_own_name(name text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if private.staff_id() is null then
    raise exception 'only staff may do this' using errcode = '42501';
  end if;
  if not private.is_visible(replace(name, ' ', '')) then
    raise exception 'a name has visible characters only' using errcode = '23514';
  end if;
  if exists (
    select from public.users as other
    where other.id <> private.staff_id() and private.fold(lower(other.name)) = private.fold(lower(set_own_name.name)))
  then
    raise exception 'somebody else of the team has this name' using errcode = '23505';
  end if;
  update public.users as staff set name = set_own_name.name where staff.id = private.staff_id();
  return name;
end
$$;

-- Returns to admins whether each person can sign in.
-- States: active, banned, invited (no account has the address),
-- unjoined (an account has the address, and has not joined)
create function public.staff_accounts()
returns table (id uuid, state text, has_factor boolean, last_sign_in_at timestamptz)
language plpgsql stable security definer rows 20 set search_path = '' as $$
begin
  if private.staff_role() <> 'admin' then
    return;
  end if;
  return query
  select
    staff.id,
    case
      when account.banned_until > now() then 'banned'
      when exists (select from private.working_staff as working where working.id = staff.id) then 'active'
      when account.id is null
        and not exists (select from auth.users as listed where lower(listed.email) = lower(staff.email)) then 'invited'
      else 'unjoined'
    end,
    coalesce(private.has_factor(account.id, staff.factor_id), false),
    account.last_sign_in_at
  from public.users as staff
  left join auth.users as account on account.id = staff.auth_user_id;
end
$$;

-- Returns to admins what the hooks have done. `gate` says whether this token has passed the second hook.
-- `last_admitted_at` says when the first hook last accepted an address.
create function public.accounts_setup()
returns table (gate boolean, last_admitted_at timestamptz)
language plpgsql stable security definer rows 1 set search_path = '' as $$
begin
  if private.staff_role() <> 'admin' then
    return;
  end if;
  return query
  select
    coalesce(auth.jwt() ->> 'gate', '') = 'on',
    (select max(born.at) from private.born_accounts as born);
end
$$;

revoke execute on function
  private.lock_accounts(), private.lock_accounts_first(), private.unlink_account(), private.delete_accounts(),
  private.shown_by(uuid, text), private.came_by_mail(), private.has_factor(uuid, uuid)
  from public;
revoke execute on function
  public.before_user_created(jsonb), public.custom_access_token(jsonb), public.join_team(), public.own_access(),
  public.adopt_factor(), public.drop_factor(), public.reset_sign_in(uuid), public.require_factor(boolean),
  public.set_own_name(text), public.staff_accounts(), public.accounts_setup()
  from public, anon, authenticated, service_role;
grant usage on schema public to supabase_auth_admin;
grant execute on function public.before_user_created(jsonb), public.custom_access_token(jsonb) to supabase_auth_admin;
grant execute on function
  public.join_team(), public.own_access(), public.adopt_factor(), public.drop_factor(), public.reset_sign_in(uuid),
  public.require_factor(boolean), public.set_own_name(text), public.staff_accounts(), public.accounts_setup()
  to authenticated;
