-- Whether what a page holds is still what there is, in one small read: counters that go up with each change that visitors
-- see. A change of something hidden counts nothing: it would tell that there is something.

-- What has changed of a post, the least first: what no list shows; what its card shows; where it is listed, if at all.
create type private.post_part as enum ('text', 'card', 'place');

-- One row: how many changes there were, by the table that they are read from.
create table private.content_counts (
  id smallint primary key default 1,
  site_settings integer not null default 1,
  social_media_links integer not null default 1,
  blog_categories integer not null default 1,
  links integer not null default 1,
  consoles integer not null default 1,
  console_of_month integer not null default 1,
  blog_posts integer not null default 1,
  -- The last changes of posts and consoles, newest first.
  recent jsonb not null default '[]'
);
insert into private.content_counts default values;

-- What a transaction has changed so far. It takes that out again as it commits, so each sees its own changes only.
create table private.content_changes (
  id bigint generated always as identity primary key,
  counter text,
  slug text,
  part private.post_part,
  -- From when on visitors see what changed.
  seen_from timestamptz
);
revoke all on private.content_counts, private.content_changes from public, anon, authenticated, service_role;

create function private.post_seen_from(published boolean, publish_at timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when published then case when publish_at > now() then publish_at else '-infinity' end end
$$;

-- A change is visible from the moment that the row before it was visible, or the row after it.
create function private.note_content_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stamps constant text[] := '{created_at,updated_at}';
  was constant jsonb := to_jsonb(old) - stamps;
  becomes constant jsonb := to_jsonb(new) - stamps;
begin
  if was is distinct from becomes then
    insert into private.content_changes (counter, seen_from)
      select tg_table_name, case
        when version ->> 'active' = 'false' then null
        when version ->> 'featured' = 'false' then (version ->> 'start_date')::timestamp at time zone 'utc'
        else '-infinity' end
      from unnest(array[was, becomes]) as version where version is not null;
  end if;
  return null;
end
$$;

-- Of a post that has got another slug, the lists change at both.
create function private.note_post_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant timestamptz := private.post_seen_from(old.published, old.publish_at);
  becomes constant timestamptz := private.post_seen_from(new.published, new.publish_at);
  changed constant private.post_part := case
    when (old.slug, old.date, old.category, was) is distinct from (new.slug, new.date, new.category, becomes) then 'place'
    when (old.title, old.excerpt, old.image, old.author, old.read_time)
      is distinct from (new.title, new.excerpt, new.image, new.author, new.read_time) then 'card'
    when old.content is distinct from new.content then 'text' end;
begin
  insert into private.content_changes (counter, slug, part, seen_from)
    select tg_table_name, version.slug, changed, version.seen_from
    from (values (old.slug, was), (new.slug, becomes)) as version (slug, seen_from)
    where changed is not null and version.seen_from is not null;
  return null;
end
$$;

-- A post that is deleted counts itself.
create function private.note_console_of_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (old.post_id, old.console_id) is distinct from (new.post_id, new.console_id) then
    insert into private.content_changes (counter, slug, part, seen_from)
      select 'blog_posts', post.slug, 'place', private.post_seen_from(post.published, post.publish_at)
      from public.blog_posts as post where post.id in (old.post_id, new.post_id);
  end if;
  return null;
end
$$;

-- Of consoles and of what belongs to them. Its arguments are the columns that have a console's id.
create function private.note_console_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  stamps constant text[] := '{created_at,updated_at}';
  was constant jsonb := to_jsonb(old) - stamps;
  becomes constant jsonb := to_jsonb(new) - stamps;
begin
  if was is distinct from becomes then
    insert into private.content_changes (counter, slug, seen_from)
      select 'consoles', changed.slug, '-infinity' from (
        -- The slug that a console had; what belongs to it has none.
        select was ->> 'slug' as slug
        union
        select console.slug from public.consoles as console where console.id = any (array(
          select (version ->> owner)::uuid from unnest(array[was, becomes]) as version, unnest(tg_argv) as owner))
      ) as changed
      where changed.slug is not null;
  end if;
  return null;
end
$$;

-- Of what an import throws away. Its argument is the counter.
create function private.note_truncation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.content_changes (counter, seen_from) values (tg_argv[0], '-infinity');
  return null;
end
$$;

-- Counts what the transaction has changed, each post and console once. It runs at the end, so that nothing is waited for
-- while the counters are locked, and all at once: the counters are written once, however many rows there are.
create function private.count_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The first of the transaction has counted all of them.
  if not exists (select from private.content_changes as change where change.id = new.id) then
    return null;
  end if;
  -- Two who commit at once wait for one another.
  perform from private.content_counts as counts for update;
  with change as (
    delete from private.content_changes as own where own.id >= new.id returning own.*
  ),
  seen as (
    select change.counter, change.slug, max(change.part) as part, max(change.id) as last
    from change where change.seen_from <= clock_timestamp()
    group by change.counter, change.slug
  ),
  added as (
    select
      count(*) filter (where counter = 'site_settings') as site_settings,
      count(*) filter (where counter = 'social_media_links') as social_media_links,
      count(*) filter (where counter = 'blog_categories') as blog_categories,
      count(*) filter (where counter = 'links') as links,
      count(*) filter (where counter = 'consoles') as consoles,
      count(*) filter (where counter = 'console_of_month') as console_of_month,
      count(*) filter (where counter = 'blog_posts') as blog_posts,
      bool_or(counter in ('consoles', 'blog_posts') and slug is null) as is_any,
      array(
        select jsonb_strip_nulls(jsonb_build_object('of', newest.counter, 'slug', newest.slug, 'part', newest.part))
        from seen as newest where newest.slug is not null order by newest.last desc limit 4) as entries
    from seen
  )
  update private.content_counts as counts set
    site_settings = counts.site_settings + added.site_settings,
    social_media_links = counts.social_media_links + added.social_media_links,
    blog_categories = counts.blog_categories + added.blog_categories,
    links = counts.links + added.links,
    consoles = counts.consoles + added.consoles,
    console_of_month = counts.console_of_month + added.console_of_month,
    blog_posts = counts.blog_posts + added.blog_posts,
    recent = jsonb_path_query_array(
      to_jsonb(added.entries) || case when added.is_any then '[]' else counts.recent end, '$[0 to 3]')
  from added where exists (select from seen);
  return null;
end
$$;

create constraint trigger content_changes_count after insert on private.content_changes
  deferrable initially deferred for each row execute function private.count_changes();

create trigger site_settings_note_change after insert or update or delete on public.site_settings
  for each row execute function private.note_content_change();
create trigger social_media_links_note_change after insert or update or delete on public.social_media_links
  for each row execute function private.note_content_change();
create trigger blog_categories_note_change after insert or update or delete on public.blog_categories
  for each row execute function private.note_content_change();
create trigger links_note_change after insert or update or delete on public.links
  for each row execute function private.note_content_change();
create trigger console_of_month_note_change after insert or update or delete on public.console_of_month
  for each row execute function private.note_content_change();
create trigger consoles_note_change after insert or update or delete on public.consoles
  for each row execute function private.note_console_change('id');
create trigger console_releases_note_change after insert or update or delete on public.console_releases
  for each row execute function private.note_console_change('console_id');
create trigger console_sources_note_change after insert or update or delete on public.console_sources
  for each row execute function private.note_console_change('console_id');
create trigger console_compatibility_note_change after insert or update or delete on public.console_compatibility
  for each row execute function private.note_console_change('console_id');
create trigger link_cables_note_change after insert or update or delete on public.link_cables
  for each row execute function private.note_console_change('from_id', 'to_id');
create trigger blog_posts_note_change after insert or update or delete on public.blog_posts
  for each row execute function private.note_post_change();
create trigger post_consoles_note_change after insert or update or delete on public.post_consoles
  for each row execute function private.note_console_of_post();

do $$
declare
  content text;
begin
  foreach content in array private.content_tables() loop
    execute format(
      'create trigger %1$s_note_truncation after truncate on public.%1$I
       for each statement execute function private.note_truncation(%2$L)', content,
      case
        when content = 'post_consoles' then 'blog_posts'
        when content in ('console_releases', 'console_compatibility', 'console_sources', 'link_cables') then 'consoles'
        else content end);
  end loop;
end
$$;

-- With the rights of its owner, as visitors read neither the counters nor when a post became public.
create function private.content_version() returns table (
  site_settings integer, social_media_links integer, blog_categories integer, links integer, consoles integer,
  console_of_month integer, blog_posts integer, posts_due timestamptz, console_of_today uuid, recent json
)
language sql stable security definer rows 1 set search_path = '' as $$
  select counts.site_settings, counts.social_media_links, counts.blog_categories, counts.links, counts.consoles,
    counts.console_of_month, counts.blog_posts,
    (select max(post.publish_at) from public.blog_posts as post where post.published and post.publish_at <= now()),
    (select today.id from public.console_of_today as today),
    -- For its form: without the spaces of jsonb.
    json_strip_nulls(counts.recent::json)
  from private.content_counts as counts
$$;

--   site_settings to blog_posts   counters; consoles with all that belongs to them, posts with the consoles they are about
--   posts_due                     when the clock last made a post public, which counts nothing; null without such a post
--   console_of_today              the id of that row, which the clock changes too
--   recent                        the last changes that blog_posts and consoles counted, newest first, four at most: [{"of":
--                                 "blog_posts", "slug": ..., "part": "text"}, {"of": "consoles", "slug": ...}]. With fewer
--                                 than were counted since, anything may have changed.
create view public.content_version with (security_invoker = true) as
  select version.site_settings, version.social_media_links, version.blog_categories, version.links, version.consoles,
    version.console_of_month, version.blog_posts, version.posts_due, version.console_of_today, version.recent
  from private.content_version() as version;

revoke all on public.content_version from public, anon, authenticated, service_role;
grant select (
  site_settings, social_media_links, blog_categories, links, consoles, console_of_month, blog_posts, posts_due,
  console_of_today, recent
) on public.content_version to anon;
grant select on public.content_version to authenticated, service_role;

revoke execute on function
  private.post_seen_from(boolean, timestamptz), private.note_content_change(), private.note_post_change(),
  private.note_console_of_post(), private.note_console_change(), private.note_truncation(), private.count_changes(),
  private.content_version()
  from public;
grant execute on function private.content_version() to anon, authenticated, service_role;
