-- A post is saved whole: its row and the consoles that it is about in one transaction, under one version.

-- Who may write a post may say which consoles it is about.
drop policy "editors add consoles of posts" on public.post_consoles;
drop policy "editors change consoles of posts" on public.post_consoles;
drop policy "editors delete consoles of posts" on public.post_consoles;
create policy "contributors add consoles of own drafts, editors of any" on public.post_consoles
  for insert to authenticated
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select auth.uid()) and not post.published))
  );
create policy "contributors change consoles of own drafts, editors of any" on public.post_consoles
  for update to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select auth.uid()) and not post.published))
  )
  with check (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select auth.uid()) and not post.published))
  );
create policy "contributors delete consoles of own drafts, editors of any" on public.post_consoles
  for delete to authenticated
  using (
    (select private.staff_role()) in ('editor', 'admin')
    or ((select private.staff_role()) = 'contributor' and exists (
      select from public.blog_posts as post
      where post.id = post_id and post.created_by = (select auth.uid()) and not post.published))
  );

-- A post and a console are linked from either side, so neither version covers the links: a whole list would undo what the
-- other side has changed since it was read. So a list may be changes instead, {"added": [...], "removed": [...]}: then the
-- rows that it does not name stay as they are. A list brings the rows to those that are given, as before.
create or replace function private.replace_rows_of_console(child text, owner text, console_id uuid, given jsonb) returns void
language plpgsql strict set search_path = '' as $$
declare
  own constant text[] := array['id', 'created_at', 'updated_at', owner];
  is_change constant boolean := jsonb_typeof(given) = 'object';
  wanted constant jsonb := case when is_change then given -> 'added' else given end;
  gone uuid;
begin
  -- One by one, as a request of staff may delete one row only.
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

-- As public.save_console: without a version it adds the post, else it changes this version of it. Only the columns that are
-- given are set, and at least one is; `consoles` are the rows of post_consoles, or what changes of them; null leaves
-- them as they are. No row comes back when the version is not current, or not the caller's to change.
create function public.save_post(post_id uuid, post jsonb, consoles jsonb, version timestamptz default null)
returns setof public.blog_posts
language plpgsql set search_path = '' as $$
declare
  -- Everything but what the database says itself.
  columns constant jsonb := to_jsonb(jsonb_populate_record(null::public.blog_posts, '{}'))
    - '{id,created_at,updated_at,search,staff_search,search_category}'::text[];
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
revoke execute on function public.save_post(uuid, jsonb, jsonb, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.save_post(uuid, jsonb, jsonb, timestamptz) to authenticated, service_role;
