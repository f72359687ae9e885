-- Saves a whole post or console, in one transaction and under one version: the row of the post or console, and the rows
-- that belong to it.

-- Replaces the rows of `child` that belong to a post or console by the given rows. `owner` is the column of `child`
-- with the id of the post or console. Unchanged rows stay; the function deletes or adds the other rows. The function is
-- strict: without a list the rows stay.
--
-- Staff link a post and a console from either form, so neither version covers the links. A whole list would undo a
-- change from the other form. So a list may be {"added": [...], "removed": [...]}: other rows stay.
create function private.replace_rows_of_console(child text, owner text, console_id uuid, given jsonb) returns void
language plpgsql strict set search_path = '' as $$
declare
  own constant text[] := array['id', 'created_at', 'updated_at', owner];
  is_change constant boolean := jsonb_typeof(given) = 'object';
  wanted constant jsonb := case when is_change then given -> 'added' else given end;
  gone uuid;
begin
  -- One by one, because a request of staff may delete one row only.
  for gone in execute format(
    'select here.id from public.%1$I as here
     where here.%2$I = $1 and $4 = (to_jsonb(here) - $3 in (
       select to_jsonb(named) - $3 from jsonb_populate_recordset(null::public.%1$I, $2) as named))', child, owner)
    using console_id, case when is_change then given -> 'removed' else given end, own, is_change
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
    using console_id, wanted, own;
end
$$;

-- Without a version the function adds the console. With a version it changes that version of the console. The function
-- sets only the given columns, at least one. It returns no row for an outdated version, or when the caller may not
-- change the console. The function always writes the console's row, so that its version covers the lists too.
create function public.save_console(
  console_id uuid, console jsonb, releases jsonb, compatibility jsonb, cables jsonb, sources jsonb, articles jsonb,
  version timestamptz default null
) returns setof public.consoles
language plpgsql set search_path = '' as $$
declare
  -- All columns except those that the database sets.
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

-- Saves a post in the same way. `consoles` are rows of post_consoles, or changes of those rows. Null leaves the rows
-- unchanged.
create function public.save_post(post_id uuid, post jsonb, consoles jsonb, version timestamptz default null)
returns setof public.blog_posts
language plpgsql set search_path = '' as $$
declare
  -- All columns except those that the database sets.
  columns constant jsonb := to_jsonb(jsonb_populate_record(null::public.blog_posts, '{}'))
    - '{id,created_at,updated_at,search,staff_search,search_category,picture_hashes}'::text[];
  names text;
  saved public.blog_posts;
begin
  if jsonb_typeof(post) is distinct from 'object' or post = '{}'
    or not columns ?& array(select jsonb_object_keys(post)) then
    raise exception 'a post is saved by columns that it has' using errcode = '22023';
  end if;
  names := (select string_agg(quote_ident(name), ', ') from jsonb_object_keys(post) as name);
  if version is null then
    execute format(
      'insert into public.blog_posts (id, %1$s)
       select $1, %1$s from jsonb_populate_record(null::public.blog_posts, $2) returning *', names)
      into saved using post_id, post;
  else
    execute format(
      'update public.blog_posts set (%1$s) = (select %1$s from jsonb_populate_record(null::public.blog_posts, $2))
       where id = $1 and updated_at = $3 returning *', names)
      into saved using post_id, post, version;
  end if;
  if saved.id is null then
    return;
  end if;
  perform private.replace_rows_of_console('post_consoles', 'post_id', post_id, consoles);
  return next saved;
end
$$;

revoke execute on function private.replace_rows_of_console(text, text, uuid, jsonb) from public;
grant execute on function private.replace_rows_of_console(text, text, uuid, jsonb) to authenticated, service_role;
revoke execute on function
  public.save_console(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb, timestamptz),
  public.save_post(uuid, jsonb, jsonb, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_console(uuid, jsonb, jsonb, jsonb, jsonb, jsonb, jsonb, timestamptz),
  public.save_post(uuid, jsonb, jsonb, timestamptz)
  to authenticated, service_role;
