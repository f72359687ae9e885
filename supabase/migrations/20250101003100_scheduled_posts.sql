-- Published by the clock: a post that is published with a moment to come is hidden until then, and shown from then on,
-- with no job that switches it on. Every rule and list that asks whether a post is public asks private.is_public().

-- Within what the editor can show; infinity is no moment.
alter table public.blog_posts
  add column publish_at timestamptz
    check (publish_at >= '1900-01-01 00:00+00' and publish_at < '3000-01-01 00:00+00'),
  -- The planner's estimates would tell visitors when something is to come.
  alter column publish_at set statistics 0;
comment on column public.blog_posts.publish_at is 'when a published post becomes public; null: at once';

-- Few rows, and of those only what is still to come is ever read.
create index blog_posts_scheduled on public.blog_posts (publish_at) where published and publish_at is not null;

-- Without a setting of its own, so that Postgres puts its condition in place of the call and finds the indexes of what is
-- published. It looks up no names when it runs: this form of a body is read once, here.
create function private.is_public(published boolean, publish_at timestamptz) returns boolean
language sql stable
return published and (publish_at is null or publish_at <= now());
revoke execute on function private.is_public(boolean, timestamptz) from public;
grant execute on function private.is_public(boolean, timestamptz) to anon, authenticated, service_role;

alter policy "visitors read published posts" on public.blog_posts using (private.is_public(published, publish_at));
alter policy "everyone signed in reads published posts, staff also drafts" on public.blog_posts
  using (
    private.is_public(published, publish_at)
    or (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select auth.uid()))
  );

-- Whoever leaves an address last owns it, until a post that is public lives there. What nobody outside could have seen
-- neither leaves an address nor takes one. A post that the clock makes public has its address at once: an old one is asked
-- for only where no public post is.
create or replace function private.remember_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and private.is_public(old.published, old.publish_at)
    and (not private.is_public(new.published, new.publish_at) or new.slug <> old.slug)
  then
    insert into public.post_slugs (slug, post_id) values (old.slug, old.id)
      on conflict (slug) do update set post_id = excluded.post_id;
  end if;
  if private.is_public(new.published, new.publish_at) then
    delete from public.post_slugs where slug = new.slug;
  end if;
  return null;
end
$$;
drop trigger blog_posts_remember_slug on public.blog_posts;
create trigger blog_posts_remember_slug after insert or update of slug, published, publish_at on public.blog_posts
  for each row execute function private.remember_slug();

-- As before, but what is still to come is neither found nor counted.
create or replace function public.search_posts(
  q text default '',
  category_slug text default '',
  page_number integer default 1,
  page_size integer default 12
) returns table (
  id uuid, slug text, title text, excerpt text, image text, category text, category_name text, author text, date date,
  read_time text, total integer
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
  if category_slug <> '' and not exists (select from public.blog_categories as held where held.slug = category_slug) then
    category_slug := coalesce(
      (select held.slug from public.blog_categories as held where category_slug = any (held.former_slugs) limit 1),
      category_slug);
  end if;
  sought := lower(private.fold(q));
  if sought = '' then
    -- What is published is counted by triggers; of that, what is still to come is few.
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
    total := cardinality(matches);
  end if;
  total := coalesce(total, 0);
  skipped := least(greatest(page_number, 1) - 1, (greatest(total, 1) - 1) / size) * size;
  if sought = '' then
    matches := array(
      select post.id from public.blog_posts as post
      where private.is_public(post.published, post.publish_at)
        and (category_slug = '' or post.search_category = category_slug)
      order by post.date desc, post.id desc
      offset skipped limit size
    );
  else
    matches := matches[skipped + 1 : skipped + size];
  end if;
  return query
    select post.id, post.slug, post.title, post.excerpt, post.image, post.category, held.name, post.author, post.date,
      post.read_time, search_posts.total
    from public.blog_posts as post join public.blog_categories as held on held.slug = post.category
    where post.id = any (matches)
    order by post.date desc, post.id desc;
end
$$;
