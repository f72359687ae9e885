-- The Console of the Month: at most one row is featured, whoever asks and
-- however many ask at once.

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

-- Featuring one console clears any other in the same transaction. The lock puts
-- two requests in a row, so that the second clears the first instead of failing.
create function private.clear_other_featured() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.console_of_month: featured'));
  update public.console_of_month set featured = false where featured and id <> new.id;
  return new;
end
$$;
revoke execute on function private.clear_other_featured() from public;

create trigger console_of_month_stamp before insert or update on public.console_of_month
  for each row execute function private.stamp_row();
create trigger console_of_month_clear_others before insert or update of featured on public.console_of_month
  for each row when (new.featured) execute function private.clear_other_featured();
create trigger console_of_month_one_update after update on public.console_of_month
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger console_of_month_one_delete after delete on public.console_of_month
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.console_of_month enable row level security;
revoke all on public.console_of_month from public, anon, authenticated, service_role;
grant select on public.console_of_month to anon;
grant select, insert, update, delete on public.console_of_month to authenticated, service_role;

create policy "visitors read the featured console" on public.console_of_month for select to anon using (featured);
create policy "everyone signed in reads the featured console, editors all" on public.console_of_month
  for select to authenticated
  using (featured or (select private.staff_role()) in ('editor', 'admin'));
create policy "editors feature a console" on public.console_of_month for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change the featured console" on public.console_of_month for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors remove the featured console" on public.console_of_month for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
