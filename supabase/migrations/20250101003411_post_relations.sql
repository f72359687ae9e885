-- What the page of an article tells beside its text, in one request: the consoles that it is about, the articles next to it,
-- and two related ones. With the rights of its owner, as public.search_posts: it reads indexes of columns that visitors may
-- not name. So it says itself what is shown.

-- The links of a console, those that were made last first.
create index post_consoles_newest on public.post_consoles (console_id, created_at desc, id desc);
drop index public.post_consoles_console;

--   consoles         slug and name of each, in the order of the catalogue
--   previous, next   slug and title of the older and the newer article beside it, by date, then id
--   related          cards: those about most of the same consoles, of them those of its category, of them the newest
-- No row for a slug that no published post has.
create function public.post_relations(of_slug text default '')
returns table (consoles jsonb, previous jsonb, next jsonb, related jsonb)
language sql stable security definer rows 1
set search_path = ''
-- Without statistics the planner takes this for much work, and would compile it each time.
set jit = off
as $$
  with shown as not materialized (
    -- What visitors see. Drafts are missing for staff too.
    select post.* from public.blog_posts as post where private.is_public(post.published, post.publish_at)
  ),
  self as materialized (
    select shown.id, shown.date, shown.search_category as category from shown where shown.slug = post_relations.of_slug
  ),
  about as materialized (
    select link.console_id as id from public.post_consoles as link join self on self.id = link.post_id
  ),
  -- However many articles a console has, few of them are looked at: those that were said last to be about it.
  linked as (
    select newest.post_id as id
    from about cross join lateral (
      select link.post_id from public.post_consoles as link where link.console_id = about.id
      order by link.created_at desc, link.id desc
      limit (select 300 / nullif(count(*), 0) from about)
    ) as newest
  ),
  -- The three newest are enough: one of them may be the article itself.
  candidate as materialized (
    select linked.id from linked
    union (
      select shown.id from shown where shown.search_category = (select self.category from self)
      order by shown.date desc, shown.id desc limit 3
    )
    union (
      select shown.id from shown order by shown.date desc, shown.id desc limit 3
    )
  ),
  ranked as materialized (
    select candidate.id, (
      select count(*) from public.post_consoles as link join about on about.id = link.console_id
      where link.post_id = candidate.id) as shared
    from candidate
  ),
  related as (
    select card.id, row_number() over (
      order by ranked.shared desc, card.search_category = self.category desc, card.date desc, card.id desc) as place
    from ranked join self on self.id <> ranked.id
    -- With the offset each is looked up by its id; joined, the planner reads every post there is.
    cross join lateral (
      select shown.id, shown.search_category, shown.date from shown where shown.id = ranked.id offset 0
    ) as card
    order by place
    limit 2
  )
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('slug', console.slug, 'name', console.name) order by console.year, console.id)
      from about join public.consoles as console on console.id = about.id), '[]'),
    (
      select jsonb_build_object('slug', shown.slug, 'title', shown.title)
      from shown where (shown.date, shown.id) < (self.date, self.id)
      order by shown.date desc, shown.id desc limit 1),
    (
      select jsonb_build_object('slug', shown.slug, 'title', shown.title)
      from shown where (shown.date, shown.id) > (self.date, self.id)
      order by shown.date, shown.id limit 1),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', shown.id, 'slug', shown.slug, 'title', shown.title, 'excerpt', shown.excerpt, 'image', shown.image,
        'category', shown.category, 'category_name', category.name, 'author', shown.author, 'date', shown.date,
        'read_time', shown.read_time) order by related.place)
      from related join shown on shown.id = related.id
      join public.blog_categories as category on category.slug = shown.category), '[]')
  from self
$$;
revoke execute on function public.post_relations(text) from public;
grant execute on function public.post_relations(text) to anon, authenticated, service_role;
