-- The catalogue of consoles.

create table public.consoles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null unique check (private.is_slug(slug)),
  name text not null check (length(name) between 1 and 100),
  description text not null check (length(description) between 1 and 1000),
  full_description text not null check (length(full_description) between 1 and 20000),
  year text not null check (year ~ '^[0-9]{4}$'),
  color text not null check (color in ('gameboy', 'ds', '3ds')),
  image text not null default '/images/console-placeholder.png' check (private.is_image_source(image)),
  processor text not null check (length(processor) between 1 and 300),
  display text not null check (length(display) between 1 and 300),
  controls text not null check (length(controls) between 1 and 300),
  battery text not null check (length(battery) between 1 and 300),
  dimensions text check (length(dimensions) between 1 and 300),
  weight text check (length(weight) between 1 and 300),
  games text check (length(games) between 1 and 300),
  specs jsonb check (jsonb_typeof(specs) = 'object'),
  search text not null generated always as (name || E'\n' || description) stored
);
comment on column public.consoles.specs is 'optional; a value in here wins over the column of the same name';

create index consoles_by_year on public.consoles (year, id);

create trigger consoles_stamp before insert or update on public.consoles
  for each row execute function private.stamp_row();
create trigger consoles_one_update after update on public.consoles referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger consoles_one_delete after delete on public.consoles referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.consoles enable row level security;
revoke all on public.consoles from public, anon, authenticated, service_role;
grant select on public.consoles to anon;
grant select, insert, update, delete on public.consoles to authenticated, service_role;

create policy "visitors read consoles" on public.consoles for select to anon using (true);
create policy "everyone signed in reads consoles" on public.consoles for select to authenticated using (true);
create policy "editors add consoles" on public.consoles for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change consoles" on public.consoles for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete consoles" on public.consoles for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
