-- Stand-ins for three extensions of the service: Vault, pg_net and pg_cron. PGlite cannot load the real extensions.
-- Each stand-in only records the calls. Names, parameters and grants are the same as in the real extension. A superuser
-- runs this file.

create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create view vault.decrypted_secrets as
  select id, name, description, encode(sha256(convert_to(secret, 'UTF8')), 'hex') as secret, secret as decrypted_secret
  from vault.secrets;

create function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid
language sql security definer set search_path = '' as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
$$;

create function vault.update_secret(
  secret_id uuid, new_secret text default null, new_name text default null, new_description text default null,
  new_key_id uuid default null
) returns void
language sql security definer set search_path = '' as $$
  update vault.secrets as kept
  set secret = coalesce(new_secret, kept.secret), name = coalesce(new_name, kept.name),
    description = coalesce(new_description, kept.description), updated_at = now()
  where kept.id = secret_id
$$;

revoke execute on all functions in schema vault from public;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
grant execute on all functions in schema vault to postgres, service_role;

create schema net;
create table net.http_request_queue (
  id bigserial,
  method text not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds integer not null
);
create table net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out boolean,
  error_msg text,
  created timestamptz not null default now()
);

create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language sql as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', http_post.url, http_post.headers, convert_to(http_post.body::text, 'UTF8'), http_post.timeout_milliseconds)
  returning id
$$;

grant usage on schema net to public;
grant all on all tables in schema net to public;
grant all on all sequences in schema net to public;

create schema cron;
create table cron.job (
  jobid bigserial primary key,
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  nodeport integer not null default 5432,
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text,
  unique (jobname, username)
);
alter table cron.job enable row level security;
create policy "each role has its own jobs" on cron.job using (username = current_user);

-- The real function is written in C, and knows its caller. The roles of a project only read the table.
create function cron.keep_job(job_name text, schedule text, command text, username text) returns bigint
language sql security definer set search_path = '' as $$
  insert into cron.job (jobname, schedule, command, username) values (job_name, schedule, command, username)
  on conflict (jobname, username) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;

create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  select cron.keep_job(job_name, schedule, command, current_user)
$$;

grant usage on schema cron to postgres;
grant select on cron.job to public;
