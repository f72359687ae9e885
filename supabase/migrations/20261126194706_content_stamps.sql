-- The time of the last change that visitors could see, for each kind of content. A page that was built before the
-- change reads that kind again. A change of a hidden row stamps nothing, because a stamp would reveal the row.

create table private.content_stamps (
  kind text primary key,
  changed_at timestamptz not null default now()
);
insert into private.content_stamps (kind) values
  ('posts'), ('consoles'), ('links'), ('settings'), ('social links'), ('categories'), ('console of the month');
revoke all on private.content_stamps from public, anon, authenticated, service_role;

-- Says whether visitors see this row now. The start of the transaction does not count, because the clock may have
-- published the row after that start.
create function private.is_shown(table_name text, version jsonb) returns boolean
language sql set search_path = '' as $$
  select coalesce(case table_name
    when 'blog_posts' then
      (version ->> 'published')::boolean
      and coalesce(version ->> 'publish_at', '-infinity')::timestamptz <= clock_timestamp()
    when 'post_consoles' then exists (
      select from public.blog_posts as post
      where post.id = (version ->> 'post_id')::uuid
        and post.published and coalesce(post.publish_at, '-infinity') <= clock_timestamp())
    when 'links' then (version ->> 'active')::boolean
    when 'social_media_links' then (version ->> 'active')::boolean
    when 'console_of_month' then
      (version ->> 'featured')::boolean
      or (version ->> 'start_date')::date <= (clock_timestamp() at time zone 'utc')::date
    else version is not null
  end, false)
$$;

-- The argument of the trigger is the table's kind of content.
create function private.stamp_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unseen constant text[] := '{created_at,updated_at,created_by}';
  was constant jsonb := to_jsonb(old) - unseen;
  becomes constant jsonb := to_jsonb(new) - unseen;
begin
  if tg_op = 'TRUNCATE' or was is distinct from becomes
    and (private.is_shown(tg_table_name, was) or private.is_shown(tg_table_name, becomes)) then
    -- One after another: two transactions that stamp two kinds could wait for each other for ever.
    perform pg_advisory_xact_lock(hashtext('private.content_stamps'));
    -- One stamp is enough, however many rows a transaction changes.
    update private.content_stamps as stamp set changed_at = clock_timestamp()
    where stamp.kind = tg_argv[0] and stamp.xmin <> pg_current_xact_id()::xid;
  end if;
  return null;
end
$$;

-- The triggers stamp at the commit of a change, so that nobody waits for the stamps during another person's work.
do $$
declare
  content record;
begin
  for content in
    select * from (values
      ('blog_posts', 'posts'),
      ('post_consoles', 'posts'),
      ('consoles', 'consoles'),
      ('console_releases', 'consoles'),
      ('console_sources', 'consoles'),
      ('console_compatibility', 'consoles'),
      ('link_cables', 'consoles'),
      ('links', 'links'),
      ('site_settings', 'settings'),
      ('social_media_links', 'social links'),
      ('blog_categories', 'categories'),
      ('console_of_month', 'console of the month')
    ) as stamped (table_name, kind)
  loop
    execute format(
      'create constraint trigger %1$s_stamp_content after insert or update or delete on public.%1$I
       deferrable initially deferred for each row execute function private.stamp_content(%2$L)',
      content.table_name, content.kind);
    execute format(
      'create trigger %1$s_stamp_emptied after truncate on public.%1$I
       for each statement execute function private.stamp_content(%2$L)',
      content.table_name, content.kind);
  end loop;
end
$$;

-- Returns the stamps, including the stamps of the clock, which publishes posts and begins and ends months. The function
-- has the rights of its owner, because visitors may not read when a post became public.
create function private.content_stamps() returns table (kind text, changed_at timestamptz)
language sql stable security definer rows 7 set search_path = '' as $$
  select stamp.kind, greatest(stamp.changed_at, case stamp.kind
    when 'posts' then (
      select max(post.publish_at) from public.blog_posts as post where post.published and post.publish_at <= now())
    when 'console of the month' then (
      select greatest(
        max(month.start_date) filter (where month.start_date <= today.day),
        max(month.end_date) filter (where month.end_date < today.day) + 1
      )::timestamp at time zone 'utc'
      from public.console_of_month as month, (select (now() at time zone 'utc')::date) as today (day))
  end)
  from private.content_stamps as stamp
$$;

create view public.content_stamps with (security_invoker = true) as
  select stamp.kind, stamp.changed_at from private.content_stamps() as stamp;

revoke all on public.content_stamps from public, anon, authenticated, service_role;
grant select (kind, changed_at) on public.content_stamps to anon;
grant select on public.content_stamps to authenticated, service_role;

revoke execute on function
  private.is_shown(text, jsonb), private.stamp_content(), private.content_stamps()
  from public, anon, authenticated, service_role;
grant execute on function private.content_stamps() to anon, authenticated, service_role;
