-- Builds: the database requests a build from the host when visitors would see other content. The requests need three
-- extensions of the service: Vault keeps the address, pg_net sends, pg_cron is the clock. An extension may be enabled
-- later. So the functions name the objects of an extension in strings, and check whether the objects exist.

-- The last request for a build: exactly one row.
create table private.last_build_request (
  only_row boolean primary key default true check (only_row),
  -- The content stamps at the time of the request. Null: the clock requests a build again.
  stamps timestamptz[],
  asked_at timestamptz,
  asked_by_clock boolean,
  -- The id of the request in pg_net.
  request_id bigint,
  answer text check (answer in ('waiting', 'accepted', 'refused', 'unreachable', 'unknown')),
  -- The HTTP status of the response.
  status integer,
  failures integer not null default 0
);
insert into private.last_build_request default values;
revoke all on private.last_build_request from public, anon, authenticated, service_role;

-- Returns the build hook, the secret address of the host; null without a hook.
create function private.build_hook() returns text
language plpgsql stable set search_path = '' as $$
declare
  address text;
begin
  if to_regclass('vault.decrypted_secrets') is not null then
    execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'build_hook';
  end if;
  return address;
end
$$;

create function private.present_stamps() returns timestamptz[]
language sql stable set search_path = '' as $$
  select array(select stamp.changed_at from private.content_stamps() as stamp order by stamp.kind)
$$;

create function private.ask_host(by_clock boolean) returns void
language plpgsql set search_path = '' as $$
declare
  sent bigint;
begin
  execute 'select net.http_post(url := $1, timeout_milliseconds := 10000)' into sent using private.build_hook();
  update private.last_build_request as last
  set stamps = private.present_stamps(), asked_at = now(), asked_by_clock = ask_host.by_clock, request_id = sent,
    answer = 'waiting', status = null,
    -- A new change and a person's request restart the count.
    failures = case when ask_host.by_clock and last.stamps is null then last.failures else 0 end
  where last.only_row;
end
$$;

-- Records the response of the host, because pg_net keeps responses only for some hours. After a failure the clock
-- requests again, three times in all.
create function private.note_build_answer() returns void
language plpgsql set search_path = '' as $$
declare
  last private.last_build_request;
  answered record;
  heard text;
begin
  select request.* into last from private.last_build_request as request where request.answer = 'waiting' for update;
  if last.request_id is null or to_regclass('net._http_response') is null then
    return;
  end if;
  execute 'select true as came, status_code from net._http_response where id = $1' into answered using last.request_id;
  if answered.came is null then
    update private.last_build_request as request set answer = 'unknown'
    where request.only_row and request.asked_at <= now() - interval '10 minutes';
    return;
  end if;
  heard := case
    when answered.status_code between 200 and 299 then 'accepted'
    when answered.status_code is not null then 'refused'
    else 'unreachable'
  end;
  update private.last_build_request as request
  set answer = heard, status = answered.status_code,
    failures = case heard when 'accepted' then 0 else last.failures + 1 end,
    stamps = case when heard = 'accepted' or last.failures >= 2 then last.stamps end
  where request.only_row;
end
$$;

-- The clock runs this function every five minutes, a moment earlier or later.
create function private.build_when_newer() returns void
language plpgsql set search_path = '' as $$
begin
  perform private.note_build_answer();
  if to_regnamespace('net') is null or private.build_hook() is null then
    return;
  end if;
  perform from private.last_build_request as last
  where last.stamps is distinct from private.present_stamps()
    and (last.asked_at is null or last.asked_at <= now() - interval '4 minutes')
  for update;
  if found then
    perform private.ask_host(true);
  end if;
end
$$;

-- Schedules the jobs of the clock, if pg_cron is enabled.
create function private.schedule_jobs() returns void
language plpgsql set search_path = '' as $$
begin
  if to_regclass('cron.job') is null then
    return;
  end if;
  execute $jobs$
    select cron.schedule(wanted.name, wanted.schedule, wanted.command)
    from (values
      ('build when newer', '*/5 * * * *', 'select private.build_when_newer()'),
      ('delete old messages', '17 3 * * *', 'select private.delete_old_messages()')
    ) as wanted (name, schedule, command)
    where not exists (select from cron.job as job where job.jobname = wanted.name)
  $jobs$;
