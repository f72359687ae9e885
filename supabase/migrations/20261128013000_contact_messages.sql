-- Messages of the contact form. They are personal data: editors and admins read them for a year, then the database
-- deletes them.

create table public.contact_messages (
  id uuid primary key,
  created_at timestamptz not null default now(),
  name text not null check (length(name) <= 200 and name ~ '\S'),
  -- The format of a browser's field for an address. No part of the address has another meaning for a mail program.
  email text not null check (
    length(email) <= 254 and email ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]+@[A-Za-z0-9-]+([.][A-Za-z0-9-]+)*$'
  ),
  subject text not null check (length(subject) <= 100),
  message text not null check (length(message) <= 10000 and message ~ '\S'),
  state text not null default 'unread' check (state in ('unread', 'read', 'archived')),
  staff_search text not null
    generated always as (private.fold(name || E'\n' || email || E'\n' || subject || E'\n' || message)) stored
);
-- A contributor could request the planner's estimates: see blog_posts.
alter table public.contact_messages
  alter column created_at set statistics 0,
  alter column name set statistics 0,
  alter column email set statistics 0,
  alter column subject set statistics 0,
  alter column message set statistics 0,
  alter column state set statistics 0,
  alter column staff_search set statistics 0;
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);

create trigger contact_messages_one_update after update on public.contact_messages referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger contact_messages_one_delete after delete on public.contact_messages referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from public, anon, authenticated, service_role;
grant select, delete on public.contact_messages to authenticated;
-- Nobody changes the text of a message.
grant update (state) on public.contact_messages to authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "editors and admins read the messages of a year" on public.contact_messages for select to authenticated
  using ((select private.staff_role()) in ('editor', 'admin') and created_at > now() - interval '1 year');
create policy "editors and admins mark messages" on public.contact_messages for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors and admins delete messages" on public.contact_messages for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));

create function private.delete_old_messages() returns void
language sql set search_path = '' as $$
  delete from public.contact_messages as kept where kept.created_at <= now() - interval '1 year'
$$;

-- Stores a message of a visitor, and reveals nothing about stored messages. The id makes a retry idempotent. Robots
-- fill in `website`, which people do not see, or send the form at once. `seconds` is the time since the page opened.
--
-- The limits are five messages a minute, 200 a day and 3,000 in all. The limits apply to all visitors together, so that
-- nobody fills the database. The lock makes the second of two requests wait for the first, so that both are counted.
create function public.keep_message(
  id uuid, name text, email text, subject text, message text, website text default '', seconds numeric default 0
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if keep_message.website is distinct from '' or coalesce(keep_message.seconds, 0) < 3 then
    raise exception 'a robot seems to have sent this message' using errcode = '23514';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.contact_messages'));
  if exists (select from public.contact_messages as kept where kept.id = keep_message.id) then
    return;
  end if;
  perform private.delete_old_messages();
  if (select count(*) from public.contact_messages as kept where kept.created_at > now() - interval '1 minute') >= 5
    or (select count(*) from public.contact_messages as kept where kept.created_at > now() - interval '1 day') >= 200
    or (select count(*) from public.contact_messages) >= 3000
  then
    raise exception 'too many messages have come' using errcode = '23514';
  end if;
  insert into public.contact_messages (id, name, email, subject, message)
  values (keep_message.id, keep_message.name, keep_message.email, keep_message.subject, keep_message.message);
end
$$;

revoke execute on function private.delete_old_messages() from public, anon, authenticated, service_role;
revoke execute on function public.keep_message(uuid, text, text, text, text, text, numeric)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_message(uuid, text, text, text, text, text, numeric) to anon;
