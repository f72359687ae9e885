-- The Console of the Month: at most one row is featured, even if two editors each feature a row at the same moment.

create table public.console_of_month (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  console_id uuid not null references public.consoles (id) on delete restrict,
  start_date date not null,
  end_date date not null,
  featured boolean not null default true,
  constraint console_of_month_date_order check (end_date >= start_date)
);

create unique index console_of_month_one_featured on public.console_of_month ((true)) where featured;
create index console_of_month_console on public.console_of_month (console_id);

-- The planner's estimates would reveal future months to visitors: see blog_posts.
alter table public.console_of_month
  alter column created_at set statistics 0, alter column updated_at set statistics 0,
  alter column console_id set statistics 0, alter column start_date set statistics 0,
  alter column end_date set statistics 0;

-- Featuring a console clears the flag of any other console in the same transaction. The lock makes two requests wait
-- for each other. So the second request clears the first console, and does not fail.
create function private.clear_other_featured() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.console_of_month: featured'));
  update public.console_of_month set featured = false where featured and id <> new.id;
  return new;
end
$$;

create trigger console_of_month_stamp before insert or update on public.console_of_month
  for each row execute function private.stamp_row();
create trigger console_of_month_clear_others before insert on public.console_of_month
  for each row when (new.featured) execute function private.clear_other_featured();
-- A change of the already featured row runs no trigger. That change would lock its row and wait for the lock, while the
-- holder of the lock waits for the row.
create trigger console_of_month_clear_others_again before update of featured on public.console_of_month
  for each row when (new.featured and not old.featured) execute function private.clear_other_featured();
create trigger console_of_month_one_update after update on public.console_of_month
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger console_of_month_one_delete after delete on public.console_of_month
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.console_of_month enable row level security;
revoke all on public.console_of_month from public, anon, authenticated, service_role;
grant select (id, console_id, featured, start_date, end_date) on public.console_of_month to anon;
grant select, insert, update, delete on public.console_of_month to authenticated, service_role;

-- A month is public from its first day on. Days are in UTC, whatever the time zone of the reader.
create policy "visitors read the featured console" on public.console_of_month for select to anon
  using (featured or start_date <= (now() at time zone 'utc')::date);
create policy "everyone signed in reads the featured console, editors all" on public.console_of_month
  for select to authenticated
  using (
    featured
    or start_date <= (now() at time zone 'utc')::date
    or (select private.staff_role()) in ('editor', 'admin')
  );
create policy "editors feature a console" on public.console_of_month for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change the featured console" on public.console_of_month for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors remove the featured console" on public.console_of_month for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));

-- Rows that are not featured form a queue, and their dates decide their turn. This view has at most one row: the
-- featured row, otherwise the queued row whose dates include today. Of several rows, the row that began last wins.
create view public.console_of_today with (security_invoker = true) as
  select id, console_id, start_date, end_date, featured
  from public.console_of_month
  where featured or (now() at time zone 'utc')::date between start_date and end_date
  order by featured desc, start_date desc, id desc
  limit 1;

create view public.past_consoles_of_month with (security_invoker = true) as
  select id, console_id, start_date, end_date
  from public.console_of_month
  where not featured and end_date < (now() at time zone 'utc')::date;

revoke all on public.console_of_today, public.past_consoles_of_month from public, anon, authenticated, service_role;
grant select (id, console_id, start_date, end_date, featured) on public.console_of_today to anon;
grant select (id, console_id, start_date, end_date) on public.past_consoles_of_month to anon;
grant select on public.console_of_today, public.past_consoles_of_month to authenticated, service_role;

-- Deleting a console deletes its rows in the queue. The foreign key rejects the deletion of the featured console.
create function private.forget_past_months() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.console_of_month where console_id = old.id and not featured;
  return old;
end
$$;

create trigger consoles_forget_past_months before delete on public.consoles
  for each row execute function private.forget_past_months();

revoke execute on function private.clear_other_featured(), private.forget_past_months() from public;
