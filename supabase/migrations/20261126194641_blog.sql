-- The blog: categories, posts and former slugs of posts. Visitors read what is public, a contributor writes drafts, and
-- editors and admins change everything.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 100),
  slug text not null unique check (private.is_slug(slug)),
  position integer not null check (position between 1 and 1000000),
  -- A link to a category's posts still works when the category gets another slug. The link also works after the posts
  -- moved to another category and the first category was deleted.
  former_slugs text[] not null default '{}' check (private.is_slug_list(former_slugs))
);

-- Returns the place of a new category, after all others.
create function private.last_place() returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(position), 0) + 1 from public.blog_categories
$$;
alter table public.blog_categories alter column position set default private.last_place();

-- A former slug belongs to the last category that had the slug, until another category gets the slug.
create function private.remember_category_slug() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.blog_categories as other set former_slugs = array_remove(other.former_slugs, old.slug)
    where other.id <> old.id and old.slug = any (other.former_slugs);
  new.former_slugs := array_remove(array_remove(new.former_slugs, new.slug), old.slug) || old.slug;
  return new;
end
$$;

create trigger blog_categories_remember_slug before update of slug on public.blog_categories
  for each row when (new.slug <> old.slug) execute function private.remember_category_slug();
create trigger blog_categories_stamp before insert on public.blog_categories
  for each row execute function private.stamp_row();
-- A new place or a former slug makes no new version, so an editor who has the row open gets no conflict.
create trigger blog_categories_stamp_version before update on public.blog_categories
  for each row
  when (
    (new.id, new.created_at, new.updated_at, new.name, new.slug)
    is distinct from (old.id, old.created_at, old.updated_at, old.name, old.slug)
  )
  execute function private.stamp_row();
create trigger blog_categories_one_update after update on public.blog_categories referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger blog_categories_one_delete after delete on public.blog_categories referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.blog_categories enable row level security;
revoke all on public.blog_categories from public, anon, authenticated, service_role;
grant select (id, name, slug, position, former_slugs) on public.blog_categories to anon;
grant select, insert, update, delete on public.blog_categories to authenticated, service_role;

create policy "visitors read categories" on public.blog_categories for select to anon using (true);
create policy "everyone signed in reads categories" on public.blog_categories for select to authenticated using (true);
create policy "admins add categories" on public.blog_categories for insert to authenticated
  with check ((select private.staff_role()) = 'admin');
create policy "admins change categories" on public.blog_categories for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
create policy "admins delete categories" on public.blog_categories for delete to authenticated
  using ((select private.staff_role()) = 'admin');

-- Everybody can request the planner's estimates (`Prefer: count=planned`). The statistics of these estimates include
-- drafts, and would reveal whether an author or a day has drafts. So the columns have no statistics (`set statistics
-- 0`). The exceptions are `id`, which is random, `published`, and two hidden columns for the search: `search` and
-- `search_category`. The lists need no statistics, because their indexes have the order of the lists.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references public.users (id) on delete set null,
  title text not null check (length(title) between 1 and 200),
  slug text not null unique check (private.is_slug(slug)),
  excerpt text not null check (length(excerpt) between 1 and 1000),
  content text not null check (length(content) between 1 and 200000),
  image text not null default '/images/blog-placeholder.png' check (private.is_image_source(image)),
  category text not null default 'history' references public.blog_categories (slug) on update cascade,
  author text not null check (length(author) between 1 and 100),
  date date not null check (date between '1900-01-01' and '2999-12-31'),
  read_time text not null default '5 min' check (length(read_time) between 1 and 50),
  published boolean not null default false,
  -- The editor of posts can show no time outside these bounds. Infinity is no time.
  publish_at timestamptz check (publish_at >= '1900-01-01 00:00+00' and publish_at < '3000-01-01 00:00+00'),
  -- One column for each search, so that no user text goes into an or=() filter. Visitors search in lower case, because
  -- ilike would convert every row.
  search text not null generated always as (lower(private.fold(title || E'\n' || excerpt || E'\n' || author))) stored,
  staff_search text not null generated always as (private.fold(title || E'\n' || author || E'\n' || category)) stored,
  search_category text not null generated always as (category) stored,
  -- The picture library requests the uses of twenty pictures at once. Without this column, reading all texts would take
  -- seconds.
  picture_hashes text[] not null generated always as (private.picture_hashes(image || E'\n' || content)) stored
);
comment on column public.blog_posts.publish_at is 'when a published post becomes public; null: at once';
alter table public.blog_posts
  alter column created_at set statistics 0, alter column updated_at set statistics 0,
  alter column created_by set statistics 0, alter column title set statistics 0, alter column slug set statistics 0,
  alter column excerpt set statistics 0, alter column content set statistics 0, alter column image set statistics 0,
  alter column category set statistics 0, alter column author set statistics 0, alter column date set statistics 0,
  alter column read_time set statistics 0, alter column publish_at set statistics 0,
  alter column staff_search set statistics 0, alter column picture_hashes set statistics 0;

