-- The catalogue: consoles with their facts, and the rows of a console: releases, sources, compatibility, link cables,
-- and the posts about the console.

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
  search text not null generated always as (private.fold(name || E'\n' || description)) stored,
  -- Typed facts for comparing, sorting and filtering. These columns do not replace the texts above. An unknown fact is
  -- null.
  -- Kind and names.
  family text check (length(family) between 1 and 50),
  distinction text check (length(distinction) between 1 and 300),
  alt_names text[] check (private.is_text_list(alt_names)),
  model_codes text[] check (private.is_text_list(model_codes)),
  codename text check (length(codename) between 1 and 100),
  -- Neighbours: a console of the catalogue, or the name of a console outside the catalogue.
  predecessor_id uuid references public.consoles (id) on delete set null deferrable,
  predecessor_name text check (length(predecessor_name) between 1 and 100),
  successor_id uuid references public.consoles (id) on delete set null deferrable,
  successor_name text check (length(successor_name) between 1 and 100),
  -- Time and sales.
  discontinued text check (private.is_partial_date(discontinued)),
  units_sold_millions double precision check (units_sold_millions between 0.01 and 10000),
  units_sold_scope text check (length(units_sold_scope) between 1 and 200),
  units_sold_on text check (private.is_partial_date(units_sold_on)),
  -- Hardware.
  processor_name text check (length(processor_name) between 1 and 100),
  processor_mhz double precision check (processor_mhz between 0.1 and 9999),
  second_processor_name text check (length(second_processor_name) between 1 and 100),
  second_processor_mhz double precision check (second_processor_mhz between 0.1 and 9999),
  ram_kib integer check (ram_kib between 1 and 67108864),
  video_ram_kib integer check (video_ram_kib between 1 and 67108864),
  -- Screens.
  screen_technology text check (length(screen_technology) between 1 and 100),
  screen_inches double precision check (screen_inches between 0.5 and 20),
  screen_width_px integer check (screen_width_px between 1 and 10000),
  screen_height_px integer check (screen_height_px between 1 and 10000),
  screen_colours text check (length(screen_colours) between 1 and 100),
  screen_lit text check (screen_lit in ('none', 'front', 'back', 'electroluminescent')),
  screen_touch boolean,
  screen_3d boolean,
  second_screen_technology text check (length(second_screen_technology) between 1 and 100),
  second_screen_inches double precision check (second_screen_inches between 0.5 and 20),
  second_screen_width_px integer check (second_screen_width_px between 1 and 10000),
  second_screen_height_px integer check (second_screen_height_px between 1 and 10000),
  second_screen_colours text check (length(second_screen_colours) between 1 and 100),
  second_screen_lit text check (second_screen_lit in ('none', 'front', 'back', 'electroluminescent')),
  second_screen_touch boolean,
  second_screen_3d boolean,
  -- Body, closed.
  width_mm double precision check (width_mm between 1 and 1000),
  height_mm double precision check (height_mm between 1 and 1000),
  depth_mm double precision check (depth_mm between 1 and 1000),
  weight_g double precision check (weight_g between 1 and 5000),
  weight_empty_g double precision check (weight_empty_g between 1 and 5000),
  -- Power. Printed and measured hours are ranges.
  battery_type text check (length(battery_type) between 1 and 100),
  battery_mah integer check (battery_mah between 1 and 100000),
  charge_hours double precision check (charge_hours between 0.1 and 48),
  rated_hours_min double precision check (rated_hours_min between 0.1 and 500),
  rated_hours_max double precision check (rated_hours_max between 0.1 and 500),
  measured_hours_min double precision check (measured_hours_min between 0.1 and 500),
  measured_hours_max double precision check (measured_hours_max between 0.1 and 500),
  -- Games and connections; 'none' for a console without the connection.
  media text[] check (private.is_text_list(media)),
  saves text check (length(saves) between 1 and 200),
  region_lock text check (region_lock in ('none', 'partial', 'full')),
  link_cable text check (length(link_cable) between 1 and 200),
  wifi text check (length(wifi) between 1 and 200),
  bluetooth text check (length(bluetooth) between 1 and 100),
  infrared text check (length(infrared) between 1 and 100),
  nfc boolean,
  usb text check (length(usb) between 1 and 200),
  storage text check (length(storage) between 1 and 200),
  headphone_jack boolean,
  cameras text check (length(cameras) between 1 and 200),
  microphone boolean,
  motion_sensor boolean,
  -- /consoles/compare is the address of another page.
  constraint consoles_slug_reserved check (slug <> 'compare'),
  constraint consoles_one_predecessor check (predecessor_id is null or predecessor_name is null),
  constraint consoles_one_successor check (successor_id is null or successor_name is null),
  constraint consoles_rated_hours check (rated_hours_min <= rated_hours_max),
  constraint consoles_measured_hours check (measured_hours_min <= measured_hours_max)
);
comment on column public.consoles.specs is 'optional; a value in here wins over the column of the same name';

