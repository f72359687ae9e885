-- How much one person may add: no script, and nobody who took over a contributor's account,
-- fills the database. The service role may: it imports.

-- The lock makes two requests of one owner wait for one another, so that both are counted.
create function private.limit_new_posts() returns trigger
language plpgsql set search_path = '' as $$
declare
  owner uuid;
begin
  if current_user <> 'authenticated' then
    return null;
  end if;
  if private.staff_role() = 'contributor' and (select count(*) from added_rows) > 50 then
    raise exception 'one request may add 50 posts at most' using errcode = '42501';
  end if;
  for owner in
    select distinct created_by from added_rows where created_by is not null and not published order by 1
  loop
    perform pg_advisory_xact_lock(hashtext('public.blog_posts: drafts of ' || owner));
    if (select count(*) from public.blog_posts where created_by = owner and not published) > 500 then
      -- isDraftLimit in src/data/staff/writes.ts knows it by these words.
      raise exception 'one person may have 500 drafts at most'
        using errcode = '23514', hint = 'Delete some of them, or have them published.';
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function private.limit_new_posts() from public;

create trigger blog_posts_limit_new after insert on public.blog_posts referencing new table as added_rows
  for each statement execute function private.limit_new_posts();
