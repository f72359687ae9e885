-- What was deleted comes back: a deletion really deletes, and its revision has all that is needed to undo it.

-- Who wrote a post that was deleted; null when that account is no more.
create function private.owner_of_deleted_post(post uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select account.id
  from public.revisions as deletion
  join auth.users as account on account.id::text = deletion.before ->> 'created_by'
  where deletion.table_name = 'blog_posts' and deletion.row_id = post and deletion.gone
  order by deletion.id desc limit 1
$$;

-- As before, but a post that comes back is still of whoever wrote it.
create or replace function private.own_post() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.created_by is null or private.staff_role() <> 'admin' then
      new.created_by := coalesce(private.owner_of_deleted_post(new.id), auth.uid());
    end if;
  elsif private.staff_role() <> 'admin' then
    new.created_by := old.created_by;
  end if;
  return new;
end
$$;

-- Puts a row back as it was. Columns that the table has got since have their defaults.
create function private.put_back(content text, was jsonb) returns integer
language plpgsql strict set search_path = '' as $$
declare
  names constant text := (
    select string_agg(quote_ident(attname), ', ') from pg_catalog.pg_attribute
    where attrelid = format('public.%I', content)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and was ? attname::text);
  added integer;
begin
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) on conflict (%3$I) do nothing',
    content, names, case content when 'post_slugs' then 'slug' else 'id' end) using was;
  get diagnostics added = row_count;
  return added;
end
$$;

-- Puts back what the deletion of a row took with it, as far as that can still be: rows that belonged to it, and its id
-- where other rows named it. Whoever may have the row back may have these back.
create function private.put_back_what_went_with(deletion bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken record;
  link text;
begin
  for taken in
    select other.id, other.table_name, other.row_id, other.operation, other.before, subject.row_id::text as subject
    from public.revisions as subject
    join public.revisions as other
      on other.transaction = subject.transaction and other.at = subject.at and other.id <> subject.id
    where subject.id = deletion and not subject.gone
      and (other.operation = 'update' or (other.operation = 'delete' and other.gone))
    order by array_position(private.content_tables(), other.table_name), other.id
  loop
    for link in select key from jsonb_each_text(taken.before) where value = taken.subject and key <> 'id' limit 1 loop
      begin
        if taken.operation = 'update' then
          execute format('update public.%1$I set %2$I = $1 where id = $2 and %2$I is null', taken.table_name, link)
            using taken.subject::uuid, taken.row_id;
        elsif taken.table_name <> 'post_slugs' or not exists (
          select from public.blog_posts as post where post.slug = taken.before ->> 'slug' and private.is_public(post.published, post.publish_at)
        ) then
          perform private.put_back(taken.table_name, taken.before);
          update public.revisions set gone = false where id = taken.id;
        end if;
      exception
        -- What it belongs to is gone as well, or something else has its place by now.
        when integrity_constraint_violation or foreign_key_violation or unique_violation or check_violation then null;
      end;
    end loop;
  end loop;
end
$$;

-- Brings a deleted row back, with all that went with it: as its table's policies allow whoever asks. No row comes back for
-- what is not in the trash, or not the caller's to read. The same call again changes nothing.
create function public.restore_deleted(kind text default '', deleted_row uuid default null) returns table (id uuid)
language plpgsql set search_path = '' as $$
declare
  deletion public.revisions;
  was jsonb;
begin
  select * into deletion from public.revisions as revision
    where revision.table_name = kind and revision.row_id = deleted_row and revision.operation = 'delete'
    order by revision.id desc limit 1;
  if deletion.id is null then
    return;
  end if;
  if deletion.gone then
    was := deletion.before;
    if kind = 'blog_posts' then
      -- Its category may have another slug by now, its author no account any more.
      was := was || jsonb_build_object('created_by', private.owner_of_deleted_post(deleted_row), 'category', coalesce(
        (select category.slug from public.blog_categories as category where category.slug = was ->> 'category'),
        (select category.slug from public.blog_categories as category
          where was ->> 'category' = any (category.former_slugs) limit 1),
        was ->> 'category'));
    elsif kind = 'console_of_month' and exists (select from public.console_of_month where featured) then
      was := was || '{"featured": false}';
    end if;
    if private.put_back(kind, was) > 0 then
      perform private.put_back_what_went_with(deletion.id);
    end if;
  end if;
  return query select deleted_row;
end
$$;

revoke execute on function
  private.owner_of_deleted_post(uuid), private.put_back(text, jsonb), private.put_back_what_went_with(bigint),
  public.restore_deleted(text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  private.owner_of_deleted_post(uuid), private.put_back(text, jsonb), private.put_back_what_went_with(bigint),
  public.restore_deleted(text, uuid)
  to authenticated, service_role;
