-- The staff, and what their role lets them do. Rights hang on the signed-in account (auth_user_id), never on an email
-- address or metadata in the token. What belongs to a person (posts, pictures, draft links, history) names this row.

create table public.users (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  auth_user_id uuid unique references auth.users (id) on delete set null,
  name text not null check (length(name) between 1 and 100),
  email text not null check (private.is_email(email)),
  role text not null default 'contributor' check (length(role) between 1 and 30)
);
comment on column public.users.role is 'admin, editor, contributor; any other role has no rights';

create unique index users_email on public.users (lower(email));
create index users_newest on public.users (created_at desc, id desc);

-- The row of the caller; null for everybody who is not staff. The only place that compares an account with a row.
create function private.staff_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select id from public.users
  where auth_user_id = (select auth.uid()) and role in ('admin', 'editor', 'contributor')
$$;

-- The role of the caller; '' for everybody who is not staff.
create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select role from public.users where id = (select private.staff_id())), '')
$$;

-- An admin may change the name and role of another person, but neither their own role nor the account of a row.
create function private.guard_user_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if new.email is distinct from old.email or new.auth_user_id is distinct from old.auth_user_id then
    raise exception 'e-mail and account of a user cannot be changed here' using errcode = '42501';
  end if;
  if new.role is distinct from old.role and old.id = private.staff_id() then
    raise exception 'nobody changes the own role' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Without an admin who can sign in, nobody could run the site. The lock makes two admins who demote each other at the
-- same moment wait for one another.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and old.auth_user_id is not null
    and (tg_op = 'DELETE' or new.role <> 'admin' or new.auth_user_id is null)
  then
    perform pg_advisory_xact_lock(hashtext('public.users: last admin'));
    if not exists (
      select from public.users where role = 'admin' and auth_user_id is not null and id <> old.id
    ) then
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
create trigger users_keep_one_admin before update of role, auth_user_id or delete on public.users
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
  with check ((select private.staff_role()) = 'admin' and role <> 'admin' and auth_user_id is null);
create policy "admins change people" on public.users
  for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
create policy "admins delete people who are not admins" on public.users
  for delete to authenticated
  using ((select private.staff_role()) = 'admin' and role <> 'admin');

-- The names of the staff, for the staff: a history tells who wrote it.
create function public.staff_names() returns table (id uuid, name text)
language sql stable security definer rows 20 set search_path = '' as $$
  select staff.id, staff.name from public.users as staff
  where (select private.staff_role()) <> ''
  order by lower(staff.name), staff.id
$$;

revoke execute on function
  private.staff_id(), private.staff_role(), private.guard_user_change(), private.keep_one_admin()
  from public;
grant execute on function private.staff_role() to authenticated;
grant execute on function private.staff_id() to authenticated, service_role;
revoke execute on function public.staff_names() from public, anon, authenticated, service_role;
grant execute on function public.staff_names() to authenticated, service_role;
