-- The staff and their rights. A row of `users` identifies a person: address, role, and the account that has the rights
-- at present. Accounts are disposable. So posts, pictures, draft links and history refer to the row of a person, not to
-- an account. The migration `accounts` connects accounts to rows.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  auth_user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (length(name) between 1 and 100),
  -- ASCII only: other letters fold to ASCII letters, so two addresses could look like one (the Kelvin sign and k).
  email text not null check (private.is_email(email) and email ~ '^[\x21-\x7e]+$'),
  role text not null default 'contributor' check (length(role) between 1 and 30),
  joined_at timestamptz,
  factor_id uuid
);
comment on column public.users.role is 'admin, editor, contributor; any other role has no rights';
comment on column public.users.joined_at is 'when the account came in by a mail to this address; written by join_team';
comment on column public.users.factor_id is 'the adopted second factor, in auth.mfa_factors; written by adopt_factor and drop_factor';

create unique index users_email on public.users (lower(email));
create index users_newest on public.users (created_at desc, id desc);

-- Rules for all accounts: exactly one row.
create table private.account_rules (
  only_row boolean primary key default true check (only_row),
  factor_required boolean not null default false
);
revoke all on private.account_rules from public, anon, authenticated, service_role;
insert into private.account_rules default values;

-- The rows with a working account: the account has joined, still has the address of the row, and is neither banned nor
-- deleted.
create view private.working_staff as
  select staff.id, staff.role, staff.email, staff.auth_user_id, staff.factor_id
  from public.users as staff
  join auth.users as account on account.id = staff.auth_user_id
  where staff.joined_at is not null
    and lower(account.email) = lower(staff.email)
    and account.email_confirmed_at is not null
    and account.deleted_at is null
    and (account.banned_until is null or account.banned_until <= now());
revoke all on private.working_staff from public, anon, authenticated, service_role;

-- Returns the live session of the request's token; all values are null without a live session.
create function private.live_session(out id uuid, out account uuid, out aal text, out factor_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
begin
  if pg_input_is_valid(claims ->> 'session_id', 'uuid') and pg_input_is_valid(claims ->> 'sub', 'uuid') then
    select session.id, session.user_id, session.aal::text, session.factor_id
    into live_session.id, live_session.account, live_session.aal, live_session.factor_id
    from auth.sessions as session
    where session.id = (claims ->> 'session_id')::uuid
      and session.user_id = (claims ->> 'sub')::uuid
      and (session.not_after is null or session.not_after > now());
  end if;
end
$$;

-- Returns the caller's row and role; null and '' for a caller without rights. No other function gives rights. Each
-- statement calls the function again, so that a sign-out, a ban or a removal takes effect at the next request.
--
-- For a row with an adopted factor, the token and its session must have used that factor. When the site requires a
-- factor, a row without a factor has no rights.
create function private.own_staff(out id uuid, out role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  select staff.id, staff.role into own_staff.id, own_staff.role
  from private.live_session() as session
  join private.working_staff as staff on staff.auth_user_id = session.account
  where staff.role in ('admin', 'editor', 'contributor')
    and case
      when staff.factor_id is null then not (select rules.factor_required from private.account_rules as rules)
      else auth.jwt() ->> 'aal' = 'aal2' and session.aal = 'aal2' and session.factor_id = staff.factor_id
        and exists (
          select from auth.mfa_factors as factor
          where factor.id = staff.factor_id and factor.user_id = session.account and factor.status = 'verified')
    end;
  own_staff.role := coalesce(own_staff.role, '');
end
$$;

create function private.staff_id() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select own.id from private.own_staff() as own);
end
$$;

create function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select own.role from private.own_staff() as own);
end
$$;

-- Returns the id of the person who changes something; null outside the API. A policy runs at the start of a statement,
-- but a trigger runs during the statement. When the session ends between policy and trigger, the function raises an
-- error. Otherwise the change would be recorded without a person.
create function private.changing_person() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  person constant uuid := private.staff_id();
begin
  if person is null and current_setting('role', true) = 'authenticated' then
    raise exception 'the session has ended' using errcode = '42501';
  end if;
  return person;
end
$$;

-- An admin may change the name, address and role of a person. Nobody changes their own role. Only the functions of the
-- migration `accounts` set the account and the factor of a row.
create function private.guard_user_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if (new.auth_user_id, new.joined_at, new.factor_id) is distinct from (old.auth_user_id, old.joined_at, old.factor_id)
  then
    raise exception 'the account and the second factor of a user cannot be changed here' using errcode = '42501';
  end if;
  if old.id = private.changing_person() and new.role is distinct from old.role then
    raise exception 'nobody changes the own role' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Without an admin whose account works, nobody could run the site. When two admins demote each other at the same
-- moment, the lock makes the second request wait for the first. The second request then sees the first demotion.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (
    tg_op = 'DELETE' or new.role <> 'admin' or new.auth_user_id is distinct from old.auth_user_id
    or lower(new.email) <> lower(old.email))
  then
    perform pg_advisory_xact_lock(hashtext('public.users: last admin'));
    if exists (select from private.working_staff as staff where staff.id = old.id)
      and not exists (select from private.working_staff as staff where staff.role = 'admin' and staff.id <> old.id)
    then
      raise exception 'the last admin cannot be removed or demoted' using errcode = '23514';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create trigger users_stamp before insert or update on public.users
  for each row execute function private.stamp_row();
create trigger users_guard_change before update on public.users
  for each row execute function private.guard_user_change();
create trigger users_keep_one_admin before update of role, email, auth_user_id or delete on public.users
  for each row execute function private.keep_one_admin();
create trigger users_one_update after update on public.users referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger users_one_delete after delete on public.users referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.users enable row level security;
revoke all on public.users from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.users to authenticated, service_role;

create policy "staff read their own row, admins read all" on public.users
  for select to authenticated
  using (id = (select private.staff_id()) or (select private.staff_role()) = 'admin');
create policy "admins add people who are not admins" on public.users
  for insert to authenticated
  with check (
    (select private.staff_role()) = 'admin' and role <> 'admin'
    and auth_user_id is null and joined_at is null and factor_id is null);
create policy "admins change people" on public.users
  for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
create policy "admins delete people who are not admins" on public.users
  for delete to authenticated
  using ((select private.staff_role()) = 'admin' and role <> 'admin');

-- The staff can read the names of the staff, because the history shows who made each change.
create function public.staff_names() returns table (id uuid, name text)
language sql stable security definer rows 20 set search_path = '' as $$
  select staff.id, staff.name from public.users as staff
  where (select private.staff_role()) <> ''
  order by lower(staff.name), staff.id
$$;

revoke execute on function
  private.live_session(), private.own_staff(), private.staff_id(), private.staff_role(), private.changing_person(),
  private.guard_user_change(), private.keep_one_admin()
  from public;
grant execute on function private.staff_role(), private.changing_person() to authenticated;
grant execute on function private.staff_id() to authenticated, service_role;
revoke execute on function public.staff_names() from public, anon, authenticated, service_role;
grant execute on function public.staff_names() to authenticated, service_role;