-- Only date and id together give a list a total order.
create index blog_posts_newest on public.blog_posts (date desc, id desc);
create index blog_posts_newest_published on public.blog_posts (date desc, id desc) where published;
-- The foreign key reads this index when a category is renamed or deleted.
create index blog_posts_category on public.blog_posts (category);
create index blog_posts_newest_in_category on public.blog_posts (search_category, date desc, id desc) where published;
create index blog_posts_owner on public.blog_posts (created_by);
-- A small index, for finding scheduled posts.
create index blog_posts_scheduled on public.blog_posts (publish_at) where published and publish_at is not null;

-- Says whether visitors see a post. The clock publishes a scheduled post, without a job. Every policy and list calls
-- this function. The function has no `set` clause, so that Postgres inlines the function and uses the indexes of
-- published posts.
create function private.is_public(published boolean, publish_at timestamptz) returns boolean
language sql stable
return published and (publish_at is null or publish_at <= now());

-- A post belongs to the person who wrote it, even after the post comes back from the trash. Only an admin gives a post
-- to another person. Only people who may publish set `publish_at`: otherwise a contributor's time would take effect
-- when an editor publishes the draft.
create function private.own_post() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if private.staff_role() = 'contributor' and current_setting('private.restores', true) is distinct from new.id::text then
    new.publish_at := case tg_op when 'UPDATE' then old.publish_at end;
  end if;
  if tg_op = 'INSERT' then
    if new.created_by is null or private.staff_role() <> 'admin' then
      new.created_by := coalesce(private.owner_of_deleted_post(new.id), private.staff_id());
    end if;
  elsif private.staff_role() <> 'admin' then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

-- Keeps a person, or a thief of a contributor's account, from filling the database with drafts. When one owner sends
-- two requests, the lock makes the second wait for the first, so that both are counted. The service role has no limit,
-- because an import uses this role.
create function private.limit_new_posts() returns trigger
language plpgsql set search_path = '' as $$
declare
  owner uuid;
begin
  if current_user <> 'authenticated' then
    return null;
  end if;
  if private.staff_role() = 'contributor' and (select count(*) from added_rows) > 50 then
    raise exception 'one request may add 50 posts at most' using errcode = '42501';
  end if;
  for owner in
    select distinct created_by from added_rows where created_by is not null and not published order by 1
  loop
    perform pg_advisory_xact_lock(hashtext('public.blog_posts: drafts of ' || owner));
    if (select count(*) from public.blog_posts where created_by = owner and not published) > 500 then
      -- isDraftLimit in src/data/service/writes.admin.ts knows the error by these words.
      raise exception 'one person may have 500 drafts at most'
        using errcode = '23514', hint = 'Delete some of them, or have them published.';
    end if;
  end loop;
  return null;
end
$$;

create trigger blog_posts_stamp before insert or update on public.blog_posts
  for each row execute function private.stamp_row();
create trigger blog_posts_own before insert or update on public.blog_posts
  for each row execute function private.own_post();
create trigger blog_posts_limit_new after insert on public.blog_posts referencing new table as added_rows
  for each statement execute function private.limit_new_posts();
create trigger blog_posts_one_update after update on public.blog_posts referencing old table as changed_rows
  for each statement execute function
    private.one_row_or_with_its_parent('category', 'blog_categories', 'slug', 'created_by', 'users', 'id');
