-- The public lists of posts, searched or not, come from one function, because two things
-- are slow under row-level security: a search may not use its index (like is not leakproof),
-- and an exact count visits every row. The function asks for `published` itself.

create extension if not exists pg_trgm with schema extensions;

-- In small letters from the start: ilike would make them for every row that it looks at.
alter table public.blog_posts drop column search;
alter table public.blog_posts add column
  search text not null generated always as (lower(title || E'\n' || excerpt || E'\n' || author)) stored;

create index blog_posts_search on public.blog_posts using gin (search extensions.gin_trgm_ops) where published;

-- How many posts each category has for the public, kept so that no list has to count them.
create table private.post_totals (
  category text primary key,
  posts integer not null
);
revoke all on private.post_totals from public, anon, authenticated, service_role;

-- In the order of the categories, so that two writers never wait for each other in a circle.
create function private.keep_post_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from private.post_totals;
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

insert into private.post_totals (category, posts)
  select category, count(*) from public.blog_posts where published group by category;

-- One page of the published posts, newest first; a page past the end gives the last one.
-- `q` is found anywhere in title, excerpt and author, whatever the case, every character
-- standing for itself; '' means all. `total` is the exact number over all pages, but a search
-- has bounds, so that it costs the same however many posts there are:
-- * it ends at its 500 newest matches; `total` and pages know no more of them;
-- * without three letters or digits in a row the index is of no use: then only the 5,000
--   newest posts (of the category, if one is given) are looked at.
-- Replaced in 20250101001800_folded_search.sql.
create function public.search_posts(
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
  pattern text;
  matches uuid[];
  skipped integer;
begin
  -- Title, excerpt and author at their longest have 1,302 characters.
  if length(q) > 1302 then
    return;
  end if;
  if q = '' then
    total := (select sum(kept.posts) from private.post_totals as kept where category_slug in ('', kept.category));
  else
    pattern := '%' || regexp_replace(lower(q), '([\\%_])', '\\\1', 'g') || '%';
    if q ~ '[[:alnum:]]{3}' then
      matches := array(
        select post.id from public.blog_posts as post
        where post.published and (category_slug = '' or post.category = category_slug) and post.search like pattern
        order by post.date desc, post.id desc
        limit 500
      );
    else
      matches := array(
        select newest.id from (
          select post.id, post.date, post.search from public.blog_posts as post
          where post.published and (category_slug = '' or post.category = category_slug)
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
  if q = '' then
    matches := array(
      select post.id from public.blog_posts as post
      where post.published and (category_slug = '' or post.category = category_slug)
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
revoke execute on function public.search_posts(text, text, integer, integer) from public;
grant execute on function public.search_posts(text, text, integer, integer) to anon, authenticated, service_role;
