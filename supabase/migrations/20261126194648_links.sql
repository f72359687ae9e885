-- Two lists of links to other sites: the useful links, and the icons in the footer.

create table public.links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text not null check (length(title) between 1 and 200),
  url text not null check (private.is_http_url(url)),
  description text check (length(description) between 1 and 1000),
  image text check (private.is_image_source(image)),
  category text not null check (length(category) between 1 and 100),
  "order" integer not null default 0 check ("order" between -1000000 and 1000000),
  active boolean not null default true
);

-- The planner's estimates would reveal hidden rows to visitors: see blog_posts.
alter table public.links
  alter column created_at set statistics 0, alter column updated_at set statistics 0,
  alter column title set statistics 0, alter column url set statistics 0, alter column description set statistics 0,
  alter column image set statistics 0, alter column category set statistics 0, alter column "order" set statistics 0;

create index links_in_order on public.links ("order", id);

create trigger links_stamp before insert or update on public.links
  for each row execute function private.stamp_row();
create trigger links_one_update after update on public.links
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger links_one_delete after delete on public.links
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.links enable row level security;
revoke all on public.links from public, anon, authenticated, service_role;
grant select (id, title, url, description, image, category, "order", active) on public.links to anon;
grant select, insert, update, delete on public.links to authenticated, service_role;

create policy "visitors read active links" on public.links for select to anon using (active);
create policy "everyone signed in reads active links, editors all" on public.links
  for select to authenticated
  using (active or (select private.staff_role()) in ('editor', 'admin'));
create policy "editors add links" on public.links for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change links" on public.links for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete links" on public.links for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));

create table public.social_media_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  platform text not null check (length(platform) between 1 and 50),
  url text not null check (private.is_http_url(url)),
  active boolean not null default true
);

alter table public.social_media_links
  alter column created_at set statistics 0, alter column updated_at set statistics 0,
  alter column platform set statistics 0, alter column url set statistics 0;

create index social_media_links_by_platform on public.social_media_links (platform, id);

create trigger social_media_links_stamp before insert or update on public.social_media_links
  for each row execute function private.stamp_row();
create trigger social_media_links_one_update after update on public.social_media_links
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();
create trigger social_media_links_one_delete after delete on public.social_media_links
  referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.social_media_links enable row level security;
revoke all on public.social_media_links from public, anon, authenticated, service_role;
grant select (id, platform, url, active) on public.social_media_links to anon;
grant select, insert, update, delete on public.social_media_links to authenticated, service_role;

create policy "visitors read active social links" on public.social_media_links for select to anon using (active);
create policy "everyone signed in reads active social links, editors all" on public.social_media_links
  for select to authenticated
  using (active or (select private.staff_role()) in ('editor', 'admin'));
create policy "editors add social links" on public.social_media_links for insert to authenticated
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors change social links" on public.social_media_links for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete social links" on public.social_media_links for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));