create trigger blog_posts_one_delete after delete on public.blog_posts referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from public, anon, authenticated, service_role;
-- Visitors read the columns that a page shows, filters by or sorts by, and no others. A request for more (`select=*`)
-- fails as a whole. The same holds for all tables.
grant select (id, slug, title, excerpt, content, image, category, author, date, read_time, published, updated_at)
  on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;

create policy "visitors read published posts" on public.blog_posts for select to anon
  using (private.is_public(published, publish_at));
create policy "everyone signed in reads published posts, staff also drafts" on public.blog_posts
  for select to authenticated
  using (
    private.is_public(published, publish_at)
    or (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select private.staff_id()))
  );
create policy "contributors write own drafts, editors any post" on public.blog_posts
  for insert to authenticated
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select private.staff_id()) and not published)
  );
create policy "contributors change own drafts, editors any post" on public.blog_posts
  for update to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select private.staff_id()) and not published)
  )
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select private.staff_id()) and not published)
  );
create policy "contributors delete own drafts, editors any post" on public.blog_posts
  for delete to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and created_by = (select private.staff_id()) and not published)
  );

-- Former slugs of posts: a link to a post still works after its slug changed.
create table public.post_slugs (
  slug text primary key check (private.is_slug(slug)),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.post_slugs is 'addresses that a published post left; rows come from a trigger of blog_posts only';
alter table public.post_slugs
  alter column slug set statistics 0, alter column post_id set statistics 0, alter column created_at set statistics 0;
create index post_slugs_post on public.post_slugs (post_id);

-- A former slug belongs to the last post that had the slug, until a public post gets the slug again. A draft neither
-- leaves nor takes a former slug, because no visitor could have linked to the draft. A post that the clock publishes
-- has its slug at once: a request reads a former slug only when no public post has the slug.
create function private.remember_slug() returns trigger
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

create trigger blog_posts_remember_slug after insert or update of slug, published, publish_at on public.blog_posts
  for each row execute function private.remember_slug();

alter table public.post_slugs enable row level security;
revoke all on public.post_slugs from public, anon, authenticated, service_role;
grant select (slug, post_id) on public.post_slugs to anon;
grant select on public.post_slugs to authenticated;
grant select, insert, update, delete on public.post_slugs to service_role;

create policy "visitors read old addresses of published posts" on public.post_slugs
  for select to anon
  using (exists (select from public.blog_posts where id = post_id and published));
create policy "signed-in people read old addresses of posts, staff all" on public.post_slugs
  for select to authenticated
  using (
    (select private.staff_role()) <> ''
    or exists (select from public.blog_posts where id = post_id and published)
  );

-- Moves a category before another category, or to the end. Returns all categories in their order. A repeated call
-- changes nothing.
create function public.move_category(category_id uuid default null, before_id uuid default null)
returns table (id uuid, place integer)
language plpgsql set search_path = '' as $$
declare
  ordered uuid[];
  spot integer;
begin
  -- Two moves at once wait for each other. A caller without the right to change categories finds none.
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

-- Deletes a category. Its posts, including drafts, and its slugs move to another category. Without a target the
-- category must have no posts.
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

-- Returns the authors of all posts that the caller may read. Staff filter the table of posts by these authors.
create function public.post_authors() returns table (author text)
language sql stable security invoker rows 20
set search_path = ''
as $$
  select distinct post.author from public.blog_posts as post order by post.author
$$;

revoke execute on function
  private.last_place(), private.remember_category_slug(), private.is_public(boolean, timestamptz), private.own_post(),
  private.limit_new_posts(), private.remember_slug()
  from public;
grant execute on function private.last_place() to authenticated, service_role;
grant execute on function private.is_public(boolean, timestamptz) to anon, authenticated, service_role;
revoke execute on function
  public.move_category(uuid, uuid), public.delete_category(uuid, uuid), public.post_authors()
  from public, anon, authenticated, service_role;
grant execute on function
  public.move_category(uuid, uuid), public.delete_category(uuid, uuid), public.post_authors()
  to authenticated, service_role;
