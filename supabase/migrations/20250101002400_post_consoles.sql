-- Which post is about which console. Who may read the post may read this of it.

create table public.post_consoles (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  console_id uuid not null references public.consoles (id) on delete cascade,
  constraint post_consoles_each_once unique (post_id, console_id)
);
create index post_consoles_console on public.post_consoles (console_id);

-- The planner's estimates would tell visitors about the links of drafts.
alter table public.post_consoles
  alter column id set statistics 0, alter column created_at set statistics 0, alter column updated_at set statistics 0,
  alter column post_id set statistics 0, alter column console_id set statistics 0;

create trigger post_consoles_stamp before insert or update on public.post_consoles
  for each row execute function private.stamp_row();
create trigger post_consoles_one_update after update on public.post_consoles
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger post_consoles_one_delete after delete on public.post_consoles
  referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('post_id', 'blog_posts', 'console_id', 'consoles');

alter table public.post_consoles enable row level security;
revoke all on public.post_consoles from public, anon, authenticated, service_role;
grant select (id, post_id, console_id) on public.post_consoles to anon;
grant select, insert, update, delete on public.post_consoles to authenticated, service_role;

-- The rules of blog_posts decide which posts the subquery finds.
create policy "visitors read the consoles of published posts" on public.post_consoles for select to anon
  using (exists (select from public.blog_posts as post where post.id = post_id));
create policy "everyone signed in reads the consoles of posts that they read" on public.post_consoles
  for select to authenticated
  using (exists (select from public.blog_posts as post where post.id = post_id));
create policy "editors add consoles of posts" on public.post_consoles for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change consoles of posts" on public.post_consoles for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete consoles of posts" on public.post_consoles for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
