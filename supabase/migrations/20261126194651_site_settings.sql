-- The settings of the site: exactly one row, which this file inserts and nobody deletes. The columns have the names of
-- the settings in the code, so they are quoted.

create table public.site_settings (
  id smallint primary key default 1 check (id = 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  "siteName" text not null default 'Handheld Legacy' check (length("siteName") between 1 and 100),
  "siteDescription" text not null
    default 'A fan site about handheld consoles from the Game Boy to the Switch: their history, their hardware and how to keep them alive.'
    check (length("siteDescription") <= 500),
  "contactEmail" text not null default 'hello@handheld-legacy.example' check (private.is_email("contactEmail")),
  "maintenanceMode" boolean not null default false,
  "itemsPerPage" integer not null default 3 check ("itemsPerPage" between 1 and 12),
  "metaTitle" text not null default 'Handheld Legacy: Nintendo handhelds from 1989 to 2020'
    check (length("metaTitle") between 1 and 200),
  "metaDescription" text not null
    default 'Articles, specifications and a timeline of Nintendo handhelds, from the grey Game Boy of 1989 to the Switch family. Written by fans, with sources.'
    check (length("metaDescription") <= 500),
  "metaKeywords" text not null default 'handheld consoles, Game Boy, Nintendo DS, Nintendo 3DS, Switch, retro gaming, collecting'
    check (length("metaKeywords") <= 500),
  "ogImage" text not null default '/og-image.png' check (private.is_image_source("ogImage")),
  "twitterHandle" text not null default '@handheldlegacy' check (length("twitterHandle") <= 50)
);

insert into public.site_settings (created_at, updated_at) values ('2025-01-01T00:00:00Z', '2025-01-01T00:00:00Z');

create trigger site_settings_stamp before insert or update on public.site_settings
  for each row execute function private.stamp_row();

alter table public.site_settings enable row level security;
revoke all on public.site_settings from public, anon, authenticated, service_role;
grant select (id, "siteName", "siteDescription", "contactEmail", "maintenanceMode", "itemsPerPage", "metaTitle",
    "metaDescription", "metaKeywords", "ogImage", "twitterHandle")
  on public.site_settings to anon;
grant select, insert, update on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;

create policy "visitors read the settings" on public.site_settings for select to anon using (true);
create policy "everyone signed in reads the settings" on public.site_settings for select to authenticated using (true);
create policy "admins make the settings row" on public.site_settings for insert to authenticated
  with check ((select private.staff_role()) = 'admin');
create policy "admins change the settings" on public.site_settings for update to authenticated
  using ((select private.staff_role()) = 'admin') with check ((select private.staff_role()) = 'admin');
