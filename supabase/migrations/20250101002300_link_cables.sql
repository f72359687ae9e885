-- How a console is linked to another for play together, or to something else, such as a printer.

create table public.link_cables (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  from_id uuid not null references public.consoles (id) on delete cascade,
  to_id uuid references public.consoles (id) on delete cascade,
  -- What it is linked to where that is no console of the catalogue.
  to_name text check (length(to_name) between 1 and 100),
  via text not null check (length(via) between 1 and 200),
  games text[] check (private.is_text_list(games)),
  note text check (length(note) between 1 and 300),
  source_title text check (length(source_title) between 1 and 300),
  source_url text check (private.is_http_url(source_url)),
  constraint link_cables_has_an_end check (to_id is not null or to_name is not null),
  constraint link_cables_each_once unique nulls not distinct (from_id, to_id, to_name, via)
);

create index link_cables_to on public.link_cables (to_id);

create trigger link_cables_stamp before insert or update on public.link_cables
  for each row execute function private.stamp_row();
create trigger link_cables_one_update after update on public.link_cables
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger link_cables_one_delete after delete on public.link_cables
  referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('from_id', 'consoles', 'to_id', 'consoles');

alter table public.link_cables enable row level security;
revoke all on public.link_cables from public, anon, authenticated, service_role;
grant select (id, from_id, to_id, to_name, via, games, note, source_title, source_url) on public.link_cables to anon;
grant select, insert, update, delete on public.link_cables to authenticated, service_role;

create policy "visitors read link cables" on public.link_cables for select to anon using (true);
create policy "everyone signed in reads link cables" on public.link_cables for select to authenticated using (true);
create policy "editors add link cables" on public.link_cables for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change link cables" on public.link_cables for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete link cables" on public.link_cables for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
