-- The other consoles that the page of one names, in one request.

--   predecessor, successor  what it followed and what followed it, as far as the catalogue has them
--   before, after           those beside `of_console` in the order of the catalogue
--   player                  each that plays a family of `families`, in whole first: one more than a page has room for
create function public.console_relations(
  of_console uuid default null,
  predecessor uuid default null,
  successor uuid default null,
  families text[] default '{}'
) returns table (relation text, family text, plays text, slug text, name text, year text, color text)
language sql stable security invoker rows 30
set search_path = ''
as $$
  select side.relation, null, null, other.slug, other.name, other.year, other.color
  from (values ('predecessor', console_relations.predecessor), ('successor', console_relations.successor)) as side (relation, id)
  join public.consoles as other on other.id = side.id
  union all (
    select 'before', null, null, other.slug, other.name, other.year, other.color
    from public.consoles as other
    join public.consoles as self on self.id = console_relations.of_console and (other.year, other.id) < (self.year, self.id)
    order by other.year desc, other.id desc
    limit 1
  )
  union all (
    select 'after', null, null, other.slug, other.name, other.year, other.color
    from public.consoles as other
    join public.consoles as self on self.id = console_relations.of_console and (other.year, other.id) > (self.year, self.id)
    order by other.year, other.id
    limit 1
  )
  union all (
    select 'player', played.family, played.plays, other.slug, other.name, other.year, other.color
    from public.console_compatibility as played
    join public.consoles as other on other.id = played.console_id
    where played.family = any (console_relations.families) and played.plays in ('yes', 'partly')
    -- 'yes' before 'partly'.
    order by played.plays desc, played.console_id, played.family
    limit 25
  )
$$;
revoke execute on function public.console_relations(uuid, uuid, uuid, text[]) from public;
grant execute on function public.console_relations(uuid, uuid, uuid, text[]) to anon, authenticated, service_role;
