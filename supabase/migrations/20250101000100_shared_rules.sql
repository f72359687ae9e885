-- What every table shares: a schema that the API does not expose, the shapes of
-- addresses, and the triggers that hold whatever the grants say.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Used in CHECKs, so that the database and src/lib/safe-url.ts give the same verdict.
create function private.is_http_url(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 2048
    and value ~* '^https?://[^\u0001-\u0020\u007f\\/?#]+[^\u0001-\u0020\u007f\\]*$'
$$;

create function private.is_image_source(value text) returns boolean
language sql immutable set search_path = '' as $$
  select private.is_http_url(value)
    or (length(value) <= 2048 and value ~ '^/([^\u0001-\u0020\u007f\\/][^\u0001-\u0020\u007f\\]*)?$')
$$;

create function private.is_slug(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) between 1 and 200 and value ~ '^[a-z0-9_]+(-[a-z0-9_]+)*$'
$$;

create function private.is_email(value text) returns boolean
language sql immutable set search_path = '' as $$
  select length(value) <= 254 and value ~ '^[^\u0001-\u0020\u007f@]+@[^\u0001-\u0020\u007f@]+$'
$$;

-- Identity and times of a row belong to the database: an API request cannot set
-- the times of a new row, nobody changes its id, and created_at stays what it was,
-- so that a row can be sent back whole.
create function private.stamp_row() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if current_user = 'authenticated' then
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  if new.id is distinct from old.id then
    raise exception 'the id of a row cannot be changed' using errcode = '23514';
  end if;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end
$$;

-- No screen changes two rows at once, so a request that would (a forgotten
-- filter, a script) is refused as a whole. The service role may: it imports.
create function private.one_row_per_request() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and (select count(*) from changed_rows) > 1 then
    raise exception 'one request may change one row only' using errcode = '42501';
  end if;
  return null;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.is_http_url(text), private.is_image_source(text), private.is_slug(text), private.is_email(text)
  to authenticated, service_role;
