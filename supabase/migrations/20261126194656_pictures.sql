-- Pictures that staff upload: files in the bucket `images`, and a row for each picture in the library. The name of a
-- picture has the hash of its original. So the same file is stored once, and nobody overwrites a file.

-- The storage service checks the size and type of a file; the database does not.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('images', 'images', true, 10485760, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A picture's name has hash, width and height of the largest file. Narrower files have the same name in a folder for
-- each width (src/site/pictures.ts).
create function private.is_picture_name(value text) returns boolean
language sql immutable set search_path = '' as $$
  select value ~ '^[0-9a-f]{32}-[1-9][0-9]{0,3}x[1-9][0-9]{0,3}\.(webp|jpg|png)$'
$$;
revoke execute on function private.is_picture_name(text) from public;
grant execute on function private.is_picture_name(text) to authenticated, service_role;

-- Visitors get a file by its address, because the bucket is public. Visitors cannot list the files, because some
-- pictures belong to drafts. Nobody changes a file.
create policy "staff see the files of pictures" on storage.objects for select to authenticated
  using (bucket_id = 'images' and (select private.staff_role()) in ('contributor', 'editor', 'admin'));
create policy "staff add the files of pictures" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'images'
    and private.is_picture_name(regexp_replace(name, '^(480|960|1600)/', ''))
    and (select private.staff_role()) in ('contributor', 'editor', 'admin')
  );
create policy "editors delete the files of pictures" on storage.objects for delete to authenticated
  using (bucket_id = 'images' and (select private.staff_role()) in ('editor', 'admin'));

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references public.users (id) on delete set null,
  name text not null check (private.is_picture_name(name)),
  file_name text not null check (length(file_name) between 1 and 255),
  alt text not null check (length(alt) <= 1000),
  hash text not null generated always as (left(name, 32)) stored,
  staff_search text not null generated always as (private.fold(file_name || E'\n' || alt)) stored,
  -- An original has one picture, even when different browsers convert the original.
  constraint pictures_hash_key unique (hash)
);
comment on column public.pictures.name is 'of its largest file in the bucket `images`; /pictures/<name> is its address';
comment on column public.pictures.alt is 'empty for a picture that is decoration';
-- An account without a role could request the planner's estimates: see blog_posts.
alter table public.pictures
  alter column created_at set statistics 0,
  alter column updated_at set statistics 0,
  alter column created_by set statistics 0,
  alter column name set statistics 0,
  alter column file_name set statistics 0,
  alter column alt set statistics 0,
  alter column hash set statistics 0,
  alter column staff_search set statistics 0;
create index pictures_newest on public.pictures (created_at desc, id desc);
create index pictures_owner on public.pictures (created_by);

-- A request cannot choose who added a picture.
create function private.own_picture() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' then
    new.created_by := case tg_op when 'INSERT' then private.changing_person() else old.created_by end;
  end if;
  return new;
end
$$;
revoke execute on function private.own_picture() from public;

-- Keeps one person from filling the database with pictures. The lock makes two requests of one person wait for each
-- other, so that both are counted.
create function private.limit_new_pictures() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return null;
  end if;
  if (select count(*) from added_rows) > 50 then
    raise exception 'one request may add 50 pictures at most' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('public.pictures: pictures of ' || private.staff_id()));
  if (select count(*) from public.pictures
    where created_by = private.staff_id() and created_at > now() - interval '1 day') > 300 then
    raise exception 'one person may add 300 pictures a day' using errcode = '23514', hint = 'Add the others tomorrow.';
  end if;
  return null;
end
$$;
revoke execute on function private.limit_new_pictures() from public;

create trigger pictures_limit_new after insert on public.pictures referencing new table as added_rows
  for each statement execute function private.limit_new_pictures();
create trigger pictures_stamp before insert or update on public.pictures
  for each row execute function private.stamp_row();
create trigger pictures_own before insert or update on public.pictures
  for each row execute function private.own_picture();
create trigger pictures_one_update after update on public.pictures referencing old table as changed_rows
  for each statement execute function private.one_row_or_with_its_parent('created_by', 'users', 'id');
create trigger pictures_one_delete after delete on public.pictures referencing old table as changed_rows
  for each statement execute function private.one_row_per_request();

alter table public.pictures enable row level security;
revoke all on public.pictures from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.pictures to authenticated, service_role;

create policy "staff see pictures" on public.pictures for select to authenticated
  using ((select private.staff_role()) in ('contributor', 'editor', 'admin'));
create policy "staff add pictures of stored files" on public.pictures for insert to authenticated
  with check (
    (select private.staff_role()) in ('contributor', 'editor', 'admin')
    and exists (select from storage.objects as file where file.bucket_id = 'images' and file.name = pictures.name)
  );
create policy "editors change pictures" on public.pictures for update to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'))
  with check ((select private.staff_role()) in ('editor', 'admin'));
create policy "editors delete pictures" on public.pictures for delete to authenticated
  using ((select private.staff_role()) in ('editor', 'admin'));

-- Returns the posts, consoles, links and settings that show these pictures and that the caller may read.
create function public.picture_uses(hashes text[] default '{}')
returns table (hash text, place text, id text, title text)
language sql stable security invoker rows 30
set search_path = ''
as $$
  with sought as (
    select distinct given as hash from unnest(picture_uses.hashes[1:100]) as given where given ~ '^[0-9a-f]{32}$'
  )
  select sought.hash, 'post', post.id::text, post.title
  from sought join public.blog_posts as post on sought.hash = any (post.picture_hashes)
  union all
  select sought.hash, 'console', console.id::text, console.name
  from sought join public.consoles as console on strpos(console.image, sought.hash) > 0
  union all
  select sought.hash, 'link', link.id::text, link.title
  from sought join public.links as link on strpos(link.image, sought.hash) > 0
  union all
  select sought.hash, 'settings', settings.id::text, settings."siteName"
  from sought join public.site_settings as settings on strpos(settings."ogImage", sought.hash) > 0
  order by 1, 2, 4, 3
$$;
revoke execute on function public.picture_uses(text[]) from public, anon, authenticated, service_role;
grant execute on function public.picture_uses(text[]) to authenticated, service_role;
