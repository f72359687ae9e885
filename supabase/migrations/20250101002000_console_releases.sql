-- When and for how much a console came out, by region.

create table public.console_releases (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  console_id uuid not null references public.consoles (id) on delete cascade,
  region text not null check (region in ('jp', 'na', 'uk', 'eu', 'au', 'kr', 'cn', 'tw')),
  released text check (private.is_partial_date(released)),
  price double precision check (price between 0.01 and 100000000),
  price_to double precision check (price_to <= 100000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  launch_games text[] check (private.is_text_list(launch_games)),
  launch_colours text[] check (private.is_text_list(launch_colours)),
  note text check (length(note) between 1 and 300),
  constraint console_releases_one_a_region unique (console_id, region),
  constraint console_releases_price_has_currency check ((price is null) = (currency is null)),
  constraint console_releases_price_range check (price_to is null or (price is not null and price_to > price))
);

create trigger console_releases_stamp before insert or update on public.console_releases
  for each row execute function private.stamp_row();
create trigger console_releases_one_update after update on public.console_releases
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger console_releases_one_delete after delete on public.console_releases
  referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('console_id', 'consoles');

alter table public.console_releases enable row level security;
revoke all on public.console_releases from public, anon, authenticated, service_role;
grant select (id, console_id, region, released, price, price_to, currency, launch_games, launch_colours, note) on public.console_releases to anon;
grant select, insert, update, delete on public.console_releases to authenticated, service_role;

create policy "visitors read releases" on public.console_releases for select to anon using (true);
create policy "everyone signed in reads releases" on public.console_releases for select to authenticated using (true);
create policy "editors add releases" on public.console_releases for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change releases" on public.console_releases for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete releases" on public.console_releases for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