create index consoles_by_year on public.consoles (year, id);
create index consoles_predecessor on public.consoles (predecessor_id);
create index consoles_successor on public.consoles (successor_id);

create trigger consoles_stamp before insert or update on public.consoles
  for each row execute function private.stamp_row();
create trigger consoles_one_update after update on public.consoles referencing old table as changed_rows
  for each statement execute function
    private.one_row_or_with_its_parent('predecessor_id', 'consoles', 'id', 'successor_id', 'consoles', 'id');
create trigger consoles_one_delete after delete on public.consoles referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.consoles enable row level security;
revoke all on public.consoles from public, anon, authenticated, service_role;
grant select (
  id, slug, name, description, full_description, year, color, image, processor, display, controls, battery, dimensions,
  weight, games, specs, search, updated_at,
  family, distinction, alt_names, model_codes, codename, predecessor_id, predecessor_name, successor_id, successor_name,
  discontinued, units_sold_millions, units_sold_scope, units_sold_on, processor_name, processor_mhz,
  second_processor_name, second_processor_mhz, ram_kib, video_ram_kib, screen_technology, screen_inches, screen_width_px,
  screen_height_px, screen_colours, screen_lit, screen_touch, screen_3d, second_screen_technology, second_screen_inches,
  second_screen_width_px, second_screen_height_px, second_screen_colours, second_screen_lit, second_screen_touch,
  second_screen_3d, width_mm, height_mm, depth_mm, weight_g, weight_empty_g, battery_type, battery_mah, charge_hours,
  rated_hours_min, rated_hours_max, measured_hours_min, measured_hours_max, media, saves, region_lock, link_cable, wifi,
  bluetooth, infrared, nfc, usb, storage, headphone_jack, cameras, microphone, motion_sensor
) on public.consoles to anon;
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

-- The release dates and prices of a console, by region.
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
  for each statement execute function private.one_row_or_with_its_parent('console_id', 'consoles', 'id');

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

-- The sources of a console's facts: any number for each field.
create table public.console_sources (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  console_id uuid not null references public.consoles (id) on delete cascade,
  -- A column of consoles; or 'release.jp' and 'price.jp' for a row of console_releases.
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
  for each statement execute function private.one_row_or_with_its_parent('console_id', 'consoles', 'id');

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

-- The cartridges and cards that a console plays.
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
  for each statement execute function private.one_row_or_with_its_parent('console_id', 'consoles', 'id');

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

-- The links for playing together: between two consoles, or between a console and an accessory such as a printer.
create table public.link_cables (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  from_id uuid not null references public.consoles (id) on delete cascade,
  to_id uuid references public.consoles (id) on delete cascade,
  -- The name of the other end, if the catalogue lacks the other end.
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
  for each statement execute function private.one_row_or_with_its_parent('from_id', 'consoles', 'id', 'to_id', 'consoles', 'id');

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

-- The consoles that a post is about. A person who can read the post can read these rows.
create table public.post_consoles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  console_id uuid not null references public.consoles (id) on delete cascade,
  constraint post_consoles_each_once unique (post_id, console_id)
);
-- The posts about a console, newest first.
create index post_consoles_newest on public.post_consoles (console_id, created_at desc, id desc);

-- The planner's estimates would reveal to visitors which consoles drafts are about.
alter table public.post_consoles
  alter column id set statistics 0, alter column created_at set statistics 0, alter column updated_at set statistics 0,
  alter column post_id set statistics 0, alter column console_id set statistics 0;

create trigger post_consoles_stamp before insert or update on public.post_consoles
  for each row execute function private.stamp_row();
create trigger post_consoles_one_update after update on public.post_consoles
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger post_consoles_one_delete after delete on public.post_consoles
  referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('post_id', 'blog_posts', 'id', 'console_id', 'consoles', 'id');

alter table public.post_consoles enable row level security;
revoke all on public.post_consoles from public, anon, authenticated, service_role;
grant select (id, post_id, console_id) on public.post_consoles to anon;
grant select, insert, update, delete on public.post_consoles to authenticated, service_role;

-- The policies of blog_posts decide which posts the subquery finds.
create policy "visitors read the consoles of published posts" on public.post_consoles for select to anon
  using (exists (select from public.blog_posts as post where post.id = post_id));
create policy "everyone signed in reads the consoles of posts that they read" on public.post_consoles
  for select to authenticated
  using (exists (select from public.blog_posts as post where post.id = post_id));
create policy "contributors add consoles of own drafts, editors of any" on public.post_consoles
  for insert to authenticated
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  );
create policy "contributors change consoles of own drafts, editors of any" on public.post_consoles
  for update to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  )
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  );
create policy "contributors delete consoles of own drafts, editors of any" on public.post_consoles
  for delete to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select private.staff_id()) and not post.published))
  );
