-- The roles of a hosted Supabase project, which a cluster gets once. The superuser `supabase_admin` runs this file.
create role postgres login createrole createdb replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role dashboard_user nologin createdb createrole replication;

grant anon, authenticated, service_role to authenticator, supabase_storage_admin;
grant anon, authenticated, service_role to postgres with admin option;
-- In the service, extensions let `postgres` add policies to storage.objects. Here `postgres` has to be one of the
-- owners.
grant supabase_storage_admin to postgres;
-- In the service, extensions also let `postgres` disable triggers for a restore.
grant set on parameter session_replication_role to postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;
