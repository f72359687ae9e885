-- The lists of the public pages, each in one request: posts, consoles, and the relations of a post and of a console.
--
-- Posts come from a function with the rights of its owner, because row-level security makes two things slow: a search
-- may not use its index (like is not leakproof), and an exact count visits every row. The function selects public posts
-- itself.

create extension if not exists pg_trgm with schema extensions;
create index blog_posts_search on public.blog_posts using gin (search extensions.gin_trgm_ops) where published;

-- The number of published posts of each category, so that no list has to count them.
create table private.post_totals (
  category text primary key,
  posts integer not null
);
revoke all on private.post_totals from public, anon, authenticated, service_role;

-- Updates the totals in the order of the categories, so that two transactions never deadlock.
create function private.keep_post_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    truncate private.post_totals;
  elsif tg_op = 'UPDATE' then
    insert into private.post_totals as kept (category, posts)
      select category, sum(change) from (
        select category, 1 as change from new_rows where published
        union all
        select category, -1 from old_rows where published
      ) as changes
      group by category having sum(change) <> 0 order by category
      on conflict (category) do update set posts = kept.posts + excluded.posts;
  else
    insert into private.post_totals as kept (category, posts)
      select category, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed_rows where published
      group by category order by category
      on conflict (category) do update set posts = kept.posts + excluded.posts;
  end if;
  return null;
end
$$;
revoke execute on function private.keep_post_totals() from public;

create trigger blog_posts_total_insert after insert on public.blog_posts referencing new table as changed_rows
  for each statement execute function private.keep_post_totals();
create trigger blog_posts_total_update after update on public.blog_posts
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_post_totals();
create trigger blog_posts_total_delete after delete on public.blog_posts referencing old table as changed_rows
  for each statement execute function private.keep_post_totals();
create trigger blog_posts_total_truncate after truncate on public.blog_posts
  for each statement execute function private.keep_post_totals();

-- The folded words of an article, for an index on the texts. Punctuation becomes spaces, so that an address or a
-- hyphenated pair does not count as one word. The function cuts the text, because a search vector has no room for more.
-- The function needs milliseconds for an article. Without the high cost below the planner would ignore the index when
-- there are few articles.
create function private.text_words(value text) returns tsvector
language sql immutable cost 20000 set search_path = '' as $$
  select to_tsvector('pg_catalog.simple',
    left(regexp_replace(lower(private.fold(value)), '[!-/:-@\[-`{-~]+', ' ', 'g'), 200000))
$$;
revoke execute on function private.text_words(text) from public;
-- Staff who write a post also write its entry in the index.
grant execute on function private.text_words(text) to authenticated, service_role;
create index blog_posts_text on public.blog_posts using gin (private.text_words(content)) where published;
-- The statistics of the index would include drafts.
alter index public.blog_posts_text alter column 1 set statistics 0;

