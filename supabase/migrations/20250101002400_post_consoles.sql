-- Which post is about which consoles. Who may read the post reads this of it.

create table public.post_consoles (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  console_id uuid not null references public.consoles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, console_id)
);
create index post_consoles_console on public.post_consoles (console_id);
alter table public.post_consoles alter column post_id set statistics 0, alter column console_id set statistics 0;

create trigger post_consoles_one_delete after delete on public.post_consoles
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.post_consoles enable row level security;
revoke all on public.post_consoles from public, anon, authenticated, service_role;
grant select (post_id, console_id) on public.post_consoles to anon;
grant select, insert, delete on public.post_consoles to authenticated;
grant select, insert, update, delete on public.post_consoles to service_role;

create policy "visitors read the consoles of published posts" on public.post_consoles for select to anon
  using (exists (select from public.blog_posts as post where post.id = post_id));
create policy "everyone signed in reads the consoles of the posts they read" on public.post_consoles
  for select to authenticated
  using (exists (select from public.blog_posts as post where post.id = post_id));
create policy "editors link posts to consoles" on public.post_consoles for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors unlink posts from consoles" on public.post_consoles for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
