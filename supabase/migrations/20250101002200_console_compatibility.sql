-- Which console plays which cartridges and cards.

create table public.console_compatibility (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  console_id uuid not null references public.consoles (id) on delete cascade,
  family text not null check (family in ('GB', 'GBC', 'GBA', 'DS', 'DSi-enhanced', '3DS', 'New-only', 'Switch')),
  plays text not null check (plays in ('yes', 'partly', 'no')),
  note text check (length(note) between 1 and 300),
  source_title text check (length(source_title) between 1 and 300),
  source_url text check (private.is_http_url(source_url)),
  constraint console_compatibility_one_a_family unique (console_id, family)
);

create trigger console_compatibility_stamp before insert or update on public.console_compatibility
  for each row execute function private.stamp_row();
create trigger console_compatibility_one_update after update on public.console_compatibility
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger console_compatibility_one_delete after delete on public.console_compatibility
  referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('console_id', 'consoles');

alter table public.console_compatibility enable row level security;
revoke all on public.console_compatibility from public, anon, authenticated, service_role;
grant select (id, console_id, family, plays, note, source_title, source_url) on public.console_compatibility to anon;
grant select, insert, update, delete on public.console_compatibility to authenticated, service_role;

create policy "visitors read compatibility" on public.console_compatibility for select to anon using (true);
create policy "everyone signed in reads compatibility" on public.console_compatibility for select to authenticated using (true);
create policy "editors add compatibility" on public.console_compatibility for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change compatibility" on public.console_compatibility for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete compatibility" on public.console_compatibility for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