-- Returns the first sentence of an article that has a folded text, without the marks of Markdown: at most 200
-- characters. Returns null when no sentence has the text.
create function private.sentence_with(sought text, content text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := content;
  sentence text;
  start integer;
  goes_on boolean;
begin
  -- Links and pictures keep their words. A line that continues in the next one does not end a sentence.
  plain := regexp_replace(plain, '!?\[([^][]*)\]\([^()\s]*\)', '\1', 'g');
  plain := regexp_replace(plain, '^[ \t]*(#+|>|[-*+]|[0-9]+[.)])[ \t]+', '', 'gn');
  plain := regexp_replace(plain, '\[\^[^][]*\]:?|[*`|]+|~~|\m_+|_+\M', '', 'g');
  plain := regexp_replace(plain, '([^\n])\n[ \t]*(?=[[:alpha:]])', '\1 ', 'g');
  if strpos(lower(private.fold(plain)), sought) = 0 then
    return null;
  end if;
  foreach sentence in array regexp_split_to_array(plain, '\n+|(?<=[.!?][")\u201d\u2019]?)\s+') loop
    sentence := btrim(sentence);
    start := strpos(lower(private.fold(sentence)), sought);
    if start > 0 then
      if length(sentence) <= 200 then
        return sentence;
      end if;
      start := least(greatest(start - 60, 1), length(sentence) - 197);
      goes_on := start < length(sentence) - 197;
      sentence := substr(sentence, start, 198);
      if start > 1 then
        sentence := '…' || regexp_replace(sentence, '^\S{0,40}\s+', '');
      end if;
      return case when goes_on then regexp_replace(sentence, '\s+\S{1,40}$', '') || '…' else sentence end;
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.sentence_with(text, text) from public;

-- Finds the closest matches when no text has `q`. Returns the places of the matches among `texts`, which are folded and
-- in lower case.
--   1. All words of `q`, in any order. Spaces, hyphens and full stops do not count, and a short name stands for the
--      full name.
--   2. All words but one, which is misspelt: only the most similar texts. Swapped letters change most trigrams of a
--      word, so swaps are compared separately.
-- The function reads no table. Visitors call this function too, because find_consoles has the rights of its caller.
create function public.closest_texts(q text default '', texts text[] default '{}') returns integer[]
language plpgsql immutable
set search_path = ''
as $$
declare
  words text[];
  patterns text[];
  squeezed text[];
  places integer[];
begin
  words := array(
    select distinct word
    from regexp_split_to_table(lower(left(q, 1302)), '[[:space:]]+') as typed
      cross join translate(typed, '-.', '') as bare
      left join (values
        ('gb', 'game boy'), ('gbp', 'game boy pocket'), ('gbl', 'game boy light'), ('gbc', 'game boy color'),
        ('gba', 'game boy advance'), ('sp', 'game boy advance sp'), ('gbm', 'game boy micro'), ('nds', 'nintendo ds'),
        ('ndsl', 'nintendo ds lite'), ('dsl', 'nintendo ds lite'), ('o3ds', 'nintendo 3ds'), ('n3ds', 'new nintendo 3ds'),
        ('n2ds', 'new nintendo 2ds'), ('ns', 'nintendo switch'), ('nsw', 'nintendo switch'), ('nsl', 'nintendo switch lite')
      ) as short (name, meaning) on short.name = bare
      cross join regexp_split_to_table(coalesce(short.meaning, bare), ' ') as word
    where word ~ '[[:alnum:]]'
  );
  if cardinality(words) > 12 or length(array_to_string(words, '')) < 3 then
    return '{}';
  end if;
  patterns := array(select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(words) as word);
  squeezed := array(
    select translate(whole, E' -.\n', '') from unnest(texts) with ordinality as one (whole, place) order by place
  );
  places := array(
    select place from unnest(squeezed) with ordinality as one (whole, place) where whole like all (patterns) order by place
  );
  if places <> '{}' then
    return places;
  end if;
  -- One mistake leaves half a word unchanged, or it swaps two neighbours.
  return array(
    select distinct place
    from (
      select one.place, similarity, max(similarity) over () as most
      from (
        select word, patterns[: nth - 1] || patterns[nth + 1 :] as others,
          array['%' || left(word, length(word) / 2) || '%', '%' || substr(word, length(word) / 2 + 1) || '%'] as halves,
          array(
            select '%' || overlay(word placing reverse(substr(word, at, 2)) from at for 2) || '%'
            from generate_series(1, length(word) - 1) as at
          ) as swapped
        from unnest(words) with ordinality as each (word, nth)
        where word ~ '^[[:alnum:]]{4,30}$'
      ) as misspelt
      cross join unnest(texts, squeezed) with ordinality as one (whole, squeezed, place)
      cross join lateral (values (
        case
          when one.whole like any (swapped) then 1
          when one.whole like any (halves) then extensions.strict_word_similarity(word, one.whole)
        end
      )) as judged (similarity)
      where one.squeezed like all (others)
    ) as ranked
    where similarity = most and most >= 0.4
    order by place
  );
end
$$;
revoke execute on function public.closest_texts(text, text[]) from public, anon, authenticated, service_role;
grant execute on function public.closest_texts(text, text[]) to anon, authenticated, service_role;

-- Returns one page of the public posts, newest first. A page past the end gives the last page. `q` matches anywhere in
-- title, excerpt and author, folded, and every character stands for itself; '' means all posts. A former slug of a
-- category finds its posts. `match` says why a post is in the result:
--   exact    the post has the text
--   close    no post has the text, and this is a closest match (closest_texts)
--   mention  only beside page 1: the article has the text, in `sentence`; at most five, outside the list and `total`
-- `total` is the exact number over all pages. A search has bounds, so that the cost does not grow with the number of
-- posts:
-- * a search ends at its 500 newest matches, for `total` and the pages too;
-- * the index needs three adjacent letters or digits: without them a search reads only the 5,000 newest posts (of the
--   category, if one is given), and no article's text;
-- * closest matches are among the 2,000 newest posts;
-- * mentions come from the 20 newest of at most 5,000 articles with the words of `q`.
create function public.search_posts(
  q text default '',
  category_slug text default '',
  page_number integer default 1,
  page_size integer default 12
) returns table (
  id uuid, slug text, title text, excerpt text, image text, category text, category_name text, author text, date date,
  read_time text, total integer, match text, sentence text
)
language plpgsql stable security definer rows 12
set search_path = ''
-- The best index depends on the text, so Postgres plans each call separately.
set plan_cache_mode = force_custom_plan
as $$
declare
  size constant integer := least(greatest(page_size, 1), 100);
  sought text;
  pattern text;
  matches uuid[];
  texts text[];
  skipped integer;
  shown uuid[];
  words tsquery;
  mentions integer := 0;
begin
  match := 'exact';
  -- Title, excerpt and author at their longest have 1,302 characters.
  if q is null or length(q) > 1302 then
    return;
  end if;
  if category_slug <> '' and not exists (select from public.blog_categories as held where held.slug = category_slug) then
    category_slug := coalesce(
      (select held.slug from public.blog_categories as held where category_slug = any (held.former_slugs) limit 1),
      category_slug);
  end if;
  sought := lower(private.fold(q));
  if sought = '' then
    -- Triggers count the published posts, including the few that are scheduled.
    total := (select sum(kept.posts) from private.post_totals as kept where category_slug in ('', kept.category))
      - (select count(*) from public.blog_posts as post
        where post.published and post.publish_at > now() and (category_slug = '' or post.search_category = category_slug));
  else
    pattern := '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%';
    if sought ~ '[[:alnum:]]{3}' then
      matches := array(
        select post.id from public.blog_posts as post
        where private.is_public(post.published, post.publish_at)
          and (category_slug = '' or post.search_category = category_slug) and post.search like pattern
        order by post.date desc, post.id desc
        limit 500
      );
    else
      matches := array(
        select newest.id from (
          select post.id, post.date, post.search from public.blog_posts as post
          where private.is_public(post.published, post.publish_at)
            and (category_slug = '' or post.search_category = category_slug)
          order by post.date desc, post.id desc
          limit 5000
        ) as newest
        where newest.search like pattern
        order by newest.date desc, newest.id desc
        limit 500
      );
    end if;
    if matches = '{}' then
      match := 'close';
      select array_agg(newest.id), array_agg(newest.search) into matches, texts from (
        select post.id, post.search from public.blog_posts as post
        where private.is_public(post.published, post.publish_at)
          and (category_slug = '' or post.search_category = category_slug)
        order by post.date desc, post.id desc
        limit 2000
      ) as newest;
      matches := array(
        select matches[place] from unnest(public.closest_texts(sought, texts)) with ordinality as one (place, nth)
        order by nth limit 500
      );
    end if;
    total := cardinality(matches);
  end if;
  total := coalesce(total, 0);
  skipped := least(greatest(page_number, 1) - 1, (greatest(total, 1) - 1) / size) * size;
  if sought = '' then
    shown := array(
      select post.id from public.blog_posts as post
      where private.is_public(post.published, post.publish_at)
        and (category_slug = '' or post.search_category = category_slug)
      order by post.date desc, post.id desc
      offset skipped limit size
    );
  else
    shown := matches[skipped + 1 : skipped + size];
  end if;
  return query
    select post.id, post.slug, post.title, post.excerpt, post.image, post.category, held.name, post.author, post.date,
      post.read_time, search_posts.total, search_posts.match, null::text
    from public.blog_posts as post join public.blog_categories as held on held.slug = post.category
    where post.id = any (shown)
    order by post.date desc, post.id desc;
  if skipped > 0 or sought !~ '[[:alnum:]]{3}' then
    return;
  end if;
  match := 'mention';
  words := (
    select string_agg(quote_literal(word) || case when length(word) < 3 then '' else ':*' end, ' & ')
    from unnest(tsvector_to_array(private.text_words(sought))) as word
  )::tsquery;
  for id, slug, title, excerpt, image, category, category_name, author, date, read_time, sentence in
    select post.id, post.slug, post.title, post.excerpt, post.image, post.category, held.name, post.author, post.date,
      post.read_time, post.content
    from (
      select holding.id from (
        select post.id, post.date from public.blog_posts as post
        where private.is_public(post.published, post.publish_at) and private.text_words(post.content) @@ words
          and (category_slug = '' or post.search_category = category_slug)
          and post.search not like pattern and post.id <> all (matches)
        limit 5000
        ) as holding
      order by holding.date desc, holding.id desc
      limit 20
    ) as newest
    join public.blog_posts as post on post.id = newest.id
    join public.blog_categories as held on held.slug = post.category
    order by post.date desc, post.id desc
  loop
    sentence := private.sentence_with(sought, sentence);
    if sentence is not null then
      return next;
      mentions := mentions + 1;
      exit when mentions = 5;
    end if;
  end loop;
end
$$;
revoke execute on function public.search_posts(text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.search_posts(text, text, integer, integer) to anon, authenticated, service_role;

-- Returns one page of the catalogue, filtered and sorted, and the number of consoles that each other choice would find.
--
-- Every argument but the last three is a value that a console must have. '' allows any value, and an unknown value
-- finds nothing. The caller folds `q`, because visitors may not call private.fold. Every character of `q` stands for
-- itself.
--   plays   a cartridge family that the console plays, at least partly
--   lit     'yes' or 'no': whether the first screen has a light
--   lock    'none', 'partial' or 'full'
--   decade  the first year of the decade, such as '1990'
--   weight  'under-150', '150-250', '250-350' or 'from-350', in grams: from the first number to below the second
--   sort    'name', 'weight' (lightest first), 'screen' (largest first), 'battery' (longest printed life first),
--           'price' (lowest in North America first), otherwise by year; unknown values come last. `sorted_by` is the
--           number of the order.
-- When no console at all has `q`, the closest matches count as having `q`, and `is_close` is true (closest_texts). A
-- page past the end gives the last page. `counts` says by facet and value how many consoles that value would find with
-- the other filters unchanged. Under the key 'without', `counts` says for each filter how many more consoles the result
-- would have without that filter.
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
) returns table (total integer, page integer, consoles jsonb, counts jsonb, is_close boolean)
language sql stable security invoker rows 1
set search_path = ''
as $$
  with asked as materialized (
    -- Name and description at their longest have 1,101 characters.
    select lower(left(find_consoles.q, 1102)) as sought, least(greatest(find_consoles.page_size, 1), 100) as size
  ),
  model as materialized (
    select each.id, each.slug, each.name, each.year, each.description, each.image, each.color, lower(each.search) as search,
      row_number() over (order by each.id) as nth, strpos(lower(each.search), asked.sought) > 0 as has_q,
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
    from asked cross join public.consoles as each
    left join public.console_releases as american
      on american.console_id = each.id and american.region = 'na' and american.currency = 'USD'
  ),
  -- One row, when no console has `q`.
  closest as materialized (
    select public.closest_texts(asked.sought, array_agg(model.search order by model.nth)) as places
    from asked cross join model
    group by asked.sought having not bool_or(model.has_q)
  ),
  -- The result of each filter: null for an unknown value, so that no choice finds the console.
  judged as materialized (
    select model.*,
      model.has_q or model.nth = any ((select closest.places from closest)::integer[]) as fits_q,
      find_consoles.era in ('', model.color) as fits_era,
      find_consoles.plays = '' or exists (
        select from public.console_compatibility as played
        where played.console_id = model.id and played.family = find_consoles.plays and played.plays in ('yes', 'partly')
      ) as fits_plays,
      find_consoles.lit in ('', model.lit) as fits_lit,
      find_consoles.lock in ('', model.lock) as fits_lock,
      find_consoles.decade in ('', model.decade) as fits_decade,
      find_consoles.weight in ('', model.weight) as fits_weight
    from model
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
    ), '{}'),
    exists (select from closest)
  from answer
