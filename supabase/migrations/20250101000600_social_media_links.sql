-- The icons in the footer.

create table public.social_media_links (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  platform text not null check (length(platform) between 1 and 50),
  url text not null check (private.is_http_url(url)),
  active boolean not null default true
);

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
grant select on public.social_media_links to anon;
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
