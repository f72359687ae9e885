-- Where a fact of a console is from: any number of sources for each field.

create table public.console_sources (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  console_id uuid not null references public.consoles (id) on delete cascade,
  -- A column of consoles, or 'release.jp' and 'price.jp' for one of console_releases.
  field text not null check (length(field) <= 60 and field ~ '^[a-z0-9_]+([.][a-z]{2})?$'),
  title text check (length(title) between 1 and 300),
  url text check (private.is_http_url(url)),
  checked_on date check (checked_on between '2000-01-01' and '2999-12-31'),
  confidence text check (confidence in ('high', 'medium', 'low')),
  note text check (length(note) between 1 and 300),
  constraint console_sources_says_something check (title is not null or note is not null)
);

create index console_sources_by_console on public.console_sources (console_id, field, id);

create trigger console_sources_stamp before insert or update on public.console_sources
  for each row execute function private.stamp_row();
create trigger console_sources_one_update after update on public.console_sources
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger console_sources_one_delete after delete on public.console_sources
  referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('console_id', 'consoles');

alter table public.console_sources enable row level security;
revoke all on public.console_sources from public, anon, authenticated, service_role;
grant select (id, console_id, field, title, url, checked_on, confidence, note) on public.console_sources to anon;
grant select, insert, update, delete on public.console_sources to authenticated, service_role;

create policy "visitors read sources" on public.console_sources for select to anon using (true);
create policy "everyone signed in reads sources" on public.console_sources for select to authenticated using (true);
create policy "editors add sources" on public.console_sources for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change sources" on public.console_sources for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete sources" on public.console_sources for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