$$;
revoke execute on function public.find_consoles(text, text, text, text, text, text, text, text, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.find_consoles(text, text, text, text, text, text, text, text, integer, integer)
  to anon, authenticated, service_role;

-- Returns the other consoles on the page of a console.
--   predecessor, successor  the predecessor and the successor of the console, if the catalogue has them
--   before, after           the neighbours in the order of the catalogue
--   player                  consoles that play a family of `families`, full support first: at most one more than a
--                           page shows
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
revoke execute on function public.console_relations(uuid, uuid, uuid, text[])
  from public, anon, authenticated, service_role;
grant execute on function public.console_relations(uuid, uuid, uuid, text[]) to anon, authenticated, service_role;

-- Returns the facts beside the text of an article, in one request. The function has the rights of its owner, like
-- search_posts, because it reads indexes of columns that visitors may not name. It reads public posts only.
--   consoles         slug and name of each console that the article is about, in the order of the catalogue
--   previous, next   slug and title of the older and the newer neighbour, by date, then id
--   related          cards of two of the three newest articles
--   same_consoles    slug and title of up to five more articles that share a console
-- `related` and `same_consoles` begin with the articles that share the most consoles. Then come articles of the same
-- category, then the newest. The function returns no row for a slug without a public post.
create function public.post_relations(of_slug text default '')
returns table (consoles jsonb, previous jsonb, next jsonb, related jsonb, same_consoles jsonb)
language sql stable security definer rows 1
set search_path = ''
-- Without statistics the planner overestimates the work, and would compile the query each time.
set jit = off
as $$
  with shown as not materialized (
    -- The public posts. Drafts are missing for staff too.
    select post.* from public.blog_posts as post where private.is_public(post.published, post.publish_at)
  ),
  self as materialized (
    select shown.id, shown.date, shown.search_category as category from shown where shown.slug = post_relations.of_slug
  ),
  about as materialized (
    select link.console_id as id from public.post_consoles as link join self on self.id = link.post_id
  ),
  -- Of a console with many articles this reads only those with the newest links.
  linked as (
    select newest.post_id as id
    from about cross join lateral (
      select link.post_id from public.post_consoles as link where link.console_id = about.id
      order by link.created_at desc, link.id desc
      limit (select 300 / nullif(count(*), 0) from about)
    ) as newest
  ),
  latest as materialized (
    select shown.id from shown order by shown.date desc, shown.id desc limit 3
  ),
  candidate as (
    select linked.id from linked union select latest.id from latest
  ),
  ranked as materialized (
    select candidate.id, (
      select count(*) from public.post_consoles as link join about on about.id = link.console_id
      where link.post_id = candidate.id) as shared
    from candidate
  ),
  other as materialized (
    select card.id, card.slug, card.title, ranked.shared, row_number() over (
      order by ranked.shared desc, card.search_category = self.category desc, card.date desc, card.id desc) as place
    from ranked join self on self.id <> ranked.id
    -- The offset makes the planner look up each post by its id. In a plain join it would read every post.
    cross join lateral (
      select shown.id, shown.slug, shown.title, shown.search_category, shown.date from shown where shown.id = ranked.id offset 0
    ) as card
  ),
  related as materialized (
    select other.id, other.place from other join latest on latest.id = other.id order by other.place limit 2
  ),
  same_consoles as (
    select other.slug, other.title, other.place from other
    where other.shared > 0 and not exists (select from related where related.id = other.id)
    order by other.place limit 5
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
      join public.blog_categories as category on category.slug = shown.category), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('slug', same_consoles.slug, 'title', same_consoles.title) order by same_consoles.place)
      from same_consoles), '[]')
  from self
$$;
revoke execute on function public.post_relations(text) from public, anon, authenticated, service_role;
grant execute on function public.post_relations(text) to anon, authenticated, service_role;
