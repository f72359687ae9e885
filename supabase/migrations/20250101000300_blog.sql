-- The blog: categories and posts. The public sees what is published; a
-- contributor works on own drafts; editors and admins on everything.

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name text not null check (length(name) between 1 and 100),
  slug text not null unique check (private.is_slug(slug))
);

create trigger blog_categories_stamp before insert or update on public.blog_categories
  for each row execute function private.stamp_row();
create trigger blog_categories_one_update after update on public.blog_categories referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger blog_categories_one_delete after delete on public.blog_categories referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.blog_categories enable row level security;
revoke all on public.blog_categories from public, anon, authenticated, service_role;
grant select on public.blog_categories to anon;
grant select, insert, update, delete on public.blog_categories to authenticated, service_role;

create policy "visitors read categories" on public.blog_categories for select to anon using (true);
create policy "everyone signed in reads categories" on public.blog_categories for select to authenticated using (true);
create policy "admins add categories" on public.blog_categories for insert to authenticated
  with check ((select private.staff_role()) = 'admin');
create policy "admins change categories" on public.blog_categories for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
create policy "admins delete categories" on public.blog_categories for delete to authenticated
  using ((select private.staff_role()) = 'admin');

create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references auth.users (id) on delete set null,
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
  -- One column to search in: user text never has to be spelled into an or=() filter.
  search text not null generated always as (title || E'\n' || excerpt || E'\n' || author) stored
);

-- A date is a whole day, so only date and id together give pages a total order.
create index blog_posts_newest on public.blog_posts (date desc, id desc);
create index blog_posts_newest_published on public.blog_posts (date desc, id desc) where published;
create index blog_posts_newest_in_category on public.blog_posts (category, date desc, id desc) where published;
create index blog_posts_owner on public.blog_posts (created_by);

-- The owner of a post is who wrote it. Only an admin hands a post to somebody else.
create function private.own_post() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.created_by is null or private.staff_role() <> 'admin' then
      new.created_by := auth.uid();
    end if;
  elsif private.staff_role() <> 'admin' then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;
revoke execute on function private.own_post() from public;

create trigger blog_posts_stamp before insert or update on public.blog_posts
  for each row execute function private.stamp_row();
create trigger blog_posts_own before insert or update on public.blog_posts
  for each row execute function private.own_post();
create trigger blog_posts_one_update after update on public.blog_posts referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger blog_posts_one_delete after delete on public.blog_posts referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.blog_posts enable row level security;
revoke all on public.blog_posts from public, anon, authenticated, service_role;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;

create policy "visitors read published posts" on public.blog_posts for select to anon using (published);
-- The four below are in force as 20250101001400_planner_statistics.sql makes them again.
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
