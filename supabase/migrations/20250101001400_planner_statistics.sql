-- The planner's statistics cover all rows, drafts too, and everybody can ask the API for its
-- estimates (`Prefer: count=planned`): they told whether an author, a day or an owner has drafts.
-- So a column that visitors may ask for has no statistics where some rows are hidden, except `id`,
-- which is random, and the column that their policy asks for, which says no more than how many
-- rows are hidden in all. Nor have the others, but for two that the search needs. The lists need
-- none: their indexes are in the order they are read in.

-- ANALYZE leaves what it gathered earlier; only a change of type, even to the same one, drops it.
-- What depends on a column has to step aside for that.
drop trigger blog_posts_remember_slug on public.blog_posts;
alter table public.blog_posts drop column search, drop column staff_search;
drop policy "everyone signed in reads published posts, staff also drafts" on public.blog_posts;
drop policy "contributors write own drafts, editors any post" on public.blog_posts;
drop policy "contributors change own drafts, editors any post" on public.blog_posts;
drop policy "contributors delete own drafts, editors any post" on public.blog_posts;
drop policy "visitors read old addresses of published posts" on public.post_slugs;
drop policy "everyone signed in reads old addresses of published posts, staff all" on public.post_slugs;

alter table public.blog_posts
  alter column slug type text, alter column slug set statistics 0,
  alter column title type text, alter column title set statistics 0,
  alter column excerpt type text, alter column excerpt set statistics 0,
  alter column content type text, alter column content set statistics 0,
  alter column image type text, alter column image set statistics 0,
  alter column category type text, alter column category set statistics 0,
  alter column author type text, alter column author set statistics 0,
  alter column date type date, alter column date set statistics 0,
  alter column read_time type text, alter column read_time set statistics 0,
  alter column created_at type timestamptz, alter column created_at set statistics 0,
  alter column updated_at type timestamptz, alter column updated_at set statistics 0,
  alter column created_by type uuid, alter column created_by set statistics 0;
alter table public.post_slugs
  alter column slug type text, alter column slug set statistics 0,
  alter column post_id type uuid, alter column post_id set statistics 0,
  alter column created_at type timestamptz, alter column created_at set statistics 0;
alter table public.console_of_month
  alter column created_at type timestamptz, alter column created_at set statistics 0,
  alter column updated_at type timestamptz, alter column updated_at set statistics 0,
  alter column console_id type uuid, alter column console_id set statistics 0,
  alter column start_date type date, alter column start_date set statistics 0,
  alter column end_date type date, alter column end_date set statistics 0;
alter table public.social_media_links
  alter column created_at type timestamptz, alter column created_at set statistics 0,
  alter column updated_at type timestamptz, alter column updated_at set statistics 0,
  alter column platform type text, alter column platform set statistics 0,
  alter column url type text, alter column url set statistics 0;
alter table public.links
  alter column created_at type timestamptz, alter column created_at set statistics 0,
  alter column updated_at type timestamptz, alter column updated_at set statistics 0,
  alter column title type text, alter column title set statistics 0,
  alter column url type text, alter column url set statistics 0,
  alter column description type text, alter column description set statistics 0,
  alter column image type text, alter column image set statistics 0,
  alter column category type text, alter column category set statistics 0,
  alter column "order" type integer, alter column "order" set statistics 0;

-- The visitors' search does need statistics, to choose between its indexes: it looks in columns
-- that they may not name. `search` is as it was, `search_category` is the category.
alter table public.blog_posts
  add column search text not null generated always as (lower(title || E'\n' || excerpt || E'\n' || author)) stored,
  add column staff_search text not null generated always as (title || E'\n' || author || E'\n' || category) stored,
  add column search_category text not null generated always as (category) stored,
  alter column staff_search set statistics 0;
drop index public.blog_posts_newest_in_category;
create index blog_posts_newest_in_category on public.blog_posts (search_category, date desc, id desc) where published;
create index blog_posts_search on public.blog_posts using gin (search extensions.gin_trgm_ops) where published;
analyze public.blog_posts;

-- As before, but for `search_category` in place of `category`. Replaced in 20250101001800_folded_search.sql.
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
  if q = '' then
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

create trigger blog_posts_remember_slug after insert or update of slug, published on public.blog_posts
  for each row execute function private.remember_slug();

create policy "everyone signed in reads published posts, staff also drafts" on public.blog_posts
  for select to authenticated
  using (
    published
    or (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select auth.uid()))
  );
create policy "contributors write own drafts, editors any post" on public.blog_posts
  for insert to authenticated
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select auth.uid()) and not published)
  );
create policy "contributors change own drafts, editors any post" on public.blog_posts
  for update to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select auth.uid()) and not published)
  )
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select auth.uid()) and not published)
  );
create policy "contributors delete own drafts, editors any post" on public.blog_posts
  for delete to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select auth.uid()) and not published)
  );

-- Postgres cuts names after 63 bytes.
create policy "visitors read old addresses of published posts" on public.post_slugs
  for select to anon
  using (exists (select from public.blog_posts where id = post_id and published));
create policy "signed-in people read old addresses of posts, staff all" on public.post_slugs
  for select to authenticated
  using (
    (select private.staff_role()) <> ''
    or exists (select from public.blog_posts where id = post_id and published)
  );
