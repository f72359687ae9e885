-- The database of a hosted Supabase project before its first migration: the part that migrations, seeds, backups and
-- the stand-ins of the services use. The superuser `supabase_admin` runs this file.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role, supabase_auth_admin;
grant usage, create on schema public to postgres;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role, dashboard_user;
grant create on schema extensions to postgres with grant option;
create extension pgcrypto with schema extensions;
create extension "uuid-ossp" with schema extensions;

-- The auth service. Its schema exists already.

grant usage on schema auth to postgres, dashboard_user;
grant all on all tables in schema auth to postgres with grant option;
grant all on all sequences in schema auth to postgres;

-- The storage service

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role, dashboard_user;
alter default privileges for role supabase_storage_admin in schema storage
  grant all on tables to postgres, anon, authenticated, service_role;

set role supabase_storage_admin;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index bucketid_objname on storage.objects (bucket_id, name);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

reset role;
