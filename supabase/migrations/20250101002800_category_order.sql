-- Categories in an order of their own, and slugs that go on working: whoever follows a link to the posts of a category
-- finds them, also after it was renamed, or deleted and its posts moved.

-- Up to 1,000 slugs.
create function private.is_slug_list(value text[]) returns boolean
language sql immutable set search_path = '' as $$
  select cardinality(value) <= 1000
    and coalesce((select bool_and(item is not null and private.is_slug(item)) from unnest(value) as item), true)
$$;

alter table public.blog_categories
  add column position integer check (position between 1 and 1000000),
  add column former_slugs text[] not null default '{}' check (private.is_slug_list(former_slugs));

-- The place of a category that has none: the last one.
create function private.last_place() returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(position), 0) + 1 from public.blog_categories
$$;
revoke execute on function private.is_slug_list(text[]), private.last_place() from public;
grant execute on function private.is_slug_list(text[]), private.last_place() to authenticated, service_role;

grant select (position, former_slugs) on public.blog_categories to anon;

-- Neither a new place nor an old slug makes a new version: nobody who has the row open is to hear of a conflict.
drop trigger blog_categories_stamp on public.blog_categories;
create trigger blog_categories_stamp before insert on public.blog_categories
  for each row execute function private.stamp_row();
create trigger blog_categories_stamp_version before update on public.blog_categories
  for each row
  when (
    (new.id, new.created_at, new.updated_at, new.name, new.slug)
    is distinct from (old.id, old.created_at, old.updated_at, old.name, old.slug)
  )
  execute function private.stamp_row();

-- The order so far was the one of the names.
update public.blog_categories as category set position = ordered.place
  from (select id, row_number() over (order by name, id) as place from public.blog_categories) as ordered
  where ordered.id = category.id;
alter table public.blog_categories
  alter column position set not null,
  alter column position set default private.last_place();

-- Whoever leaves a slug last owns it, until a category has it again.
create function private.remember_category_slug() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.blog_categories as other set former_slugs = array_remove(other.former_slugs, old.slug)
    where other.id <> old.id and old.slug = any (other.former_slugs);
  new.former_slugs := array_remove(array_remove(new.former_slugs, new.slug), old.slug) || old.slug;
  return new;
end
$$;
revoke execute on function private.remember_category_slug() from public;

create trigger blog_categories_remember_slug before update of slug on public.blog_categories
  for each row when (new.slug <> old.slug) execute function private.remember_category_slug();

-- As private.one_row_per_request, but posts that go with the new slug of their category may be many: those whose
-- category is still there count.
create function private.one_post_or_with_its_category() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (
    select count(*) from changed_rows as changed
    where exists (select from public.blog_categories as category where category.slug = changed.category)
  ) > 1 then
    raise exception 'one request may change one row only' using errcode = '42501';
  end if;
  return null;
end
$$;
revoke execute on function private.one_post_or_with_its_category() from public;

drop trigger blog_posts_one_update on public.blog_posts;
create trigger blog_posts_one_update after update on public.blog_posts referencing old table as changed_rows
  for each statement execute function private.one_post_or_with_its_category();

-- Puts a category before another, or last; gives all of them in their order. The same call again changes nothing.
create function public.move_category(category_id uuid default null, before_id uuid default null)
returns table (id uuid, place integer)
language plpgsql set search_path = '' as $$
declare
  ordered uuid[];
  spot integer;
begin
  -- Two who move at once wait for each other; who may not change them finds none.
  perform from public.blog_categories as category order by category.id for update;
  if not found or not exists (select from public.blog_categories as category where category.id = category_id) then
    return;
  end if;
  ordered := array(
    select category.id from public.blog_categories as category where category.id <> category_id
    order by category.position, category.name, category.id
  );
  spot := coalesce(array_position(ordered, before_id), cardinality(ordered) + 1);
  ordered := ordered[: spot - 1] || category_id || ordered[spot :];
  for nth in 1 .. cardinality(ordered) loop
    update public.blog_categories as category set position = nth
      where category.id = ordered[nth] and category.position <> nth;
  end loop;
  return query
    select category.id, category.position from public.blog_categories as category order by category.position;
end
$$;

-- Deletes a category. Its posts, drafts too, and its slugs go to another one; without that it has to have no posts.
create function public.delete_category(category_id uuid default null, move_to uuid default null)
returns table (id uuid)
language plpgsql set search_path = '' as $$
declare
  gone record;
  target text;
  post_id uuid;
begin
  perform from public.blog_categories as category order by category.id for update;
  if not found then
    return;
  end if;
  select category.slug, category.former_slugs into gone
    from public.blog_categories as category where category.id = category_id;
  if not found then
    return;
  end if;
  if move_to is not null then
    select category.slug into target
      from public.blog_categories as category where category.id = move_to and category.id <> category_id;
    if not found then
      raise exception 'there is no such category to move the posts to' using errcode = '23503';
    end if;
    -- One by one: one statement may change one post only.
    for post_id in select post.id from public.blog_posts as post where post.category = gone.slug loop
      update public.blog_posts as post set category = target where post.id = post_id;
    end loop;
    update public.blog_categories as other set former_slugs = array_remove(other.former_slugs, gone.slug)
      where other.id <> move_to and gone.slug = any (other.former_slugs);
    update public.blog_categories as category
      set former_slugs = array_remove(category.former_slugs || gone.former_slugs || gone.slug, target)
      where category.id = move_to;
  end if;
  delete from public.blog_categories as category where category.id = category_id;
  return query select category_id;
end
$$;

revoke execute on function public.move_category(uuid, uuid), public.delete_category(uuid, uuid) from public, anon;
grant execute on function public.move_category(uuid, uuid), public.delete_category(uuid, uuid)
  to authenticated, service_role;

-- As before, but a slug that a category had finds the posts of that category, and each post says what its category is called.
drop function public.search_posts(text, text, integer, integer);
create function public.search_posts(
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
    select post.id, post.slug, post.title, post.excerpt, post.image, post.category, held.name, post.author, post.date,
      post.read_time, search_posts.total
    from public.blog_posts as post join public.blog_categories as held on held.slug = post.category
    where post.id = any (matches)
    order by post.date desc, post.id desc;
end
$$;
revoke execute on function public.search_posts(text, text, integer, integer) from public;
grant execute on function public.search_posts(text, text, integer, integer) to anon, authenticated, service_role;
