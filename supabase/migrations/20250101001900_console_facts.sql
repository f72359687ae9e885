-- Typed facts of a console, to compare, sort and filter by; the texts of the catalogue stay as they are. Unknown is null.

-- A day, month or year, as precisely as it is known: 2003-03-23, 2003-03 or 2003.
create function private.is_partial_date(value text) returns boolean
language sql immutable strict set search_path = '' as $$
  select case
    when value ~ '^[12][0-9]{3}(-(0[1-9]|1[0-2]))?$' then true
    when value ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then
      right(value, 2)::integer <= extract(day from
        make_date(left(value, 4)::integer, substr(value, 6, 2)::integer, 1) + interval '1 month - 1 day')
    else false
  end
$$;

-- One to twenty short texts.
create function private.is_text_list(value text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(value) between 1 and 20
    and (select bool_and(item is not null and length(item) between 1 and 100) from unnest(value) as item)
$$;
-- As private.one_row_per_request, but rows that go with their console or post may be many: those whose parents are all still there
-- count. The arguments are pairs of a column and the table it refers to.
create function private.one_row_or_with_its_parent() returns trigger
language plpgsql set search_path = '' as $$
declare
  stays text := 'true';
  many boolean;
begin
  if current_user <> 'authenticated' then
    return null;
  end if;
  for place in 0 .. tg_nargs / 2 - 1 loop
    stays := stays || format(' and (changed.%2$I is null or exists (select from public.%1$I as parent where parent.id = changed.%2$I))',
      tg_argv[2 * place + 1], tg_argv[2 * place]);
  end loop;
  execute format('select count(*) > 1 from changed_rows as changed where %s', stays) into many;
  if many then
    raise exception 'one request may change one row only' using errcode = '42501';
  end if;
  return null;
end
$$;
revoke execute on function private.one_row_or_with_its_parent() from public;

revoke execute on function private.is_partial_date(text), private.is_text_list(text[]) from public;
grant execute on function private.is_partial_date(text), private.is_text_list(text[]) to authenticated, service_role;

alter table public.consoles
  -- What it is.
  add column family text check (length(family) between 1 and 50),
  add column distinction text check (length(distinction) between 1 and 300),
  add column alt_names text[] check (private.is_text_list(alt_names)),
  add column model_codes text[] check (private.is_text_list(model_codes)),
  add column codename text check (length(codename) between 1 and 100),
  -- Its neighbours: a console of the catalogue, or the name of another.
  add column predecessor_id uuid references public.consoles (id) on delete set null deferrable,
  add column predecessor_name text check (length(predecessor_name) between 1 and 100),
  add column successor_id uuid references public.consoles (id) on delete set null deferrable,
  add column successor_name text check (length(successor_name) between 1 and 100),
  -- Its time.
  add column discontinued text check (private.is_partial_date(discontinued)),
  add column units_sold_millions double precision check (units_sold_millions between 0.01 and 10000),
  add column units_sold_scope text check (length(units_sold_scope) between 1 and 200),
  add column units_sold_on text check (private.is_partial_date(units_sold_on)),
  -- Its insides.
  add column processor_name text check (length(processor_name) between 1 and 100),
  add column processor_mhz double precision check (processor_mhz between 0.1 and 9999),
  add column second_processor_name text check (length(second_processor_name) between 1 and 100),
  add column second_processor_mhz double precision check (second_processor_mhz between 0.1 and 9999),
  add column ram_kib integer check (ram_kib between 1 and 67108864),
  add column video_ram_kib integer check (video_ram_kib between 1 and 67108864),
  -- Its screen, and the second one.
  add column screen_technology text check (length(screen_technology) between 1 and 100),
  add column screen_inches double precision check (screen_inches between 0.5 and 20),
  add column screen_width_px integer check (screen_width_px between 1 and 10000),
  add column screen_height_px integer check (screen_height_px between 1 and 10000),
  add column screen_colours text check (length(screen_colours) between 1 and 100),
  add column screen_lit text check (screen_lit in ('none', 'front', 'back', 'electroluminescent')),
  add column screen_touch boolean,
  add column screen_3d boolean,
  add column second_screen_technology text check (length(second_screen_technology) between 1 and 100),
  add column second_screen_inches double precision check (second_screen_inches between 0.5 and 20),
  add column second_screen_width_px integer check (second_screen_width_px between 1 and 10000),
  add column second_screen_height_px integer check (second_screen_height_px between 1 and 10000),
  add column second_screen_colours text check (length(second_screen_colours) between 1 and 100),
  add column second_screen_lit text check (second_screen_lit in ('none', 'front', 'back', 'electroluminescent')),
  add column second_screen_touch boolean,
  add column second_screen_3d boolean,
  -- Its body, as it lies closed.
  add column width_mm double precision check (width_mm between 1 and 1000),
  add column height_mm double precision check (height_mm between 1 and 1000),
  add column depth_mm double precision check (depth_mm between 1 and 1000),
  add column weight_g double precision check (weight_g between 1 and 5000),
  add column weight_empty_g double precision check (weight_empty_g between 1 and 5000),
  -- Its power. Hours are the least and the most of what is printed and of what was measured.
  add column battery_type text check (length(battery_type) between 1 and 100),
  add column battery_mah integer check (battery_mah between 1 and 100000),
  add column charge_hours double precision check (charge_hours between 0.1 and 48),
  add column rated_hours_min double precision check (rated_hours_min between 0.1 and 500),
  add column rated_hours_max double precision check (rated_hours_max between 0.1 and 500),
  add column measured_hours_min double precision check (measured_hours_min between 0.1 and 500),
  add column measured_hours_max double precision check (measured_hours_max between 0.1 and 500),
  -- Its games and what it connects to; 'none' where it has nothing of the kind.
  add column media text[] check (private.is_text_list(media)),
  add column saves text check (length(saves) between 1 and 200),
  add column region_lock text check (region_lock in ('none', 'partial', 'full')),
  add column link_cable text check (length(link_cable) between 1 and 200),
  add column wifi text check (length(wifi) between 1 and 200),
  add column bluetooth text check (length(bluetooth) between 1 and 100),
  add column infrared text check (length(infrared) between 1 and 100),
  add column nfc boolean,
  add column usb text check (length(usb) between 1 and 200),
  add column storage text check (length(storage) between 1 and 200),
  add column headphone_jack boolean,
  add column cameras text check (length(cameras) between 1 and 200),
  add column microphone boolean,
  add column motion_sensor boolean,
  add constraint consoles_one_predecessor check (predecessor_id is null or predecessor_name is null),
  add constraint consoles_one_successor check (successor_id is null or successor_name is null),
  add constraint consoles_rated_hours check (rated_hours_min <= rated_hours_max),
  add constraint consoles_measured_hours check (measured_hours_min <= measured_hours_max);

create index consoles_predecessor on public.consoles (predecessor_id);
create index consoles_successor on public.consoles (successor_id);

grant select (
  family, distinction, alt_names, model_codes, codename, predecessor_id, predecessor_name, successor_id, successor_name,
  discontinued, units_sold_millions, units_sold_scope, units_sold_on, processor_name, processor_mhz,
  second_processor_name, second_processor_mhz, ram_kib, video_ram_kib, screen_technology, screen_inches, screen_width_px,
  screen_height_px, screen_colours, screen_lit, screen_touch, screen_3d, second_screen_technology, second_screen_inches,
  second_screen_width_px, second_screen_height_px, second_screen_colours, second_screen_lit, second_screen_touch,
  second_screen_3d, width_mm, height_mm, depth_mm, weight_g, weight_empty_g, battery_type, battery_mah, charge_hours,
  rated_hours_min, rated_hours_max, measured_hours_min, measured_hours_max, media, saves, region_lock, link_cable, wifi,
  bluetooth, infrared, nfc, usb, storage, headphone_jack, cameras, microphone, motion_sensor
) on public.consoles to anon;
