-- A search finds 'Pokémon' by 'pokemon' and the reverse, and takes ’ for ' and several spaces for one: what is
-- searched in and what is looked for are folded alike.

-- Nothing but the accents goes (U+0300 to U+036F): the marks of other scripts make other letters, so that ガ is not
-- found by カ. src/lib/search-text.ts does the same.
create function private.fold(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    translate(
      normalize(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]+', '', 'g'), nfc),
      E'\u2018\u2019\u00a0', ''''' '
    ),
    ' {2,}', ' ', 'g'
  )
$$;
revoke execute on function private.fold(text) from public;
grant execute on function private.fold(text) to authenticated, service_role;

-- The expression of a column cannot be changed, so the columns are made again, with their index, their grant and
-- what keeps them out of the planner's statistics.
alter table public.blog_posts drop column search, drop column staff_search;
alter table public.blog_posts
  add column search text not null
    generated always as (lower(private.fold(title || E'\n' || excerpt || E'\n' || author))) stored,
  add column staff_search text not null
    generated always as (private.fold(title || E'\n' || author || E'\n' || category)) stored,
  alter column staff_search set statistics 0;
create index blog_posts_search on public.blog_posts using gin (search extensions.gin_trgm_ops) where published;
analyze public.blog_posts;

alter table public.consoles drop column search;
alter table public.consoles
  add column search text not null generated always as (private.fold(name || E'\n' || description)) stored;
grant select (search) on public.consoles to anon;

-- As before, but `q` is folded.
create or replace function public.search_posts(
  q text default '',
  category_slug text default '',
  page_number integer default 1,
  page_size integer default 12
) returns table (
  id uuid, slug text, title text, excerpt text, image text, category text, author text, date date, read_time text,
  total integer
)
language plpgsql stable security definer rows 12
set search_path = ''
-- Which index is best depends on the text, so every call is planned for its own.
set plan_cache_mode = force_custom_plan
as $$
declare
  size constant integer := least(greatest(page_size, 1), 100);
  sought text;
  pattern text;
  matches uuid[];
  skipped integer;
begin
  -- Title, excerpt and author at their longest have 1,302 characters.
  if length(q) > 1302 then
    return;
  end if;
  sought := lower(private.fold(q));
  if sought = '' then
    total := (select sum(kept.posts) from private.post_totals as kept where category_slug in ('', kept.category));
  else
    pattern := '%' || regexp_replace(sought, '([\\%_])', '\\\1', 'g') || '%';
    if sought ~ '[[:alnum:]]{3}' then
      matches := array(
        select post.id from public.blog_posts as post
        where post.published and (category_slug = '' or post.search_category = category_slug) and post.search like pattern
        order by post.date desc, post.id desc
        limit 500
      );
    else
      matches := array(
        select newest.id from (
          select post.id, post.date, post.search from public.blog_posts as post
          where post.published and (category_slug = '' or post.search_category = category_slug)
          order by post.date desc, post.id desc
          limit 5000
        ) as newest
        where newest.search like pattern
        order by newest.date desc, newest.id desc
        limit 500
      );
    end if;
    total := cardinality(matches);
  end if;
  total := coalesce(total, 0);
  skipped := least(greatest(page_number, 1) - 1, (greatest(total, 1) - 1) / size) * size;
  if sought = '' then
    matches := array(
      select post.id from public.blog_posts as post
      where post.published and (category_slug = '' or post.search_category = category_slug)
      order by post.date desc, post.id desc
      offset skipped limit size
    );
  else
    matches := matches[skipped + 1 : skipped + size];
  end if;
  return query
    select post.id, post.slug, post.title, post.excerpt, post.image, post.category, post.author, post.date,
      post.read_time, search_posts.total
    from public.blog_posts as post
    where post.id = any (matches)
    order by post.date desc, post.id desc;
end
$$;
