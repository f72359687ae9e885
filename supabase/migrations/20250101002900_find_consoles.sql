-- One page of the catalogue, narrowed and sorted, and how many consoles each choice would find.

-- Every argument but the last three is a value that a console must have; '' asks for none, and one that no console has finds
-- none. `q` is folded by the caller, because visitors may not call private.fold, and every character stands for itself.
--   plays   a cartridge family that it plays, at least partly
--   lit     'yes' or 'no': has its first screen a light?
--   lock    'none', 'partial' or 'full'
--   decade  its first year, such as '1990'
--   weight  'under-150', '150-250', '250-350' or 'from-350', in grams: from the first number to below the second
--   sort    'name', 'weight' (lightest first), 'screen' (largest first), 'battery' (longest printed life first), 'price' (lowest
--           in North America first), else by year; what is not known comes last. `sorted_by` is the number that counted.
-- A page past the end gives the last one. `counts` says by facet and value what choosing that value would find while the rest
-- stays as it is, and under 'without' what more one would find by dropping one filter.
create function public.find_consoles(
  q text default '',
  era text default '',
  plays text default '',
  lit text default '',
  lock text default '',
  decade text default '',
  weight text default '',
  sort text default '',
  page_number integer default 1,
  page_size integer default 24
) returns table (total integer, page integer, consoles jsonb, counts jsonb)
language sql stable security invoker rows 1
set search_path = ''
as $$
  with asked as materialized (
    -- Name and description at their longest have 1,101 characters.
    select lower(left(find_consoles.q, 1102)) as sought, least(greatest(find_consoles.page_size, 1), 100) as size
  ),
  model as (
    select each.id, each.slug, each.name, each.year, each.description, each.image, each.color, each.search,
      case when each.screen_lit = 'none' then 'no' when each.screen_lit is not null then 'yes' end as lit,
      each.region_lock as lock,
      left(each.year, 3) || '0' as decade,
      case
        when each.weight_g < 150 then 'under-150'
        when each.weight_g < 250 then '150-250'
        when each.weight_g < 350 then '250-350'
        when each.weight_g is not null then 'from-350'
      end as weight,
      case find_consoles.sort
        when 'weight' then each.weight_g
        when 'screen' then -each.screen_inches
        when 'battery' then -each.rated_hours_max
        when 'price' then american.price
      end as sort_number,
      case when find_consoles.sort = 'name' then lower(each.name) end as sort_name
    from public.consoles as each
    left join public.console_releases as american
      on american.console_id = each.id and american.region = 'na' and american.currency = 'USD'
  ),
  -- Which filters let it through, judged once each: null for what is not known, so that no choice finds it.
  judged as materialized (
    select model.*,
      strpos(lower(model.search), asked.sought) > 0 as fits_q,
      find_consoles.era in ('', model.color) as fits_era,
      find_consoles.plays = '' or exists (
        select from public.console_compatibility as played
        where played.console_id = model.id and played.family = find_consoles.plays and played.plays in ('yes', 'partly')
      ) as fits_plays,
      find_consoles.lit in ('', model.lit) as fits_lit,
      find_consoles.lock in ('', model.lock) as fits_lock,
      find_consoles.decade in ('', model.decade) as fits_decade,
      find_consoles.weight in ('', model.weight) as fits_weight
    from model cross join asked
  ),
  counted as (
    select judged.*,
      (fits_q is not true)::integer + (fits_era is not true)::integer + (fits_plays is not true)::integer
        + (fits_lit is not true)::integer + (fits_lock is not true)::integer + (fits_decade is not true)::integer
        + (fits_weight is not true)::integer as misses
    from judged
  ),
  found as (
    select counted.*, row_number() over (order by sort_number nulls last, sort_name, year, id) as place
    from counted
    where misses = 0
  ),
  answer as (
    select asked.size, count(found.id)::integer as total,
      least(greatest(find_consoles.page_number, 1), greatest(ceil(count(found.id)::numeric / asked.size), 1))::integer as page
    from asked left join found on true
    group by asked.size
  ),
  tallies as (
    select facet, value, count(*) as consoles
    from counted cross join lateral (values
      ('lit', lit, fits_lit), ('lock', lock, fits_lock), ('decade', decade, fits_decade), ('weight', weight, fits_weight)
    ) as one (facet, value, fits)
    where value is not null and misses = (fits is not true)::integer
    group by facet, value
    union all
    select 'plays', played.family, count(*)
    from counted join public.console_compatibility as played on played.console_id = counted.id and played.plays in ('yes', 'partly')
    where misses = (fits_plays is not true)::integer
    group by played.family
    union all
    select 'without', filter, count(*)
    from counted cross join lateral (values
      ('q', fits_q), ('era', fits_era), ('plays', fits_plays), ('lit', fits_lit), ('lock', fits_lock),
      ('decade', fits_decade), ('weight', fits_weight)
    ) as one (filter, fits)
    where misses = 1 and fits is not true
    group by filter
  )
  select answer.total, answer.page,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name, 'year', year, 'description', description,
        'image', image, 'color', color, 'sorted_by', abs(sort_number)) order by place)
      from found
      where place > (answer.page - 1) * answer.size and place <= answer.page * answer.size
    ), '[]'),
    coalesce((
      select jsonb_object_agg(facet, by_value)
      from (select facet, jsonb_object_agg(value, tallies.consoles) as by_value from tallies group by facet) as facets
    ), '{}')
  from answer
$$;
revoke execute on function public.find_consoles(text, text, text, text, text, text, text, text, integer, integer) from public;
grant execute on function public.find_consoles(text, text, text, text, text, text, text, text, integer, integer)
  to anon, authenticated, service_role;
