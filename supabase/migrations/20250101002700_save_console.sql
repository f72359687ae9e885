-- A console is saved whole: its row, releases, compatibility, link cables, sources and articles in one transaction, under one version.

-- /consoles/compare is a page of its own: a console that has the slug by now gets the first of these that is free.
update public.consoles set slug = (
  select free.slug
  from (select n, concat_ws('-', 'compare-console', nullif(n, 1)) from generate_series(1, (select count(*) from public.consoles)) as n)
    as free (n, slug)
  where not exists (select from public.consoles as other where other.slug = free.slug)
  order by free.n limit 1)
where slug = 'compare';
alter table public.consoles add constraint consoles_slug_reserved check (slug <> 'compare');

-- Brings the rows that belong to a console, as their column `owner` says, to those that are given: the same rows stay, the
-- others go and come. One by one, as a request of staff may delete one row only. Strict: where no list is given, the rows
-- stay as they are.
create function private.replace_rows_of_console(child text, owner text, console_id uuid, given jsonb) returns void
language plpgsql strict set search_path = '' as $$
declare
  own constant text[] := array['id', 'created_at', 'updated_at', owner];
  gone uuid;
begin
  for gone in execute format(
    'select here.id from public.%1$I as here
     where here.%2$I = $1 and to_jsonb(here) - $3 not in (
       select to_jsonb(wanted) - $3 from jsonb_populate_recordset(null::public.%1$I, $2) as wanted)', child, owner)
    using console_id, given, own
  loop
    execute format('delete from public.%I where id = $1', child) using gone;
  end loop;
  execute format(
    'insert into public.%1$I
     select fresh.* from (
       select to_jsonb(wanted) - $3 as item from jsonb_populate_recordset(null::public.%1$I, $2) as wanted
       except
       select to_jsonb(here) - $3 from public.%1$I as here where here.%2$I = $1
     ) as missing, jsonb_populate_record(null::public.%1$I, missing.item || jsonb_build_object(
       ''id'', gen_random_uuid(), %2$L, $1, ''created_at'', now(), ''updated_at'', now())) as fresh', child, owner)
    using console_id, given, own;
end
$$;

-- Without a version it adds the console, else it changes this version of it. Only the columns that are given are set, and at
-- least one is; the rows that belong to it are those of the lists. No row comes back when the version is not current, or not
-- the caller's to change. The console's row is always written, so that its version covers the lists too.
create function public.save_console(
  console_id uuid, console jsonb, releases jsonb, compatibility jsonb, cables jsonb, sources jsonb, articles jsonb,
  version timestamptz default null
) returns setof public.consoles
language plpgsql set search_path = '' as $$
declare
  -- Everything but what the database says itself.
  columns constant jsonb :=
    to_jsonb(jsonb_populate_record(null::public.consoles, '{}')) - '{id,created_at,updated_at,search}'::text[];
  names text;
  saved public.consoles;
begin
  if jsonb_typeof(console) is distinct from 'object' or console = '{}'
    or not columns ?& array(select jsonb_object_keys(console)) then
    raise exception 'a console is saved by columns that it has' using errcode = '22023';
  end if;
  names := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(console) as name);
  if version is null then
    execute format(
      'insert into public.consoles (id, %1$s)
       select $1, %1$s from jsonb_populate_record(null::public.consoles, $2) returning *', names)
      into saved using console_id, console;
  else
    execute format(
      'update public.consoles set (%1$s) = (select %1$s from jsonb_populate_record(null::public.consoles, $2))
       where id = $1 and updated_at = $3 returning *', names)
      into saved using console_id, console, version;
  end if;
  if saved.id is null then
    return;
  end if;
  perform private.replace_rows_of_console('console_releases', 'console_id', console_id, releases);
  perform private.replace_rows_of_console('console_compatibility', 'console_id', console_id, compatibility);
  perform private.replace_rows_of_console('link_cables', 'from_id', console_id, cables);
  perform private.replace_rows_of_console('console_sources', 'console_id', console_id, sources);
  perform private.replace_rows_of_console('post_consoles', 'console_id', console_id, articles);
  return next saved;
end
$$;

revoke execute on function
  private.replace_rows_of_console(text, text, uuid, jsonb),
  public.save_console(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  private.replace_rows_of_console(text, text, uuid, jsonb),
  public.save_console(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb, timestamptz)
  to authenticated, service_role;