end
$$;
select private.schedule_jobs();

-- Stores the address in Vault; '' removes the address. No request reads the address again, because a person who knows
-- the address can start builds for ever. The host must have a public name, because the database would also send to
-- addresses of its internal network. pg_net rejects some characters, so the address must not have these characters.
create function public.set_build_hook(address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  if private.staff_role() <> 'admin' then
    raise exception 'only admins set the build hook' using errcode = '42501';
  end if;
  if to_regclass('vault.secrets') is null then
    raise exception 'Vault is not switched on' using errcode = '23514';
  end if;
  if set_build_hook.address is null or set_build_hook.address <> '' and not (
    length(set_build_hook.address) <= 2048
    and set_build_hook.address ~* '^https://([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:[0-9]+)?([/?][a-z0-9/?&=%._~+,:@!*-]*)?$'
    and set_build_hook.address !~* '^[^/]*//[^/?:]*\.(localhost|local|internal)([:/?]|$)')
  then
    raise exception 'this is not the https address of a host' using errcode = '23514';
  end if;
  -- Two admins wait for each other.
  update private.last_build_request as last
  set stamps = null, request_id = null, answer = null, status = null, failures = 0
  where last.only_row;
  execute 'select id from vault.secrets where name = $1' into kept using 'build_hook';
  if set_build_hook.address = '' then
    execute 'delete from vault.secrets where name = $1' using 'build_hook';
  elsif kept is null then
    execute 'select vault.create_secret($1, $2)' using set_build_hook.address, 'build_hook';
  else
    execute 'select vault.update_secret($1, $2)' using kept, set_build_hook.address;
  end if;
end
$$;

-- Returns the state of builds to editors and admins, and no row to anybody else. If pg_cron was enabled later, this
-- function schedules the jobs.
create function public.build_state() returns table (
  hook_set boolean, vault_on boolean, net_on boolean, cron_on boolean, scheduled boolean, asked_at timestamptz,
  asked_by_clock boolean, answer text, status integer
)
language plpgsql volatile security definer rows 1 set search_path = '' as $$
declare
  has_job boolean := false;
begin
  if private.staff_role() not in ('editor', 'admin') then
    return;
  end if;
  perform private.schedule_jobs();
  perform private.note_build_answer();
  if to_regclass('cron.job') is not null then
    execute 'select exists (select from cron.job where jobname = $1 and active)' into has_job using 'build when newer';
  end if;
  return query
    select private.build_hook() is not null, to_regclass('vault.secrets') is not null,
      to_regnamespace('net') is not null, to_regclass('cron.job') is not null, has_job, last.asked_at,
      last.asked_by_clock, last.answer, last.status
    from private.last_build_request as last;
end
$$;

create function public.ask_for_build() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.staff_role() not in ('editor', 'admin') then
    raise exception 'only editors and admins ask for a build' using errcode = '42501';
  end if;
  if to_regnamespace('net') is null or private.build_hook() is null then
    raise exception 'without a build hook and pg_net nobody can be asked' using errcode = '23514';
  end if;
  perform from private.last_build_request as last
  where last.asked_at is null or last.asked_at <= now() - interval '1 minute'
  for update;
  if not found then
    raise exception 'a build was asked for less than a minute ago' using errcode = '23514';
  end if;
  perform private.ask_host(false);
end
$$;

revoke execute on function
  private.build_hook(), private.present_stamps(), private.ask_host(boolean), private.note_build_answer(),
  private.build_when_newer(), private.schedule_jobs()
  from public, anon, authenticated, service_role;
revoke execute on function public.set_build_hook(text), public.build_state(), public.ask_for_build()
  from public, anon, authenticated, service_role;
grant execute on function public.set_build_hook(text), public.build_state(), public.ask_for_build() to authenticated;
